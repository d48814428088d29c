import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ProblemBody } from '#contract/problem.ts'
import type { PaylinkDetail } from '#contract/paylinks/paylinks.ts'
import { call } from '../../testing/call.ts'
import { createDoctor, type TestDoctor } from '../../testing/factories.ts'
import { activatePaylinks, createPaylinkFor } from '../../testing/payments.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let link: PaylinkDetail
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  server.clock.now = new Date('2026-11-23T18:00:00Z')
  doctor = await createDoctor(server, { name: 'Elena <Prueba>', female: true })
  await activatePaylinks(server, doctor)
  link = await createPaylinkFor(server, doctor)
})
afterAll(() => server.close())

const open = (path = `/p/${link.slug}`, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: path, headers })
const report = (form: Record<string, string> = {}, headers: Record<string, string> = {}, slug = link.slug) =>
  server.app.inject({
    method: 'POST',
    url: `/p/${slug}/reported`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  })
const now = async () =>
  (await call(server, `GET /api/v2/paylinks/${link.slug}`, { headers: doctor.auth })).json<PaylinkDetail>()
const act = (name: string, body: object) =>
  call(server, `POST /api/v2/paylinks/${link.slug}/${name}/`, { headers: doctor.auth, body })

describe('the page of a payment link', () => {
  test('says who asks, for what, how much and until when, and has the data of the transfer', async () => {
    const page = await open()
    expect(page.statusCode).toBe(200)
    for (const words of [
      'Dra. Elena &lt;Prueba&gt;',
      'Consulta médica',
      '$800.00',
      '30\u00a0nov\u00a02026,\u00a023:59',
      '002\u00a0010 07777777777\u00a01',
      'BANAMEX',
      link.reference,
      'Av. Ficticia 100',
      'data-copy="800.00"',
    ])
      expect(page.body).toContain(words)
    expect(page.body).not.toContain('<Prueba>')
    expect(page.body).not.toContain(doctor.email)
  })

  test('says to a visitor back from the card page that the payment is being confirmed, and offers no second payment', async () => {
    const back = await open(`/p/${link.slug}?said=card`)
    expect(back.body).toContain('Esperamos la confirmación de su pago')
    expect(back.body).not.toMatch(/<form|data-copy/)
    expect(back.body).toContain(`href="/p/${link.slug}"`)
    expect((await open()).body).toMatch(/<form[^]*data-copy|data-copy[^]*<form/)
    await act('confirm', { version: 1, amount_cents: 80_000 })
    expect((await now()).state).toBe('paid')
    const paid = await open(`/p/${link.slug}?said=card`)
    expect(paid.body).toContain('Este pago está confirmado')
    expect(paid.body).not.toContain('Esperamos la confirmación')
  })

  test('is in English for a browser that asks for it', async () => {
    const page = await open(undefined, { 'accept-language': 'en-US,en;q=0.9' })
    expect(page.body).toContain('lang="en-US"')
    expect(page.body).toContain('Pay by bank transfer (SPEI)')
    expect(page.body).not.toMatch(/\bDra\./)
    const concept = page.body.split(link.concept)
    expect(concept.length).toBeGreaterThan(2)
    for (const before of concept.slice(0, -1)) expect(before).toMatch(/<span lang="es-MX">$/)
  })

  test('follows the language that the application showed last in this browser', async () => {
    const english = { 'accept-language': 'en-US,en;q=0.9' }
    const page = await open(undefined, { ...english, cookie: 'language=es' })
    expect(page.body).toContain('<html lang="es-MX"')
    expect((await open(undefined, { cookie: 'language=en' })).body).toContain('lang="en-US"')
  })

  test('is left out of search engines and caches, and has no inline script or style', async () => {
    const page = await open()
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("script-src 'self'") as string,
    })
    expect(page.body).toContain('<meta name="robots" content="noindex, nofollow" />')
    expect(page.body).not.toMatch(/<style|<script(?![^>]*\ssrc=)|\sstyle=|\son\w+=/)
  })

  test('loads files that exist: style, script, marks', async () => {
    const files = [...(await open()).body.matchAll(/(?:href|src|srcset)="(\/[^"]+)"/g)].map(([, at]) => at)
    expect(files.length).toBeGreaterThan(3)
    for (const file of files) expect([file, (await open(file)).statusCode]).toEqual([file, 200])
  })

  test.each(['/p/AAAAAAAAAAAAAAAAAAAAAA', '/p/x', '/p/%3Cscript%3E'])(
    'for %s says that there is no such request',
    async (path) => {
      const page = await open(path)
      expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(page.body).toContain('No encontramos este cobro')
    },
  )

  test('asks for nothing once it was cancelled, paid, returned or expired', async () => {
    server.clock.now = new Date('2026-12-24T18:00:00Z')
    const expired = await open()
    expect(expired.body).toContain('El plazo para pagar terminó')
    expect(expired.body).not.toContain('002\u00a0010 07777777777\u00a01')
    await act('confirm', { version: 1, amount_cents: 80_000 })
    const paid = await open()
    expect(paid.body).toContain('Este pago está confirmado')
    expect(paid.body).not.toMatch(/<form|07777777777/)
    await act('refund', { version: 2, amount_cents: 80_000, note: 'Se devolvió' })
    expect((await open()).body).toContain('Este pago se devolvió')
    link = await createPaylinkFor(server, doctor)
    await act('cancel', { version: 1 })
    const cancelled = await open()
    expect(cancelled.body).toContain('Este cobro se canceló')
    expect(cancelled.body).not.toContain('<form')
    expect(cancelled.body).toContain('Le pidió este pago')
    expect(cancelled.body).not.toContain('Le pide este pago')
  })

  test('asks for what is missing where a part arrived', async () => {
    await act('confirm', { version: 1, amount_cents: 30_050 })
    const page = await open()
    expect(page.body).toContain('Ya llegaron $300.50. Faltan $499.50.')
    expect(page.body).toContain('data-copy="499.50"')
  })
})

describe('the page of a link whose money went another way', () => {
  test('names what was paid and when, and what was given back of it later', async () => {
    await act('confirm', { version: 1, amount_cents: 80_000 })
    server.clock.now = new Date('2027-01-06T18:00:00Z')
    await act('refund', { version: 2, amount_cents: 30_000, note: 'Fue más corta' })
    const { body } = await open()
    expect(body).toMatch(/Se recibieron \$800\.00 el \d+ nov 2026/)
    expect(body).toContain('Se le devolvieron $300.00.')
    expect(body).not.toContain('ene 2027')
  })

  test('tells of a second transfer that the doctor owes to the payer', async () => {
    await act('confirm', { version: 1, amount_cents: 80_000 })
    await act('confirm', { version: 2, amount_cents: 80_000 })
    expect((await open()).body).toContain('Llegaron $800.00 de más: pida al consultorio que se los devuelva.')
    await act('refund', { version: 3, amount_cents: 80_000, note: 'Dos veces' })
    const { body } = await open()
    expect(body).toContain('Se le devolvieron $800.00.')
    expect(body).not.toContain('de más')
  })

  test('warns of a second transfer when the doctor did not find the reported one, also after the end', async () => {
    await report()
    await act('deny', { version: 2 })
    const waiting = await open()
    expect(waiting.body).toContain('El consultorio no encontró su transferencia')
    expect(waiting.body).toContain('no la haga otra vez')
    expect(waiting.body).toContain('Ya transferí')
    server.clock.now = new Date('2027-01-06T18:00:00Z')
    const expired = await open()
    expect(expired.body).toContain('El plazo para pagar terminó')
    expect(expired.body).toContain('Revisó su banco y todavía no la ve.')
    await report()
    expect((await open()).body).not.toContain('todavía no la ve')
  })

  test('tells of a part that arrived in every state, and that a doctor who asks for nothing more owes it', async () => {
    await act('confirm', { version: 1, amount_cents: 30_050 })
    await report()
    expect((await open()).body).toContain('Ya llegaron $300.50. Faltan $499.50.')
    await act('deny', { version: 3 })
    expect((await open()).body).toContain('Ya llegaron $300.50. Faltan $499.50.')
    await act('cancel', { version: 4 })
    const owed = 'Ya llegaron $300.50: pida al consultorio que se los devuelva.'
    expect((await open()).body).toContain(owed)
    await act('refund', { version: 5, amount_cents: 30_050, note: 'Cancelado' })
    expect((await open()).body).not.toContain('llegaron')
  })

  test('owes a part that arrived after everything had been given back', async () => {
    await act('confirm', { version: 1, amount_cents: 80_000 })
    await act('refund', { version: 2, amount_cents: 80_000, note: 'No vino' })
    expect((await open()).body).toContain('El dinero se le devolvió. No falta nada más.')
    await act('confirm', { version: 3, amount_cents: 10_000 })
    const { body } = await open()
    expect(body).toContain('Ya llegaron $100.00: pida al consultorio que se los devuelva.')
    expect(body).not.toContain('No falta nada más')
  })

  test('says after the end that a part arrived, and when a transfer was reported before it was given back', async () => {
    await act('confirm', { version: 1, amount_cents: 30_050 })
    server.clock.now = new Date('2027-01-06T18:00:00Z')
    expect((await open()).body).toContain('Ya llegaron $300.50.')
    await report()
    server.clock.now = new Date('2027-01-09T18:00:00Z')
    await act('refund', { version: 3, amount_cents: 30_050, note: 'No vino' })
    expect((await open()).body).toMatch(/Avisó el 6 ene 2027/)
  })
})

describe('the form that tells of a transfer', () => {
  test('changes the state, keeps the tracking key, and leads back to the page', async () => {
    const answer = await report({ tracking: 'MBAN01002311230000000001', email: 'paga@correo.example' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/p/${link.slug}`])
    expect(await now()).toMatchObject({ state: 'reported', email: 'paga@correo.example', balance_cents: 0 })
    expect((await now()).movements.at(-1)).toMatchObject({ by: 'payer', note: 'MBAN01002311230000000001' })
    expect((await open()).body).toContain('Gracias, ya avisamos al consultorio')
  })

  test('changes nothing when it is sent again, also by many at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => report()))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303]))
    expect(await now()).toMatchObject({ state: 'reported', version: 2 })
  })

  test('never turns the receipt to another address than the doctor gave', async () => {
    link = await createPaylinkFor(server, doctor, { email: 'conocida@correo.example' })
    await report({ email: 'ladrona@correo.example' })
    expect((await now()).email).toBe('conocida@correo.example')
  })

  test.each([{ tracking: '=1+1' }, { tracking: 'A'.repeat(31) }, { email: 'nadie' }])(
    'is not taken with %j, and says so',
    async (form) => {
      const answer = await report(form)
      expect(answer.headers.location).toBe(`/p/${link.slug}?said=form`)
      expect((await open(`/p/${link.slug}?said=form`)).body).toContain('No pudimos leer lo que escribió')
      expect((await now()).state).toBe('pending')
    },
  )

  test('is refused from another site, as JSON, for an unknown link and in great number', async () => {
    expect((await report({}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    const asJson = await report({}, { 'content-type': 'application/json' })
    expect([asJson.statusCode, asJson.json<ProblemBody>().detail]).toEqual([
      415,
      'Envíe la solicitud como application/x-www-form-urlencoded.',
    ])
    expect((await report({}, {}, 'A'.repeat(22))).statusCode).toBe(404)
    expect((await report({ tracking: 'A'.repeat(5000) })).statusCode).toBe(413)
    expect((await now()).state).toBe('pending')
  })

  test.each(['%2e%2e%2f..%2flogin', '%2f%2fajena.example', '%0d%0aX-De%3A ajena', '%F0%9F%92%8A'])(
    'leads to no other page from the address of %s, with any form',
    async (slug) => {
      const { headers, statusCode } = await report({ tracking: '=1+1' }, {}, slug)
      expect([statusCode, headers.location]).toEqual([404, undefined])
    },
  )

  test.each([
    ['https://ajena.example', 403],
    ['http://recetas.example.ajena.example', 403],
    ['nada', 403],
    // Browsers send the origin `null` from the payment page because of its Referrer-Policy. Without that policy browsers would
    // send the origin of the product or of its brand.
    ['null', 303],
    ['https://recetas.example', 303],
    ['https://marca.example:8443', 303],
  ])(
    'with the origin %s of a browser that sends no Sec-Fetch-Site is answered %i',
    async (origin, status) => {
      expect((await report({}, { origin, host: 'marca.example' })).statusCode).toBe(status)
      expect((await now()).state).toBe(status === 303 ? 'reported' : 'pending')
    },
  )

  test('of our own page is read behind a proxy that changes the host, as Sec-Fetch-Site says', async () => {
    const sent = { origin: 'https://marca.example', host: '127.0.0.1:8080', 'sec-fetch-site': 'same-origin' }
    expect((await report({}, sent)).statusCode).toBe(303)
  })

  test('that did not arrive puts the link back to waiting', async () => {
    await report()
    const denied = await call(server, `POST /api/v2/paylinks/${link.slug}/deny/`, {
      headers: doctor.auth,
      body: { version: 2 },
    })
    expect(denied.json<PaylinkDetail>()).toMatchObject({ state: 'pending', version: 3 })
  })
})
