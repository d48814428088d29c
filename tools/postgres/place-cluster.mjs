import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { postgresFolder } from './postgres-binaries.mjs'
import { chooseIdentity, giveTo, programIn } from './postgres-identity.mjs'
import { addressOf, stopPostmaster } from './postgres.mjs'
import { launch } from './postmaster.mjs'

/** @returns {number} Major version of the PostgreSQL in the npm packages. */
export function postgresVersion() {
  const shown = spawnSync(programIn(postgresFolder(), 'postgres'), ['--version'], {
    encoding: 'utf8',
    cwd: '/',
  })
  return Number(/(\d+)/.exec(shown.stdout)?.[1])
}

/** @param {string} dir Folder of the data. @returns {boolean} Whether a cluster is in it. */
export function hasCluster(dir) {
  const { dataDir } = identityIn(dir)
  return existsSync(dataDir) && readdirSync(dataDir).length > 0
}

/**
 * Places the files of a cluster in the data folder. The files are renamed last, after the cluster has run once under a
 * temporary name, so that an interruption leaves no cluster behind.
 * @param {string} dir Folder of the data; it holds the password of the cluster.
 * @param {object} work
 * @param {(folder: string) => Promise<void>} work.unpack Writes the files of the cluster to an empty folder.
 * @param {(url: string) => Promise<void>} work.settle Changes the database before anybody else can use it.
 */
export async function placeCluster(dir, { unpack, settle }) {
  const identity = identityIn(dir)
  const { dataDir, owner } = identity
  const unfinished = `${dataDir}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  try {
    await unpack(unfinished)
    if (owner) giveTo(unfinished, owner)
    const logFile = path.join(dir, 'postgres.log')
    const port = await launch({ ...identity, dataDir: unfinished }, { durable: true, logFile, settings: {} })
    try {
      await settle(addressOf(dir, port))
    } finally {
      await stopPostmaster(unfinished)
    }
    rmSync(dataDir, { recursive: true, force: true })
    renameSync(unfinished, dataDir)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/** The system user that PostgreSQL runs as for the cluster in a data folder. @param {string} dir */
function identityIn(dir) {
  return chooseIdentity(postgresFolder(), path.join(path.resolve(dir), 'pgdata'))
}
