import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Privacy } from '#contract/patients/patient-privacy.ts'
import type { PrivacyNotice } from '#contract/patients/privacy-notice.ts'
import type { PageOf } from '#contract/schemas/page.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { call, refusal } from '../../testing/call.ts'
import { createDoctor, createPatient } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const keyOf = async (auth: Record<string, string>): Promise<string> =>
  (await call(server, 'GET /api/v2/profile/', { headers: auth })).json<PageOf<Profile>>().results[0]!
    .notice_key
const read = (key: string, language = 'es') =>
  call(server, `GET /api/v2/privacy-notice/${key}/`, { headers: { 'accept-language': language } })

test('I2 anybody can read a doctor’s notice, short and complete, with its version and the person responsible', async () => {
  const { auth } = await createDoctor(server, { name: 'Elena Ficticia Aviso' })
  const key = await keyOf(auth)
  for (const language of ['es', 'en']) {
    const answer = await read(key, language)
    expect(answer.statusCode, answer.body).toBe(200)
    const notice = answer.json<PrivacyNotice>()
    expect(notice.version).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(notice.simplified[0]).toContain('Elena Ficticia Aviso')
    expect(notice.simplified[0]).toContain('Av. Ficticia 100')
    expect(notice.simplified[0]).toMatch(/^\p{Lu}/u)
    expect(notice.source).toContain(language === 'es' ? 'artículos' : 'articles')
    expect(notice.full.length).toBeGreaterThan(3)
    expect(JSON.stringify(notice)).not.toMatch(/[{}][a-z]+\}|undefined/)
    expect(JSON.stringify(notice)).not.toContain('@')
  }
})

test('I2 without a person responsible there is no notice', async () => {
  const { auth } = await createDoctor(server, { name: '' })
  expect((await read(await keyOf(auth))).statusCode).toBe(404)
})

test('a notice is not found by the number of its doctor, nor by anything but its key', async () => {
  const { id, auth } = await createDoctor(server)
  const key = await keyOf(auth)
  const answers = await Promise.all(
    [String(id), '999999', 'x', `${key}0`, key.toUpperCase(), crypto.randomUUID()].map((other) =>
      read(other),
    ),
  )
  const [first, ...others] = answers.map(refusal)
  expect(first?.status).toBe(404)
  for (const other of others) expect(other).toEqual(first)
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
})

test('the text of a consent names its articles of law in the reader’s language', async () => {
  const doctor = await createDoctor(server)
  const { uid } = await createPatient(server, doctor)
  const sourceIn = async (language: string): Promise<string> =>
    (
      await call(server, `GET /api/v2/patient/${uid}/privacy/`, {
        headers: { ...doctor.auth, 'accept-language': language },
      })
    ).json<Privacy>().text.source
  expect(await sourceIn('es')).toContain('artículos 2 fracción VI')
  expect(await sourceIn('en')).toContain('articles 2 section VI')
})
