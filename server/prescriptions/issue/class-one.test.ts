import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { testCatalogue, uidOfDrug } from '../../testing/clinical/catalogue.ts'
import { countRows } from '../../testing/count-rows.ts'
import { createDoctor, createPatient, type TestDoctor } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// Class I drugs are prescribed on the authority's own pad (mexico.md C1). The product must not record such a prescription,
// not even its folio, day or amount. These tests assert the refusals.

let server: TestServer
let doctor: TestDoctor
let uid: string

beforeAll(async () => {
  server = await startTestServer({ catalogue: testCatalogue })
  doctor = await createDoctor(server)
  uid = (await createPatient(server, doctor, { address: 'Calle Ficticia 1, 06600 Ciudad de México' })).uid
})
afterAll(() => server.close())

const days = (count: number) => `Tomar 1 tableta por vía oral cada 8 horas durante ${count} días.`

test.each([
  ['C2 with folio, days, diagnosis and address', { extras: 'Folio 000123' }, { instructions: days(30) }],
  ['C2 without them', {}, { instructions: days(30) }],
  ['C3 for 30 days', {}, { instructions: days(30) }],
  ['C3 for 31 days', {}, { instructions: days(31) }],
  ['C4 in the amount of dose by days', {}, { instructions: days(10), qty: 2 }],
  ['C4 in more than that', {}, { instructions: days(10), qty: 99 }],
])('class I is not recorded: %s', async (_what, more, row) => {
  const before = await countRows(server)
  const answer = await call(server, 'POST /api/v2/rx-endpoint/', {
    headers: doctor.auth,
    body: {
      patient: { uid },
      diagnosis: 'Dolor crónico',
      medications: [{ drug_upc: uidOfDrug('Unomicto'), via: 'oral', qty: 1, ...row }],
      ...more,
    },
  })
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
    422,
    'class-one-needs-official-pad',
  ])
  expect(answer.json<{ detail: string }>().detail).toContain('LGS art. 241')
  expect(await countRows(server)).toEqual(before)
})
