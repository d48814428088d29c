// `npm run -s review:export > review.csv`: the workbook of all safety rules for a pharmacist from outside.
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { readRuleTables } from '#knowledge/safety/load.ts'
import { projectRoot } from '#server/root.ts'
import { workbookOf } from './workbook.ts'

const root = projectRoot()
const catalogue = loadCatalogue(root)
process.stdout.write(workbookOf(readRuleTables(root, catalogue), catalogue.sources))
