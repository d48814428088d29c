// catalogue-import <file.csv|file.xlsx> [data directory]: imports COFEPRIS's register of medicines into the
// catalogue. Prints the accepted products and, as one JSON object a line, what was skipped and why.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { IMPORTED } from '#knowledge/catalogue/imported.ts'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { readRegister } from '#server/medications/import/import-columns.ts'
import { importRegister } from '#server/medications/import/import-cofepris.ts'
import { projectRoot } from '#server/root.ts'

const [file, dataDir = '.data'] = process.argv.slice(2)
if (file === undefined) {
  process.stderr.write('catalogue-import <file.csv|file.xlsx> [data directory]\n')
  process.exitCode = 2
} else {
  const rows = await readRegister(file)
  const { accepted, skipped } = importRegister(rows, loadCatalogue(projectRoot()))
  const output = path.join(dataDir, IMPORTED)
  mkdirSync(path.dirname(output), { recursive: true })
  // The file is renamed into place, so that a server that starts meanwhile reads the old import or the new one,
  // never half.
  writeFileSync(`${output}.new`, accepted.map((product) => `${JSON.stringify(product)}\n`).join(''))
  renameSync(`${output}.new`, output)
  for (const skip of skipped) process.stdout.write(`${JSON.stringify(skip)}\n`)
  const reasons = new Map<string, number>()
  for (const { reason } of skipped) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  const summary = {
    rows: rows.length,
    accepted: accepted.length,
    skipped: Object.fromEntries(reasons),
    output,
  }
  process.stdout.write(`${JSON.stringify(summary)}\n`)
}
