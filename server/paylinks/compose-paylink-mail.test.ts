import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PaylinkDetail } from '#contract/paylinks/paylinks.ts'
import { loadBrands } from '../brand/brands.ts'
import { projectRoot } from '../root.ts'
import { call } from '../testing/call.ts'
import { createDoctor, type TestDoctor } from '../testing/factories.ts'
import { activatePaylinks, createPaylinkFor } from '../testing/payments.ts'
import { startTestServer, type TestServer, withClient } from '../testing/test-server.ts'
import { paylinkComposer } from './compose-paylink-mail.ts'
import { reportTransfer } from './pay/report-transfer.ts'

let server: TestServer
let doctor: TestDoctor
beforeAll(async () => {
  server = await startTestServer()
  server.clock.now = new Date('2026-11-23T18:00:00Z')
  doctor = await createDoctor(server)
  await activatePaylinks(server, doctor)
})
afterAll(() => server.close())

const act = async (link: PaylinkDetail, name: string, body: object): Promise<PaylinkDetail> => {
  const answer = await call(server, `POST /api/v2/paylinks/${link.slug}/${name}/`, {
    headers: doctor.auth,
    body: { version: link.version, ...body },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<PaylinkDetail>()
}

type Kind = 'payment-request' | 'payment-receipt'

const receiptOf = (slug: string, language: 'es' | 'en'): Promise<string> =>
  textOf('payment-receipt', slug, language)

async function textOf(kind: Kind, slug: string, language: 'es' | 'en'): Promise<string> {
  const { rows } = await withClient(server.ownerUrl, (client) =>
    client.query<{ id: string }>('select id from paylink where slug = $1', [slug]),
  )
  const compose = paylinkComposer({
    database: server.database,
    brands: loadBrands(projectRoot()),
    baseUrl: 'https://recetas.example',
    from: 'Recetas <recetas@recetario.example>',
    clock: () => server.clock.now,
  })
  const mail = await compose({
    id: 1,
    attempts: 1,
    kind,
    recipient: 'paga@correo.example',
    language,
    brand: 'recetario',
    about: Number(rows[0]?.id),
  })
  return String(mail?.text)
}

test('a receipt names what was paid and when, also when it is sent again after a part was given back', async () => {
  let link = await createPaylinkFor(server, doctor)
  link = await act(link, 'confirm', { amount_cents: 80_000 })
  const first = await receiptOf(link.slug, 'es')
  expect(first).toContain('recibió su pago de $800.00')
  expect(first).toContain('Fecha: 23 nov 2026')
  expect(first).not.toContain('devolvieron')
  server.clock.now = new Date('2027-01-06T18:00:00Z')
  await act(link, 'refund', { amount_cents: 30_000, note: 'Fue más corta' })
  const again = await receiptOf(link.slug, 'es')
  expect(again).toContain('recibió su pago de $800.00')
  expect(again).toContain('Fecha: 23 nov 2026')
  expect(again).toContain('De ese pago se le devolvieron $300.00.')
  expect(await receiptOf(link.slug, 'en')).toContain('$300.00 of it were given back to you.')
})

test('a mail with a link whose transfer was reported asks for no second one, also after the end of the link', async () => {
  const link = await createPaylinkFor(server, doctor)
  expect(await textOf('payment-request', link.slug, 'es')).toContain('Puede pagar hasta el')
  await reportTransfer({ database: server.database, clock: () => server.clock.now }, link.slug, {
    tracking: '',
    email: '',
  })
  server.clock.now = new Date(server.clock.now.getTime() + 60 * 86_400_000)
  const late = await textOf('payment-request', link.slug, 'es')
  expect(late).toContain('no pague otra vez')
  expect(late).not.toContain('Puede pagar')
  const english = await textOf('payment-request', link.slug, 'en')
  expect(english).toContain('do not pay again')
  expect(english).not.toContain('You can pay')
})
