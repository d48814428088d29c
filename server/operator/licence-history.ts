import type { Sql } from '../database/database.ts'
import type { Action } from '../events/event.ts'
import { happenedTo } from '../events/happened-to.ts'
import { operatorNames } from './queries.ts'

const ON_LICENCES = [
  'licence.photographed',
  'licence.confirmed',
  'licence.verified',
  'licence.rejected',
] as const satisfies readonly Action[]
/** Maximum number of events of a licence that are shown, the newest ones. */
const SHOWN = 50

export interface LicenceStep {
  at: Date
  action: (typeof ON_LICENCES)[number]
  /** Name of the operator who caused the event; '' for an event that the doctor or the system caused. */
  by: string
}

/** Events of a licence, the latest first. */
export async function historyOf(sql: Sql, doctorId: number): Promise<LicenceStep[]> {
  const happened = await happenedTo(sql, doctorId, ['doctor', doctorId], {
    actions: ON_LICENCES,
    most: SHOWN,
  })
  const operatorOf = ({ actor, actorId }: (typeof happened)[number]): number | null =>
    actor === 'operator' ? actorId : null
  const names = await operatorNames(
    sql,
    happened.flatMap((event) => operatorOf(event) ?? []),
  )
  return happened.toReversed().map((event) => ({
    at: event.at,
    action: event.action,
    by: names.get(operatorOf(event) ?? 0) ?? '',
  }))
}
