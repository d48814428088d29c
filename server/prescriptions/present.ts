import { formatCode } from '#contract/values/identifiers/format-code.ts'
import { fieldsOf } from '#contract/prescription/document-fields.ts'
import { handReason } from '#contract/prescription/by-hand.ts'
import { dayOfIssue, zoneOfIssue } from '#contract/prescription/day-of-issue.ts'
import type { SignedDocument } from '#contract/prescription/document.ts'
import { Category } from '#contract/medications/medications.ts'
import { EndReason } from '#contract/prescription-acts.ts'
import type {
  IssuedPrescription,
  Medication,
  Prescription,
  WholePrescription,
} from '#contract/prescriptions.ts'
import type { Language } from '../http/context.ts'
import { texts } from '../http/texts.ts'
import type { DoubtfulDiagnosis } from './issue/doubtful-diagnoses.ts'
import type { IssueWarnings } from './issue/issue-warnings.ts'
import type { Issued } from './issue/issued-act.ts'
import type { Twin } from './issue/twin.ts'
import { endInWords } from './end-in-words.ts'
import { liveItems, rxStatus, sent, sentStatus } from './status.ts'
import { rowsOf, type RowState, type StoredPrescription, type StoredRow } from './stored-prescription.ts'
import { endReasonTexts, prescriptionTexts } from './texts.ts'

export interface View {
  language: Language
  baseUrl: string
  /** Instant for which the status of the prescription is determined. */
  now: Date
}

/** Address of the public page that verifies a prescription. The QR code and the mail lead to this page. */
export const verifyUrl = (baseUrl: string, signature: string): string => `${baseUrl}/v/${signature}`

/**
 * Quantity of a medicine as text. The values 1000 and 1001 stand for words, and any other value is the number
 * (public-api.md 1.4).
 */
export const qtyLabel = (qty: number, language: Language): string =>
  prescriptionTexts(language).quantityLabel(qty)

export const presentItem = (i: StoredRow, language: Language): Medication => ({
  id: i.id,
  presentation: i.presentation,
  instructions: i.instructions,
  ...(i.written === '' ? {} : { instructions_written: i.written }),
  drug: i.generic,
  generic: i.generic,
  brand: i.brand,
  antibiotic: i.antibiotic,
  cost: i.cost_cents / 100,
  bought: i.bought,
  qty: i.qty,
  bought_qty: i.bought_qty,
  category: Category.parse(i.category),
  qty_label: qtyLabel(i.qty, language),
  drug_upc: i.drug_upc,
  order_id: i.order_id,
  ad_id: i.ad_id,
  via: i.via,
  fraction: i.fraction,
  substitution_allowed: i.substitution_allowed,
  ...(i.recognised ? {} : { unrecognised: true as const }),
  ...(i.refills ? { refills: i.refills } : {}),
  ...(i.ended_at === null
    ? {}
    : { ended: { at: new Date(i.ended_at).toISOString(), reason: endReasonOf(i, language) } }),
})

/** Reason for which a row of a prescription ended, in words. */
function endReasonOf({ end_reason, end_note }: RowState, language: Language): string {
  const t = endReasonTexts(language)
  const code = EndReason.safeParse(end_reason)
  const words = code.success ? t.reasons[code.data] : end_reason
  return end_note === '' ? words : t.withNote(words, end_note)
}

/** Reason for which the sheet is signed by hand, in words; nothing for an electronic original. */
function byHandOf(document: SignedDocument, { language }: View): Pick<Prescription, 'by_hand'> {
  const reason = handReason(document)
  if (reason === null) return {}
  const unknown = document.items.filter((row) => !row.recognised).map((row) => row.presentation)
  return { by_hand: { reason, detail: texts(language).byHand[reason](unknown.join(', ')) } }
}

function shared(rx: StoredPrescription, view: View) {
  const { document, state } = rx
  return {
    id: state.id,
    medic: state.medic_email,
    ...fieldsOf(document),
    medications: rowsOf(rx).map((row) => presentItem(row, view.language)),
    signature: state.signature,
    code: document.code,
    created_at: dayOfIssue(document),
    issued_at: document.issued_at,
    time_zone: zoneOfIssue(document),
    ...(document.valid_from === undefined ? {} : { valid_from: document.valid_from }),
    valid_until: document.valid_until,
    document_kind: document.document_kind,
    ...byHandOf(document, view),
    sent: sent(state),
    send_rx: state.send_rx,
    bought: liveItems(state.rows).every((row) => row.bought),
    rejected: state.standing === 'rejected',
    cta_link: verifyUrl(view.baseUrl, state.signature),
  }
}

export function presentPrescription(rx: StoredPrescription, view: View): Prescription {
  const { document, state } = rx
  const { place, patient } = document
  const status = rxStatus(rx, view.now)
  const mail = sentStatus(state)
  return {
    ...shared(rx, view),
    hospital: { id: place.hospital_id, patron: place.patron, location: place.location },
    clinic:
      place.clinic_id === null
        ? null
        : { id: place.clinic_id, name: place.clinic_name, location: place.clinic_location },
    patient: { ...patient, birth_approximate: patient.birth_approximate ?? false, ...state.contact },
    contact: state.contact,
    status: {
      rx_status: [status, texts(view.language).rxStatus[status]],
      sent_status: [mail, texts(view.language).sentStatus[mail]],
    },
    reason_of_rejected: endInWords(state, view.language),
  }
}

/** A prescription with its whole signed document, for the page that shows the sheet. */
export const presentWithDocument = (rx: StoredPrescription, view: View): WholePrescription => ({
  ...presentPrescription(rx, view),
  document: rx.document,
  additional_data: rx.state.additional_data,
})

const presentNew = (rx: StoredPrescription, view: View) => ({
  ...shared(rx, view),
  hospital: rx.document.place.hospital_id,
  clinic: rx.document.place.clinic_id,
  patient: { uid: rx.document.patient.uid, name: rx.document.patient.name, email: rx.state.contact.email },
  additional_data: rx.state.additional_data,
})

/**
 * The first document of an issue, with its other documents and the diagnosis codes to review where there are any
 * (decision 023).
 */
export const presentIssued = ({ first, others, warned }: Issued, view: View): IssuedPrescription => ({
  ...presentNew(first, view),
  ...(others.length > 0 ? { also_issued: others.map((other) => presentNew(other, view)) } : {}),
  ...presentWarnings(warned, view.language),
})

/** Member `warnings` of the response to an issue; left out where the issue has no warning for the doctor. */
function presentWarnings({ doubtful, twin }: IssueWarnings, language: Language) {
  const warnings = [
    ...doubtful.map((one) => presentDoubt(one, language)),
    ...(twin ? [presentTwin(twin, language)] : []),
  ]
  return warnings.length > 0 ? { warnings } : {}
}

const presentTwin = ({ signature, code }: Twin, language: Language) => ({
  code: 'issued-moments-ago' as const,
  field: 'medications',
  detail: prescriptionTexts(language).issuedMomentsAgo(formatCode(code)),
  signature,
})

const presentDoubt = ({ why, at, code, name }: DoubtfulDiagnosis, language: Language) => ({
  code: `diagnosis-${why}` as const,
  field: `diagnoses.${at}.code`,
  detail: prescriptionTexts(language).doubtfulDiagnosis[why](code, name),
})
