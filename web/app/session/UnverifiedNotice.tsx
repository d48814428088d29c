import type { PageOf } from '#contract/schemas/page.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { useProfile } from '../../lib/account/profile.ts'
import { onDemand } from '../../lib/on-demand.ts'
import { loadTexts } from '../../lib/texts.ts'

/** The code of the notice is loaded only when the notice is shown, because few doctors see it. */
const WhyBlocked = onDemand<object>(async () => {
  const [module] = await Promise.all([import('./WhyBlocked.tsx'), loadTexts('blocked')])
  return module.WhyBlocked
})

/**
 * Fetches the code of the notice before the page is drawn, where the doctor will see it: a notice that came later would move the
 * page down.
 */
export const fetchNotice = ({ results: [doctor] }: PageOf<Profile>): Promise<void> | undefined =>
  doctor?.specialty_verified === false ? WhyBlocked.fetch() : undefined

/** Notice at the top of the pages of a doctor whose licence is not verified. */
export function UnverifiedNotice() {
  const { data: doctor } = useProfile()
  return doctor?.specialty_verified === false && <WhyBlocked />
}
