import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib'
import { root, textOf } from './project.mjs'
import { SetupFailure } from './sentences.mjs'
import { untar } from './untar.mjs'

/**
 * Unpacks the Chromium of the package @sparticuz/chromium, once. The package's own function is made for AWS
 * Lambda: it unpacks to /tmp, makes its libraries available only there, and turns web security off.
 * @returns {Promise<{ executablePath: string, env: Record<string, string> }>}
 */
export async function unpackChromium() {
  const archives = archiveFolder()
  const { version } = JSON.parse(textOf(path.join(archives, '../package.json')))
  const folder = path.join(root, 'node_modules/.cache', `chromium-${version}`)
  if (!existsSync(folder)) {
    const aside = `${folder}.${process.pid}`
    await unpackTo(aside, archives, folder)
    placeOrYield(aside, folder)
  }
  return { executablePath: path.join(folder, 'chromium'), env: environmentFor(folder) }
}

function archiveFolder() {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  for (let folder = path.dirname(entry); folder !== path.dirname(folder); folder = path.dirname(folder))
    if (existsSync(path.join(folder, 'bin/chromium.br'))) return path.join(folder, 'bin')
  throw new SetupFailure('@sparticuz/chromium holds no browser: set CHROME_PATH')
}

/**
 * Unpacks the browser, its libraries and its fonts into the folder `aside`.
 * @param {string} aside
 * @param {string} archives
 * @param {string} folder Final path of the unpacked browser.
 */
async function unpackTo(aside, archives, folder) {
  mkdirSync(aside, { recursive: true })
  await pipeline(
    createReadStream(path.join(archives, 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(path.join(aside, 'chromium'), { mode: 0o755 }),
  )
  for (const name of ['al2023', 'fonts', 'swiftshader'])
    untar(brotliDecompressSync(readFileSync(path.join(archives, `${name}.tar.br`))), aside)
  writeFileSync(path.join(aside, 'fonts.conf'), fontConfiguration(folder))
}

/**
 * Makes a configuration of fonts for the browser, without which a system that has no fonts would show no letters.
 * @param {string} folder
 */
function fontConfiguration(folder) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`
}

/**
 * Moves the unpacked browser into place. If another command has placed its copy in the meantime, that copy is used, and this one
 * is deleted.
 * @param {string} aside
 * @param {string} folder
 */
function placeOrYield(aside, folder) {
  try {
    renameSync(aside, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(aside, { recursive: true, force: true })
  }
}

/**
 * Environment variables with which the browser finds its libraries and fonts.
 * @param {string} folder
 * @returns {Record<string, string>}
 */
function environmentFor(folder) {
  const inherited = Object.entries(process.env).filter((entry) => entry[1] !== undefined)
  const libraries = [path.join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return {
    ...Object.fromEntries(inherited),
    LD_LIBRARY_PATH: libraries,
    FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
    FONTCONFIG_PATH: folder,
  }
}
