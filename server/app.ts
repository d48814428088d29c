import { randomUUID } from 'node:crypto'
import path from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { Problem } from '#contract/problem.ts'
import { prover } from './accounts/session/authenticate.ts'
import { accountRoutes } from './accounts/routes.ts'
import { assistantRoutes } from './assistants/routes.ts'
import { type BrandChoice, brandChoice } from './brand/brand-choice.ts'
import type { Brands } from './brand/brands.ts'
import { noOperatorSettings, type Operated, reportingOrigins } from './brand/operated.ts'
import { brandRoutes } from './brand/routes.ts'
import type { Config } from './config.ts'
import { closingRoutes } from './closing/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import type { Database } from './database/database.ts'
import { derived } from './derived.ts'
import { demoRoutes } from './demo/mailbox-routes.ts'
import type { Health } from './health/watch-health.ts'
import type { Domain } from './http/domain.ts'
import { capConnections } from './http/limits/cap-connections.ts'
import { closeUnused } from './http/close-unused.ts'
import { installForms } from './http/form-body.ts'
import { assistantDraftRoutes } from './drafts/assistant-routes.ts'
import { draftRoutes } from './drafts/routes.ts'
import { favouriteRoutes } from './favourites/routes.ts'
import { figureRoutes } from './figures/routes.ts'
import { installJsonBody } from './http/json-body.ts'
import { installOpenApi } from './http/openapi.ts'
import { installOperations } from './http/operations.ts'
import { installProblemExit, sendProblem, statusMeant } from './http/problem-exit.ts'
import { publicBase } from './http/public-base.ts'
import { createRateLimiter } from './http/rate-limit.ts'
import { refusalTrail } from './http/record-refusal.ts'
import { route, routeProving, type Binding } from './http/route.ts'
import { installSecurityHeaders, setSecurityHeaders } from './http/security-headers.ts'
import { installWebFiles } from './http/web-files.ts'
import { ianRoutes } from './ian/routes.ts'
import { imageRoutes } from './images/routes.ts'
import type { ClinicalData } from './imported/clinical.ts'
import { diagnosisRoutes } from './diagnoses/routes.ts'
import type { AskModel } from './outside/ai/model-port.ts'
import type { ExplainFindings } from './outside/ai/port.ts'
import type { CardPayments } from './outside/payments/port.ts'
import type { Outbound } from './outside/client/outbound.ts'
import { catalogueRoutes } from './medications/catalogue-routes.ts'
import { createOwnShelves } from './medications/own/own-shelves.ts'
import { medicationRoutes } from './medications/routes.ts'
import { ownMedicationRoutes } from './medications/own/own-routes.ts'
import { prescribedRoutes } from './medications/prescribed-routes.ts'
import type { Mailbox } from './outside/mail/mailbox.ts'
import { integratorRoutes } from './integrators/routes.ts'
import { type LaunchConfig, launchRoutes } from './launch/routes.ts'
import { liveRoutes } from './live/routes.ts'
import { newsRoutes } from './news/routes.ts'
import { nftRoutes } from './nfts/routes.ts'
import { operatorRoutes } from './operator/routes.ts'
import { privacyNoticeRoutes } from './patients/privacy/notice-routes.ts'
import { patientPrivacyRoutes } from './patients/privacy/privacy-routes.ts'
import { patientRecordRoutes } from './patients/record-routes.ts'
import { patientRoutes } from './patients/routes.ts'
import { clinicalFinder } from './paylinks/check-concept.ts'
import { cardWebhook } from './paylinks/cards/webhook-routes.ts'
import { payRoutes } from './paylinks/pay/pay-routes.ts'
import { paylinkRoutes } from './paylinks/routes.ts'
import { publicPageFiles } from './public-pages/routes.ts'
import { pharmacyRoutes } from './pharmacies/routes.ts'
import { undoRoutes } from './prescriptions/acts/undo-routes.ts'
import { qtyLabel } from './prescriptions/present.ts'
import { prescriptionRoutes } from './prescriptions/routes.ts'
import type { Printing } from './prescriptions/print/read-to-print.ts'
import { pictureRoutes } from './profile/picture-routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { renewalRoutes } from './renewals/renewal-routes.ts'
import { safetyRoutes } from './safety/routes.ts'
import { sheetRoutes } from './sheets/routes.ts'
import { incidentRoutes } from './incidents/routes.ts'
import { keyRoutes } from './signing/routes.ts'
import type { KeyVault } from './signing/key-vault.ts'
import type { Signer } from './signing/signer.ts'
import type { Certificate } from './tls/self-signed.ts'
import { greeter } from './site/greet.ts'
import { siteRoutes } from './site/routes.ts'
import { pageSender } from './site/send-page.ts'
import { usualRoutes } from './usual/routes.ts'
import { verificationRoutes } from './verification/routes.ts'
import { weatherRoutes } from './weather/routes.ts'
import { workplaceRoutes } from './workplaces/routes.ts'

/** Dependencies of the application. `main.ts` makes those of the product, and tests make their own. */
export interface Foundations extends ClinicalData {
  config: LaunchConfig &
    Pick<
      Config,
      | 'baseUrl'
      | 'metricsToken'
      | 'newsFeeds'
      | 'operatorEmail'
      | 'responsibleEmail'
      | 'secondFactorToSign'
      | 'trustProxy'
      | 'weather'
      | 'rateLimitFactor'
      | 'logLevel'
    >
  root: string
  database: Database
  /** Client for calls to external hosts. */
  outbound: Outbound
  /** Explains the findings of the safety checks with a language model; null when no model is configured. */
  ai: ExplainFindings | null
  /** Language model that can call tools, for the AI assistant; absent or null: the built-in grammar alone reads questions. */
  model?: AskModel | null
  /** Provider of payments by card and in shops; absent or null when none is configured. */
  cards?: CardPayments | null
  signer: Signer
  /** Encrypts the secrets of second factors with the key that encrypts the signing keys. */
  vault: KeyVault
  brands: Brands
  /** Settings that the operator made for all brands; absent when the operator made none. */
  operated?: Operated
  printing: Printing
  clock: () => Date
  health: Pick<Health, 'faults' | 'mayIssue'>
  /** Function that receives the lines of the log; absent for standard output. */
  log?: { write(line: string): void }
  /** Certificate, key and host of a demo that serves HTTPS itself; absent when the server speaks HTTP. */
  tls?: Certificate & { host: string | undefined }
  /** The embedded mailbox, whose mails are shown on pages; null for a product without one. */
  mailbox: Mailbox | null
}

const BODY_LIMIT = 256 * 1024
const REQUEST_TIMEOUT_MS = 15_000
/** Time limits: a connection that sends nothing, or half a request, is closed after at most 20 seconds. */
const SLOW_CONNECTIONS = { headersTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: 5000 }

/** Builds the application from its dependencies, without a process, a port or an environment. */
export async function buildApp(f: Foundations): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOf(f),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    ...protocolOf(f),
    trustProxy: f.config.trustProxy,
    forceCloseConnections: 'idle',
    // Request ids are unique over all processes, so that an id that a person tells support names one request.
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 300 },
    // A URL that can't be decoded, or has a longer parameter than any endpoint accepts, is answered as not found.
    frameworkErrors: (_error, request, reply) => {
      setSecurityHeaders(request, reply)
      void sendProblem(new Problem('not-found'), request, reply)
    },
  })
  closeUnused(app)
  if (f.config.trustProxy === false) capConnections(app)
  installProblemExit(app)
  installJsonBody(app)
  installSecurityHeaders(app, reportingOrigins((f.operated ?? noOperatorSettings).reporting))
  installLog(app)
  await app.register(cookie)
  await installForms(app)
  const baseUrl = () => publicBase(app, f.config.baseUrl, f.tls?.host)
  const binding: Binding = {
    prover: (request) => prover(f.database.open, { request, baseUrl: baseUrl() }),
    baseUrl,
    limiter: createRateLimiter(() => f.clock().getTime(), f.config.rateLimitFactor),
    refused: refusalTrail(f, () => app.log.warn('a refusal was not kept')),
  }
  const domain: Domain = {
    bind: <const E extends Endpoint>(endpoint: E) => route(app, binding, endpoint),
    bindProving: <const E extends Endpoint>(endpoint: E) => routeProving(app, binding, endpoint),
    database: f.database,
    clock: f.clock,
  }
  const choice = brandChoice(f.brands, f.printing.demo, f.operated)
  bindDomains(app, domain, { ...f, choice })
  siteRoutes(app, choice, baseUrl)
  publicPageFiles(app, { root: f.root, choice })
  payRoutes(app, { ...domain, choice, limiter: binding.limiter, baseUrl, cards: f.cards ?? null })
  renewalRoutes(app, { ...domain, signer: f.signer, choice, limiter: binding.limiter, baseUrl })
  if (f.cards) cardWebhook(app, { ...domain, cards: f.cards })
  launchRoutes(app, domain, { ...f, baseUrl, limiter: binding.limiter })
  installOpenApi(app)
  installOperations(app, {
    faults: () => f.health.faults(),
    metricsToken: f.config.metricsToken,
    calls: f.outbound.metrics,
  })
  await installWebFiles(
    app,
    path.join(f.root, 'dist/web'),
    pageSender(choice, baseUrl, greeter({ ...domain, baseUrl })),
  )
  return app
}

/** Binds the endpoints of every domain to the application. */
function bindDomains(
  app: FastifyInstance,
  domain: Domain,
  { choice, ...f }: Foundations & { choice: BrandChoice },
): void {
  const proof = proofWith(f, (line) => app.log.warn(line))
  const brandOf = ({ request }: { request: FastifyRequest }) => choice.of(request)
  accountRoutes(domain, brandOf, f)
  profileRoutes(domain, brandOf)
  imageRoutes(domain)
  pictureRoutes(domain)
  patientRoutes(domain)
  patientRecordRoutes(domain, f.safety)
  patientPrivacyRoutes(domain)
  privacyNoticeRoutes(domain)
  const clinicalWords = derived(
    () => f.knowledge.names,
    () => clinicalFinder(f.knowledge, f.diagnosisList.values()),
  )
  paylinkRoutes(domain, {
    findClinical: (...written) => clinicalWords()(...written),
    brandId: (context) => brandOf(context).id,
    cards: f.cards !== undefined && f.cards !== null,
  })
  const shelves = createOwnShelves(f.knowledge)
  medicationRoutes(domain, f.catalogue, shelves)
  catalogueRoutes(domain, f.knowledge, shelves)
  prescribedRoutes(domain, qtyLabel)
  ownMedicationRoutes(domain, f.knowledge)
  diagnosisRoutes(domain, f.findDiagnoses)
  contactRoutes(domain, (context) => brandOf(context).id, f.config.operatorEmail)
  workplaceRoutes(domain, brandOf)
  deskRoutes(domain, f)
  figureRoutes(domain, {
    diagnosisList: f.diagnosisList,
    renderer: f.printing.renderer,
    brandOf: ({ request }) => f.printing.brandOf(choice.of(request).id),
  })
  closingRoutes(domain, brandOf)
  keyRoutes(domain, f.signer, brandOf)
  undoRoutes(domain)
  prescriptionRoutes(domain, { ...f, ...proof, brandId: (context) => brandOf(context).id })
  sheetRoutes(domain, { ...f, brandId: (context) => brandOf(context).id })
  newsRoutes(domain, f.config.newsFeeds)
  weatherRoutes(domain, f.config.weather !== null)
  safetyRoutes(domain, f.safety, f.catalogue, f.ai)
  ianRoutes(domain, { ...f, ...choice, model: f.model ?? null, log: (line) => app.log.warn(line) })
  operatorRoutes(domain, f.config.responsibleEmail)
  integratorRoutes(domain, brandOf)
  pharmacyRoutes(domain, proof)
  verificationRoutes(domain, f.signer, f.printing)
  liveRoutes(app, domain)
  brandRoutes(app, domain, { brands: f.brands, choice, operated: f.operated ?? noOperatorSettings })
  if (f.mailbox) demoRoutes(app, f.mailbox)
}

/** Options of the server: HTTPS if there is a certificate, otherwise HTTP. */
const protocolOf = ({ tls }: Foundations) =>
  tls ? { https: { ...SLOW_CONNECTIONS, key: tls.key, cert: tls.cert } } : { http: SLOW_CONNECTIONS }

/** Binds the routes of the doctor's daily work, such as drafts, favourites, the home page and incidents. */
function deskRoutes(domain: Domain, f: Foundations): void {
  assistantRoutes(domain)
  draftRoutes(domain)
  assistantDraftRoutes(domain)
  favouriteRoutes(domain, f.catalogue)
  usualRoutes(domain, f)
  dashboardRoutes(domain)
  incidentRoutes(domain)
  nftRoutes(domain)
}

/** Dependencies for verifying a prescription's signature, and for reporting an altered prescription. */
const proofWith = ({ signer, config }: Foundations, log: (line: string) => void) => ({
  signer,
  alarm: { operator: config.operatorEmail, log },
})

const loggerOf = ({ config: { logLevel: level }, log }: Foundations) =>
  level === 'silent' ? false : { level, serializers: quietSerializers, stream: log ?? process.stdout }

/** Serializers that log nothing of a request and its response: bodies, URLs and headers can name people. */
const quietSerializers = { req: () => ({}), res: () => ({}) }

/** Logs one line for each response: route, status, time and request id. */
function installLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const facts = {
      reqId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: statusMeant(reply),
      ms: Math.round(reply.elapsedTime),
    }
    if (reply.statusCode >= 500) request.log.warn(facts, 'answered')
    else request.log.debug(facts, 'answered')
  })
}
