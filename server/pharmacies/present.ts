import type { PharmacyPrescription } from '#contract/pharmacies.ts'
import { texts } from '../http/texts.ts'
import type { Found } from '../prescriptions/find-for-pharmacy.ts'
import type { Payload } from '../prescriptions/payload.ts'
import { presentItem, presentPrescription, verifyUrl, type View } from '../prescriptions/present.ts'

/** What a counter needs: no contact data, and a diagnosis only where the sheet shows one (mexico.md G6). */
export function presentForPharmacy(
  row: Found['row'],
  { prescriber, patient }: Pick<Payload, 'prescriber' | 'patient'>,
  view: View,
): PharmacyPrescription {
  const whole = presentPrescription(row, view)
  const open = ['available', 'partially_filled'].includes(whole.status.rx_status[0])
  const t = texts(view.language)
  return {
    ...whole,
    diagnosis: whole.show_diagnosis ? whole.diagnosis : '',
    patient: { ...patient, email: '', phone: '' },
    medications: row.items.map((i) => ({ ...presentItem(i, view.language), sku: i.sku })),
    transaction_url: verifyUrl(view.baseUrl, row.signature),
    available_status: [open, open ? t.available : t.notAvailable],
    rx_status: whole.status.rx_status,
    prescriber: {
      name: prescriber.name,
      cedula: prescriber.cedula,
      specialty: prescriber.specialty,
      phone: prescriber.phone,
    },
  }
}
