import type { Database, Transaction } from '../database/database.ts'
import { NOBODY } from '../events/event.ts'
import { endMoments, enterDoctor, planOnce } from './year/queries.ts'

/**
 * Runs the making of the demo in one transaction, so that an interrupted first start leaves nothing, and no worker
 * sees a mail before it is settled.
 * @param work gets a database all of whose transactions are parts of this one
 */
export const inOneTransaction = <T>(
  database: Database,
  work: (part: Database, sql: Transaction) => Promise<T>,
): Promise<T> =>
  database.asDoctor(NOBODY, async (whole) => {
    await planOnce(whole)
    const part: Transaction = { ...whole, last: whole }
    let entered: number = NOBODY
    const done = await work(
      {
        ...database,
        open: part,
        async asDoctor(doctorId, acts) {
          if (entered !== doctorId) await enterDoctor(part, doctorId)
          entered = doctorId
          return acts(part)
        },
        asWhomItProves: (acts) => acts(part),
      },
      part,
    )
    await endMoments(whole)
    return done
  })
