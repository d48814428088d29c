import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepServing } from './keep-serving.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'keep-serving-'))
})
afterEach(() => vi.restoreAllMocks())
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a program that records its process id and then runs the code `then`. @param {string} then */
function program(then) {
  const file = path.join(folder, 'program.mjs')
  const note = `import { appendFileSync } from 'node:fs'
    appendFileSync(${JSON.stringify(path.join(folder, 'starts'))}, process.pid + '\\n')`
  writeFileSync(file, `${note}\n${then}`)
  return file
}
const starts = () =>
  readFileSync(path.join(folder, 'starts'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(Number)
const SERVES = `process.send('ready'); setInterval(() => {}, 1000)`
const soon = { timeout: 10_000, interval: 50 }

/** Whether a process with this id exists. @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a server that is killed is started again, as often as it is killed', async () => {
  const serving = keepServing(program(SERVES))
  await serving.ready
  for (let kills = 1; kills <= 2; kills += 1) {
    process.kill(starts().at(-1) ?? 0, 'SIGKILL')
    await vi.waitFor(() => expect(starts()).toHaveLength(kills + 1), soon)
  }
  await serving.stop()
  expect(starts().filter(isAlive)).toEqual([])
})

/** Reads the messages on standard error for the person who started the server. */
function listen() {
  const written = vi.spyOn(process.stderr, 'write')
  const lines = () => written.mock.calls.map(([line]) => String(line))
  return {
    waits: () => lines().flatMap((line) => /in (\d+) ms/.exec(line)?.[1] ?? []),
    returns: () => lines().filter((line) => line.includes('the server is back')).length,
  }
}

test('each restart waits as short as the first one when the starts succeed', async () => {
  const told = listen()
  const serving = keepServing(program(SERVES))
  await serving.ready
  for (let kills = 1; kills <= 2; kills += 1) {
    process.kill(starts().at(-1) ?? 0, 'SIGKILL')
    await vi.waitFor(() => expect(told.returns()).toBe(kills), soon)
  }
  await serving.stop()
  expect(told.waits()).toEqual(['250', '250'])
})

test('each restart waits twice as long as the one before when the starts fail', async () => {
  const told = listen()
  const serving = keepServing(
    program(`import { readFileSync } from 'node:fs'
    const isFirst = readFileSync(${JSON.stringify(path.join(folder, 'starts'))}, 'utf8').split('\\n').length === 2
    if (!isFirst) process.exit(1)
    ${SERVES}`),
  )
  await serving.ready
  process.kill(starts()[0] ?? 0, 'SIGKILL')
  await vi.waitFor(() => expect(told.waits()).toEqual(['250', '500', '1000']), soon)
  await serving.stop()
})

test('a server that is asked to stop is not started again', async () => {
  const serving = keepServing(program(SERVES))
  await serving.ready
  await serving.stop()
  await new Promise((resolve) => {
    setTimeout(resolve, 600)
  })
  expect(starts()).toHaveLength(1)
  expect(starts().filter(isAlive)).toEqual([])
})

test('a first start that fails is told and not repeated', async () => {
  await expect(keepServing(program('process.exit(3)')).ready).rejects.toThrow(
    'the server did not start: exit 3',
  )
  expect(starts()).toHaveLength(1)
})

test('a server that is still starting is stopped too', async () => {
  const serving = keepServing(program('setInterval(() => {}, 1000)'))
  await vi.waitFor(() => expect(starts()).toHaveLength(1), soon)
  await serving.stop()
  expect(starts().filter(isAlive)).toEqual([])
})
