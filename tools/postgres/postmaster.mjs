import { spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { programIn } from './postgres-identity.mjs'
import { freePort } from '../setup/port.mjs'
import { textOf } from '../setup/project.mjs'
import { SetupFailure } from '../setup/sentences.mjs'

/** @typedef {import('./postgres-identity.mjs').Identity} Identity */

/** Environment variables of the database server. PGDATA, PGPORT and the locale of this process must not reach it. */
const ENVIRONMENT = { PATH: process.env.PATH ?? '', LC_ALL: 'C' }

const NOT_DURABLE = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

/** Size in bytes of the log file from which the next start begins a new file. */
const LOG_LIMIT = 1_000_000

/** Process id of no process: a number above every id that a system assigns. */
const NOBODY = 2_147_483_647

/**
 * Makes the cluster in a temporary folder, and moves it into place when it is complete. The file PG_VERSION does not prove
 * that a cluster is complete, because it is among the first files that initdb writes.
 * @param {Identity} identity
 * @param {{ user: string, password: string, durable: boolean }} settings
 */
export function initialise({ folder, dataDir, owner, prefix }, { user, password, durable }) {
  const unfinished = `${dataDir}.unfinished`
  const passwordFile = `${dataDir}.password`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  rmSync(passwordFile, { force: true })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner) for (const file of [unfinished, passwordFile]) chownSync(file, owner.uid, owner.gid)
  const access = ['-U', user, `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  // Names sort as in a Mexican directory (ICU collation); all else of the locale is the same on every machine.
  const language = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=es-MX']
  const flags = [
    '-D',
    unfinished,
    ...access,
    ...language,
    '--data-checksums',
    ...(durable ? [] : ['--no-sync']),
  ]
  const [program = '', ...args] = [...prefix, programIn(folder, 'initdb'), ...flags]
  const made = spawnSync(program, args, { ...owner, cwd: '/', encoding: 'utf8', env: ENVIRONMENT })
  rmSync(passwordFile, { force: true })
  if (made.status !== 0) throw failureOf('initdb failed', `${made.stdout}${made.stderr}`, dataDir)
  rmSync(dataDir, { recursive: true, force: true })
  renameSync(unfinished, dataDir)
}

/**
 * Starts the database server, and waits until it accepts connections.
 * @param {Identity} identity
 * @param {{ durable: boolean, logFile: string, settings: Record<string, string>, port?: number }} options `port`: absent
 *   for a free one
 * @returns {Promise<number>} The port of the server on 127.0.0.1.
 */
export async function launch(
  { folder, dataDir, owner, prefix },
  { durable, logFile, settings, port: wanted },
) {
  const port = wanted ?? (await freePort())
  const all = { ...BASE, ...(durable ? {} : NOT_DURABLE), ...settings, port: String(port) }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [program = '', ...args] = [...prefix, programIn(folder, 'postgres'), '-D', dataDir, ...flags]
  if (sizeOf(logFile) > LOG_LIMIT) rmSync(logFile)
  const before = sizeOf(logFile)
  const log = openSync(logFile, 'a', 0o600)
  const stdio = /** @type {const} */ (['ignore', log, log])
  // The database server gets a process group of its own, because Ctrl+C in the terminal must reach the application first.
  const server = spawn(program, args, {
    ...owner,
    cwd: '/',
    stdio: [...stdio],
    env: ENVIRONMENT,
    detached: true,
  })
  closeSync(log)
  server.unref()
  // A failure to run the program would end this process if nobody listened to the error.
  server.once('error', () => {})
  while (server.pid !== undefined && server.exitCode === null && server.signalCode === null) {
    const found = postmasterOf(dataDir)
    if (found?.pid === server.pid && found.status === 'ready') return port
    await pause(25)
  }
  const end = server.exitCode ?? server.signalCode ?? 'the program could not be run'
  throw failureOf(`PostgreSQL did not start (${end})`, textOf(logFile).slice(before), dataDir)
}

/**
 * Error for a failed PostgreSQL program: that the disk is full, or the program's output.
 * @param {string} what
 * @param {string} output of PostgreSQL's program
 * @param {string} dataDir
 */
function failureOf(what, output, dataDir) {
  if (/No space left on device|Disk quota exceeded/.test(output))
    return new SetupFailure(
      `the disk is full, at ${dataDir}: free some space, or choose another folder by DATA_DIR`,
    )
  return new SetupFailure(`${what}: ${output.trim()}`)
}

const BASE = {
  // No Unix socket is used, because the path of a socket may have 107 characters only and the path of the data folder may be
  // longer.
  unix_socket_directories: '',
  listen_addresses: '127.0.0.1',
  max_connections: '60',
  shared_buffers: '64MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and their values are kept out of the log, because they are people's health data.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/**
 * Content of the database server's lock file, whether or not the server still runs.
 * @param {string} dataDir
 * @returns {{ pid: number, port: number, status: string } | null}
 */
export function postmasterOf(dataDir) {
  const lines = textOf(lockFile(dataDir)).split('\n')
  const pid = Number(lines[0])
  return pid > 0 ? { pid, port: Number(lines[3] ?? 0), status: (lines[7] ?? '').trim() } : null
}

/**
 * Whether a process is a living PostgreSQL of this data folder. After kill -9 the process id can belong to a zombie that nobody
 * collects (in a container without an init), or, after a restart of the container, to any process.
 * @param {number} pid
 * @param {string} dataDir
 */
export function isPostmaster(pid, dataDir) {
  if (pid === NOBODY) return false
  if (process.platform === 'linux') return textOf(`/proc/${pid}/cmdline`).split('\0').includes(dataDir)
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * Removes the process id from the lock file. PostgreSQL itself replaces the lock file of a process that is gone, but takes a
 * zombie, or another process with the same id, for a server. Only the id is removed, so that PostgreSQL still checks, by the
 * shared memory in the file's last line, that no child of the old server writes.
 * @param {string} dataDir
 */
export function disownLock(dataDir) {
  const [, ...rest] = readFileSync(lockFile(dataDir), 'utf8').split('\n')
  writeFileSync(lockFile(dataDir), [NOBODY, ...rest].join('\n'))
}

/** Path of the lock file of a database server. @param {string} dataDir */
function lockFile(dataDir) {
  return path.join(dataDir, 'postmaster.pid')
}

/** Size of a file in bytes; 0 if it does not exist. @param {string} file */
function sizeOf(file) {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
