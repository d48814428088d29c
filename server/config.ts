import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

const flag = z.pipe(
  z._default(z.string(), ''),
  z.transform((v: string) => v === '1' || v === 'true'),
)
const port = z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535)), 8080)

const Environment = z.object({
  PORT: port,
  HOST: z._default(z.string(), '127.0.0.1'),
  DATABASE_URL: z.string().check(z.minLength(1)),
  /** Set by the start command when it started PostgreSQL itself. */
  EMBEDDED_DATABASE: flag,
  DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.minimum(2), z.maximum(100)), 12),
  DATA_DIR: z._default(z.string(), '.data'),
  BASE_URL: z._default(z.string(), ''),
  SMTP_URL: z._default(z.string(), ''),
  MAIL_FROM: z._default(z.string(), 'Recetas <recetas@recetario.example>'),
  DEMO: flag,
  KEY_ENCRYPTION_KEY: z._default(z.string(), ''),
  /** For tests only: serve from a database that may lose what it acknowledged. */
  ALLOW_UNSAFE_DATABASE: flag,
  /** `0`: this process serves only, another one works the queue. */
  JOBS: z._default(z.enum(['0', '1']), '1'),
  METRICS_TOKEN: z._default(z.string(), ''),
  TRUST_PROXY: flag,
  RATE_LIMIT_FACTOR: z._default(z.coerce.number().check(z.minimum(1)), 1),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
})

export interface Config {
  port: number
  host: string
  databaseUrl: string
  databasePool: number
  /** Absolute. */
  dataDir: string
  /** Origin without a trailing slash; empty until the port is known. */
  baseUrl: string
  /** Empty: mail goes to the embedded mailbox. */
  smtpUrl: string
  mailFrom: string
  /** Demo accounts and mailbox exist. */
  demo: boolean
  /** 32 bytes under which private keys are encrypted. */
  keyEncryptionKey: Buffer
  allowUnsafeDatabase: boolean
  /** Whether this process works the queue. */
  jobs: boolean
  metricsToken: string
  trustProxy: boolean
  rateLimitFactor: number
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
}

/**
 * Reads the environment, all of it and only here.
 * @throws Error that lists every variable that does not hold.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, v]) => v !== undefined && v !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((i) => `  ${i.path.join('.')}: ${i.message}`)
    throw new Error(`The configuration does not hold:\n${lines.join('\n')}`)
  }
  const env = parsed.data
  const dataDir = path.resolve(env.DATA_DIR)
  return {
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    dataDir,
    baseUrl: env.BASE_URL.replace(/\/+$/, ''),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    demo: env.DEMO || env.EMBEDDED_DATABASE,
    keyEncryptionKey: keyEncryptionKey(env.KEY_ENCRYPTION_KEY, dataDir, env.EMBEDDED_DATABASE || env.DEMO),
    allowUnsafeDatabase: env.ALLOW_UNSAFE_DATABASE,
    jobs: env.JOBS === '1',
    metricsToken: env.METRICS_TOKEN,
    trustProxy: env.TRUST_PROXY,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    logLevel: env.LOG_LEVEL,
  }
}

/** From the environment; for the embedded database and the demo a file made on the first start will do. */
function keyEncryptionKey(given: string, dataDir: string, mayMake: boolean): Buffer {
  if (given) {
    const key = Buffer.from(given, 'base64')
    if (key.length !== 32) throw new Error('KEY_ENCRYPTION_KEY must be 32 bytes in base64')
    return key
  }
  if (!mayMake) throw new Error('KEY_ENCRYPTION_KEY is needed: 32 random bytes in base64')
  const file = path.join(dataDir, 'key-encryption-key')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 })
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'base64')
}
