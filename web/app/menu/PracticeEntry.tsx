import { Plus } from 'lucide-react'
import { isPractising, useProfile } from '../../lib/account/profile.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { useAddress } from '../../lib/router/Router.tsx'
import { MenuEntry } from './MenuEntry.tsx'

/**
 * Menu entry that begins a practice prescription while the doctor's licence is reviewed. The entry for a new prescription stays
 * disabled until then, as the specification says (section 6).
 */
export function PracticeEntry({ mini }: { mini: boolean }) {
  const { practicePrescription } = useTexts('shell')
  const { pathname } = useAddress()
  const { data: doctor } = useProfile()
  if (!doctor || !isPractising(doctor)) return null
  return (
    <MenuEntry
      mini={mini}
      icon={Plus}
      label={practicePrescription}
      to={paths.newPrescription}
      isCurrent={pathname === paths.newPrescription}
    />
  )
}
