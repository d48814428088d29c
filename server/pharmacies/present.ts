import type { PharmacyPrescription } from '#contract/pharmacies.ts'
import type { Medication } from '#contract/prescriptions.ts'
import { paperAtSale, rowRule } from '#knowledge/law/article-226.ts'
import { texts } from '../http/texts.ts'
import type { Found } from '../prescriptions/find-for-pharmacy.ts'
import type { Payload } from '../prescriptions/payload.ts'
import { presentItem, presentPrescription, verifyUrl, type View } from '../prescriptions/present.ts'
import { liveItems } from '../prescriptions/status.ts'

export interface FoundForPharmacy {
  people: Pick<Payload, 'prescriber' | 'patient'>
  /** How often it was filled, and what was last done with the sheet. */
  sheet: { fills: number; paper: 'none' | 'sealed' | 'retained' | null }
}

/** That a row ended is the counter's concern; why may be about the patient's health. */
const withoutReason = (row: Medication): Medication =>
  row.ended ? { ...row, ended: { ...row.ended, reason: '' } } : row

/** What a counter needs: no contact data, and a diagnosis only where the sheet shows one (mexico.md G6). */
export function presentForPharmacy(
  row: Found['row'],
  { people: { prescriber, patient }, sheet }: FoundForPharmacy,
  view: View,
): PharmacyPrescription {
  const whole = presentPrescription(row, view)
  const open = ['available', 'partially_filled'].includes(whole.status.rx_status[0])
  const t = texts(view.language)
  return {
    ...whole,
    diagnosis: whole.show_diagnosis ? whole.diagnosis : '',
    patient: { ...patient, birth_approximate: patient.birth_approximate ?? false, email: '', phone: '' },
    medications: row.items.map((i) => ({ ...withoutReason(presentItem(i, view.language)), sku: i.sku })),
    transaction_url: verifyUrl(view.baseUrl, row.signature),
    available_status: [open, open ? t.available : t.notAvailable],
    rx_status: whole.status.rx_status,
    paper: sheet.paper,
    paper_next: paperAtSale(liveItems(row.items).map(rowRule), {
      number: sheet.fills + 1,
      isUsedUp: liveItems(row.items).every((i) => i.refills === 0),
    }),
    prescriber: {
      name: prescriber.name,
      cedula: prescriber.cedula,
      specialty: prescriber.specialty,
      phone: prescriber.phone,
    },
  }
}
