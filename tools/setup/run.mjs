// node tools/setup/run.mjs <entry.ts> [arguments]: runs one of the project's TypeScript programs.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle, PROGRAM_FOLDERS } from './bundle.mjs'
import { install } from './install.mjs'
import { root, say } from './project.mjs'

const [entry, ...args] = process.argv.slice(2)
if (!entry) {
  say('which program? node tools/setup/run.mjs <entry.ts> [arguments]')
  process.exit(2)
}
await install()
const file = path.resolve(root, entry)
const name = path
  .relative(root, file)
  .replace(/\.tsx?$/, '')
  .replace(/^tools[\\/]/, '')
  .replaceAll(/[\\/]/g, '-')
const program = await bundle({
  entry: file,
  outDir: 'dist/tools',
  name,
  what: entry,
  folders: PROGRAM_FOLDERS,
  quiet: true,
})
process.argv = [process.execPath, program, ...args]
await import(pathToFileURL(program).href)
