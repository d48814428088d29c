import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { evaluateBuiltIn, type JudgedRequest } from '#server/ian/evaluation/evaluate.ts'
import { readRequests, REQUEST_FILES } from '#server/ian/evaluation/requests.ts'
import { serveCatalogue } from '#server/medications/open-catalogue.ts'
import { projectRoot } from '#server/root.ts'
import { openSafety } from '#server/safety/open-safety.ts'

/**
 * `npm run evaluate:assistant` asks the assistant every written request (server/ian/evaluation), and prints which were
 * answered as expected.
 */

const root = projectRoot()
const knowledge = loadCatalogue(root)
const catalogue = serveCatalogue(knowledge)
const safety = openSafety(root, knowledge, catalogue)

/** One line of the table for each family of requests, and a line for the sum. */
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

for (const file of REQUEST_FILES) {
  const judged = await evaluateBuiltIn(readRequests(file), { catalogue, safety })
  process.stdout.write(`${file}, without a model\n${table(judged)}\n\n`)
  for (const { id, question, result, done } of judged.filter((one) => one.result !== 'expected'))
    process.stdout.write(`${result}: ${id} ${question} ${JSON.stringify(done)}\n`)
}
