import { dashboard } from '#contract/dashboard/dashboard.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { readTrail } from '../events/record-read.ts'
import type { Domain } from '../http/domain.ts'
import { readLatest } from './latest.ts'
import { readParts } from './read-parts.ts'

/** Routes of the home page. */
export function dashboardRoutes(domain: Domain): void {
  const { bind, database, clock } = domain
  const noteRead = readTrail(domain)

  bind(dashboard.read)((_input, { caller, request }) => {
    const doctorId = caller.accountId
    const today = mexicoDay(clock())
    return readParts(
      database,
      doctorId,
      {
        latest: async (sql) => {
          await noteRead(sql, doctorId, 'prescriptions.searched', ['doctor', doctorId])
          return readLatest(sql, doctorId, today)
        },
      },
      (part) => request.log.warn({ part }, 'a part of the home page was not read'),
    )
  })
}
