import type { Prescription } from '#contract/prescriptions.ts'
import { drugName } from '#contract/medications/drug-name.ts'
import { useTexts } from '../../../lib/texts.ts'
import { WithNames } from '../../../ui/Clinical.tsx'
import { leftToPharmacy } from './left-to-pharmacy.ts'

/** Says which quantities the doctor left to the pharmacy: a quantity that was never written is easily overlooked. */
export function LeftToPharmacy({ rx }: { rx: Prescription }) {
  const { detail: texts } = useTexts('prescription')
  const names = leftToPharmacy(rx).map(drugName)
  return names.length === 0 ? null : (
    <p className="text-ink-soft">
      <WithNames text={texts.leftToPharmacy(names)} names={names} />
    </p>
  )
}
