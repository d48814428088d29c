import { createHash } from 'node:crypto'
import { closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs'
import pg from 'pg'

/** Kinds of messages of BASE_BACKUP, by their first byte (PostgreSQL, "Streaming Replication Protocol"). */
const NEW_ARCHIVE = 'n'.charCodeAt(0)
const DATA = 'd'.charCodeAt(0)

const BASE_BACKUP = `BASE_BACKUP (LABEL 'backup', CHECKPOINT 'fast', WAL true, MANIFEST 'no',
  COMPRESSION 'gzip', COMPRESSION_DETAIL 'level=1')`

/**
 * Copies a running cluster to a gzipped tar archive, with the write-ahead log that makes the copy consistent. The server does
 * the work: this module speaks the protocol of the program pg_basebackup, which the npm packages do not contain. The server
 * verifies the checksum of every page that it reads.
 * @param {string} url Address of a login that may replicate.
 * @param {string} file Path of the archive, which must not exist.
 * @returns {Promise<string>} SHA-256 of the archive, hex.
 */
export async function copyCluster(url, file) {
  const archive = openSync(file, 'wx', 0o600)
  const hash = createHash('sha256')
  try {
    const client = replicating(url)
    try {
      await client.connect()
      // The replication slot retains the write-ahead log that the copy needs, however much others write meanwhile. The slot is
      // dropped when the connection ends.
      await client.query('CREATE_REPLICATION_SLOT backup_in_progress TEMPORARY PHYSICAL (RESERVE_WAL true)')
      await receive(client, (bytes) => {
        writeFileSync(archive, bytes)
        hash.update(bytes)
      })
    } finally {
      await client.end().catch(() => {})
    }
    fsyncSync(archive)
  } finally {
    closeSync(archive)
  }
  return hash.digest('hex')
}

/** Client for the replication protocol of PostgreSQL, not connected yet. @param {string} url */
function replicating(url) {
  /** @type {import('pg').ClientConfig & { replication: string }} */
  const settings = { connectionString: url, replication: 'true' }
  const client = new pg.Client(settings)
  client.on('error', () => {})
  return client
}

/**
 * Receives the archive that the server sends for BASE_BACKUP.
 * @param {pg.Client} client
 * @param {(bytes: Buffer) => void} take Called with each piece of the archive, before the next one is read.
 */
async function receive(client, take) {
  // The `pg` driver has no interface for COPY, but its connection emits each message as an event.
  const { connection } =
    /** @type {{ connection: import('node:events').EventEmitter & { stream: import('node:net').Socket } }} */ (
      /** @type {unknown} */ (client)
    )
  let archives = 0
  /** @type {unknown} */
  let failure
  connection.on('copyData', (/** @type {{ chunk: Buffer }} */ { chunk }) => {
    if (failure) return
    try {
      if (chunk[0] === NEW_ARCHIVE && (archives += 1) > 1)
        throw new Error('the database has a tablespace outside of its folder, which is not copied')
      if (chunk[0] === DATA) take(chunk.subarray(1))
    } catch (error) {
      failure = error
      connection.stream.destroy()
    }
  })
  try {
    await client.query(BASE_BACKUP)
  } catch (error) {
    throw failure ?? error
  }
}
