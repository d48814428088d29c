import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { say, textOf } from './project.mjs'

/** This process among all that ever had its number. */
const SELF = `${process.pid} ${startOf(process.pid)}`

/** What this process holds itself. */
const held = new Set()

/**
 * Does a piece of work while no other process does the same, and waits for one that does. A process that was killed
 * holds nothing, whatever its file says.
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

/** A file that comes into being with its content: nobody reads half of it. @param {string} file */
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

/** Moved aside first: of two commands that find it only one gets it, and sees whether it still is what it judged. @param {string} file */
function removeIfLeftBehind(file) {
  const holder = textOf(file)
  if (holder === '' || isAlive(holder, file)) return
  const aside = `${file}.${process.pid}.aside`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  // Somebody was quicker, and this is theirs.
  if (readFileSync(aside, 'utf8') !== holder) linkSync(aside, file)
  rmSync(aside)
}

/** @param {string} holder @param {string} file */
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

/** When a process began, where the system tells: numbers of processes come again. @param {number} pid @returns {string} */
function startOf(pid) {
  const [, afterName = ''] = textOf(`/proc/${pid}/stat`).split(/\)(?!.*\))/s)
  return afterName.trim().split(' ')[19] ?? ''
}
