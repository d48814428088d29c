import { profileCalls } from '../../../lib/calls/endpoints.ts'
import { workplaceCalls } from '../../../lib/calls/workplace-calls.ts'
import { refetch } from '../../../lib/calls/query.ts'

/** Refetches, after any change, everything that shows where the doctor prescribes. */
export const refreshWorkplaces = (): Promise<void> =>
  refresh([workplaceCalls.hospital, workplaceCalls.members])

/**
 * Refetches the workplaces after the doctor left a hospital, but not that hospital, which the doctor can no
 * longer read.
 */
export const refreshWithoutHospital = (): Promise<void> => refresh([])

async function refresh(more: readonly Parameters<typeof refetch>[0][]): Promise<void> {
  const { locations, hospitals, memberships } = workplaceCalls
  await Promise.all([locations, hospitals, memberships, profileCalls.get, ...more].map((one) => refetch(one)))
}
