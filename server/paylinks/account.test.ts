import { describe, expect, test } from 'vitest'
import type { Paylink, PaymentAccount } from '#contract/paylinks/paylinks.ts'
import type { PageOf } from '#contract/schemas/page.ts'
import { call } from '../testing/call.ts'
import { createDoctor, type TestDoctor } from '../testing/factories.ts'
import { createPaylinkFor, PAYEE_ACCOUNT, withPayee } from '../testing/payments.ts'
import { expectRefusal } from '../testing/refused.ts'
import { type TestServer, withClient } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
withPayee((it) => ({ server, doctor } = it))

const ask = (route: string, body?: unknown, who = doctor) => call(server, route, { headers: who.auth, body })
const list = async () => (await ask('GET /api/v2/paylinks/')).json<PageOf<Paylink>>()

describe('the bank account', () => {
  const account = async (who: TestDoctor) =>
    (await ask('GET /api/v2/paylinks-account/', undefined, who)).json<PaymentAccount>()
  const put = (who: TestDoctor, body: object) =>
    ask('PUT /api/v2/paylinks-account/', { ...PAYEE_ACCOUNT, ...body }, who)

  test('of a doctor with a verified licence makes payment links active at once', async () => {
    const other = await createDoctor(server)
    expect(await account(other)).toMatchObject({ state: 'none', clabe: '', cards: false })
    expect((await put(other, {})).json()).toMatchObject({ state: 'active', bank: 'BANAMEX' })
    const profile = (await ask('GET /api/v2/profile/', undefined, other)).json<{ results: object[] }>()
    expect(profile.results[0]).toMatchObject({
      activate_paymentlinks: true,
      ux_settings: { paylinkRequested: true },
    })
  })

  test('of a doctor without one is kept, and payment links begin with the verification', async () => {
    const other = await createDoctor(server, { specialty_verified: false })
    expect((await put(other, {})).json()).toMatchObject({ state: 'requested' })
    const early = await ask('POST /api/v2/paylinks/', { amount_cents: 80_000, concept: 'Consulta' }, other)
    expect(expectRefusal(early, [409]).code).toBe('paylinks-inactive')
    await withClient(server.ownerUrl, (client) =>
      client.query(`update doctor set licence_state = 'verified' where doctor_id = $1`, [other.id]),
    )
    expect(await account(other)).toMatchObject({ state: 'active' })
  })

  test('is for later links: a link that was shown keeps its CLABE', async () => {
    const link = await createPaylinkFor(server, doctor)
    await put(doctor, { clabe: '646180110400000007' })
    const [kept] = (await list()).results
    expect(kept).toMatchObject({ slug: link.slug, clabe: PAYEE_ACCOUNT.clabe })
    expect(await createPaylinkFor(server, doctor)).toMatchObject({ clabe: '646180110400000007', bank: 'STP' })
  })

  test.each([
    ['002010077777777772', 'La CLABE no es válida: revise sus dígitos.'],
    ['12', 'La CLABE tiene 18 dígitos.'],
    ['99901007777777777A', 'La CLABE lleva solo números.'],
  ])('is refused with the CLABE %s', async (clabe, sentence) => {
    expect(expectRefusal(await put(doctor, { clabe }), [400]).fields).toEqual({ clabe: [sentence] })
  })
})

test.each([
  ['002010077777777771', { ok: true, bank: 'BANAMEX' }],
  ['012%20180%2000123456789%209', { ok: true, bank: 'BBVA' }],
  ['012345678901234567', { ok: false, bank: '' }],
  ['abc', { ok: false, bank: '' }],
])('the check of the CLABE %s answers %j', async (value, answer) => {
  const checked = await call(server, `GET /api/v2/clabe/${value}`)
  expect([checked.statusCode, checked.json()]).toEqual([200, answer])
})
