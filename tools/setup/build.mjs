// npm run build: builds what npm start would build, without starting it, as for an image that is built once and run
// often.
import { buildProduct } from './build-product.mjs'
import { prepare } from './install.mjs'

await prepare()
await buildProduct()
