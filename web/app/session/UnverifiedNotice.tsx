import { useProfile } from '../../lib/account/profile.ts'
import { onDemand } from '../../lib/on-demand.ts'

/** Few doctors see the notice, so its code is loaded with it. */
const WhyBlocked = onDemand<object>(async () => (await import('./WhyBlocked.tsx')).WhyBlocked)

/** Notice at the top of the pages of a doctor whose licence is not verified. */
export function UnverifiedNotice() {
  const { data: doctor } = useProfile()
  return doctor?.specialty_verified === false && <WhyBlocked />
}
