import type { Patient } from '#contract/patients/patients.ts'
import { onDemand } from '../../../lib/on-demand.ts'
import { loadTexts } from '../../../lib/texts.ts'

const RecordStrip = onDemand(async () => {
  const [part] = await Promise.all([import('./RecordStrip.tsx'), loadTexts('record')])
  return part.RecordStrip
})

/** Height of the facts and the button below them on a phone, and of both in one line on a wider screen. */
const RESERVED = 'clamp(2.75rem, (40rem - 100vw) * 99, 8rem)'

/**
 * Record of the chosen patient. The component is fetched when a patient is chosen, and is no part of the first load.
 */
export const RecordOnDemand = ({ patient }: { patient: Patient }) => (
  // The height is reserved, so that nothing below moves when the record appears.
  <div style={{ minHeight: RESERVED }}>
    <RecordStrip key={patient.uid} patient={patient} />
  </div>
)
