// node tools/setup/node.cjs run <entry.ts> [arguments]: runs one of the project's TypeScript programs.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleProgram } from './bundle.mjs'
import { prepare } from './install.mjs'
import { root, say } from './project.mjs'

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
const program = await bundleProgram(entry)
// The program gets the same `process.argv` as if it were run directly.
process.argv = [process.execPath, program, ...args]
await import(pathToFileURL(program).href)
