import { EndReason } from '#contract/prescription-acts.ts'
import type { IssuedPrescription, Medication, Prescription } from '#contract/prescriptions.ts'
import type { Language } from '../http/context.ts'
import { texts } from '../http/texts.ts'
import { mexicoDay } from '../time.ts'
import type { DoubtfulDiagnosis } from './doubtful-diagnoses.ts'
import type { Issued } from './issue-prescription.ts'
import type { ItemRow, PrescriptionRow } from './queries.ts'
import { liveItems, rxStatus, sent, sentStatus } from './status.ts'
import { endReasonTexts, prescriptionTexts } from './texts.ts'

export interface View {
  language: Language
  baseUrl: string
  today: string
}

/** The page that anybody who holds the sheet can open; the QR and the mail lead there. */
export const verifyUrl = (baseUrl: string, signature: string): string => `${baseUrl}/v/${signature}`

/** 1000 and 1001 are words, everything else the number (public-api.md 1.4). */
export const qtyLabel = (qty: number, language: Language): string =>
  prescriptionTexts(language).quantityLabel(qty)

export const presentItem = (i: ItemRow, language: Language): Medication => ({
  id: i.id,
  presentation: i.presentation,
  instructions: i.instructions,
  drug: i.generic,
  generic: i.generic,
  brand: i.brand,
  antibiotic: i.antibiotic,
  cost: i.cost_cents / 100,
  bought: i.bought,
  qty: i.qty,
  bought_qty: i.bought_qty,
  category: i.category,
  qty_label: qtyLabel(i.qty, language),
  drug_upc: i.drug_upc,
  order_id: i.order_id,
  ad_id: i.ad_id,
  via: i.via,
  fraction: i.fraction,
  substitution_allowed: i.substitution_allowed,
  ...(i.refills > 0 ? { refills: i.refills } : {}),
  ...(i.ended_at === null
    ? {}
    : { ended: { at: new Date(i.ended_at).toISOString(), reason: endReasonOf(i, language) } }),
})

/** Why a row ended, in words. */
function endReasonOf({ end_reason, end_note }: ItemRow, language: Language): string {
  const t = endReasonTexts(language)
  const code = EndReason.safeParse(end_reason)
  const words = code.success ? t.reasons[code.data] : end_reason
  return end_note === '' ? words : t.withNote(words, end_note)
}

function shared(p: PrescriptionRow, view: View) {
  return {
    id: p.id,
    medic: p.medic_email,
    diagnosis: p.diagnosis,
    medications: p.items.map((i) => ({
      ...presentItem(i, view.language),
      ...(p.recognised?.[i.position] === false ? { unrecognised: true as const } : {}),
    })),
    extras: p.extras,
    signature: p.signature,
    code: p.code,
    created_at: mexicoDay(p.issued_at),
    issued_at: p.issued_at.toISOString(),
    ...(p.valid_from === null ? {} : { valid_from: p.valid_from }),
    valid_until: p.valid_until,
    document_kind: p.document_kind,
    sent: sent(p),
    send_rx: p.send_rx,
    show_diagnosis: p.show_diagnosis,
    bought: liveItems(p.items).every((i) => i.bought),
    rejected: p.state === 'rejected',
    cta_link: verifyUrl(view.baseUrl, p.signature),
    additional_data: p.additional_data,
  }
}

export function presentPrescription(p: PrescriptionRow, view: View): Prescription {
  const rx = rxStatus(p, view.today)
  const mail = sentStatus(p)
  return {
    ...shared(p, view),
    hospital: p.hospital,
    clinic: p.clinic,
    patient: p.patient,
    status: {
      rx_status: [rx, texts(view.language).rxStatus[rx]],
      sent_status: [mail, texts(view.language).sentStatus[mail]],
    },
    reason_of_rejected: p.reason_of_rejected,
  }
}

const presentNew = (p: PrescriptionRow, view: View) => ({
  ...shared(p, view),
  hospital: p.hospital.id,
  clinic: p.clinic?.id ?? null,
  patient: { uid: p.patient.uid, name: p.patient.name, email: p.patient.email },
})

/** The first document of the act; the others and what should be looked at again beside it, where there is any (decision 023). */
export const presentIssued = ({ first, others, doubtful }: Issued, view: View): IssuedPrescription => ({
  ...presentNew(first, view),
  ...(others.length > 0 ? { also_issued: others.map((other) => presentNew(other, view)) } : {}),
  ...(doubtful.length > 0 ? { warnings: doubtful.map((one) => presentDoubt(one, view.language)) } : {}),
})

const presentDoubt = ({ why, at, code, name }: DoubtfulDiagnosis, language: Language) => ({
  code: `diagnosis-${why}` as const,
  field: `diagnoses.${at}.code`,
  detail: prescriptionTexts(language).doubtfulDiagnosis[why](code, name),
})
