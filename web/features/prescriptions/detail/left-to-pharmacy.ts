import { QTY_PHARMACIST_DECIDES } from '#contract/prescription/quantities.ts'
import type { Medication, Prescription } from '#contract/prescriptions.ts'

/** Medicines whose quantity the pharmacy has yet to decide. Rows that order a diagnostic study have no quantity. */
export const leftToPharmacy = ({
  medications,
  status,
}: Pick<Prescription, 'medications' | 'status'>): Medication[] => {
  const [state] = status.rx_status
  if (state === 'rejected' || state === 'expired') return []
  return medications.filter(
    ({ qty, category, ended, bought_qty: filled }) =>
      qty === QTY_PHARMACIST_DECIDES && category !== 'auxiliary_test' && !ended && filled === 0,
  )
}
