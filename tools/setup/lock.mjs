import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { say, textOf } from './project.mjs'

/** Identity of this process: its id and its start time, because systems reuse process ids. */
const SELF = `${process.pid} ${startOf(process.pid)}`

/** Lock files that this process holds. */
const held = new Set()

/**
 * Runs `work` while no other process holds the lock file, and waits until another process releases it. The lock of a process
 * that was killed does not count.
 * @template T
 * @param {string} file
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  mkdirSync(path.dirname(file), { recursive: true })
  for (let told = ''; !take(file); await pause(100)) {
    const holder = textOf(file)
    if (holder === '' || holder === told || holder === SELF) continue
    told = holder
    say(`another command is at work here (process ${holder.split(' ')[0]}): waiting for it`)
  }
  held.add(file)
  try {
    return await work()
  } finally {
    held.delete(file)
    rmSync(file, { force: true })
  }
}

/** Creates the lock file with its content in one step, so that no process reads a half-written file. @param {string} file */
function take(file) {
  const own = `${file}.${process.pid}`
  writeFileSync(own, SELF)
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    removeIfLeftBehind(file)
    return false
  } finally {
    rmSync(own, { force: true })
  }
}

/**
 * Removes a lock file whose process has ended. The file is first renamed: of two commands at once only one can rename it, and
 * that command then checks the file's content again.
 * @param {string} file
 */
function removeIfLeftBehind(file) {
  const holder = textOf(file)
  if (holder === '' || isAlive(holder, file)) return
  const aside = `${file}.${process.pid}.aside`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  // The moved file is the new lock of another process, so it is put back.
  if (readFileSync(aside, 'utf8') !== holder) linkSync(aside, file)
  rmSync(aside)
}

/** Whether the process that a lock file names still runs and holds the lock. @param {string} holder @param {string} file */
function isAlive(holder, file) {
  if (holder === SELF) return held.has(file)
  const pid = Number(holder.split(' ')[0])
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false
  }
  return holder === `${pid} ${startOf(pid)}`
}

/**
 * Start time of a process, where the system provides it. The start time distinguishes two processes with the same, reused id.
 * @param {number} pid
 * @returns {string}
 */
function startOf(pid) {
  const [, afterName = ''] = textOf(`/proc/${pid}/stat`).split(/\)(?!.*\))/s)
  return afterName.trim().split(' ')[19] ?? ''
}
