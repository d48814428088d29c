import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. It is found by walking up from this file, which is also contained in the bundles in `dist/`. */
export const root = folderWith('package.json', path.dirname(fileURLToPath(import.meta.url)))

/**
 * The nearest folder, from `from` upwards, that contains a file of this name.
 * @param {string} name
 * @param {string} from
 * @returns {string}
 */
function folderWith(name, from) {
  if (existsSync(path.join(from, name))) return from
  if (from === path.dirname(from)) throw new Error(`${name} was not found`)
  return folderWith(name, path.dirname(from))
}

/**
 * Writes a line to the person who typed the command. The line goes to standard error, because the output of some commands is
 * piped into other programs.
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`[setup] ${line}\n`)
}

/** @param {string} file @returns {string} Text of the file; empty when there is no such file. */
export function textOf(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** SHA-256 of several contents in their order, hex. @param {Array<string | Buffer>} parts @returns {string} */
export function digestOf(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

/**
 * Every file below a folder, in an order that does not depend on the machine.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const file = path.join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(file) : [file]
  })
}

/**
 * Path of a package's program for Node to run. The links in node_modules/.bin are not used, because on Windows they are shell
 * scripts.
 * @param {{ package: string, program: string }} step
 */
export function programOf(step) {
  const folder = path.join(root, 'node_modules', step.package)
  const { bin } = JSON.parse(textOf(path.join(folder, 'package.json')))
  return path.join(folder, typeof bin === 'string' ? bin : bin[step.program])
}
