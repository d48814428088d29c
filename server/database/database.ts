import { EventEmitter } from 'node:events'
import pg from 'pg'
import { Problem } from '#contract/problem.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

/** Interface by which query files run their SQL statements: a connection inside a transaction, or the pool. */
export interface Sql {
  /** Runs one prepared statement. `Row` is the type of the rows that it selects, which checked-sql.test.ts verifies. */
  query<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>
  /** Makes this process read a queue as soon as the current transaction has committed. */
  readonly wake: (queue: Queue) => void
}

/**
 * Database tables that are processed as queues. A process reads a queue at once after it has written to it, and once a second
 * to find the rows of other processes.
 */
export type Queue = 'mail' | 'account-mail' | 'events' | 'provider-answer'

/** A database connection inside a transaction. */
export interface Transaction extends Sql {
  /**
   * Sends the last statement of a transaction together with COMMIT, in one round trip. If the statement fails, the whole
   * transaction is rolled back.
   */
  readonly last: Sql
}

export interface Database {
  /** Runs statements without a transaction and without a doctor. Row-level security shows such statements no doctor's rows. */
  readonly open: Sql
  /**
   * Runs `work` in one transaction that sees the rows of one doctor. The transaction is tried again after the SQL errors 40001
   * and 40P01, as PostgreSQL advises.
   */
  asDoctor<T>(doctorId: number, work: (sql: Transaction) => Promise<T>): Promise<T>
  /**
   * Runs `work` in one transaction that sees no doctor's rows until `work` authenticates a token
   * (accounts/session/authenticate.ts), and from then on the rows of the token's doctor. Statements get a generic plan, which a
   * connection makes only once. This function is therefore only for statements whose best plan does not depend on their values.
   */
  asWhomItProves<T>(work: (sql: Transaction) => Promise<T>): Promise<T>
  /**
   * Runs `work` in one transaction of an operator. The transaction sees of each doctor the data by which a licence is verified,
   * and may decide on the licence.
   */
  asOperator<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** Runs `work` in one transaction of an integrator. The transaction sees the doctors whose accounts the integrator made. */
  asIntegrator<T>(integratorId: number, work: (sql: Sql) => Promise<T>): Promise<T>
  /**
   * Runs `work` in one transaction of a background job. The transaction sees the rows of all doctors in the tables that jobs
   * read, such as `mail` and `audit_event`.
   */
  asJob<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** Calls `look` after each commit of this process that added rows to the queue. @returns a function that stops these calls */
  onWake(queue: Queue, look: () => void): () => void
  close(): Promise<void>
}

export interface DatabaseOptions {
  url: string
  poolSize: number
  /** PostgreSQL role that every connection takes on. Row-level security then applies even if the login could bypass it. */
  role?: string
}

const names = new Map<string, string>()
/** Returns the name of a prepared statement. Each SQL text has one name, so that a connection prepares it only once. */
function statementName(text: string): string {
  let name = names.get(text)
  if (!name) {
    name = `s${names.size}`
    names.set(text, name)
  }
  return name
}

function sqlOn(runner: pg.Pool | pg.PoolClient, wake: Sql['wake']): Sql {
  return {
    wake,
    async query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
      const result = await runner.query({ name: statementName(text), text, values })
      return result.rows as Row[]
    },
  }
}

/** Collects everything that is sent to the database in the current tick, and sends it in one write. */
function inOneWrite({ connection: { stream } }: pg.PoolClient): void {
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/**
 * A transaction begun on a connection. `isOver` tells that its COMMIT was sent, and `woken` lists the queues to read after the
 * commit.
 */
function transactionOn(client: pg.PoolClient): {
  sql: Transaction
  state: { isOver: boolean; woken: Set<Queue> }
} {
  const state = { isOver: false, woken: new Set<Queue>() }
  const wake = (queue: Queue): void => void state.woken.add(queue)
  const last: Sql = {
    wake,
    query: <Row>(text: string, values: unknown[] = []) =>
      new Promise<Row[]>((resolve, reject) => {
        let refused: Error | undefined
        let rows: Row[] = []
        inOneWrite(client)
        client.query<Row & pg.QueryResultRow>(
          { name: statementName(text), text, values },
          (error: Error | undefined, result) => {
            refused = error
            rows = error ? [] : result.rows
          },
        )
        // The driver reports at once a value that it can't serialize. The statement was then not sent, and COMMIT must not be
        // sent.
        if (refused) return reject(refused)
        state.isOver = true
        client.query('COMMIT', (error: Error | undefined) => {
          const failed = refused ?? error
          if (failed) reject(failed)
          else resolve(rows)
        })
      }),
  }
  return { sql: { ...sqlOn(client, wake), last }, state }
}

/** Returns an error's SQLSTATE or system code; '' for an error without one. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/**
 * Whether an error means that the database is unreachable or overloaded: SQLSTATE class 08, 53 or 57, or no connection. The
 * caller may then try again.
 */
export function isOutage(error: unknown): boolean {
  const code = errorCode(error)
  if (/^(08|53|57)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code))
    return true
  return (
    error instanceof Error &&
    /Connection terminated|not queryable|timeout exceeded when trying to connect/.test(error.message)
  )
}

function translate(error: unknown): never {
  if (isOutage(error)) throw new Problem('unavailable', { values: { seconds: 2 } })
  throw error
}

const RETRIES = 3
/** Time in ms for which an unused database connection is kept open. */
const KEPT_IDLE_MS = 5 * 60_000

export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    // A call waits for a free connection as long as a statement may take, so that a short burst of calls is not refused.
    connectionTimeoutMillis: 5000,
    // A page sends several calls at once. If connections were closed after a short pause, each call would have to log in again,
    // and to prepare and plan its statements again.
    idleTimeoutMillis: KEPT_IDLE_MS,
    statement_timeout: 5000,
    idle_in_transaction_session_timeout: 8000,
    application_name: 'recetario',
    // With pipelining, a statement is sent before the response to the previous one has arrived.
    pipeline: true,
    ...(options.role ? { options: `-c role=${options.role}` } : {}),
  })
  const woken = new EventEmitter<Record<Queue, []>>()
  // An error of an idle database connection must not end the process. The pool replaces the connection.
  pool.on('error', () => undefined)
  // An error of a database connection in use must not end the process either (node-postgres #3083).
  pool.on('connect', (client) => client.on('error', () => undefined))

  const onPool = sqlOn(pool, (queue) => void woken.emit(queue))

  async function transaction<T>(begin: string, work: (sql: Transaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const client = await pool.connect().catch(translate)
      let broken: Error | undefined
      try {
        const { sql, state } = transactionOn(client)
        inOneWrite(client)
        // `work` starts before the database has answered BEGIN, so that BEGIN and the first statement are sent in one write and
        // take one round trip.
        const [begun, worked] = await Promise.allSettled([client.query(begin), work(sql)])
        if (begun.status === 'rejected') throw begun.reason
        if (worked.status === 'rejected') throw worked.reason
        if (!state.isOver) await client.query('COMMIT')
        for (const queue of state.woken) woken.emit(queue)
        return worked.value
      } catch (error) {
        await client.query('ROLLBACK').catch((reason: Error) => {
          broken = reason
        })
        if (['40001', '40P01'].includes(errorCode(error)) && attempt < RETRIES) continue
        return translate(error)
      } finally {
        client.release(broken)
      }
    }
  }

  return {
    open: {
      query: <Row>(text: string, values?: unknown[]) => onPool.query<Row>(text, values).catch(translate),
      wake: onPool.wake,
    },
    asDoctor(doctorId, work) {
      // BEGIN and the setting of the doctor's id take one round trip. The id is checked, because it becomes part of the SQL
      // text.
      if (!Number.isSafeInteger(doctorId)) throw new TypeError('doctor id')
      return transaction(`BEGIN; SELECT set_config('app.doctor_id', '${doctorId}', true)`, work)
    },
    asIntegrator(integratorId, work) {
      if (!Number.isSafeInteger(integratorId)) throw new TypeError('integrator id')
      return transaction(`BEGIN; SELECT set_config('app.integrator_id', '${integratorId}', true)`, work)
    },
    asWhomItProves: (work) => transaction('BEGIN; SET LOCAL plan_cache_mode = force_generic_plan', work),
    asOperator: (work) => transaction(`BEGIN; SELECT set_config('app.operator', 'on', true)`, work),
    asJob: (work) => transaction(`BEGIN; SELECT set_config('app.jobs', 'on', true)`, work),
    onWake(queue, look) {
      woken.on(queue, look)
      return () => void woken.off(queue, look)
    },
    close: () => pool.end(),
  }
}
