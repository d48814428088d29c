import { setTimeout as pause } from 'node:timers/promises'
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { inject as provided } from 'vitest'
import { buildApp, type Foundations } from '../app.ts'
import { loadBrands, type Brands } from '../brand/brands.ts'
import type { Operated } from '../brand/operated.ts'
import { openDatabase, type Database } from '../database/database.ts'
import { APPLICATION_ROLE, migrate } from '../database/migrate.ts'
import { createDiagnosisSearch } from '../diagnoses/search.ts'
import type { ClinicalData } from '../imported/clinical.ts'
import type { AskModel } from '../outside/ai/model-port.ts'
import type { ExplainFindings } from '../outside/ai/port.ts'
import type { CardPayments } from '../outside/payments/port.ts'
import { createOutbound, type Outbound } from '../outside/client/outbound.ts'
import { openSafety, type Safety } from '../safety/open-safety.ts'
import { createSheetRenderer } from '../pdf/sheet-renderer.ts'
import { printingBrand } from '../brand/printing-brand.ts'
import { projectRoot } from '../root.ts'
import { headKey } from '../trail/trail-head.ts'
import { localKeyVault } from '../signing/key-vault.ts'
import { createSigner, type Signer } from '../signing/signer.ts'
import type { Catalogue } from '../medications/catalogue.ts'
import type { Printing } from '../prescriptions/print/read-to-print.ts'
import { cloneTemplate } from './clone-template.ts'
import {
  projectCatalogue,
  projectDiagnoses,
  projectKnowledge,
  projectSafety,
} from './clinical/project-knowledge.ts'

/**
 * Mail addresses of the test server: of the responsible physician, and of the operator, who is informed of errors that the
 * product itself finds.
 */
export const RESPONSIBLE = 'responsable@recetario.example'
export const OPERATOR = 'operacion@recetario.example'
/** Key that signs the heads of the audit trail in tests. The empty recipient means that no head is mailed. */
export const TRAIL = { key: headKey(randomBytes(32)), recipient: '' }

export interface TestServer {
  app: FastifyInstance
  database: Database
  /**
   * Connection string of the database's owner, who bypasses row security. Tests use it to read and change rows without the
   * application.
   */
  ownerUrl: string
  /** Key encryption key, which encrypts the signing keys. */
  key: Buffer
  catalogue: Catalogue
  safety: Safety
  diagnosisList: typeof diagnosisList
  signer: Signer
  printing: Printing
  /** The application's clock, which tests can set. */
  clock: { now: Date }
  close(): Promise<void>
}

const root = projectRoot()
const findDiagnoses = createDiagnosisSearch(projectDiagnoses)
const diagnosisList = new Map(projectDiagnoses.map((one) => [one.code, one]))
const renderer = createSheetRenderer({ root })

interface TestOptions {
  /** Brands of the application; absent: those of the project. */
  brands?: Brands
  catalogue?: Catalogue
  /**
   * Catalogue, safety checks and diagnoses; absent: those of the project. `catalogue` replaces the project's catalogue.
   */
  clinical?: ClinicalData
  /** Function that explains findings; absent: the explanation is off. */
  ai?: ExplainFindings
  /** Language model of the AI assistant; absent: the AI assistant understands requests without one. */
  model?: AskModel
  /** Provider of card payments; absent: none. */
  cards?: CardPayments
  /** HTTP client for foreign hosts; absent: one that cannot reach this machine. */
  outbound?: Outbound
  /** Stream that receives the log at its most verbose level; absent: nothing is logged. */
  log?: { write(line: string): void }
  demo?: boolean
  /** The server's configured address; absent: https://recetas.example. */
  baseUrl?: string
  operated?: Operated
  /**
   * Whether row-level security of the database stays on. If false, only the conditions of the SQL statements restrict the rows.
   */
  rowSecurity?: boolean
  /** Whether the operator demands a second factor to sign; absent: no. */
  secondFactorToSign?: boolean
  /** Whether a token in a page's address opens a session; absent: no. */
  tokenLinks?: boolean
  /** Web address of the older product; absent: none. */
  legacyBaseUrl?: string
  /** Addresses of the feeds of news; absent: none. */
  newsFeeds?: readonly string[]
  /** Whether there is a provider of weather; absent: no. */
  weather?: boolean
  /** Health of the server process; absent: it has no faults. */
  health?: Foundations['health']
  /**
   * Connection string of the database to serve, which is not dropped at the end; absent: a new database, dropped at the
   * end.
   */
  ownerUrl?: string
  /** Key encryption key; absent: a new one. */
  key?: Buffer
}

/** Settings that the server of every test has. */
const SETTINGS = {
  metricsToken: '',
  operatorEmail: OPERATOR,
  responsibleEmail: RESPONSIBLE,
  trustProxy: false,
  rateLimitFactor: 100,
} as const

const safetyOf = (catalogue: Catalogue): Safety =>
  catalogue === projectCatalogue ? projectSafety : openSafety(root, projectKnowledge, catalogue)

const clinicalWith = (catalogue: Catalogue): ClinicalData => ({
  knowledge: projectKnowledge,
  catalogue,
  safety: safetyOf(catalogue),
  findDiagnoses,
  diagnosisList,
})

/** Starts the real application on a database of its own, which is cloned from a migrated template. */
export async function startTestServer({
  brands = loadBrands(root),
  catalogue: own = projectCatalogue,
  clinical = clinicalWith(own),
  ai,
  model,
  cards,
  outbound = createOutbound({ allowed: new Set(), log: () => undefined }),
  log,
  demo = false,
  baseUrl = 'https://recetas.example',
  operated,
  rowSecurity = true,
  secondFactorToSign = false,
  tokenLinks = false,
  legacyBaseUrl = '',
  newsFeeds = [],
  weather = false,
  health = { faults: async () => [], mayIssue: () => true },
  ownerUrl: given,
  key = randomBytes(32),
}: TestOptions = {}): Promise<TestServer> {
  const ownerUrl = given ?? (await cloneTemplate(provided('postgresUrl'), 'test'))
  // A cloned database has the present schema, and its cluster has the application's role.
  const role = given === undefined ? APPLICATION_ROLE : await migrate(given, root)
  if (!rowSecurity) await withClient(ownerUrl, switchOffRowSecurity)
  const database = openDatabase({ url: ownerUrl, poolSize: 6, ...(role === undefined ? {} : { role }) })
  const clock = { now: new Date() }
  const vault = localKeyVault(key)
  const signer = createSigner(vault)
  const printing = { renderer, brandOf: (id: string) => printingBrand(brands, id), demo }
  const { catalogue, safety } = clinical
  const app = await buildApp({
    config: {
      ...SETTINGS,
      baseUrl,
      tokenLinks,
      legacyBaseUrl,
      newsFeeds,
      weather: weather ? { url: '', key: '' } : null,
      secondFactorToSign,
      logLevel: log ? 'debug' : 'silent',
    },
    root,
    database,
    ...clinical,
    outbound,
    ai: ai ?? null,
    model: model ?? null,
    cards: cards ?? null,
    signer,
    vault,
    brands,
    printing,
    clock: () => clock.now,
    health,
    mailbox: null,
    ...(log ? { log } : {}),
    ...(operated ? { operated } : {}),
  })
  await app.ready()
  return {
    app,
    database,
    ownerUrl,
    key,
    catalogue,
    safety,
    diagnosisList,
    signer,
    printing,
    clock,
    async close() {
      await app.close()
      await database.close()
      if (given === undefined) await dropDatabase(ownerUrl)
    },
  }
}

async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await withClient(provided('postgresUrl'), async (client) => {
    // Connections of an ended pool may still be closing. Dropping the database at once would break them with an error
    // that nobody handles.
    for (let looks = 0; looks < 100; looks += 1) {
      const left = await client.query('select from pg_stat_activity where datname = $1', [name])
      if (left.rowCount === 0) break
      await pause(20)
    }
    await client.query(`drop database ${name} with (force)`)
  })
}

async function switchOffRowSecurity(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relrowsecurity and relkind in ('r', 'p')`,
  )
  for (const { name } of rows) await client.query(`alter table ${name} disable row level security`)
}

/** Runs `work` with a connection to the database at `url`, and closes the connection afterwards. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Rows of one SQL statement that the owner of the database runs. */
export const ownerRows = <Row>(
  server: Pick<TestServer, 'ownerUrl'>,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> =>
  withClient(server.ownerUrl, async (client) => (await client.query(text, values)).rows as Row[])

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the temporary PostgreSQL cluster, as its superuser. */
    postgresUrl: string
  }
}
