import { useProfile } from '../../lib/account/profile.ts'
import { onDemand } from '../../lib/on-demand.ts'
import { loadTexts } from '../../lib/texts.ts'

/** Few doctors see the notice, so its code is loaded with it. */
const WhyBlocked = onDemand<object>(async () => {
  const [module] = await Promise.all([import('./WhyBlocked.tsx'), loadTexts('blocked')])
  return module.WhyBlocked
})

/** Notice at the top of the pages of a doctor whose licence is not verified. */
export function UnverifiedNotice() {
  const { data: doctor } = useProfile()
  return doctor?.specialty_verified === false && <WhyBlocked />
}
