// npm run mutate: counts how many small changes of the rules (mutants) the tests find. Arguments are those of Stryker's `run`:
// npm run mutate -- --mutate 'contract/values/**/*.ts'
import { spawn } from 'node:child_process'
import { prepare } from './install.mjs'
import { NOT_MUTATED } from './not-mutated.mjs'
import { digestOf, programOf, root } from './project.mjs'

process.chdir(root)
await prepare()
const stryker = programOf({ package: '@stryker-mutator/core', program: 'stryker' })
const args = ['run', 'stryker.config.mjs', ...narrowed(process.argv.slice(2))]
const child = spawn(process.execPath, [stryker, ...args], { stdio: 'inherit' })
child.once('close', (code) => (process.exitCode = code ?? 1))

/**
 * The arguments for Stryker. Patterns of `--mutate` replace those of the configuration, so patterns that leave out tests are
 * added. A run with such patterns has a cache of its own, because Stryker adds everything in a cache to the score.
 * @param {string[]} given
 */
function narrowed(given) {
  const at = given.findIndex((arg) => arg === '-m' || arg === '--mutate') + 1
  if (at === 0) return given
  const patterns = [given[at] ?? '', ...NOT_MUTATED].join(',')
  const cache = `node_modules/.cache/mutation/${digestOf([patterns]).slice(0, 12)}.json`
  return [...given.with(at, patterns), '--incrementalFile', cache]
}
