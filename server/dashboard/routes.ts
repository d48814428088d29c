import { dashboard } from '#contract/dashboard/dashboard.ts'
import { readTrail } from '../events/record-read.ts'
import { readFrequency, readLastMonth, readTopMedications } from '../figures/read-figures.ts'
import type { Domain } from '../http/domain.ts'
import { readPaymentSummary } from '../paylinks/read-payments.ts'
import { readTokens } from '../nfts/read-tokens.ts'
import { deleteDismissal, insertDismissal } from './attention/dismissal-queries.ts'
import { readAttention } from './attention/read-attention.ts'
import { dayOfDoctor } from '../workplaces/doctor-day.ts'
import { readLatest } from './latest.ts'
import { readParts } from './read-parts.ts'

/** Routes that give the data of the doctor's home page. */
export function dashboardRoutes(domain: Domain): void {
  const { bind, database, clock } = domain
  const noteRead = readTrail(domain)

  bind(dashboard.read)(async (_input, { caller, request }) => {
    const doctorId = caller.accountId
    const now = clock()
    const today = await database.asDoctor(doctorId, (sql) => dayOfDoctor(sql, doctorId, now))
    return readParts(
      database,
      doctorId,
      {
        attention: (sql) => readAttention(sql, doctorId, now),
        latest: async (sql) => {
          await noteRead(sql, doctorId, 'prescriptions.searched', ['doctor', doctorId])
          return readLatest(sql, doctorId, now)
        },
        lastMonth: (sql) => readLastMonth(sql, doctorId, today),
        topMedications: (sql) => readTopMedications(sql, doctorId, today),
        frequency: (sql) => readFrequency(sql, doctorId, today, 'day'),
        payments: (sql) => readPaymentSummary(sql, doctorId, now),
        tokens: (sql) => readTokens(sql, doctorId, now),
      },
      (part, reason) => request.log.warn({ part, reason }, 'a part of the home page was not read'),
    )
  })

  bind(dashboard.dismiss)(async ({ params }, { caller: { accountId } }) => {
    await database.asDoctor(accountId, (sql) => insertDismissal(sql, accountId, params.item, clock()))
    return undefined
  })

  bind(dashboard.takeBack)(async ({ params }, { caller: { accountId } }) => {
    await database.asDoctor(accountId, (sql) => deleteDismissal(sql, accountId, params.item))
    return undefined
  })
}
