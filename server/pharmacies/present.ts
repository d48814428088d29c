import type { PharmacyPrescription } from '#contract/pharmacies.ts'
import type { Medication } from '#contract/prescriptions.ts'
import { paperAtSale } from '#contract/prescription/paper-at-sale.ts'
import { law } from '#knowledge/law/law.ts'
import { texts } from '../http/texts.ts'
import { presentItem, presentPrescription, verifyUrl, type View } from '../prescriptions/present.ts'
import { liveItems } from '../prescriptions/status.ts'
import { rowsOf, type StoredPrescription } from '../prescriptions/stored-prescription.ts'

/**
 * Number of sales of a prescription so far, and treatment of the paper sheet at the last sale (none, sealed or
 * retained).
 */
export interface FilledSheet {
  fills: number
  paper: 'none' | 'sealed' | 'retained' | null
}

/**
 * A medicine row without the reason of its cancellation. A pharmacy sees that a row was cancelled but not why, because the
 * reason may be about the patient's health.
 */
const withoutReason = (row: Medication): Medication =>
  row.ended ? { ...row, ended: { ...row.ended, reason: '' } } : row

/**
 * A prescription as a pharmacy sees it: without contact data, and with a diagnosis only where the sheet shows one
 * (mexico.md G6).
 */
export function presentForPharmacy(
  rx: StoredPrescription,
  sheet: FilledSheet,
  view: View,
): PharmacyPrescription {
  const whole = presentPrescription(rx, view)
  const isLive = ['available', 'partially_filled'].includes(whole.status.rx_status[0])
  const open = isLive && whole.by_hand?.reason !== 'unrecognised'
  const { prescriber } = rx.document
  const rows = rowsOf(rx)
  const live = liveItems(rows)
  const t = texts(view.language)
  return {
    ...whole,
    diagnosis: whole.show_diagnosis ? whole.diagnosis : '',
    patient: { ...whole.patient, email: '', phone: '' },
    medications: rows.map((i) => ({
      ...withoutReason(presentItem(i, view.language)),
      sku: i.sku,
      ...(i.container && { container: i.container }),
    })),
    transaction_url: verifyUrl(view.baseUrl, rx.state.signature),
    available_status: [open, open ? t.available : t.notAvailable],
    rx_status: whole.status.rx_status,
    paper: sheet.paper,
    paper_next: paperAtSale(
      live.map((item) => law.rowRule(item)),
      { number: sheet.fills + 1, isUsedUp: live.every((i) => !i.refills) },
    ),
    prescriber: {
      name: prescriber.name,
      cedula: prescriber.cedula,
      specialty: prescriber.specialty,
      phone: prescriber.phone,
    },
  }
}
