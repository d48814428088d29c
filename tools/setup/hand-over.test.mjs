import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { root, textOf } from './project.mjs'
import { commandBegun, isOfLine } from './runtime.mjs'

const ENTRY = path.join(root, 'tools/setup/node.cjs')

/**
 * Script that every Node process of a command loads before its program. The script logs what ran, and lets a Node report
 * another version than its own.
 */
const PRELOAD = `
  const fs = require('node:fs')
  const name = require('node:path').basename(process.argv[1] ?? '')
  const { TOLD, PRETEND_IN, PRETEND, ON_SIGTERM } = process.env
  if (name === PRETEND_IN) {
    Object.defineProperty(process, 'version', { value: 'v' + PRETEND })
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: PRETEND } })
  }
  if (name === 'run.mjs' && ON_SIGTERM) process.on('SIGTERM', () => process.exit(Number(ON_SIGTERM)))
  fs.appendFileSync(TOLD, name + ' ' + process.version + '\\n')
  fs.writeFileSync(TOLD + '-process', JSON.stringify({ env: process.env, ppid: process.ppid }))
`

/** @type {string} */
let dir
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'recetario-runtime-'))
  writeFileSync(path.join(dir, 'preload.cjs'), PRELOAD)
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

/** The programs that were run, each with the version of the Node that ran it. */
const told = () =>
  textOf(path.join(dir, 'told'))
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '))

/**
 * Starts a Node process that loads the script PRELOAD first, and collects its output.
 * @param {string} node @param {string[]} args @param {Record<string, string>} environment
 */
function begin(node, args, environment = {}) {
  const child = spawn(node, args, {
    env: {
      ...process.env,
      NODE_OPTIONS: `--require=${path.join(dir, 'preload.cjs')}`,
      TOLD: path.join(dir, 'told'),
      ...environment,
    },
  })
  const said = { out: '', error: '' }
  child.stdout.on('data', (text) => (said.out += text))
  child.stderr.on('data', (text) => (said.error += text))
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, ...said }))
  return { child, ended }
}

/** Environment variables with which a Node reports another version than its own. @param {string} version */
const pretending = (version, program = 'node.cjs') => ({ PRETEND: version, PRETEND_IN: program })

test(
  'the machine’s Node hands the command over with input, output and arguments',
  { timeout: 60_000 },
  async () => {
    const machine = process.env.npm_node_execpath ?? process.execPath
    const { child, ended } = begin(machine, [ENTRY, 'run', 'tools/identifiers.ts'])
    child.stdin.end('clabe,002010077777777771\n')
    const { code, out } = await ended
    expect(JSON.parse(out)).toMatchObject({ kind: 'clabe', ok: true })
    expect(code).toBe(0)
    const programs = told()
    expect(programs.at(0)?.[0]).toBe('node.cjs')
    expect(isOfLine(programs.at(-1)?.[1] ?? '')).toBe(true)
  },
)

test.each(['18.20.8', '20.20.2', '22.23.3', '26.10.0'])(
  'Node %s hands the command over, and ends as the other process ends',
  async (version) => {
    const { code, error } = await begin(process.execPath, [ENTRY, 'run'], pretending(version)).ended
    expect(told()).toEqual([
      ['node.cjs', `v${version}`],
      ['run.mjs', process.version],
    ])
    expect(error).toMatch(/^\[setup\] which program\?/)
    expect(code).toBe(2)
  },
)

test('the program knows when the command was given to the Node that handed it over', async () => {
  const before = Date.now()
  await begin(process.execPath, [ENTRY, 'run'], pretending('20.20.2')).ended
  const later = Date.now() + 3_600_000
  const begun = commandBegun(JSON.parse(textOf(path.join(dir, 'told-process'))), later)
  expect(begun).toBeGreaterThanOrEqual(before)
  expect(begun).toBeLessThan(later)
})

test('Node 24 runs the command itself', async () => {
  const { code } = await begin(process.execPath, [ENTRY, 'run']).ended
  expect(told()).toEqual([['node.cjs', process.version]])
  expect(code).toBe(2)
})

test.each([
  ['7', { code: 7, signal: null }],
  ['', { code: null, signal: 'SIGTERM' }],
])(
  'a signal is passed on, and the first process ends as the other one does (%s)',
  { timeout: 60_000 },
  async (exit, end) => {
    const environment = { ...pretending('20.20.2'), ON_SIGTERM: exit }
    // The standard input stays open, so that the program waits for more input.
    const { child, ended } = begin(process.execPath, [ENTRY, 'run', 'tools/identifiers.ts'], environment)
    await vi.waitFor(() => expect(told()).toHaveLength(2), { timeout: 50_000 })
    child.kill('SIGTERM')
    expect(await ended).toMatchObject(end)
  },
)

test.each(['4.9.1', '12.22.12', '16.20.2', '17.9.1'])('Node %s ends with one sentence', async (version) => {
  const { code, error } = await begin(process.execPath, [ENTRY, 'start'], pretending(version)).ended
  expect(error).toBe(
    `[setup] Node 18 or newer is needed to install the packages, which bring the Node that runs the product; this is v${version}\n`,
  )
  expect(code).toBe(1)
})

test('an old Node can parse the first file', () => {
  const text = readFileSync(ENTRY, 'utf8').replaceAll(/^\/\/.*$/gm, '')
  expect(text).not.toMatch(/\b(const|let|class|async|await|import|export|of)\b|=>|`|\?\.|\?\?|\.\.\.|node:/)
})

test('a program run without the first file refuses other Node versions', async () => {
  const program = path.join(root, 'tools/setup/build.mjs')
  const { code, error } = await begin(process.execPath, [program], pretending('20.20.2', 'build.mjs')).ended
  expect(error).toMatch(
    /^\[setup\] this is Node v20\.20\.2: node tools\/setup\/node\.cjs runs commands under .+\n$/,
  )
  expect(code).toBe(1)
})

test('an unknown command is answered with the list of commands', async () => {
  const { code, error } = await begin(process.execPath, [ENTRY, 'stop']).ended
  expect(error).toBe('[setup] which command? node tools/setup/node.cjs <start|test|build|mutate|run>\n')
  expect(code).toBe(2)
})

test(
  'when the Node that handed over is killed, the command stops in order',
  { timeout: 30_000 },
  async () => {
    const stopped = path.join(dir, 'stopped')
    const signals = pathToFileURL(path.join(import.meta.dirname, 'stop-signals.mjs')).href
    const command = `const { onStop } = await import(${JSON.stringify(signals)})
    onStop(async () => (await import('node:fs')).writeFileSync(${JSON.stringify(stopped)}, ''))
    process.stdout.write('serving')
    setInterval(() => {}, 1000)`
    const first = `const env = { ...process.env, HANDED_OVER_BY: String(process.pid) }
    delete env.npm_lifecycle_event
    require('node:child_process').spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(command)}], { env, stdio: 'inherit' })`
    const { child } = begin(process.execPath, ['-e', first])
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await vi.waitFor(() => expect(existsSync(stopped)).toBe(true), { timeout: 20_000 })
  },
)
