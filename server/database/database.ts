import { EventEmitter } from 'node:events'
import pg from 'pg'
import { Problem } from '#contract/problem.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

/** What a query file talks to: a connection inside a transaction, or the pool. */
export interface Sql {
  /** Runs one prepared statement. `Row` is what its SELECT list gives: checked-sql.test.ts holds it. */
  query<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>
  /** Lets those who work this queue in this process look as soon as what was written here is committed. */
  readonly wake: (queue: Queue) => void
}

/** Tables that somebody works; other processes than the writing one look each second. */
export type Queue = 'mail' | 'account-mail' | 'events'

/** A connection inside a transaction. */
export interface Transaction extends Sql {
  /** For the last statement of all: COMMIT goes out with it, one round trip for both. Where it fails, nothing is kept. */
  readonly last: Sql
}

export interface Database {
  /** Without a transaction and without a doctor: sees no tenant's rows. */
  readonly open: Sql
  /** One transaction that sees the rows of one doctor. Retried when PostgreSQL asks for it (40001, 40P01). */
  asDoctor<T>(doctorId: number, work: (sql: Transaction) => Promise<T>): Promise<T>
  /**
   * Likewise of a doctor whom the work itself names, with the token that it proves (accounts/authenticate.ts): nobody's
   * rows until then. For statements whose plan never depends on their values, so that a wide one is planned once.
   */
  asWhomItProves<T>(work: (sql: Transaction) => Promise<T>): Promise<T>
  /** One transaction of an operator: of doctors it sees what their licence is compared by, and decides on it. */
  asOperator<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** One transaction of an integrator: of doctors it sees those that it made. */
  asIntegrator<T>(integratorId: number, work: (sql: Sql) => Promise<T>): Promise<T>
  /** One transaction of a job that looks across doctors for what is due. */
  asJob<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** Calls back when a commit of this process woke a queue. @returns how to end that */
  onWake(queue: Queue, look: () => void): () => void
  close(): Promise<void>
}

export interface DatabaseOptions {
  url: string
  poolSize: number
  /** Role taken on by every connection, so that row security binds even when the login could bypass it. */
  role?: string
}

const names = new Map<string, string>()
/** Each text is prepared once a connection; its name is its order of first use. */
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

/** What is asked of a client until the current work is done leaves together. */
function inOneWrite({ connection: { stream } }: pg.PoolClient): void {
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** The transaction that has begun on a client, whether its COMMIT has been sent, and whom it wakes. */
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
        // A value that can't be written is told at once: the statement did not go out, and nothing may be kept.
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

/** The database is away or overloaded: class 08, 53, 57, or no connection at all. The caller may try again. */
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

export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: 2000,
    statement_timeout: 5000,
    idle_in_transaction_session_timeout: 8000,
    application_name: 'recetario',
    // A statement need not wait for the answer to the one before.
    pipeline: true,
    ...(options.role ? { options: `-c role=${options.role}` } : {}),
  })
  const woken = new EventEmitter<Record<Queue, []>>()
  // An idle connection that breaks must not end the process; the pool replaces it.
  pool.on('error', () => undefined)
  // Neither must one that is checked out (node-postgres #3083).
  pool.on('connect', (client) => client.on('error', () => undefined))

  const onPool = sqlOn(pool, (queue) => void woken.emit(queue))

  async function transaction<T>(begin: string, work: (sql: Transaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const client = await pool.connect().catch(translate)
      let broken: Error | undefined
      try {
        const { sql, state } = transactionOn(client)
        inOneWrite(client)
        // The first statement goes out right behind: one round trip for both.
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
      // One round trip for both; the number is checked, so that nothing else can stand in the text.
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
