import { createHash, createPrivateKey, createPublicKey, verify } from 'node:crypto'
import { compactDecrypt, importJWK } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ExportedKey, SigningKey } from '#contract/accounts/keys.ts'
import type { Verification } from '#contract/verification.ts'
import { startAccess, type Access } from '../testing/access.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, createPharmacy, type TestDoctor } from '../testing/factories.ts'
import { expectRefusal } from '../testing/refused.ts'
import { issuePrescriptionFor } from '../testing/issue.ts'
import { startTestServer } from '../testing/test-server.ts'
import { ITERATIONS } from './protect-key.ts'

const PASSPHRASE = 'tranvía morado, lluvia y siete caracoles'

let access: Access
let doctor: TestDoctor
let patientUid: string

beforeAll(async () => {
  access = await startAccess()
})
afterAll(() => access.close())

const on = (who: TestDoctor) => ({
  list: async () =>
    (await call(access.server, 'GET /api/v2/keys/', { headers: who.auth })).json<{ results: SigningKey[] }>()
      .results,
  exportKey: (passphrase = PASSPHRASE) =>
    call(access.server, 'POST /api/v2/keys/export/', { headers: who.auth, body: { passphrase } }),
  rotate: () => call(access.server, 'POST /api/v2/keys/rotate/', { headers: who.auth }),
})

/** Creates a doctor who has issued a prescription and therefore has a signing key. */
async function issued(): Promise<{ doctor: TestDoctor; signature: string }> {
  doctor = await createDoctor(access.server)
  patientUid = (await createPatient(access.server, doctor)).uid
  const { signature } = await issuePrescriptionFor(access.server, doctor, patientUid)
  return { doctor, signature }
}

const signedOf = async (signature: string) => {
  const rows = await access.sql<{ payload: string; signed: Buffer; key_id: string }>(
    'select payload, signed, key_id from prescription where signature = $1',
    [signature],
  )
  return rows[0]!
}

const verified = async (signature: string) =>
  (await call(access.server, `GET /api/v2/verify/${signature}/`, {})).json<Verification>()

/** The bytes in DER encoding inside a PEM file, as hex. */
const derOf = (pem: string): string =>
  Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64').toString('hex')

test('both files can be opened with the passphrase and contain the key that signed', async () => {
  const { doctor: owner, signature } = await issued()
  const answer = await on(owner).exportKey()
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  const { pem, jwe, key } = answer.json<ExportedKey>()
  const { payload, signed, key_id: keyId } = await signedOf(signature)
  expect(key.id).toBe(keyId)

  const fromPem = createPrivateKey({ key: pem, passphrase: PASSPHRASE })
  const publicOfPem = createPublicKey(fromPem)
  expect(verify(null, Buffer.from(payload), publicOfPem, signed)).toBe(true)
  expect(publicOfPem.export({ type: 'spki', format: 'pem' })).toBe(key.public_key)

  const opened = await compactDecrypt(jwe, Buffer.from(PASSPHRASE.normalize('NFC')), {
    maxPBES2Count: ITERATIONS,
    keyManagementAlgorithms: ['PBES2-HS512+A256KW'],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
  const jwk = JSON.parse(Buffer.from(opened.plaintext).toString()) as Record<string, string>
  expect(jwk).toMatchObject({ kty: 'OKP', crv: 'Ed25519', kid: keyId, use: 'sig' })
  const { d: _private, ...publicJwk } = jwk
  const fromJwk = createPublicKey({ key: publicJwk, format: 'jwk' })
  expect(verify(null, Buffer.from(payload), fromJwk, signed)).toBe(true)
  await expect(importJWK(jwk, 'EdDSA')).resolves.toBeDefined()
})

test('the envelope is PBES2 with 600,000 iterations of SHA-256 and AES-256, and no other passphrase opens it', async () => {
  const { doctor: owner } = await issued()
  const { pem, jwe } = (await on(owner).exportKey()).json<ExportedKey>()
  // Object identifiers of PBES2, PBKDF2, the iteration count, hmacWithSHA256 and aes256-CBC, in the order of RFC 8018.
  const turns = `0203${ITERATIONS.toString(16).padStart(6, '0')}`
  expect(ITERATIONS).toBeGreaterThanOrEqual(600_000)
  expect(derOf(pem)).toMatch(
    new RegExp(`2a864886f70d01050d.+2a864886f70d01050c.+${turns}.+2a864886f70d0209.+60864801650304012a`),
  )
  expect(JSON.parse(Buffer.from(jwe.split('.')[0] ?? '', 'base64url').toString())).toMatchObject({
    alg: 'PBES2-HS512+A256KW',
    enc: 'A256GCM',
    p2c: ITERATIONS,
  })
  expect(() => createPrivateKey({ key: pem, passphrase: `${PASSPHRASE} ` })).toThrow()
  await expect(
    compactDecrypt(jwe, Buffer.from('otra'), {
      maxPBES2Count: ITERATIONS,
      keyManagementAlgorithms: ['PBES2-HS512+A256KW'],
    }),
  ).rejects.toThrow()
})

test('an exported key signs no more, still verifies, and its private half is deleted', async () => {
  const { doctor: owner, signature } = await issued()
  await on(owner).exportKey()
  const [current, before] = await on(owner).list()
  expect(current).toMatchObject({ retired_at: null, retired_because: null, algorithm: 'Ed25519' })
  expect(before).toMatchObject({ retired_because: 'exported', retired_at: expect.any(String) })
  const next = await issuePrescriptionFor(access.server, owner, patientUid)
  expect((await signedOf(next.signature)).key_id).toBe(current?.id)
  expect((await signedOf(signature)).key_id).toBe(before?.id)
  expect([await verified(signature), await verified(next.signature)]).toMatchObject([
    { authentic: true, key_fingerprint: before?.id },
    { authentic: true, key_fingerprint: current?.id },
  ])
  const kept = await access.sql(
    'select id from signing_key where doctor_id = $1 and private_key_sealed is not null',
    [owner.id],
  )
  expect(kept).toEqual([{ id: current?.id }])
})

test('a replaced key still verifies; the doctor is mailed and the trail has the event', async () => {
  const { doctor: owner, signature } = await issued()
  const [before] = await on(owner).list()
  const answer = await on(owner).rotate()
  expect(answer.statusCode).toBe(200)
  const [current, ended] = await on(owner).list()
  expect(answer.json()).toEqual(current)
  expect(ended).toMatchObject({ id: before?.id, retired_because: 'rotated' })
  expect(await verified(signature)).toMatchObject({ authentic: true, key_fingerprint: before?.id })
  const der = createPublicKey(current?.public_key ?? '').export({ type: 'spki', format: 'der' })
  expect(current?.fingerprint).toBe(createHash('sha256').update(der).digest('hex'))
  expect(current?.fingerprint.startsWith(current.id)).toBe(true)
  const [mail] = await access.mails(owner.email)
  expect(mail?.subject).toMatch(/^Sus recetas de .+ se firman con una llave nueva$/)
  const trail = await access.sql<{ action: string; details: unknown }>(
    `select action, details from audit_event where doctor_id = $1 and action like 'key.%'`,
    [owner.id],
  )
  expect(trail).toEqual([{ action: 'key.rotated', details: { key: before?.id, next: current?.id } }])
})

test('an export is mailed in the caller’s language, without the key', async () => {
  const { doctor: owner } = await issued()
  await call(access.server, 'POST /api/v2/keys/export/', {
    headers: { ...owner.auth, 'accept-language': 'en' },
    body: { passphrase: PASSPHRASE },
  })
  const [mail] = await access.mails(owner.email)
  expect(mail?.subject).toMatch(/^Your .+ signing key was exported$/)
  expect(mail?.text).not.toMatch(/BEGIN|eyJ/)
})

test.each([
  ['a short one', 'corta'],
  ['a listed one', 'password123456'],
  ['one that an estimate breaks', 'sunshine-monkey'],
  ['nothing', ''],
])('refuses %s as passphrase and keeps the key', async (_name, passphrase) => {
  const { doctor: owner } = await issued()
  const before = await on(owner).list()
  const body = expectRefusal(await on(owner).exportKey(passphrase), [400])
  expect(Object.keys(body.fields ?? {})).toEqual(['passphrase'])
  expect(await on(owner).list()).toEqual(before)
})

test('export and replacement need a step-up', async () => {
  const { doctor: owner } = await issued()
  await access.sql(`update session set proved_at = now() - interval '1 hour' where account_id = $1`, [
    owner.id,
  ])
  expect(expectRefusal(await on(owner).exportKey(), [403]).code).toBe('step-up-required')
  expect(expectRefusal(await on(owner).rotate(), [403]).code).toBe('step-up-required')
  expect(await on(owner).list()).toHaveLength(1)
})

test('before the first prescription there is no key to export or replace, and never another doctor’s', async () => {
  const { doctor: other } = await issued()
  const fresh = await createDoctor(access.server)
  expect(await on(fresh).list()).toEqual([])
  expectRefusal(await on(fresh).exportKey(), [404])
  expectRefusal(await on(fresh).rotate(), [404])
  const pharmacy = await createPharmacy(access.server)
  for (const headers of [{}, pharmacy.auth]) {
    const answer = await call(access.server, 'POST /api/v2/keys/export/', {
      headers,
      body: { passphrase: PASSPHRASE },
    })
    expectRefusal(answer, [401, 403])
  }
  expect(await on(other).list()).toHaveLength(1)
})

test('of two concurrent calls one replaces the key', async () => {
  const { doctor: owner } = await issued()
  const answers = await Promise.all([on(owner).rotate(), on(owner).exportKey(), on(owner).rotate()])
  expect(answers.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true)
  const done = answers.filter(({ statusCode }) => statusCode === 200).length
  const keys = await on(owner).list()
  expect(keys).toHaveLength(done + 1)
  expect(keys.filter((key) => key.retired_at === null)).toHaveLength(1)
})

test('neither an exported key nor its passphrase is logged', async () => {
  const lines: string[] = []
  const server = await startTestServer({ log: { write: (line) => void lines.push(line) } })
  try {
    const owner = await createDoctor(server)
    await issuePrescriptionFor(server, owner, (await createPatient(server, owner)).uid)
    const answer = await call(server, 'POST /api/v2/keys/export/', {
      headers: owner.auth,
      body: { passphrase: PASSPHRASE },
    })
    const { pem, jwe } = answer.json<ExportedKey>()
    const log = lines.join('\n')
    expect(log).toContain('/api/v2/keys/export')
    expect(
      [PASSPHRASE, 'caracoles', pem.split('\n')[1] ?? '', jwe].filter((text) => log.includes(text)),
    ).toEqual([])
  } finally {
    await server.close()
  }
})
