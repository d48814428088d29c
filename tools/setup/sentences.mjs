import { inspect } from 'node:util'
import { say } from './project.mjs'

/**
 * An expected failure of a command: its message tells the person who typed the command what is wrong and what to do. Its `name`
 * is that of the class in contract/values/expected-failure.ts, which cannot be imported before the npm packages are installed.
 */
export class SetupFailure extends Error {
  /** @override */
  name = 'ExpectedFailure'
}

/** @typedef {Error & { code?: string, path?: string, address?: string, hostname?: string, port?: number, syscall?: string }} SystemError */

/** Sentences for errors of the operating system, by the error's code. @type {Record<string, (error: SystemError) => string>} */
const SYSTEM = {
  ENOENT: ({ path = 'a file', syscall }) =>
    syscall === 'mkdir'
      ? `the folder ${path} cannot be made there: choose another by DATA_DIR`
      : `${path} does not exist`,
  EISDIR: ({ path = 'what was named' }) => `${path} is a folder, and a file is needed`,
  ENOTDIR: ({ path = 'what was named' }) => `${path} lies in something that is no folder`,
  EEXIST: ({ path = 'a file' }) => `${path} is in the way: a folder is needed there`,
  EACCES: refused,
  EPERM: refused,
  EROFS: refused,
  ENOSPC: full,
  EDQUOT: full,
  EADDRINUSE: ({ address, port }) => `port ${port} of ${address} is in use: choose another by PORT`,
  EADDRNOTAVAIL: ({ address }) => `this machine has no address ${address}: choose another by HOST`,
  ENOTFOUND: unreachable,
  EAI_AGAIN: unreachable,
  ECONNREFUSED: unreachable,
  ETIMEDOUT: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
}

/** Codes of PostgreSQL errors, or their beginnings, that the person who configures the database can correct. */
const DATABASE = ['28', '3D000', '42501', '53', '57P03', '58', '25006']

/**
 * Describes a failure to the person who typed the command: an expected failure as a sentence, and a bug as the whole error.
 * @param {unknown} error
 * @returns {string}
 */
export function describe(error) {
  if (!(error instanceof Error)) return inspect(error)
  // A connection that was tried at several addresses fails with several errors, of which the first is described.
  if (error instanceof AggregateError && error.errors.length > 0) return describe(error.errors[0])
  const { code = '' } = /** @type {SystemError} */ (error)
  if (error.name === 'ExpectedFailure') return error.message
  const sentence = Object.hasOwn(SYSTEM, code) ? SYSTEM[code] : undefined
  if (sentence) return sentence(error)
  if (code.startsWith('CSV_')) return `the file is no CSV that can be read: ${error.message}`
  if ('severity' in error && DATABASE.some((prefix) => code.startsWith(prefix)))
    return `the database refused: ${error.message} (${code})`
  return inspect(error)
}

/** Failures of npm that a person must correct, recognised by npm's output. */
const NPM = [
  {
    code: /\b(EAI_AGAIN|ENOTFOUND|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/,
    sentence: 'the registry of npm does not answer. The first start needs a network, later ones do not',
  },
  { code: /\b(ENOSPC|EDQUOT)\b/, sentence: 'the disk is full' },
  {
    code: /\b(EACCES|EPERM|EROFS)\b/,
    sentence:
      'npm may not write to the project or to its cache. Change their owner, or name another cache by npm_config_cache',
  },
]

/**
 * Describes what a person must correct before npm can install.
 * @param {string} output of the npm that failed
 * @returns {string | undefined} Undefined for another failure.
 */
export function describeNpm(output) {
  return NPM.find(({ code }) => code.test(output))?.sentence
}

/** Ends the process with exit code 1 and a sentence, instead of a stack trace, when an expected failure is not caught. */
export function endInSentences() {
  if (process.listeners('uncaughtException').includes(end)) return
  process.on('uncaughtException', end)
}

/** Prints an error that nobody caught, and ends the process with exit code 1. @param {Error & { code?: string }} error */
function end(error) {
  // EPIPE means that the reader of the pipe, such as `head`, has read enough and is gone, so no message is written.
  if (error.code !== 'EPIPE') say(describe(error))
  process.exit(1)
}

/** Sentence for a file or a port that this user may not use. @param {SystemError} error */
function refused({ code, path, syscall, address, port }) {
  if (syscall === 'listen')
    return `port ${port} of ${address} needs rights that this user lacks: choose another by PORT`
  return `${path ?? 'a file'} may not be read or written by this user (${code}): change its owner, or choose another folder by DATA_DIR`
}

/** Sentence for a full disk. @param {SystemError} error */
function full({ path }) {
  return `the disk is full${path ? `, at ${path}` : ''}: free some space, or choose another folder by DATA_DIR`
}

/** Sentence for a server that does not answer. @param {SystemError} error */
function unreachable({ code, address, hostname, port }) {
  const where = [address ?? hostname, port].filter((part) => part !== undefined).join(':')
  return `nobody answers at ${where} (${code}): is DATABASE_URL right, and does the database run?`
}
