import { profileCalls, workplaceCalls } from '../../../lib/calls/endpoints.ts'
import { refetch } from '../../../lib/calls/query.ts'

/** After any change: everything that shows where the doctor prescribes is asked for again. */
export const refreshWorkplaces = (): Promise<void> =>
  refresh([workplaceCalls.hospital, workplaceCalls.members])

/** After leaving a hospital: the same, but for the hospital itself, which is not there any more for the doctor. */
export const refreshWithoutHospital = (): Promise<void> => refresh([])

async function refresh(more: readonly Parameters<typeof refetch>[0][]): Promise<void> {
  const { locations, hospitals, memberships } = workplaceCalls
  await Promise.all([locations, hospitals, memberships, profileCalls.get, ...more].map((one) => refetch(one)))
}
