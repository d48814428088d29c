import { ALL_READ, ALL_REFUSED } from '#contract/posology/corpus/all.ts'
import { codeOf } from '#contract/posology/corpus/read-corpus.ts'
import { parsePosology } from '#contract/posology/parse.ts'
import { sentenceOf } from '#contract/posology/sentence.ts'
import type { Figure } from './figure.ts'
import { round } from './statistics.ts'

const LIMIT_EXACT = 98
const LIMIT_MS = 0.2
const PASSES = 20

/** Measures how many of the example instructions are read correctly, how many wrongly, and how fast. */
export async function benchPosology(): Promise<Figure[]> {
  const read = ALL_READ.map((example) => ({ ...example, ...parsePosology(example.text) }))
  const isRight = (one: (typeof read)[number]): boolean =>
    one.confident && codeOf(one.steps) === one.code && sentenceOf(one.steps) === one.sentence
  const exact = read.filter(isRight)
  const accepted = ALL_REFUSED.filter(({ text }) => parsePosology(text).confident)
  const right = exact.length + ALL_REFUSED.length - accepted.length
  const size = ALL_READ.length + ALL_REFUSED.length
  const wrong = read.filter((one) => one.confident && !isRight(one)).length + accepted.length
  const share = round((100 * right) / size, 1)
  const texts = [...ALL_READ, ...ALL_REFUSED].map(({ text }) => text)
  const slowest = Math.max(...fastestOf(texts))
  return [
    {
      figure: 'Posology, exact',
      value: share,
      unit: '%',
      limit: `>= ${LIMIT_EXACT}`,
      holds: share >= LIMIT_EXACT,
      note: `${size} written texts, ${ALL_REFUSED.length} of them to be refused`,
    },
    {
      figure: 'Posology, wrong but confident',
      value: wrong,
      unit: 'texts',
      limit: '= 0',
      holds: wrong === 0,
    },
    {
      figure: 'Posology, slowest text',
      value: round(slowest, 3),
      unit: 'ms',
      limit: `< ${LIMIT_MS}`,
      holds: slowest < LIMIT_MS,
      note: `best of ${PASSES} readings each, taking turns; structure and sentence`,
    },
  ]
}

/**
 * Milliseconds that the fastest of several readings of each text takes. The texts take turns, so that neither a slow moment of
 * the machine nor code that is not compiled yet affects one text alone.
 */
function fastestOf(texts: readonly string[]): number[] {
  const best = texts.map(() => Infinity)
  for (let pass = 0; pass < PASSES; pass++)
    for (const [i, text] of texts.entries()) {
      const start = performance.now()
      sentenceOf(parsePosology(text).steps)
      best[i] = Math.min(best[i] ?? Infinity, performance.now() - start)
    }
  return best
}
