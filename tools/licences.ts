// npm run licences: writes docs/licences.md, the licences of everything that is delivered with the product.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '#tools/setup/project.mjs'
import { licenceList } from './licence-list.ts'

writeFileSync(path.join(root, 'docs/licences.md'), licenceList(root))
