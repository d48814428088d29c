import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/calls/query.ts'
import { own, ownMedicationCalls } from './calls.ts'
import type { ShownPeriod } from './periods.ts'

/** Number of the doctor's own medications that the page shows first. */
export const OWN_AT_FIRST = 25
/** Period, in days, whose figures of prescribed medicines the page shows first. */
export const PERIOD_AT_FIRST: ShownPeriod = '90'

export const ownListQuery = (limit: number) => query(own.list, { query: { limit } })

export const figuresQuery = (days: ShownPeriod) => query(ownMedicationCalls.figures, { query: { days } })

/**
 * Whether the list of own medications and the figures have their first answer, or have failed: only then their height is known.
 */
export function useArrived(): { ownList: boolean; figures: boolean } {
  const ownList = useQuery(ownListQuery(OWN_AT_FIRST))
  const figures = useQuery(figuresQuery(PERIOD_AT_FIRST))
  return { ownList: !ownList.isPending, figures: !figures.isPending }
}
