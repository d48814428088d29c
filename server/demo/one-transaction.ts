import type { Database, Sql, Transaction } from '../database/database.ts'
import { NOBODY } from '../events/event.ts'
import { endMoments, enterDoctor, planOnce, setMoment } from './year/queries.ts'

/**
 * Makes a `Database` for actions that are dated at a certain moment. All its transactions are parts of one PostgreSQL
 * transaction. Actions of several moments may run at once.
 * @param inTurn given for an action that issues one prescription: the prescription is stored after those of earlier calls of
 * this function
 */
export type DatabaseAt = (moment: Date, inTurn?: 'in turn') => Database

/**
 * Pattern of SQL statements that may write the time of an action. The time is not set for other statements, because setting it
 * takes a statement of its own.
 */
const WRITES = /\b(?:insert into|update|delete from)\b/

/**
 * Makes the whole demo in one transaction, so that an interrupted first start leaves nothing behind, and no worker sees a mail
 * before its final state is stored.
 */
export const inOneTransaction = <T>(
  database: Database,
  work: (part: Database, at: DatabaseAt) => Promise<T>,
): Promise<T> =>
  database.asDoctor(NOBODY, async (whole) => {
    await planOnce(whole)
    const at = partsOf(database, whole)
    const done = await work(at(null), at)
    await endMoments(whole)
    return done
  })

/**
 * Makes `Database` objects for different moments within one transaction; a null moment is the present. PostgreSQL runs the
 * statements in the order in which they are sent.
 */
function partsOf(
  database: Database,
  whole: Transaction,
): (moment: Date | null, inTurn?: 'in turn') => Database {
  let entered: number = NOBODY
  let set: Date | null = null
  let turn: Promise<void> = Promise.resolve()
  return (moment, inTurn) => {
    const query: Sql['query'] = async <Row>(text: string, values?: unknown[]): Promise<Row[]> => {
      if (moment === set || !WRITES.test(text)) return whole.query<Row>(text, values)
      set = moment
      const [, rows] = await Promise.all([
        moment ? setMoment(whole, moment) : endMoments(whole),
        whole.query<Row>(text, values),
      ])
      return rows
    }
    const sql: Sql = { wake: whole.wake, query }
    let last = sql
    if (inTurn) {
      const before = turn
      let sent = (): void => undefined
      turn = new Promise<void>((resolve) => {
        sent = resolve
      })
      last = { ...sql, query: (text, values) => before.then(() => (sent(), query(text, values))) }
    }
    const part: Transaction = { ...sql, last }
    return {
      ...database,
      open: sql,
      async asDoctor(doctorId, acts) {
        const isEntered = entered === doctorId
        entered = doctorId
        if (!isEntered) await enterDoctor(whole, doctorId)
        return acts(part)
      },
      asWhomItProves: (acts) => acts(part),
    }
  }
}
