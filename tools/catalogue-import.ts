// catalogue-import [--preview] [--compendium | --controlled | --prices] <file.csv|file.xlsx> [data directory]: imports
// COFEPRIS's register of medicines into the catalogue or, by an option, keys of the Compendio Nacional, COFEPRIS's list of
// controlled medicines, or prices of PROFECO. Prints what was skipped and why, and a summary, as one JSON object a line. With
// --preview nothing is written. catalogue-import --undo [the same option] [data directory] puts the import before the last
// one into force again.
import { IMPORTED_COMPENDIUM } from '#knowledge/catalogue/imported-compendium.ts'
import { IMPORTED_CONTROLLED } from '#knowledge/catalogue/imported-controlled.ts'
import { IMPORTED_PRICES } from '#knowledge/catalogue/imported-prices.ts'
import { IMPORTED } from '#knowledge/catalogue/imported.ts'
import { type CatalogueData, loadCatalogue } from '#knowledge/catalogue/load.ts'
import { readRegister } from '#server/medications/import/import-columns.ts'
import { importRegister } from '#server/medications/import/import-cofepris.ts'
import { importCompendium, readCompendiumFile } from '#server/medications/import/import-compendium.ts'
import { importControlled, readControlledFile } from '#server/medications/import/import-controlled.ts'
import { importPrices, readPricesFile } from '#server/medications/import/import-prices.ts'
import { registerChange, keepRegister, undoRegister } from '#server/medications/import/keep-import.ts'
import { projectRoot } from '#server/root.ts'

interface Imported {
  rows: number
  accepted: readonly { uid: string }[]
  skipped: readonly { reason: string }[]
}
interface Kind {
  name: string
  /**
   * Whether a file with clinical data that is being imported is checked against the catalogue with all earlier imports. True for
   * prices, because a price belongs to a product of the imported register.
   */
  withImported?: true
  read: (file: string, catalogue: CatalogueData) => Promise<Imported>
}

const REGISTER: Kind = {
  name: IMPORTED,
  read: async (file, catalogue) => {
    const rows = await readRegister(file)
    return { rows: rows.length, ...importRegister(rows, catalogue) }
  },
}
const KINDS: Readonly<Record<string, Kind>> = {
  '--compendium': {
    name: IMPORTED_COMPENDIUM,
    read: async (file, catalogue) => {
      const rows = await readCompendiumFile(file)
      return { rows: rows.length, ...importCompendium(rows, catalogue) }
    },
  },
  '--controlled': {
    name: IMPORTED_CONTROLLED,
    read: async (file, catalogue) => {
      const rows = await readControlledFile(file)
      return { rows: rows.length, ...importControlled(rows, catalogue) }
    },
  },
  '--prices': {
    name: IMPORTED_PRICES,
    withImported: true,
    read: async (file, catalogue) => {
      const rows = await readPricesFile(file)
      return { rows: rows.length, ...importPrices(rows, catalogue) }
    },
  },
}

const print = (line: unknown) => process.stdout.write(`${JSON.stringify(line)}\n`)
const options = process.argv.slice(2)
const [file, dataDir = '.data'] = options.filter((option) => !option.startsWith('--'))
const { name, read, withImported } =
  options.map((option) => KINDS[option]).find((kind) => kind !== undefined) ?? REGISTER
if (options.includes('--undo')) print({ undone: undoRegister(file ?? dataDir, name) })
else if (file === undefined) {
  process.stderr.write(
    'catalogue-import [--preview | --undo] [--compendium | --controlled | --prices] <file.csv|file.xlsx> [data directory]\n',
  )
  process.exitCode = 2
} else {
  const catalogue = withImported ? loadCatalogue(projectRoot(), dataDir) : loadCatalogue(projectRoot())
  const { rows, accepted, skipped } = await read(file, catalogue)
  for (const skip of skipped) print(skip)
  const reasons = new Map<string, number>()
  for (const { reason } of skipped) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  const change = registerChange(dataDir, accepted, name)
  const output = options.includes('--preview') ? null : keepRegister(dataDir, accepted, name)
  print({ rows, accepted: accepted.length, ...change, skipped: Object.fromEntries(reasons), output })
}
