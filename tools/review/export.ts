// `npm run -s review:export > review.csv`: writes the workbook of all safety rules and facts, which an external pharmacist
// reviews.
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { readRuleTables } from '#knowledge/safety/load.ts'
import { readFactTables } from '#knowledge/safety/signable-facts.ts'
import { projectRoot } from '#server/root.ts'
import { workbookOf } from './workbook.ts'

const root = projectRoot()
const catalogue = loadCatalogue(root)
const tables = { ...readRuleTables(root, catalogue), ...readFactTables(root, catalogue) }
process.stdout.write(workbookOf(tables, catalogue.sources))
