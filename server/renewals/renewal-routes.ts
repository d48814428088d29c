import { dayOfDocument } from '../prescriptions/status.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BrandChoice } from '../brand/brand-choice.ts'
import type { Database } from '../database/database.ts'
import { readerLanguage } from '../http/browser/reader-language.ts'
import type { RateLimiter } from '../http/rate-limit.ts'
import { readVerified } from '../prescriptions/read-verified.ts'
import type { StoredPrescription } from '../prescriptions/stored-prescription.ts'
import { refuseFormOfOtherSite } from '../http/browser/refuse-other-site.ts'
import { HTML, isWithinLimit, takeForms } from '../public-pages/visits.ts'
import type { Signer } from '../signing/signer.ts'
import { readRenewal } from './read-renewal.ts'
import { renewalMessage, renewalPageOf, renewalPath } from './renewal-page.ts'
import { requestRenewal } from './request-renewal.ts'

export interface RenewalDependencies {
  database: Database
  signer: Signer
  clock: () => Date
  choice: BrandChoice
  limiter: RateLimiter
  baseUrl: () => string
}

type RenewalRequest = FastifyRequest<{ Params: { signature: string } }>

const PAGE = '/v/:signature/renewal'
const VIEWS_PER_MINUTE = 30
const FORMS_PER_MINUTE = 5

/**
 * The page on which a patient asks for the renewal of a prescription. The page's visitors have no account, but know the
 * identifier of the prescription, which is in the address. The form has no field, so that nobody writes about health in it.
 */
export function renewalRoutes(app: FastifyInstance, deps: RenewalDependencies): void {
  app.get(PAGE, async (request: RenewalRequest, reply) => {
    if (!isWithinLimit(deps.limiter, request, '/v', VIEWS_PER_MINUTE))
      return message(deps, request, reply, 'tooMany')
    const rx = await prescriptionOf(deps, request)
    if (!rx) return message(deps, request, reply, 'notFound')
    const now = deps.clock()
    const renewal = await readRenewal(deps.database, rx, now)
    const today = dayOfDocument(rx.document, now)
    return sent(reply).send(renewalPageOf({ ...shownTo(deps, request), rx, renewal, today }))
  })
  takeForms(app, (forms) => {
    forms.post(PAGE, async (request: RenewalRequest, reply) => {
      refuseFormOfOtherSite(request, deps.baseUrl())
      if (!isWithinLimit(deps.limiter, request, '/v', FORMS_PER_MINUTE))
        return message(deps, request, reply, 'tooMany')
      const rx = await prescriptionOf(deps, request)
      if (!rx) return message(deps, request, reply, 'notFound')
      await requestRenewal(deps.database, rx, deps.clock())
      // The redirect leads back to the renewal page, so that reloading the page sends no form again.
      return reply.code(303).header('location', renewalPath(rx.state.signature)).send()
    })
  })
}

/**
 * The prescription that the page's address names; undefined where none is known, or where its columns differ from what
 * was signed.
 */
async function prescriptionOf(
  { database, signer }: RenewalDependencies,
  { params }: RenewalRequest,
): Promise<StoredPrescription | undefined> {
  const found = await readVerified(database, signer, params.signature.toLowerCase())
  return found?.authentic ? found.rx : undefined
}

const shownTo = ({ choice }: RenewalDependencies, request: RenewalRequest) => ({
  brand: choice.of(request),
  language: readerLanguage(request),
})

const sent = (reply: FastifyReply): FastifyReply => reply.type(HTML).header('cache-control', 'no-store')

const message = (
  deps: RenewalDependencies,
  request: RenewalRequest,
  reply: FastifyReply,
  what: 'notFound' | 'tooMany',
): FastifyReply =>
  sent(reply.code(what === 'notFound' ? 404 : 429)).send(renewalMessage(shownTo(deps, request), what))
