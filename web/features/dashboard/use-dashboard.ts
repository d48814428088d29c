import { useQuery } from '@tanstack/react-query'
import type { DashboardAnswer } from '#contract/dashboard/dashboard.ts'
import { dashboardCalls } from '../../lib/calls/endpoints.ts'
import { query } from '../../lib/calls/query.ts'
import { type WidgetData, loadedFrom } from './loaded.ts'

const combined = query(dashboardCalls.read, {})

/**
 * Data of one widget, from the one request that reads the doctor's own data for all widgets of the home page. `clears`: whether
 * earlier data are dropped when a later request fails.
 */
export function useDashboardPart<Name extends keyof DashboardAnswer>(
  name: Name,
  options?: { clears: boolean },
): WidgetData<NonNullable<DashboardAnswer[Name]>> {
  const { data, error, refetch } = useQuery(combined)
  return loadedFrom({ data: data?.[name], error, refetch }, options)
}
