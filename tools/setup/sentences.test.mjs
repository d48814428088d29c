import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ExpectedFailure } from '#contract/values/expected-failure.ts'
import { waitForPort } from './port.mjs'
import { root } from './project.mjs'
import { describe as sentenceOf, describeNpm, SetupFailure } from './sentences.mjs'

/** @type {string} */
let dir
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'recetario-sentences-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

/** An error of the operating system with these properties. @param {object} properties */
const failure = (properties) => Object.assign(new Error('of the system'), properties)

test.each([
  [failure({ code: 'ENOENT', path: 'nothing.csv', syscall: 'open' }), 'nothing.csv does not exist'],
  [
    failure({ code: 'ENOENT', path: '/ro/data', syscall: 'mkdir' }),
    'the folder /ro/data cannot be made there: choose another by DATA_DIR',
  ],
  [
    failure({ code: 'EACCES', path: '/data' }),
    '/data may not be read or written by this user (EACCES): change its owner, or choose another folder by DATA_DIR',
  ],
  [
    failure({ code: 'ENOSPC', path: '/data/key' }),
    'the disk is full, at /data/key: free some space, or choose another folder by DATA_DIR',
  ],
  [
    failure({ code: 'EADDRINUSE', address: '127.0.0.1', port: 8080 }),
    'port 8080 of 127.0.0.1 is in use: choose another by PORT',
  ],
  [
    failure({ code: 'EACCES', syscall: 'listen', address: '127.0.0.1', port: 80 }),
    'port 80 of 127.0.0.1 needs rights that this user lacks: choose another by PORT',
  ],
  [
    new AggregateError([failure({ code: 'ECONNREFUSED', address: '::1', port: 5432 })]),
    'nobody answers at ::1:5432 (ECONNREFUSED): is DATABASE_URL right, and does the database run?',
  ],
  [
    failure({ code: '28P01', severity: 'FATAL', message: 'password authentication failed' }),
    'the database refused: password authentication failed (28P01)',
  ],
  [new ExpectedFailure('of the product'), 'of the product'],
  [new SetupFailure('of the setup'), 'of the setup'],
])('an expected failure is one sentence: %s', (error, sentence) => {
  expect(sentenceOf(error)).toBe(sentence)
})

test('a bug keeps its stack', () => {
  for (const bug of [new TypeError('x is not a function'), failure({ code: '23505', severity: 'ERROR' })])
    expect(sentenceOf(bug)).toMatch(/\n +at /)
})

test.each([
  ['npm error code EAI_AGAIN\nnpm error syscall getaddrinfo', 'network'],
  ['npm error code ENOSPC', 'disk'],
  ['npm error code EACCES\nnpm error path /cache/_cacache', 'cache'],
  ['npm error `npm ci` can only install packages when your package.json and lock are in sync', undefined],
])('a failure of npm is explained where a person has to mend it: %s', (output, word) => {
  const sentence = describeNpm(output)
  if (word === undefined) expect(sentence).toBeUndefined()
  else expect(sentence).toContain(word)
})

test('a port that is taken is reported in one sentence', async () => {
  const other = net.createServer()
  await new Promise((resolve) => other.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (other.address())
  try {
    const refused = waitForPort(port, '127.0.0.1').catch((error) => sentenceOf(error))
    expect(await refused).toBe(`port ${port} of 127.0.0.1 is in use: choose another by PORT`)
  } finally {
    other.close()
  }
})

/** Runs a command of the project, and returns its output and exit code. @param {string[]} args */
async function run(...args) {
  const child = spawn(process.execPath, [path.join(root, 'tools/setup/node.cjs'), 'run', ...args])
  child.stdin.end()
  const ended = new Promise((resolve) => child.once('close', resolve))
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { out, error, code }
}

test('commands that get no file, a broken file or another file say so in a sentence, with exit code 1', async () => {
  const missing = path.join(dir, 'nothing.csv')
  const broken = path.join(dir, 'broken.csv')
  writeFileSync(broken, 'a,"b\n1,2\n')
  const other = path.join(dir, 'other.xlsx')
  writeFileSync(other, 'no workbook')
  const said = []
  for (const [command, file] of [
    ['catalogue-import', missing],
    ['catalogue-import', broken],
    ['catalogue-import', other],
    ['diagnoses-import', missing],
    ['diagnoses-import', broken],
  ])
    said.push(await run(`tools/${command}.ts`, file ?? '', dir))
  expect(said.map(({ code, out }) => [code, out])).toEqual(said.map(() => [1, '']))
  expect(said.map(({ error }) => error.trim().split('\n').length)).toEqual(said.map(() => 1))
  expect(said.map(({ error }) => error.slice(0, 60))).toEqual([
    expect.stringContaining('[setup] /'),
    expect.stringContaining('[setup] the file is no CSV'),
    expect.stringContaining('[setup] /'),
    expect.stringContaining('[setup] /'),
    expect.stringContaining('[setup] not the official catalogue'),
  ])
})

test('every script of package.json that runs a program names one that exists', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const programs = Object.values(scripts).flatMap(
    (script) => /\brun (\S+\.ts)/.exec(String(script))?.[1] ?? [],
  )
  expect(programs.length).toBeGreaterThan(5)
  for (const program of programs) expect(() => readFileSync(path.join(root, program))).not.toThrow()
})
