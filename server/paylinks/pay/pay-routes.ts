import { gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Brand } from '#brands/brand.ts'
import { isEmail } from '#contract/values/email.ts'
import type { BrandChoice } from '../../brand/brand-choice.ts'
import type { Database } from '../../database/database.ts'
import { acceptsGzip } from '../../http/accepts-gzip.ts'
import { readerLanguage } from '../../http/browser/reader-language.ts'
import type { RateLimiter } from '../../http/rate-limit.ts'
import type { CardPayments } from '../../outside/payments/port.ts'
import { qrSvg } from '../../pdf/qr-svg.ts'
import { Html } from '../../public-pages/html.ts'
import { refuseFormOfOtherSite } from '../../http/browser/refuse-other-site.ts'
import { HTML, isWithinLimit, takeForms } from '../../public-pages/visits.ts'
import { doctorOfSlug, payeeOf } from '../payer-queries.ts'
import { paylinkBySlug } from '../paylink-queries.ts'
import { payPath } from '../present.ts'
import { beginCard } from '../cards/begin-card.ts'
import { BACK_FROM_CARD, payMessage, payPageOf, saidAfter } from './pay-page.ts'
import { reportTransfer } from './report-transfer.ts'

export interface PayDependencies {
  database: Database
  clock: () => Date
  choice: BrandChoice
  limiter: RateLimiter
  baseUrl: () => string
  /** Provider of card payments; null where none is configured. */
  cards: CardPayments | null
}

type PayRequest = FastifyRequest<{ Params: { slug: string }; Querystring: Record<string, unknown> }>

const VIEWS_PER_MINUTE = 60
const FORMS_PER_MINUTE = 10
const IS_SLUG = /^[\w-]{22}$/

/**
 * Schema of a payer's report. A clave de rastreo (tracking key of a transfer) has at most 30 letters and digits (Banco
 * de México, CEP).
 */
const Report = z.object({
  tracking: z._default(z.string().check(z.regex(/^[A-Za-z0-9]{0,30}$/)), ''),
  email: z._default(z.string().check(z.refine((text) => text === '' || isEmail(text))), ''),
})

/**
 * The page on which a payment link is paid, and its forms. The page's visitors have no account, but know the slug of the
 * payment link. Whoever knows the slug may send the forms. A form of another site is refused.
 */
export function payRoutes(app: FastifyInstance, deps: PayDependencies): void {
  app.get('/p/:slug', async (request: PayRequest, reply) => {
    if (!isWithinLimit(deps.limiter, request, '/p', VIEWS_PER_MINUTE))
      return message(deps, request, reply, 'tooMany')
    return showPage(deps, request, reply)
  })
  takeForms(app, (forms) => {
    forms.post('/p/:slug/reported', async (request: PayRequest, reply) => {
      const refused = refuseForm(deps, request, reply)
      if (refused) return refused
      const report = Report.safeParse(request.body ?? {})
      if (!report.success) return backTo(request, reply, '?said=form')
      const isKnown = await reportTransfer(deps, request.params.slug, report.data)
      return isKnown ? backTo(request, reply) : message(deps, request, reply, 'notFound')
    })
    forms.post('/p/:slug/card', async (request: PayRequest, reply) => {
      const refused = refuseForm(deps, request, reply)
      if (refused) return refused
      const { slug } = request.params
      const doctorId = await doctorOfSlug(deps.database.open, slug)
      const { cards } = deps
      if (doctorId === undefined || !cards) return message(deps, request, reply, 'notFound')
      const address = await beginCard({ ...deps, cards }, doctorId, slug)
      return address === undefined
        ? backTo(request, reply, '?said=no-card')
        : reply.code(303).header('location', address).send()
    })
  })
}

async function showPage(deps: PayDependencies, request: PayRequest, reply: FastifyReply) {
  const { slug } = request.params
  const now = deps.clock()
  const doctorId = IS_SLUG.test(slug) ? await doctorOfSlug(deps.database.open, slug) : undefined
  if (doctorId === undefined) return message(deps, request, reply, 'notFound')
  const { link, payee } = await deps.database.asDoctor(doctorId, async (sql) => ({
    link: await paylinkBySlug(sql, doctorId, slug, now),
    payee: await payeeOf(sql, doctorId),
  }))
  if (!link || !payee) return message(deps, request, reply, 'notFound')
  const mark = request.query['said']
  const said = saidAfter(typeof mark === 'string' ? mark : undefined, readerLanguage(request))
  const page = payPageOf({
    brand: brandOf(deps, request, reply),
    language: readerLanguage(request),
    link,
    payee,
    qr: new Html(qrSvg(new URL(payPath(slug), deps.baseUrl()).href)),
    cards: deps.cards !== null,
    isBack: mark === BACK_FROM_CARD,
    said: link.state === 'pending' || link.state === 'expired' ? said : '',
  })
  void reply.type(HTML).header('cache-control', 'no-store').header('vary', 'accept-encoding')
  if (deps.cards) letFormLeaveTo(deps.cards.pageOrigin, reply)
  // The payment page may be compressed, because it shows no text that a visitor can choose. Its compressed size therefore
  // reveals nothing about its address.
  if (!acceptsGzip(request.headers['accept-encoding']?.toString())) return reply.send(page)
  return reply.header('content-encoding', 'gzip').send(gzipSync(page))
}

/** Lets the form of the payment page redirect to the card provider's page, and to no other page. */
function letFormLeaveTo(origin: string, reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'))
  void reply.header(
    'content-security-policy',
    policy.replace("form-action 'self'", `form-action 'self' ${origin}`),
  )
}

function brandOf({ choice }: PayDependencies, request: PayRequest, reply: FastifyReply): Brand {
  const asked = request.query['brand']
  return typeof asked === 'string' ? choice.choose(asked, request, reply) : choice.of(request)
}

const message = (
  deps: PayDependencies,
  request: PayRequest,
  reply: FastifyReply,
  what: 'notFound' | 'tooMany',
): FastifyReply =>
  reply
    .code(what === 'notFound' ? 404 : 429)
    .type(HTML)
    .header('cache-control', 'no-store')
    .send(payMessage({ brand: brandOf(deps, request, reply), language: readerLanguage(request) }, what))

/** Redirects the browser back to the payment page, so that reloading the page sends no form again. */
const backTo = (request: PayRequest, reply: FastifyReply, query = ''): FastifyReply =>
  reply
    .code(303)
    .header('location', `${payPath(request.params.slug)}${query}`)
    .send()

/**
 * The refusal of a form of another site, of too many forms, or of an address that no payment link has; undefined for a
 * form that may be read. The function is not async: to await a reply gives undefined, as if the form had not been refused.
 */
function refuseForm(
  deps: PayDependencies,
  request: PayRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  refuseFormOfOtherSite(request, deps.baseUrl())
  if (!isWithinLimit(deps.limiter, request, '/p', FORMS_PER_MINUTE))
    return message(deps, request, reply, 'tooMany')
  // The redirect after a form repeats the slug, which may be any text, such as "../../login" or a line break.
  return IS_SLUG.test(request.params.slug) ? undefined : message(deps, request, reply, 'notFound')
}
