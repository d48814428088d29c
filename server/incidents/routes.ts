import { incidents, type Incident } from '#contract/incidents.ts'
import { Problem } from '#contract/problem.ts'
import { mexicoDay, MEXICO_CITY } from '#contract/values/mexico-day.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Sql } from '../database/database.ts'
import type { Domain } from '../http/domain.ts'
import { envelope, pageSize } from '../http/pages.ts'
import {
  countHolders,
  holdersOf,
  incidentById,
  type IncidentRow,
  incidentsOf,
  insertIncident,
  type NewIncident,
} from './queries.ts'
import { dayFaults } from './rules.ts'

/** Routes of security breaches, and of the people who must be notified of them (LFPDPPP art. 19; mexico.md I9). */
export function incidentRoutes({ bind, database, clock }: Domain): void {
  bind(incidents.list)((_input, { caller: { accountId } }) =>
    database.asDoctor(accountId, async (sql) => {
      const shown: Incident[] = []
      for (const row of await incidentsOf(sql, accountId)) shown.push(await present(sql, accountId, row))
      return shown
    }),
  )

  bind(incidents.record)(({ body }, { caller: { accountId } }) => {
    refuseBadDays(body, mexicoDay(clock()))
    return database.asDoctor(accountId, async (sql) => {
      const row = await insertIncident(sql, accountId, body)
      await recordEvent(sql, accountId, {
        actor: 'doctor',
        actorId: accountId,
        action: 'incident.recorded',
        object: ['incident', row.id],
      })
      return present(sql, accountId, row)
    })
  })

  bind(incidents.holders)(async ({ params, query }, { caller: { accountId }, baseUrl, request }) => {
    const { rows, count } = await database.asDoctor(accountId, async (sql) => {
      if (!(await incidentById(sql, accountId, params.id))) throw new Problem('not-found')
      const at = { zone: MEXICO_CITY, limit: pageSize(query.limit), offset: query.offset }
      return {
        rows: await holdersOf(sql, accountId, params.id, at),
        count: await countHolders(sql, accountId, params.id, MEXICO_CITY),
      }
    })
    return envelope(rows, count, query, { baseUrl, path: request.url })
  })
}

const present = async (sql: Sql, doctorId: number, row: IncidentRow): Promise<Incident> => ({
  ...row,
  holders: await countHolders(sql, doctorId, row.id, MEXICO_CITY),
  recorded_at: row.recorded_at.toISOString(),
})

/**
 * Refuses wrong days of a security breach. @throws Problem `invalid-input` for a day in the future, or a breach that was found
 * before it began
 */
function refuseBadDays(incident: NewIncident, today: string): void {
  const fields = dayFaults(incident, today)
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields })
}
