// node tools/setup/node.cjs run <entry.ts> [arguments]: runs one of the project's TypeScript programs.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'
import { prepare } from './install.mjs'
import { root, say } from './project.mjs'

const FOLDERS = ['contract', 'server', 'knowledge', 'brands', 'locales', 'tools', 'bench', 'e2e', 'web']

const [entry, ...args] = process.argv.slice(2)
if (!entry) {
  say('which program? node tools/setup/node.cjs run <entry.ts> [arguments]')
  process.exit(2)
}
if (!existsSync(path.resolve(root, entry))) {
  say(`there is no program ${entry}`)
  process.exit(2)
}
await prepare()
const program = await bundle({
  entry: path.resolve(root, entry),
  outDir: 'dist/tools',
  name: nameOf(entry),
  what: entry,
  folders: FOLDERS,
  quiet: true,
})
// The program gets the command line that it would have if it were run directly.
process.argv = [process.execPath, program, ...args]
await import(pathToFileURL(program).href)

/**
 * Name of a bundle: tools/operator.ts is dist/tools/operator.mjs, bench/run.ts is dist/tools/bench-run.mjs.
 * @param {string} file
 */
function nameOf(file) {
  const parts = path.relative(root, path.resolve(root, file)).replace(/\.ts$/, '').split(path.sep)
  return (parts[0] === 'tools' ? parts.slice(1) : parts).join('-')
}
