import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Verification } from '#contract/verification.ts'
import { refuseOtherKey } from '#server/signing/check-key.ts'
import { localKeyVault } from '#server/signing/key-vault.ts'
import { call } from '#server/testing/call.ts'
import { createDoctor, createPatient, createPharmacy, PASSWORD } from '#server/testing/factories.ts'
import { issuePrescriptionFor } from '#server/testing/issue.ts'
import { startTestServer, withClient, type TestServer } from '#server/testing/test-server.ts'
import { startPostgres, type Running } from '#tools/postgres/postgres.mjs'
import { readDescription } from './backup-folder.ts'
import { makeBackup } from './make-backup.ts'
import { inSentences } from './refusal.ts'
import { restoreBackup } from './restore-backup.ts'

const COUNTED = [
  'account',
  'patient',
  'prescription',
  'prescription_item',
  'audit_event',
  'mail',
  'signing_key',
]
const MINUTES = 60_000

const key = randomBytes(32)
const keyEncryptionKey = key.toString('base64')
let place: string
let folder: string
let doctor: Awaited<ReturnType<typeof createDoctor>>
let pharmacy: Awaited<ReturnType<typeof createPharmacy>>
let patientUid: string
/** Number of rows of each table before and after the backup. Prescriptions were issued while the backup ran. */
let before: Record<string, number>
let after: Record<string, number>
/** Signatures of the prescriptions that were acknowledged before the backup began. */
const acknowledged: string[] = []

const inPlace = (name: string): string => path.join(place, name)

async function running<T>(
  dir: string,
  work: (server: TestServer, postgres: Running) => Promise<T>,
): Promise<T> {
  const postgres = await startPostgres({ dir, durable: false })
  try {
    const server = await startTestServer({ ownerUrl: postgres.url, key })
    try {
      return await work(server, postgres)
    } finally {
      await server.close()
    }
  } finally {
    await postgres.stop()
  }
}

const countIn = ({ ownerUrl }: TestServer): Promise<Record<string, number>> =>
  withClient(ownerUrl, async (client) => {
    const each = COUNTED.map((table) => `(select count(*)::int from ${table}) as ${table}`)
    const { rows } = await client.query<Record<string, number>>(`select ${each.join(', ')}`)
    return rows[0] ?? {}
  })

beforeAll(async () => {
  place = mkdtempSync(path.join(os.tmpdir(), 'recetario-restore-'))
  // Other users may read the folder, because PostgreSQL may run as another account.
  chmodSync(place, 0o711)
  folder = inPlace('backup')
  const dataDir = inPlace('data')
  await running(dataDir, async (server, { url }) => {
    writeFileSync(path.join(dataDir, 'key-encryption-key'), keyEncryptionKey)
    writeFileSync(path.join(dataDir, 'imported.txt'), 'an imported list')
    doctor = await createDoctor(server)
    pharmacy = await createPharmacy(server)
    patientUid = (await createPatient(server, doctor)).uid
    for (let n = 0; n < 5; n += 1)
      acknowledged.push((await issuePrescriptionFor(server, doctor, patientUid)).signature)
    before = await countIn(server)
    const over = new AbortController()
    const writing = (async () => {
      while (!over.signal.aborted) await issuePrescriptionFor(server, doctor, patientUid)
    })()
    await makeBackup(url, { dataDir, folder })
    over.abort()
    await writing
    after = await countIn(server)
  })
}, 2 * MINUTES)
afterAll(() => rmSync(place, { recursive: true, force: true }))

test(
  'a restore into an empty place has all rows and signatures, lets people log in, and issues',
  async () => {
    const dataDir = inPlace('restored')
    const restored = await restoreBackup({ folder, dataDir, keyEncryptionKey })
    expect(restored).toMatchObject({ ended: 1, programs: 1, key: 'fits' })
    expect(readFileSync(path.join(dataDir, 'imported.txt'), 'utf8')).toBe('an imported list')
    await running(dataDir, async (server) => {
      const counts = await countIn(server)
      for (const table of COUNTED) {
        expect(counts[table], table).toBeGreaterThanOrEqual(before[table] ?? Infinity)
        expect(counts[table], table).toBeLessThanOrEqual(after[table] ?? 0)
      }
      const signatures = await withClient(server.ownerUrl, async (client) =>
        (await client.query<{ signature: string }>('select signature from prescription')).rows.map(
          (row) => row.signature,
        ),
      )
      expect(signatures).toEqual(expect.arrayContaining(acknowledged))
      for (const signature of signatures) {
        const answer = await call(server, `GET /api/v2/verify/${signature}/`)
        expect(answer.json<Verification>()).toMatchObject({ authentic: true })
      }
      const again = await call(server, 'POST /rest-auth/login/', {
        body: { email: doctor.email, password: PASSWORD },
      })
      expect(again.statusCode).toBe(200)
      const { key: token } = again.json<{ key: string }>()
      const issued = await issuePrescriptionFor(
        server,
        { ...doctor, auth: { authorization: `Token ${token}` } },
        patientUid,
      )
      expect(
        (await call(server, `GET /api/v2/verify/${issued.signature}/`)).json<Verification>(),
      ).toMatchObject({
        authentic: true,
      })
      const old = await call(server, 'GET /api/v2/patient/', { headers: doctor.auth })
      expect(old.statusCode).toBe(401)
      const counter = await call(server, `GET /api/v2/pharmacy/rx/${issued.code}`, { headers: pharmacy.auth })
      expect(counter.statusCode).toBe(200)
    })
  },
  2 * MINUTES,
)

test(
  'a restore says when the key is another one or absent, and the server refuses another one',
  async () => {
    const other = randomBytes(32)
    const dataDir = inPlace('other-key')
    const restored = await restoreBackup({ folder, dataDir, keyEncryptionKey: other.toString('base64') })
    expect(restored.key).toBe('differs')
    await running(dataDir, async ({ database }) => {
      await expect(refuseOtherKey(database, localKeyVault(other))).rejects.toThrow(
        /KEY_ENCRYPTION_KEY is another/,
      )
      await expect(refuseOtherKey(database, localKeyVault(key))).resolves.toBeUndefined()
    })
    rmSync(dataDir, { recursive: true })
    expect((await restoreBackup({ folder, dataDir, keyEncryptionKey: '' })).key).toBe('absent')
  },
  2 * MINUTES,
)

test('a backup does not contain the key encryption key', () => {
  const archives = readdirSync(folder).filter((name) => name.endsWith('.gz'))
  expect(archives).toEqual(['cluster.tar.gz', 'files.tar.gz'])
  for (const name of archives) {
    const bytes = gunzipSync(readFileSync(path.join(folder, name)))
    expect([bytes.includes(key), bytes.includes(keyEncryptionKey)]).toEqual([false, false])
  }
})

test('a restore refuses a folder with data, and leaves it as it was', async () => {
  const dataDir = inPlace('taken')
  mkdirSync(dataDir)
  writeFileSync(path.join(dataDir, 'demo.json'), '{}')
  await expect(restoreBackup({ folder, dataDir, keyEncryptionKey })).rejects.toThrow(
    /is not empty \(demo\.json\)/,
  )
  expect(readdirSync(dataDir)).toEqual(['demo.json'])
})

test('a restore refuses an altered archive, another version, and a backup without description', async () => {
  const dataDir = inPlace('refused')
  const copy = inPlace('copy')
  const description = readFileSync(path.join(folder, 'backup.json'), 'utf8')
  const refusedAs = async (sentence: RegExp): Promise<void> => {
    await expect(restoreBackup({ folder: copy, dataDir, keyEncryptionKey })).rejects.toThrow(sentence)
    expect(readdirSync(dataDir)).toEqual([])
  }
  mkdirSync(copy)
  mkdirSync(dataDir)
  await refusedAs(/has no backup\.json/)
  for (const name of readdirSync(folder)) copyFileSync(path.join(folder, name), path.join(copy, name))
  const archive = readFileSync(path.join(folder, 'cluster.tar.gz'))
  archive[archive.length >> 1] = (archive[archive.length >> 1] ?? 0) ^ 1
  writeFileSync(path.join(copy, 'cluster.tar.gz'), archive)
  await refusedAs(/cluster\.tar\.gz is not as the backup wrote it/)
  writeFileSync(path.join(copy, 'backup.json'), description.replace(/"postgres": \d+/, '"postgres": 15'))
  await refusedAs(/backup is of PostgreSQL 15/)
  writeFileSync(path.join(copy, 'backup.json'), description.replace(/"migration": "/, '"migration": "9999-'))
  await refusedAs(/newer version of the product/)
})

test(
  'a restore that fails leaves an empty folder, with the key that was in it',
  async () => {
    const dataDir = inPlace('failing')
    const copy = inPlace('incomplete')
    mkdirSync(dataDir)
    writeFileSync(path.join(dataDir, 'key-encryption-key'), keyEncryptionKey)
    mkdirSync(copy)
    // Puts the archive of the other files in place of the cluster's archive, so that PostgreSQL can't start on the restored
    // files.
    for (const name of ['files.tar.gz', 'cluster.tar.gz'])
      copyFileSync(path.join(folder, 'files.tar.gz'), path.join(copy, name))
    const description = readDescription(folder)
    description.sha256['cluster.tar.gz'] = description.sha256['files.tar.gz']
    writeFileSync(path.join(copy, 'backup.json'), JSON.stringify(description))
    await expect(restoreBackup({ folder: copy, dataDir, keyEncryptionKey })).rejects.toThrow(/did not start/)
    expect(readdirSync(dataDir)).toEqual(['key-encryption-key'])
  },
  MINUTES,
)

test('a backup refuses a folder that is not empty or inside of the data', async () => {
  const dataDir = inPlace('data')
  await expect(makeBackup('', { dataDir, folder })).rejects.toThrow(/is not empty/)
  await expect(makeBackup('', { dataDir, folder: path.join(dataDir, 'copy') })).rejects.toThrow(
    /inside of the data/,
  )
})

test('a backup that fails leaves no files, and a failure of the system is one sentence', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const target = inPlace('failed')
  await inSentences(target, async () => {
    await makeBackup('postgres://nobody@127.0.0.1:9/none', { dataDir: inPlace('data'), folder: target })
  })
  expect(existsSync(target) && readdirSync(target)).toEqual([])
  await inSentences(target, () =>
    Promise.reject(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })),
  )
  const below = path.join(folder, 'backup.json', 'below')
  await inSentences(
    below,
    async () => void (await makeBackup('', { dataDir: inPlace('data'), folder: below })),
  )
  const lines = written.mock.calls.map(([line]) => String(line))
  written.mockRestore()
  process.exitCode = 0
  expect(lines).toEqual([
    expect.stringMatching(/^It failed: .*ECONNREFUSED.*\n$/),
    `${target}: no space is left on its disk.\n`,
    expect.stringMatching(/a part of the path is a file\.\n$/),
  ])
})
