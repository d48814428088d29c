import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PrivacyNotice } from '#contract/patients/privacy-notice.ts'
import { call } from '../../testing/call.ts'
import { createDoctor } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const read = (doctor: number, language = 'es') =>
  call(server, `GET /api/v2/privacy-notice/${doctor}/`, { headers: { 'accept-language': language } })

test('I2 anybody can read a doctor’s notice, short and complete, with its version and the person responsible', async () => {
  const { id } = await createDoctor(server, { name: 'Elena Ficticia Aviso' })
  for (const language of ['es', 'en']) {
    const answer = await read(id, language)
    expect(answer.statusCode, answer.body).toBe(200)
    const notice = answer.json<PrivacyNotice>()
    expect(notice.version).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(notice.simplified[0]).toContain('Elena Ficticia Aviso')
    expect(notice.simplified[0]).toContain('Av. Ficticia 100')
    expect(notice.simplified[0]).toMatch(/^\p{Lu}/u)
    expect(notice.full.length).toBeGreaterThan(3)
    expect(JSON.stringify(notice)).not.toMatch(/[{}][a-z]+\}|undefined/)
    expect(JSON.stringify(notice)).not.toContain('@')
  }
})

test('I2 without a person responsible there is no notice', async () => {
  expect((await read(999_999)).statusCode).toBe(404)
  const { id } = await createDoctor(server, { name: '' })
  expect((await read(id)).statusCode).toBe(404)
})
