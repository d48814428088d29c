import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { bundle, placeAtOnce, sourceDigest, WEB_FOLDERS } from './bundle.mjs'
import { onceFor } from './once.mjs'
import { filesBelow, root } from './project.mjs'

const SERVER = ['server', 'contract', 'knowledge', 'locales', 'brands']

/** Minimum size in bytes of a file that the build compresses, because compressing a smaller one adds more than it saves. */
const WORTH_COMPRESSING = 200

/** Builds the parts of the product that changed since the last build. Prints nothing when none did. */
export async function buildProduct() {
  await buildWeb()
  await bundle({
    entry: 'server/main.ts',
    outDir: 'dist/server',
    name: 'main',
    what: 'building the server',
    folders: SERVER,
  })
}

async function buildWeb() {
  await onceFor({
    stamp: path.join(root, 'dist/.web.stamp'),
    key: sourceDigest(WEB_FOLDERS),
    what: 'building the browser application',
    async work() {
      const { build } = await import('vite')
      await placeAtOnce('dist/web', async (outDir) => {
        await build({ configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn', build: { outDir } })
        await compressBelow(outDir)
      })
    },
  })
}

/**
 * Compresses the text files of a folder at the build, once and with the best compression, so that the server need not do it at
 * each request.
 * @param {string} folder
 */
async function compressBelow(folder) {
  const texts = filesBelow(folder).filter((file) => /\.(js|css|html|svg|json|webmanifest|txt)$/.test(file))
  await Promise.all(texts.map(compress))
}

/** Writes the compressed versions of a file beside it, with Brotli and gzip. @param {string} file */
async function compress(file) {
  const content = readFileSync(file)
  if (content.length < WORTH_COMPRESSING) return
  const [brotli, gzip] = await Promise.all([
    promisify(zlib.brotliCompress)(content, {
      params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    promisify(zlib.gzip)(content, { level: 9 }),
  ])
  writeFileSync(`${file}.br`, brotli)
  writeFileSync(`${file}.gz`, gzip)
}
