import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLock } from './lock.mjs'

/** @type {string} */
let dir
/** @type {string} */
let file

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'recetario-lock-'))
  file = path.join(dir, 'lock')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

/** Starts another process that takes the lock and runs the code. @param {string} work */
function another(work) {
  const program = `const { withLock } = await import(${JSON.stringify(path.join(import.meta.dirname, 'lock.mjs'))})
    const fs = await import('node:fs')
    const file = ${JSON.stringify(file)}
    await withLock(file, async () => { ${work} })`
  return spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

test('many processes take turns, and each gets the lock', { timeout: 30_000 }, async () => {
  const count = path.join(dir, 'count')
  writeFileSync(count, '0')
  // The code reads a number, waits, and writes it incremented: two processes at the same time would lose one increment.
  const work = `const before = Number(fs.readFileSync(${JSON.stringify(count)}, 'utf8'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    fs.writeFileSync(${JSON.stringify(count)}, String(before + 1))`
  const children = Array.from({ length: 8 }, () => another(work))
  const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]))
  expect(codes).toEqual(Array(8).fill(0))
  expect(readFileSync(count, 'utf8')).toBe('8')
  expect(existsSync(file)).toBe(false)
})

test('the lock of a killed process is free', { timeout: 30_000 }, async () => {
  const holder = another(`process.stdout.write('held'); await new Promise(() => setInterval(() => {}, 1000))`)
  await once(holder.stdout, 'data')
  const gone = once(holder, 'exit')
  holder.kill('SIGKILL')
  await gone
  expect(existsSync(file)).toBe(true)
  expect(await withLock(file, () => 'done')).toBe('done')
})

test('a lock whose process id now belongs to another process is free', { timeout: 30_000 }, async () => {
  writeFileSync(file, `${process.ppid} 1`)
  expect(await withLock(file, () => 'done')).toBe('done')
})

test('calls within one process take turns, also after a failure', async () => {
  /** @type {string[]} */
  const order = []
  /** Work under the lock that notes its begin and its end, and then fails. @param {string} name */
  const step = (name) =>
    withLock(file, async () => {
      order.push(`${name} begins`)
      await new Promise((resolve) => {
        setTimeout(resolve, 20)
      })
      order.push(`${name} ends`)
      throw new Error(name)
    }).catch(() => undefined)
  await Promise.all([step('a'), step('b')])
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})
