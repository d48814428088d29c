// npm run build: builds what npm start would build, without starting it, as for an image that is built once and run often. With
// --commands it also builds the operator's commands, for an installation that cannot write.
import { buildProduct } from './build-product.mjs'
import { bundleProgram, COMMANDS } from './bundle.mjs'
import { prepare } from './install.mjs'

await prepare()
await buildProduct()
if (process.argv.includes('--commands')) for (const entry of COMMANDS) await bundleProgram(entry)
