// npm test: runs all checks and tests. Arguments select tests: npm test -- server/patients
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { browserLaunchOptions } from './browser.mjs'
import { buildProduct } from './build-product.mjs'
import { prepare } from './install.mjs'
import { programOf, root, textOf } from './project.mjs'

/** @typedef {{ name: string, package: string, program: string, args: string[] }} Step */

/** The checks that run beside the tests: types, lint, format and unused code. @type {Step[]} */
const CHECKS = [
  { name: 'types', package: 'typescript', program: 'tsc', args: ['-b', '--checkers', '1'] },
  { name: 'lint', package: 'oxlint', program: 'oxlint', args: ['--type-aware'] },
  { name: 'format', package: 'oxfmt', program: 'oxfmt', args: ['--check'] },
  { name: 'unused', package: 'knip', program: 'knip', args: [] },
]

/** Number of slowest test files that are listed after the run. */
const SHOWN = 10

process.chdir(root)
await prepare()
const counts = { passed: 0, failed: 0 }
// The checks of types, lint, format and unused code run beside the build and the tests, in the processor time that these do not
// use.
const checks = runChecks()
await Promise.all([buildProduct(), unpackBrowser()])
count(await runTests(process.argv.slice(2)))
for (const { held, line, said } of await checks) {
  count(held ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  // Failed checks are listed again at the end of the output, where a reader looks first.
  if (!held) process.stdout.write(`\n${said}${line}`)
}
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`)
process.exitCode = counts.failed === 0 ? 0 : 1

/** Adds a result to the sums of passed and failed tests and checks. @param {{ passed: number, failed: number }} result */
function count(result) {
  counts.passed += result.passed
  counts.failed += result.failed
}

/** Runs the checks one after the other. The output of each is printed in one piece when the check has ended. */
async function runChecks() {
  const results = []
  for (const check of CHECKS) {
    const begun = Date.now()
    const child = spawn(process.execPath, [programOf(check), ...check.args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [out, err, held] = await Promise.all([text(child.stdout), text(child.stderr), ends(child)])
    const result = { held, line: lineOf(check, held, begun), said: out + err }
    process.stdout.write(result.said + result.line)
    results.push(result)
  }
  return results
}

/**
 * Unpacks the browser of the npm packages while the product is built. Otherwise each worker of a first run would unpack the
 * browser. If there is no browser, the browser tests report that themselves.
 */
function unpackBrowser() {
  return browserLaunchOptions().catch(() => undefined)
}

/** Runs the tests, all or those that the arguments select, and prints the slowest files. @param {string[]} narrowing */
async function runTests(narrowing) {
  const report = path.join(root, 'node_modules/.cache/vitest-report.json')
  rmSync(report, { force: true })
  const tests = { name: 'tests', package: 'vitest', program: 'vitest' }
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...narrowing]
  const begun = Date.now()
  const held = await ends(spawn(process.execPath, [programOf(tests), ...args], { stdio: 'inherit' }))
  const { numPassedTests: passed, numFailedTests: failed, testResults } = JSON.parse(textOf(report) || '{}')
  process.stdout.write(slowestOf(testResults ?? []) + lineOf(tests, held, begun))
  // A test file that could not be loaded has no failed test, so a failed run counts as at least one failure.
  return { passed: passed ?? 0, failed: held ? 0 : Math.max(1, failed ?? 0) }
}

/**
 * Lines with the slowest test files.
 * @param {{ name: string, startTime: number, endTime: number }[]} files with the times of their first and last test
 */
function slowestOf(files) {
  const slowest = files
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SHOWN)
  const lines = slowest.map(
    ({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${path.relative(root, name)}\n`,
  )
  return `\nThe slowest files:\n${lines.join('')}`
}

/**
 * Waits for the end of a process.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<boolean>} whether it ended well
 */
function ends(child) {
  return new Promise((resolve) => child.once('close', (code) => resolve(code === 0)))
}

/**
 * Line of the output about a finished step: name, result, seconds.
 * @param {{ name: string }} step
 * @param {boolean} held
 * @param {number} begun
 */
function lineOf({ name }, held, begun) {
  return `[${name}] ${held ? 'ok' : 'FAILED'} in ${((Date.now() - begun) / 1000).toFixed(1)} s\n`
}
