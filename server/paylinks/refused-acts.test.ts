import { expect, test } from 'vitest'
import type { PaylinkDetail } from '#contract/paylinks/paylinks.ts'
import type { ProblemBody } from '#contract/problem.ts'
import { call } from '../testing/call.ts'
import type { TestDoctor } from '../testing/factories.ts'
import { createPaylinkFor, withPayee } from '../testing/payments.ts'
import type { TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
withPayee((it) => ({ server, doctor } = it))

const post = (route: string, body: object, language = 'es') =>
  call(server, route, { headers: { ...doctor.auth, 'accept-language': language }, body })
const cancel = ({ slug }: PaylinkDetail, version: number, language?: string) =>
  post(`POST /api/v2/paylinks/${slug}/cancel/`, { version }, language)
const money = async (link: PaylinkDetail, act: 'confirm' | 'refund') => {
  const body = {
    version: link.version,
    amount_cents: 80_000,
    ...(act === 'refund' && { note: 'Se devolvió' }),
  }
  const answer = await post(`POST /api/v2/paylinks/${link.slug}/${act}/`, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<PaylinkDetail>()
}

/** Functions that make a payment link and bring it into a state, by the name of the state. */
const INTO = {
  paid: (link: PaylinkDetail) => money(link, 'confirm'),
  refunded: async (link: PaylinkDetail) => money(await money(link, 'confirm'), 'refund'),
  cancelled: async (link: PaylinkDetail) => (await cancel(link, link.version)).json<PaylinkDetail>(),
  expired: async (link: PaylinkDetail) => {
    server.clock.now = new Date('2026-12-01T06:00:00Z')
    return link
  },
}

test.each([
  ['paid', 'ya está pagado y no se puede cancelar', 'is already paid and cannot be cancelled'],
  ['refunded', 'el dinero ya se devolvió', 'the money was given back'],
  ['cancelled', 'ya estaba cancelado', 'was cancelled before'],
  ['expired', 'ya venció y no hace falta cancelarlo', 'has expired and needs no cancelling'],
] as const)(
  'cancelling a link that is %s is refused with its state and what to do',
  async (state, es, en) => {
    const seen = await createPaylinkFor(server, doctor)
    const link = await INTO[state](seen)
    for (const version of new Set([link.version, seen.version]))
      for (const [language, sentence] of [
        ['es', es],
        ['en', en],
      ] as const) {
        const answer = await cancel(link, version, language)
        const { code, detail } = answer.json<ProblemBody>()
        expect([answer.statusCode, code]).toEqual([409, 'paylink-state'])
        expect(detail).toContain(sentence)
      }
  },
)

test('cancelling an open link that changed since the doctor saw it is a conflict', async () => {
  const link = await createPaylinkFor(server, doctor)
  const part = { version: link.version, amount_cents: 10_000 }
  expect((await post(`POST /api/v2/paylinks/${link.slug}/confirm/`, part)).statusCode).toBe(200)
  expect((await cancel(link, link.version)).json<ProblemBody>().code).toBe('conflict')
})

test('denying a transfer that nobody reported, and mailing a link that is over, are refused with the reason', async () => {
  const link = await createPaylinkFor(server, doctor)
  const denied = await post(`POST /api/v2/paylinks/${link.slug}/deny/`, { version: link.version })
  expect([denied.statusCode, denied.json<ProblemBody>().code]).toEqual([409, 'paylink-state'])
  expect(denied.json<ProblemBody>().detail).toContain('no ha avisado de una transferencia')
  for (const state of ['cancelled', 'expired'] as const) {
    const over = await INTO[state](await createPaylinkFor(server, doctor))
    const shared = await post(`POST /api/v2/paylinks/${over.slug}/share/`, { email: 'alguien@paga.example' })
    expect([shared.statusCode, shared.json<ProblemBody>().code]).toEqual([409, 'paylink-state'])
    expect(shared.json<ProblemBody>().detail).toContain('no se puede enviar')
  }
})
