// catalogue-import [--preview] <file.csv|file.xlsx> [data directory]: imports COFEPRIS's register of medicines into the
// catalogue. Prints what was skipped and why, and a summary, as one JSON object a line. With --preview nothing is
// written. catalogue-import --undo [data directory] puts the import before the last one into force again.
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { readRegister } from '#server/medications/import/import-columns.ts'
import { importRegister } from '#server/medications/import/import-cofepris.ts'
import { registerChange, keepRegister, undoRegister } from '#server/medications/import/keep-import.ts'
import { projectRoot } from '#server/root.ts'

const print = (line: unknown) => process.stdout.write(`${JSON.stringify(line)}\n`)
const options = process.argv.slice(2)
const [file, dataDir = '.data'] = options.filter((option) => !option.startsWith('--'))
if (options.includes('--undo')) print({ undone: undoRegister(file ?? dataDir) })
else if (file === undefined) {
  process.stderr.write('catalogue-import [--preview | --undo] <file.csv|file.xlsx> [data directory]\n')
  process.exitCode = 2
} else {
  const rows = await readRegister(file)
  const { accepted, skipped } = importRegister(rows, loadCatalogue(projectRoot()))
  for (const skip of skipped) print(skip)
  const reasons = new Map<string, number>()
  for (const { reason } of skipped) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  const change = registerChange(dataDir, accepted)
  const output = options.includes('--preview') ? null : keepRegister(dataDir, accepted)
  print({
    rows: rows.length,
    accepted: accepted.length,
    ...change,
    skipped: Object.fromEntries(reasons),
    output,
  })
}
