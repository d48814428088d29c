// Runs the program of a command, such as start.mjs, under the Node of the npm packages. Node 18 must be able to run this file and
// all that it imports.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { install } from './install.mjs'
import { missingOn } from './platform.mjs'
import { say } from './project.mjs'
import { endInSentences } from './sentences.mjs'
import { carriedPackage, isOfLine, runtimeFor } from './runtime.mjs'

const begun = Date.now()

endInSentences()

const COMMANDS = ['start', 'test', 'build', 'mutate', 'run']

const [name = '', ...args] = process.argv.slice(2)
if (!COMMANDS.includes(name)) end(`which command? node tools/setup/node.cjs <${COMMANDS.join('|')}>`, 2)
const program = path.join(path.dirname(fileURLToPath(import.meta.url)), `${name}.mjs`)
if (name === 'start') for (const sentence of missingOn(process)) say(sentence)
// The npm packages must be installed first, because the Node that runs the command is one of them.
if (!isOfLine(process.version) && carriedPackage(process)) await install()
const { node, refusal } = runtimeFor(process)
if (refusal) end(refusal, 1)
if (node) handOver(node)
else {
  // The command's program gets the same `process.argv` as if it were run directly.
  process.argv = [process.execPath, program, ...args]
  await import(pathToFileURL(program).href)
}

/**
 * Runs the command's program under another Node. Signals to this process are passed on, and it ends with the exit code of the
 * other process.
 * @param {string} other
 */
function handOver(other) {
  const env = { ...process.env, HANDED_OVER_BY: String(process.pid), COMMAND_BEGUN: String(begun) }
  const child = spawn(other, [...process.execArgv, program, ...args], { stdio: 'inherit', env })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) endWithParent(child)
  child.once('error', (error) => end(`${other} could not be run: ${error.message}`, 1))
  child.once('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

/**
 * Ends the child process when the parent of this process changes. npm's shell does not pass SIGTERM on, but ends itself.
 * @param {import('node:child_process').ChildProcess} child
 */
function endWithParent(child) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 500)
}

/** Prints a sentence and ends the process. @param {string} sentence @param {number} code @returns {never} */
function end(sentence, code) {
  say(sentence)
  process.exit(code)
}
