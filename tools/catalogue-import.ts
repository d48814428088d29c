// catalogue-import [--preview] [--compendium] <file.csv|file.xlsx> [data directory]: imports COFEPRIS's register of
// medicines into the catalogue or, with --compendium, keys of the Compendio Nacional. Prints what was skipped and why, and
// a summary, as one JSON object a line. With --preview nothing is written. catalogue-import --undo [--compendium]
// [data directory] puts the import before the last one into force again.
import { IMPORTED_COMPENDIUM } from '#knowledge/catalogue/imported-compendium.ts'
import { IMPORTED } from '#knowledge/catalogue/imported.ts'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { readRegister } from '#server/medications/import/import-columns.ts'
import { importRegister } from '#server/medications/import/import-cofepris.ts'
import { importCompendium, readCompendiumFile } from '#server/medications/import/import-compendium.ts'
import { registerChange, keepRegister, undoRegister } from '#server/medications/import/keep-import.ts'
import { projectRoot } from '#server/root.ts'

const print = (line: unknown) => process.stdout.write(`${JSON.stringify(line)}\n`)
const options = process.argv.slice(2)
const [file, dataDir = '.data'] = options.filter((option) => !option.startsWith('--'))
const isCompendium = options.includes('--compendium')
const name = isCompendium ? IMPORTED_COMPENDIUM : IMPORTED
if (options.includes('--undo')) print({ undone: undoRegister(file ?? dataDir, name) })
else if (file === undefined) {
  process.stderr.write(
    'catalogue-import [--preview | --undo] [--compendium] <file.csv|file.xlsx> [data directory]\n',
  )
  process.exitCode = 2
} else {
  const { rows, accepted, skipped } = await readFile(file)
  for (const skip of skipped) print(skip)
  const reasons = new Map<string, number>()
  for (const { reason } of skipped) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  const change = registerChange(dataDir, accepted, name)
  const output = options.includes('--preview') ? null : keepRegister(dataDir, accepted, name)
  print({ rows, accepted: accepted.length, ...change, skipped: Object.fromEntries(reasons), output })
}

async function readFile(from: string) {
  const catalogue = loadCatalogue(projectRoot())
  if (isCompendium) {
    const rows = await readCompendiumFile(from)
    return { rows: rows.length, ...importCompendium(rows, catalogue) }
  }
  const rows = await readRegister(from)
  return { rows: rows.length, ...importRegister(rows, catalogue) }
}
