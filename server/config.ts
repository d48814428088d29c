import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { ExpectedFailure } from '#contract/values/expected-failure.ts'
import { Widget } from '#brands/brand.ts'
import { CollectorAddress, collectorOf, type Operated, ReviewDays } from './brand/operated.ts'
import { demoOperator } from './demo/demo-data.ts'
import type { ChatSettings } from './outside/ai/chat.ts'
import { oneAddress } from './outside/mail/one-address.ts'
import type { StripeSettings } from './outside/payments/stripe.ts'
import type { OpenMeteoSettings } from './outside/weather/open-meteo.ts'
import { allowedHosts, mayCallUrl, type AllowedHosts } from './outside/client/allowed-hosts.ts'
import { trustedProxies, type TrustedProxies } from './http/trusted-proxies.ts'

const flag = z.pipe(
  z._default(z.string(), ''),
  z.transform((v: string) => v === '1' || v === 'true'),
)
const PORTS = 'a whole number from 0 to 65535'
const port = z._default(
  z.coerce.number(PORTS).check(z.int(PORTS), z.minimum(0, PORTS), z.maximum(65535, PORTS)),
  8080,
)

const proxies = z.pipe(
  z._default(z.string(), ''),
  z.transform((text, context): TrustedProxies => {
    const trusted = trustedProxies(text)
    if (trusted !== undefined) return trusted
    const message = 'the number of proxies in front, 1 to 9, or their addresses: 10.0.0.5,10.1.0.0/16'
    context.issues.push({ code: 'custom', input: text, message })
    return false
  }),
)

const ownHosts = z.pipe(
  z._default(z.string(), ''),
  z.transform((text, context): AllowedHosts => {
    const named = allowedHosts(text)
    if (named !== undefined) return named
    const message = 'hosts with their ports, like 127.0.0.1:9000,modelo.clinica.example:8080'
    context.issues.push({ code: 'custom', input: text, message })
    return new Set()
  }),
)

const list = z.pipe(
  z._default(z.string(), ''),
  z.transform((v: string) => v.split(/[\s,]+/).filter((one) => one !== '')),
)
const widgets = z.pipe(list, z.array(z.enum(Widget.options, `widgets are ${Widget.options.join(', ')}`)))

const Environment = z.object({
  PORT: port,
  HOST: z._default(z.string(), '127.0.0.1'),
  DATABASE_URL: z.string().check(z.minLength(1)),
  /** Connection string of the login that owns and migrates the database schema; '' for that of DATABASE_URL. */
  MIGRATION_DATABASE_URL: z._default(z.string(), ''),
  /** Whether the start command started PostgreSQL itself. */
  EMBEDDED_DATABASE: flag,
  DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.minimum(2), z.maximum(100)), 12),
  DATA_DIR: z._default(z.string(), '.data'),
  BASE_URL: z._default(z.string(), ''),
  /** Whether the start command was asked to serve the demo over HTTPS. */
  HTTPS: flag,
  SMTP_URL: z._default(z.string(), ''),
  MAIL_FROM: z._default(z.string(), 'Recetas <recetas@recetario.example>'),
  DEMO: flag,
  DEMO_HISTORY: z._default(z.enum(['0', '1']), '1'),
  KEY_ENCRYPTION_KEY: z._default(z.string(), ''),
  /** Whether the server accepts a database that may lose acknowledged writes. This setting is for tests only. */
  ALLOW_UNSAFE_DATABASE: flag,
  /** With `0`, this process only serves requests, and another process has to run the background jobs. */
  JOBS: z._default(z.enum(['0', '1']), '1'),
  /** Whether a doctor can sign only after a second factor that was proved within the last five minutes. */
  SECOND_FACTOR_TO_SIGN: flag,
  LICENCE_REVIEW_DAYS: ReviewDays,
  OPERATOR_EMAIL: oneAddress,
  RESPONSIBLE_EMAIL: oneAddress,
  TRAIL_EMAIL: oneAddress,
  METRICS_TOKEN: z._default(z.string(), ''),
  TRUST_PROXY: proxies,
  RATE_LIMIT_FACTOR: z._default(z.coerce.number().check(z.minimum(1)), 1),
  ANALYTICS_URL: z._default(CollectorAddress, ''),
  ANALYTICS_KEY: z._default(z.string(), ''),
  ERROR_REPORTS_URL: z._default(CollectorAddress, ''),
  ERROR_REPORTS_KEY: z._default(z.string(), ''),
  /** Settings of the language model (explanations of safety findings, AI assistant); off without an address and a model. */
  AI_BASE_URL: z._default(z.string(), ''),
  AI_API_KEY: z._default(z.string(), ''),
  AI_MODEL: z._default(z.string(), ''),
  /** Settings of the payment provider. Payments by card and OXXO are off without a key and the secret of the webhooks. */
  STRIPE_API_URL: z._default(CollectorAddress, 'https://api.stripe.com'),
  STRIPE_SECRET_KEY: z._default(z.string(), ''),
  STRIPE_WEBHOOK_SECRET: z._default(z.string(), ''),
  /** Provider of the weather. If none is set, the demo uses Open-Meteo, and other installations show no weather. */
  WEATHER: z.optional(z.enum(['open-meteo', 'off'])),
  WEATHER_URL: z._default(z.string(), ''),
  WEATHER_KEY: z._default(z.string(), ''),
  NEWS_FEEDS: list,
  /** Hosts of the operator's own network that the server may call. */
  OUTBOUND_ALLOWED: ownHosts,
  DISABLED_WIDGETS: widgets,
  TOKEN_LINKS: flag,
  LEGACY_BASE_URL: z._default(CollectorAddress, ''),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
})

export interface Config {
  port: number
  host: string
  databaseUrl: string
  /** Connection string of the login that owns the database schema. */
  migrationUrl: string
  databasePool: number
  /** Absolute path of the folder for the product's data. */
  dataDir: string
  /** Public origin of the product, without a trailing slash; '' only in a demo, which uses its listening address. */
  baseUrl: string
  /** Whether the demo serves HTTPS itself, with a certificate that it makes. */
  https: boolean
  /** Address of the mail relay; '' only in a demo, whose mail goes to the embedded mailbox. */
  smtpUrl: string
  mailFrom: string
  /** Whether to make the demo's accounts and the embedded mailbox. */
  demo: boolean
  tokenLinks: boolean
  legacyBaseUrl: string
  demoHistory: boolean
  /** Key of 32 bytes that encrypts the doctors' private signing keys. */
  keyEncryptionKey: Buffer
  allowUnsafeDatabase: boolean
  /** Whether this process runs the background jobs. */
  jobs: boolean
  /** Whether the operator demands a second factor of every doctor who signs. */
  secondFactorToSign: boolean
  /** Mail address to which the product reports faults that it finds; '' for none. */
  operatorEmail: string
  /** Mail address of the responsible physician, who gets the weekly report; '' for none. A demo's default is its operator. */
  responsibleEmail: string
  /** Mail address to which the signed head of the audit trail is sent daily; '' for none. */
  trailEmail: string
  metricsToken: string
  trustProxy: TrustedProxies
  rateLimitFactor: number
  /** Settings of the language model (explanations of safety findings, AI assistant); null for none. */
  ai: ChatSettings | null
  /** Settings of the provider of card payments; null for none. */
  stripe: StripeSettings | null
  outboundAllowed: AllowedHosts
  /** Settings of the weather provider; null for none. */
  weather: OpenMeteoSettings | null
  /** Addresses of news feeds. If the list is empty, the built-in news are shown. */
  newsFeeds: readonly string[]
  operated: Operated
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
}

/**
 * Reads the configuration from the environment variables, which are read nowhere else.
 * @throws Error that lists every invalid variable
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, v]) => v !== undefined && v !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) refuse(parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`))
  const env = parsed.data
  const demo = env.DEMO || env.EMBEDDED_DATABASE
  const baseUrl = env.BASE_URL === '' ? '' : originOf(env.BASE_URL)
  const faults = [...(demo ? [] : missingOutsideDemo(env)), ...forbiddenProviders(env)]
  if (baseUrl === undefined) faults.push('BASE_URL: scheme and host alone, like https://recetas.example')
  if (env.HTTPS && !demo)
    faults.push('HTTPS: for the demo only; otherwise a proxy in front has the certificate')
  if (baseUrl === undefined || faults.length > 0) refuse(faults)
  const dataDir = path.resolve(env.DATA_DIR)
  const hasWeather = (env.WEATHER ?? (demo ? 'open-meteo' : 'off')) !== 'off'
  const weather = hasWeather ? { url: env.WEATHER_URL, key: env.WEATHER_KEY } : null
  return {
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    migrationUrl: env.MIGRATION_DATABASE_URL || env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    dataDir,
    baseUrl,
    https: env.HTTPS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    demo,
    tokenLinks: env.TOKEN_LINKS,
    legacyBaseUrl: env.LEGACY_BASE_URL,
    demoHistory: env.DEMO_HISTORY === '1',
    keyEncryptionKey: keyEncryptionKey(env.KEY_ENCRYPTION_KEY, dataDir),
    allowUnsafeDatabase: env.ALLOW_UNSAFE_DATABASE,
    jobs: env.JOBS === '1',
    secondFactorToSign: env.SECOND_FACTOR_TO_SIGN,
    operatorEmail: env.OPERATOR_EMAIL,
    responsibleEmail: env.RESPONSIBLE_EMAIL || (demo ? demoOperator.email : ''),
    trailEmail: env.TRAIL_EMAIL,
    metricsToken: env.METRICS_TOKEN,
    trustProxy: env.TRUST_PROXY,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    logLevel: env.LOG_LEVEL,
    ai:
      env.AI_BASE_URL && env.AI_MODEL
        ? { url: env.AI_BASE_URL, key: env.AI_API_KEY, model: env.AI_MODEL }
        : null,
    outboundAllowed: env.OUTBOUND_ALLOWED,
    weather,
    newsFeeds: env.NEWS_FEEDS,
    stripe: stripeOf(env),
    operated: {
      reporting: {
        analytics: collectorOf(env.ANALYTICS_URL, env.ANALYTICS_KEY),
        errors: collectorOf(env.ERROR_REPORTS_URL, env.ERROR_REPORTS_KEY),
      },
      reviewDays: env.LICENCE_REVIEW_DAYS,
      // Without a weather provider the home page reserves no place for the weather, and requests none.
      widgetsOff: [...env.DISABLED_WIDGETS, ...(weather ? [] : (['weather'] as const))],
    },
  }
}

const stripeOf = (env: z.output<typeof Environment>): StripeSettings | null =>
  env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
    ? { url: env.STRIPE_API_URL, key: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET }
    : null

/** Reads the settings of the language model and the hosts that may be called, for commands that need no other settings. */
export function readModelSettings(
  environment: Record<string, string | undefined> = process.env,
): Pick<Config, 'ai' | 'outboundAllowed'> {
  const {
    AI_BASE_URL: url,
    AI_MODEL: model,
    AI_API_KEY: key,
    OUTBOUND_ALLOWED: allowed,
  } = z.parse(
    z.pick(Environment, { AI_BASE_URL: true, AI_MODEL: true, AI_API_KEY: true, OUTBOUND_ALLOWED: true }),
    environment,
  )
  return { ai: url && model ? { url, key, model } : null, outboundAllowed: allowed }
}

function refuse(faults: readonly string[]): never {
  throw new ExpectedFailure(
    `The configuration does not hold:\n${faults.map((line) => `  ${line}`).join('\n')}`,
  )
}

/** Lists the missing environment variables that only a demo can do without, each with the value that it needs. */
function missingOutsideDemo(env: z.output<typeof Environment>): string[] {
  const needed: [keyof typeof env, string][] = [
    ['BASE_URL', 'the address that people open, like https://recetas.example; QR codes and mails carry it'],
    ['SMTP_URL', 'the server that sends the mails, like smtps://user:password@mail.example:465'],
    ['KEY_ENCRYPTION_KEY', '32 random bytes in base64: openssl rand -base64 32'],
  ]
  const missing = needed
    .filter(([name]) => env[name] === '')
    .map(([name, what]) => `${name} is needed: ${what}`)
  return missing.length === 0
    ? []
    : [...missing, 'Or set DEMO=1 to try it with made-up data and a mailbox of its own.']
}

/** Lists the settings whose provider has an address that the server would refuse to call. */
const forbiddenProviders = (env: z.output<typeof Environment>): string[] =>
  [
    ['AI_BASE_URL', env.AI_BASE_URL],
    ['WEATHER_URL', env.WEATHER_URL],
    ...env.NEWS_FEEDS.map((feed) => ['NEWS_FEEDS', feed]),
  ].flatMap(([name = '', url = '']) =>
    url === '' || (URL.canParse(url) && mayCallUrl(new URL(url), env.OUTBOUND_ALLOWED))
      ? []
      : [`${name}: https on port 443, or a host and port that OUTBOUND_ALLOWED names`],
  )

/** Origin of an address; undefined for an address with a path, query or fragment, which links would not contain. */
function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, origin, pathname, search, hash, username } = new URL(text)
  const bare = pathname === '/' && `${search}${hash}${username}` === ''
  return bare && /^https?:$/.test(protocol) ? origin : undefined
}

/** Reads the key that encrypts signing keys from the environment; in a demo from a file that the first start makes. */
function keyEncryptionKey(given: string, dataDir: string): Buffer {
  if (given) {
    const key = Buffer.from(given, 'base64')
    if (key.length !== 32) refuse(['KEY_ENCRYPTION_KEY: 32 random bytes in base64: openssl rand -base64 32'])
    return key
  }
  const file = path.join(dataDir, 'key-encryption-key')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 })
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'base64')
}
