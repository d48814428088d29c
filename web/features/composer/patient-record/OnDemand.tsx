import type { Patient } from '#contract/patients/patients.ts'
import { onDemand } from '../../../lib/on-demand.ts'
import { loadTexts, useTexts } from '../../../lib/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { tagStyle } from '../../../ui/Tag.tsx'
import { useIsLate } from '../../../ui/states/use-is-late.ts'

const RecordStrip = onDemand<{ patient: Patient }>(async () => {
  const [part] = await Promise.all([import('./RecordStrip.tsx'), loadTexts('record')])
  return part.RecordStrip
}, Missing)

/**
 * Message that the patient's record could not be read, shown while the code of RecordStrip is not loaded, as without a network.
 */
function Missing() {
  const { recordUnread } = useTexts('patients')
  const isLate = useIsLate(true)
  return isLate && <p className={classNames(tagStyle('warn'), 'my-2')}>{recordUnread}</p>
}

/**
 * CSS height that is reserved for the facts about the patient and their button: below each other on a phone, in one line on a
 * wider screen. A patient who was never prescribed anything has one line of facts on a phone, others have two.
 */
const reserved = ({ last_prescribed_at: last }: Patient) =>
  `clamp(2.75rem, (40rem - 100vw) * 99, ${last ? 8 : 5.6}rem)`

/**
 * Record of the chosen patient. The component is fetched when a patient is chosen, and is no part of the first load.
 */
export const RecordOnDemand = ({ patient }: { patient: Patient }) => (
  // The height is reserved, so that nothing below moves when the record appears.
  <div style={{ minHeight: reserved(patient) }}>
    <RecordStrip key={patient.uid} patient={patient} />
  </div>
)
