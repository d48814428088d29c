import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { readModelSettings } from '#server/config.ts'
import { evaluateBuiltIn, type JudgedRequest } from '#server/ian/evaluation/evaluate.ts'
import { evaluateModel } from '#server/ian/evaluation/evaluate-model.ts'
import { readRequests, REQUEST_FILES } from '#server/ian/evaluation/requests.ts'
import { serveCatalogue } from '#server/medications/open-catalogue.ts'
import { toolModel } from '#server/outside/ai/tool-model.ts'
import { createOutbound } from '#server/outside/client/outbound.ts'
import { projectRoot } from '#server/root.ts'
import { openSafety } from '#server/safety/open-safety.ts'

/**
 * `npm run evaluate:assistant` sends every example request (server/ian/evaluation) to the AI assistant, and prints which were
 * answered as expected: first without a language model, then with the model of AI_BASE_URL and AI_MODEL, if there is one.
 */

const root = projectRoot()
const knowledge = loadCatalogue(root)
const catalogue = serveCatalogue(knowledge)
const safety = openSafety(root, knowledge, catalogue)

/** Makes a table of the results: one line for each family of example requests, and a line with the totals. */
function table(judged: readonly JudgedRequest[]): string {
  const familyOf = ({ id }: JudgedRequest): string => id.replace(/^\w?\d+-/, '')
  const names = [...new Set(judged.map(familyOf))]
  const line = (name: string, rows: readonly JudgedRequest[]): string => {
    const count = (result: JudgedRequest['result']) => rows.filter((one) => one.result === result).length
    const cells = [rows.length, count('expected'), count('honest'), count('wrong')]
    return name.padEnd(16) + cells.map((cell) => String(cell).padStart(10)).join('')
  }
  const head =
    'family'.padEnd(16) + ['requests', 'expected', 'honest', 'wrong'].map((t) => t.padStart(10)).join('')
  return [
    head,
    ...names.map((name) =>
      line(
        name,
        judged.filter((one) => familyOf(one) === name),
      ),
    ),
    line('all', judged),
  ].join('\n')
}

function print(title: string, judged: readonly JudgedRequest[]): void {
  process.stdout.write(`${title}\n${table(judged)}\n\n`)
  for (const { id, question, result, done } of judged.filter((one) => one.result !== 'expected'))
    process.stdout.write(`${result}: ${id} ${question} ${JSON.stringify(done)}\n`)
}

for (const file of REQUEST_FILES)
  print(`${file}, without a model`, await evaluateBuiltIn(readRequests(file), { catalogue, safety }))

const { ai, outboundAllowed } = readModelSettings()
if (ai === null)
  process.stdout.write('AI_BASE_URL and AI_MODEL name no model: only the built-in understanding ran.\n')
else {
  const outbound = createOutbound({ allowed: outboundAllowed, log: () => undefined })
  const model = toolModel(ai, outbound)
  for (const file of REQUEST_FILES)
    print(`${file}, ${ai.model}`, await evaluateModel(readRequests(file), { catalogue, safety, model }))
  await outbound.close()
}
