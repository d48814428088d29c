import { describe, expect, test } from 'vitest'
import type { PageOf } from '#contract/schemas/page.ts'
import type { Paylink, PaylinkDetail } from '#contract/paylinks/paylinks.ts'
import { isUrlSafe } from '#contract/values/url-safe.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { activatePaylinks, createPaylinkFor, withPayee } from '../testing/payments.ts'
import { expectRefusal } from '../testing/refused.ts'
import { type TestServer, withClient } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
withPayee((it) => ({ server, doctor } = it))

type List = PageOf<Paylink> & { totals: { on_its_way_cents: number; received_cents: number } }

const ask = (route: string, body?: unknown, who = doctor) => call(server, route, { headers: who.auth, body })
const list = async (query = '', who = doctor) =>
  (await ask(`GET /api/v2/paylinks/?${query}`, undefined, who)).json<List>()
const ACTS = {
  cancel: (slug: string) => `POST /api/v2/paylinks/${slug}/cancel/`,
  confirm: (slug: string) => `POST /api/v2/paylinks/${slug}/confirm/`,
  deny: (slug: string) => `POST /api/v2/paylinks/${slug}/deny/`,
  refund: (slug: string) => `POST /api/v2/paylinks/${slug}/refund/`,
}
const act = (link: Paylink, name: keyof typeof ACTS, body: object = {}, who = doctor) =>
  ask(ACTS[name](link.slug), { version: link.version, ...body }, who)
const after = async (answer: ReturnType<typeof ask>) => {
  const done = await answer
  expect(done.statusCode, done.body).toBe(200)
  return done.json<PaylinkDetail>()
}
const confirm = (link: Paylink, cents = link.amount_cents) =>
  after(act(link, 'confirm', { amount_cents: cents }))

describe('a payment link', () => {
  test('is made with an amount, a concept and an end, and with an address that nobody can guess', async () => {
    const link = await createPaylinkFor(server, doctor)
    expect(link).toMatchObject({
      state: 'pending',
      version: 1,
      amount_cents: 80_000,
      balance_cents: 0,
      concept: 'Consulta médica',
      bank: 'BANAMEX',
      patient: null,
      expires_at: '2026-12-01T06:00:00.000Z',
      url: `https://recetas.example/p/${link.slug}`,
    })
    expect(link.slug).toMatch(/^[\w-]{22}$/)
    expect(isUrlSafe(link.slug)).toBe(true)
    expect(link.reference).toMatch(/^\d{7}$/)
  })

  test('is listed with limit and offset, and with the totals on their way and received', async () => {
    const first = await createPaylinkFor(server, doctor)
    await createPaylinkFor(server, doctor, { amount_cents: 20_000 })
    await createPaylinkFor(server, doctor, { amount_cents: 999_999 })
    await confirm(first)
    const page = await list('limit=2')
    expect([page.count, page.results.map(({ amount_cents: cents }) => cents)]).toEqual([3, [999_999, 20_000]])
    expect(page.totals).toEqual({ on_its_way_cents: 1_019_999, received_cents: 80_000 })
    expect((await list('limit=2&offset=2')).results).toMatchObject([{ slug: first.slug, state: 'paid' }])
  })

  test('is mailed to the address that the doctor gives; once paid the receipt is, and once cancelled nothing', async () => {
    const link = await createPaylinkFor(server, doctor)
    const share = async (email: string, { slug } = link) =>
      ask(`POST /api/v2/paylinks/${slug}/share/`, { email })
    expect((await after(share('pide@paga.example'))).email).toBe('pide@paga.example')
    await confirm(link)
    expect((await after(share('recibo@paga.example'))).email).toBe('recibo@paga.example')
    const gone = await createPaylinkFor(server, doctor)
    await after(act(gone, 'cancel'))
    expectRefusal(await share('nada@paga.example', gone), [409])
    const { rows } = await withClient(server.ownerUrl, (client) =>
      client.query<{ kind: string; recipient: string }>(
        `select kind, recipient from account_mail where recipient like '%@paga.example' order by id`,
      ),
    )
    expect(rows).toEqual([
      { kind: 'payment-request', recipient: 'pide@paga.example' },
      { kind: 'payment-receipt', recipient: 'pide@paga.example' },
      { kind: 'payment-receipt', recipient: 'recibo@paga.example' },
    ])
  })

  test('is read by its slug, and is unknown to another doctor', async () => {
    const link = await createPaylinkFor(server, doctor)
    expect((await ask(`GET /api/v2/paylinks/${link.slug}`)).json()).toEqual(link)
    const other = await createDoctor(server)
    expectRefusal(await ask(`GET /api/v2/paylinks/${link.slug}`, undefined, other), [404])
    expectRefusal(await ask('GET /api/v2/paylinks/no*existe'), [400])
    expect((await list('', other)).count).toBe(0)
  })

  test('names one of the doctor’s patients, and gets the patient’s address', async () => {
    const patient = await createPatient(server, doctor, { name: 'Paciente Ficticia Nueve' })
    const link = await createPaylinkFor(server, doctor, { patient: patient.uid })
    expect(link).toMatchObject({
      patient: { uid: patient.uid, name: 'Paciente Ficticia Nueve' },
      email: 'paciente@correo.example',
    })
    const strange = await createPatient(server, await createDoctor(server))
    const refused = await ask('POST /api/v2/paylinks/', {
      amount_cents: 80_000,
      concept: 'Consulta',
      patient: strange.uid,
    })
    expect(Object.keys(expectRefusal(refused, [400]).fields ?? {})).toEqual(['patient'])
  })

  test('is made once for one idempotency key, also by concurrent calls', async () => {
    const body = { amount_cents: 50_000, concept: 'Consulta' }
    const make = (sent: object) =>
      call(server, 'POST /api/v2/paylinks/', {
        headers: { ...doctor.auth, 'idempotency-key': 'cobro-1' },
        body: sent,
      })
    const answers = await Promise.all(Array.from({ length: 8 }, () => make(body)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201))
    expect(new Set(answers.map((one) => one.json<Paylink>().slug)).size).toBe(1)
    expect((await list()).count).toBe(1)
    expect(expectRefusal(await make({ ...body, amount_cents: 60_000 }), [422]).code).toBe('key-reused')
  })

  test.each([
    [{ amount_cents: 19_999 }, 'amount_cents', 'La cantidad debe ser mayor o igual a $200.'],
    [{ amount_cents: 1_000_000 }, 'amount_cents', 'La cantidad excede el máximo permitida de $9999.99.'],
    [{ amount_cents: 20_000.5 }, 'amount_cents', 'La cantidad lleva a lo más dos decimales.'],
    [{ amount_cents: -80_000 }, 'amount_cents', 'La cantidad debe ser mayor o igual a $200.'],
    [{ amount_cents: '80000' }, 'amount_cents', 'El tipo de dato no es el esperado.'],
    [{ concept: '' }, 'concept', 'Este campo no puede estar en blanco.'],
    [{ concept: 'a'.repeat(41) }, 'concept', 'Asegúrese de que este campo no tenga más de 40 caracteres.'],
    [{ concept: '=HYPERLINK' }, 'concept', 'Use solo letras, números, espacios y los signos . , ( ) # / -'],
    [{ expires_on: '2026-11-22' }, 'expires_on', 'La fecha no puede ser anterior a hoy.'],
    [{ expires_on: '2027-11-22' }, 'expires_on', 'Elija una fecha dentro de los próximos 90 días.'],
    [{ email: 'nadie' }, 'email', 'Introduzca una dirección de correo electrónico válida.'],
    [{ state: 'paid' }, 'state', 'Este campo no existe.'],
  ])('is refused with %j', async (fault, field, sentence) => {
    const answer = await ask('POST /api/v2/paylinks/', {
      amount_cents: 80_000,
      concept: 'Consulta',
      ...fault,
    })
    expect(expectRefusal(answer, [400]).fields).toEqual({ [field]: [sentence] })
    expect((await list()).count).toBe(0)
  })

  test('is refused to a guest, and to a doctor who has no payment links', async () => {
    const body = { amount_cents: 80_000, concept: 'Consulta' }
    expectRefusal(await call(server, 'POST /api/v2/paylinks/', { body }), [401])
    const without = await ask('POST /api/v2/paylinks/', body, await createDoctor(server))
    expect(expectRefusal(without, [409]).code).toBe('paylinks-inactive')
  })
})

describe('an act on a payment link', () => {
  test('of the doctor cancels it, and a cancelled one can’t be cancelled again', async () => {
    const cancelled = await after(act(await createPaylinkFor(server, doctor), 'cancel'))
    expect(cancelled).toMatchObject({ state: 'cancelled', version: 2 })
    expectRefusal(await act(cancelled, 'cancel'), [409])
  })

  test('that confirms the transfer makes it paid; a version that is not current is refused', async () => {
    const link = await createPaylinkFor(server, doctor)
    const paid = await confirm(link)
    expect(paid).toMatchObject({ state: 'paid', balance_cents: 80_000 })
    expectRefusal(await act(link, 'confirm', { amount_cents: 80_000 }), [409])
    expectRefusal(await act(paid, 'cancel'), [409])
  })

  test('records a transfer of another amount as what it was, until the sum is reached', async () => {
    const part = await confirm(await createPaylinkFor(server, doctor), 50_000)
    expect(part).toMatchObject({ state: 'pending', balance_cents: 50_000 })
    expect((await list()).totals).toEqual({ on_its_way_cents: 30_000, received_cents: 50_000 })
    expect(await confirm(part, 30_000)).toMatchObject({ state: 'paid', balance_cents: 80_000 })
  })

  test('records what was given back, in parts and after the end of the link, and never more than arrived', async () => {
    let link = await confirm(await createPaylinkFor(server, doctor))
    server.clock.now = new Date('2027-02-01T18:00:00Z')
    const refund = (cents: number, note = 'Se devolvió por transferencia') =>
      act(link, 'refund', { amount_cents: cents, note })
    expectRefusal(await refund(80_001), [400])
    expectRefusal(await refund(1, ''), [400])
    link = await after(refund(30_000))
    expect(link).toMatchObject({ state: 'paid', balance_cents: 50_000 })
    link = await after(refund(50_000))
    expect(link).toMatchObject({ state: 'refunded', balance_cents: 0 })
    expectRefusal(await refund(1), [400])
  })

  test('adds up more than 2^31 cents, and the lists show them', async () => {
    let link = await createPaylinkFor(server, doctor)
    for (let times = 0; times < 3; times += 1) link = await confirm(link, 1_000_000_000)
    expect(link.balance_cents).toBe(3_000_000_000)
    expect((await list()).totals.received_cents).toBe(3_000_000_000)
    const month = await ask('GET /api/v2/paylinks-reconciliation/2026-11/')
    expect(month.json()).toMatchObject({
      totals: { received_cents: 3_000_000_000 },
      links: [{ received_cents: 3_000_000_000, match: 'over' }],
    })
  })

  test('gives back what arrived after all had been given back, in parts', async () => {
    let link = await confirm(await createPaylinkFor(server, doctor))
    const refund = (cents: number) => act(link, 'refund', { amount_cents: cents, note: 'Pagó otra vez' })
    link = await after(refund(80_000))
    link = await confirm(link, 10_000)
    expect(link).toMatchObject({ state: 'refunded', balance_cents: 10_000 })
    expectRefusal(await refund(10_001), [400])
    link = await after(refund(4000))
    expect(link).toMatchObject({ state: 'refunded', balance_cents: 6000 })
    link = await after(refund(6000))
    expect(link).toMatchObject({ state: 'refunded', balance_cents: 0 })
    expect((await list()).totals.received_cents).toBe(0)
  })

  test('of a part of a cent is refused with the reason, when money arrives and when it is given back', async () => {
    const link = await createPaylinkFor(server, doctor)
    for (const name of ['confirm', 'refund'] as const) {
      const answer = await act(link, name, { amount_cents: 200.001, note: 'nada' })
      expect(expectRefusal(answer, [400]).fields).toEqual({
        amount_cents: ['La cantidad lleva a lo más dos decimales.'],
      })
    }
  })

  test('of another doctor finds no link, whatever the act', async () => {
    const link = await createPaylinkFor(server, doctor)
    const other = await createDoctor(server)
    await activatePaylinks(server, other)
    const bodies = {
      cancel: {},
      deny: {},
      confirm: { amount_cents: 80_000 },
      refund: { amount_cents: 80_000, note: 'nada' },
    }
    for (const name of ['cancel', 'deny', 'confirm', 'refund'] as const)
      expectRefusal(await act(link, name, bodies[name], other), [404])
    const shared = await ask(`POST /api/v2/paylinks/${link.slug}/share/`, { email: 'a@b.example' }, other)
    expectRefusal(shared, [404])
    expect((await list()).results).toMatchObject([{ state: 'pending', version: 1, balance_cents: 0 }])
  })

  test('happens once when it is asked for at the same moment by many calls', async () => {
    const link = await createPaylinkFor(server, doctor)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => act(link, 'confirm', { amount_cents: 80_000 })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(11)
    expect((await list()).totals.received_cents).toBe(80_000)
  })
})

test('a link is expired from the midnight after its last day on, and money that arrives later is recorded', async () => {
  const link = await createPaylinkFor(server, doctor, { expires_on: '2026-11-24' })
  server.clock.now = new Date('2026-11-25T05:59:59Z')
  expect((await list()).results).toMatchObject([{ state: 'pending' }])
  server.clock.now = new Date('2026-11-25T06:00:00Z')
  expect(await list()).toMatchObject({ results: [{ state: 'expired' }], totals: { on_its_way_cents: 0 } })
  expectRefusal(await act(link, 'refund', { amount_cents: 1, note: 'nada' }), [400])
  expect(await confirm(link)).toMatchObject({ state: 'paid', balance_cents: 80_000 })
})

test('movements are never changed or deleted, and the balance is their sum', async () => {
  const link = await confirm(await createPaylinkFor(server, doctor))
  expect(link.movements.map(({ kind, amount_cents: cents }) => [kind, cents])).toEqual([
    ['create', 0],
    ['receive', 80_000],
  ])
  for (const table of ['paylink', 'paylink_movement', 'payment_notice'])
    for (const change of [`update ${table} set at = now()`, `delete from ${table}`])
      await expect(
        withClient(server.ownerUrl, (client) =>
          client.query(table === 'paylink' ? change.replace('at =', 'created_at =') : change),
        ),
      ).rejects.toThrow(/append-only/)
})
