import { EventEmitter } from 'node:events'
import pg from 'pg'
import { Problem } from '#contract/problem.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

/** What a query file sends its statements to: a connection inside a transaction, or the pool. */
export interface Sql {
  /** Runs one prepared statement. `Row` is the type of its SELECT list, which checked-sql.test.ts verifies. */
  query<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>
  /** Makes this process look at a queue as soon as the current transaction has committed. */
  readonly wake: (queue: Queue) => void
}

/** Tables that are worked as queues. Processes that did not write the row look once a second. */
export type Queue = 'mail' | 'account-mail' | 'events' | 'provider-answer'

/** A connection inside a transaction. */
export interface Transaction extends Sql {
  /**
   * Sends the last statement of a transaction together with COMMIT, in one round trip. If the statement fails, all is
   * rolled back.
   */
  readonly last: Sql
}

export interface Database {
  /** Runs statements without a transaction and without a doctor: row security shows them no doctor's rows. */
  readonly open: Sql
  /**
   * Runs `work` in one transaction that sees the rows of one doctor. Retried on 40001 and 40P01, as PostgreSQL asks.
   */
  asDoctor<T>(doctorId: number, work: (sql: Transaction) => Promise<T>): Promise<T>
  /**
   * Runs `work` in one transaction that sees no doctor's rows until `work` authenticates a token
   * (accounts/session/authenticate.ts), and from then on the rows of the token's doctor. Statements get a generic
   * plan, so that a statement that is slow to plan is planned once for a connection. Only for statements whose best
   * plan does not depend on their values.
   */
  asWhomItProves<T>(work: (sql: Transaction) => Promise<T>): Promise<T>
  /**
   * Runs `work` in one transaction of an operator, which sees of each doctor the data by which a licence is
   * verified, and may decide on the licence.
   */
  asOperator<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** Runs `work` in one transaction of an integrator, which sees the doctors that the integrator made. */
  asIntegrator<T>(integratorId: number, work: (sql: Sql) => Promise<T>): Promise<T>
  /** Runs `work` in one transaction of a background job, which sees the rows of all doctors that are due. */
  asJob<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** Calls `look` after each commit of this process that woke the queue. @returns a function that ends this */
  onWake(queue: Queue, look: () => void): () => void
  close(): Promise<void>
}

export interface DatabaseOptions {
  url: string
  poolSize: number
  /** Role that every connection takes on, so that row security binds even when the login could bypass it. */
  role?: string
}

const names = new Map<string, string>()
/** Name of a prepared statement, one for each text: a connection prepares each text once. */
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

/** Collects what is sent to a client in the current tick, and sends it in one write. */
function inOneWrite({ connection: { stream } }: pg.PoolClient): void {
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** The transaction begun on a client. `isOver`: its COMMIT was sent. `woken`: the queues to wake after it. */
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
        // The driver reports a value that it can't serialize at once: the statement was not sent, and COMMIT must not
        // be.
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

/** SQLSTATE or system code of an error, '' when it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** Whether the database is away or overloaded: class 08, 53, 57, or no connection. The caller may try again. */
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
/** How long a connection without work is kept, ms. */
const KEPT_IDLE_MS = 5 * 60_000

export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    // A call waits for a free connection as long as a statement may take: a short burst of calls is then not refused.
    connectionTimeoutMillis: 5000,
    // A page sends several calls at once. After a pause a new connection for each would have to log in, and to prepare
    // and plan each statement again.
    idleTimeoutMillis: KEPT_IDLE_MS,
    statement_timeout: 5000,
    idle_in_transaction_session_timeout: 8000,
    application_name: 'recetario',
    // With pipelining a statement is sent without waiting for the response to the one before.
    pipeline: true,
    ...(options.role ? { options: `-c role=${options.role}` } : {}),
  })
  const woken = new EventEmitter<Record<Queue, []>>()
  // An error of an idle connection must not end the process; the pool replaces the connection.
  pool.on('error', () => undefined)
  // An error of a checked-out connection must not end the process either (node-postgres #3083).
  pool.on('connect', (client) => client.on('error', () => undefined))

  const onPool = sqlOn(pool, (queue) => void woken.emit(queue))

  async function transaction<T>(begin: string, work: (sql: Transaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const client = await pool.connect().catch(translate)
      let broken: Error | undefined
      try {
        const { sql, state } = transactionOn(client)
        inOneWrite(client)
        // `work` starts before BEGIN is answered, so that its first statement is sent in the same write: one round
        // trip for both.
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
      // BEGIN and the setting are one round trip. The id is checked, because it becomes part of the statement's text.
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
