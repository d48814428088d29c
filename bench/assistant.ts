import { ianAnswers as en } from '#locales/en/ian-answers.ts'
import { ianAnswers as es } from '#locales/es/ian-answers.ts'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { answerBuiltIn } from '#server/ian/answer.ts'
import { readRequests, REQUEST_FILES } from '#server/ian/evaluation/requests.ts'
import { recordsOf } from '#server/ian/own-records.ts'
import { contextAbout } from '#server/ian/understanding/scene.ts'
import { serveCatalogue } from '#server/medications/open-catalogue.ts'
import { projectRoot } from '#server/root.ts'
import { openSafety } from '#server/safety/open-safety.ts'
import type { Figure } from './figure.ts'
import { openBenchDatabase, withOwner } from './ground.ts'
import { fillHistory } from './history-data.ts'
import { median, percentile, round } from './statistics.ts'

const FILLING = { all: 20_000, own: 10_000 }
const LIMIT_MS = 150
const PASSES = 3

/**
 * Measures the time from a question to the AI assistant to the first line of the answer, and to its end, without a language
 * model. All requests of the evaluation are sent, for a doctor with 10,000 prescriptions whose records are read from the
 * database. Each request is sent three times and the fastest answer counts, because other programs use the machine too.
 */
export async function benchAssistant(): Promise<Figure[]> {
  const root = projectRoot()
  const knowledge = loadCatalogue(root)
  const catalogue = serveCatalogue(knowledge)
  const safety = openSafety(root, knowledge, catalogue)
  const names = { names: safety.names, printed: safety.rules.printed }
  const ground = await openBenchDatabase()
  const first: number[] = []
  const whole: number[] = []
  try {
    await withOwner(ground, (client) => fillHistory(client, ground, FILLING))
    const domain = { database: ground.database, clock: () => new Date() }
    const records = recordsOf(domain, { catalogue, safety, knowledge })
    for (const request of REQUEST_FILES.flatMap(readRequests)) {
      const { language, question } = request
      const desk = {
        records: records({ doctorId: ground.doctorId, language, baseUrl: 'https://recetas.example' }),
        words: language === 'en' ? en : es,
        language,
        today: '2026-11-23',
        known: { patients: new Map(), drugs: new Map() },
      }
      const passes = []
      for (let pass = 0; pass < PASSES; pass += 1)
        passes.push(await timed(answerBuiltIn(question, contextAbout({}), { desk, names })))
      first.push(Math.min(...passes.map((one) => one.first)))
      whole.push(Math.min(...passes.map((one) => one.whole)))
    }
  } finally {
    await ground.close()
  }
  const p99 = percentile(first, 0.99)
  return [
    {
      figure: 'assistant without a model: question to first words, p99',
      value: round(p99),
      unit: 'ms',
      limit: `< ${LIMIT_MS}`,
      holds: p99 < LIMIT_MS,
      note: `${first.length} requests, ${FILLING.own} prescriptions; p50 ${round(median(first))} ms, whole answers p99 ${round(percentile(whole, 0.99))} ms`,
    },
  ]
}

/** Reads an answer of the AI assistant to its end. @returns milliseconds to the first line, and to the end */
async function timed(lines: AsyncIterable<unknown>): Promise<{ first: number; whole: number }> {
  const start = performance.now()
  const reader = lines[Symbol.asyncIterator]()
  let { done } = await reader.next()
  const first = performance.now() - start
  while (done !== true) ({ done } = await reader.next())
  return { first, whole: performance.now() - start }
}
