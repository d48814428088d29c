import { profile, workplaces } from '../../../lib/endpoints.ts'
import { invalidate } from '../../../lib/query.ts'

/** After any change: everything that shows where the doctor prescribes is asked for again. */
export async function refreshWorkplaces(): Promise<void> {
  await Promise.all(
    [
      workplaces.locations,
      workplaces.hospitals,
      workplaces.hospital,
      workplaces.members,
      workplaces.memberships,
      profile.get,
    ].map((endpoint) => invalidate(endpoint)),
  )
}
