import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepServing } from './keep-serving.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'keep-serving-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a program that notes the id of its process and then runs the code `then`. @param {string} then */
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

/** @param {number} pid */
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
