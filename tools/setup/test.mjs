// npm test: runs all checks. Arguments narrow the tests: npm test -- server/patients
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { buildProduct } from './build-product.mjs'
import { prepare } from './install.mjs'
import { root, textOf } from './project.mjs'

const STEPS = [
  { name: 'types', package: 'typescript', program: 'tsc', args: ['-b'] },
  { name: 'lint', package: 'oxlint', program: 'oxlint', args: ['--type-aware'] },
  { name: 'format', package: 'oxfmt', program: 'oxfmt', args: ['--check'] },
  { name: 'unused', package: 'knip', program: 'knip', args: [] },
]

process.chdir(root)
await prepare()
await buildProduct()
const counts = { passed: 0, failed: 0 }
for (const step of STEPS) count(runStep(step) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
count(runTests(process.argv.slice(2)))
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`)
process.exitCode = counts.failed === 0 ? 0 : 1

/** @param {{ passed: number, failed: number }} result */
function count(result) {
  counts.passed += result.passed
  counts.failed += result.failed
}

/** @param {{ name: string, package: string, program: string, args: string[] }} step */
function runStep(step) {
  const begun = Date.now()
  const held = spawnSync(process.execPath, [programOf(step), ...step.args], { stdio: 'inherit' }).status === 0
  process.stdout.write(
    `[${step.name}] ${held ? 'ok' : 'FAILED'} in ${((Date.now() - begun) / 1000).toFixed(1)} s\n`,
  )
  return held
}

/** @param {string[]} narrowing */
function runTests(narrowing) {
  const report = path.join(root, 'node_modules/.cache/vitest-report.json')
  rmSync(report, { force: true })
  const held = runStep({
    name: 'tests',
    package: 'vitest',
    program: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...narrowing],
  })
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(textOf(report) || '{}')
  // A suite that could not be loaded has no failed test, but the run failed.
  return { passed: passed ?? 0, failed: held ? 0 : Math.max(1, failed ?? 0) }
}

/**
 * Path of a program, which this Node runs instead of node_modules/.bin, whose links are shell scripts on Windows.
 * @param {{ package: string, program: string }} step
 */
function programOf(step) {
  const folder = path.join(root, 'node_modules', step.package)
  const { bin } = JSON.parse(textOf(path.join(folder, 'package.json')))
  return path.join(folder, typeof bin === 'string' ? bin : bin[step.program])
}
