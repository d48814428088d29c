import type { FieldErrors } from '#contract/problem.ts'
import type { NewIncident } from './queries.ts'

/**
 * Finds faults in the days of a security breach, by field. No day may be in the future, and the breach must begin before it
 * ends or is found.
 */
export function dayFaults(
  { found_on: found, from, until }: Pick<NewIncident, 'found_on' | 'from' | 'until'>,
  today: string,
): FieldErrors {
  const fields: FieldErrors = {}
  if (found > today) fields['found_on'] = ['date-future']
  if (until > today) fields['until'] = ['date-future']
  if (from > until || from > found) fields['from'] = ['date-order']
  return fields
}
