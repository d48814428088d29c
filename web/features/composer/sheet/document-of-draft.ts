import { packageOf } from '#contract/posology/packs/package-text.ts'
import { signedFields } from '#contract/prescription/document-fields.ts'
import type { SheetDocument, SheetDocumentRow } from '#contract/prescription/sheet/sheet-document.ts'
import { dayParts } from '#contract/values/calendar-day.ts'
import type { Profile } from '#contract/profile/profile.ts'
import type { Hospital } from '#contract/places/workplaces.ts'
import type { ComposerDraft } from '../draft/draft.ts'
import { printedInstructions, readingOf } from '../draft/instruction-reader.ts'
import { type DraftDocument, type DraftJudgement, hasQuantity, isComplete } from '../draft/judgement.ts'
import type { Row } from '../draft/row.ts'
import { writtenFields } from '../draft/written-fields.ts'
import type { ShownPlace } from '../place/place.ts'

export interface DraftToPrint {
  draft: ComposerDraft
  judgement: DraftJudgement
  doctor: Profile
  place: ShownPlace | null
  /** Hospital of the place; undefined only while there is no place. */
  hospital: Hospital | undefined
  /** Code of the prescription; null until it is issued. */
  code: string | null
  /** Day on which the prescription would be issued. */
  today: string
}

/** The sheet's document for one of the prescriptions that the draft becomes, as if it were signed today. */
export function documentOfDraft(written: DraftToPrint, judged: DraftDocument): SheetDocument {
  const { draft, hospital, code, today, judgement } = written
  const fields = writtenFields(draft)
  // A next appointment that is not a valid date is not printed. Such a text also prevents the issue.
  const isDay = dayParts(fields.follow_up_on ?? '') !== null
  return {
    id: null,
    signature: null,
    code,
    key_id: null,
    issued_at: null,
    day: today,
    valid_until: judged.valid_until,
    document_kind: judged.document_kind,
    prescriber: prescriberOf(written.doctor),
    place: placeOf(written.place, hospital),
    patient: draft.patient && {
      name: draft.patient.name,
      date_of_birth: draft.patient.date_of_birth,
      gender: draft.patient.gender,
      ...(draft.patient.birth_approximate ? { birth_approximate: true } : {}),
    },
    ...signedFields(
      { ...fields, follow_up_on: isDay ? fields.follow_up_on : null },
      { prints_diagnosis: hospital?.prints_diagnosis !== false },
    ),
    items: judged.rows.map((row) => rowOfDraft(row, judgement)),
  }
}

const prescriberOf = (doctor: Profile): SheetDocument['prescriber'] => ({
  name: doctor.name,
  female: doctor.female,
  cedula: doctor.cedula_prof,
  institution: doctor.alma_mater,
  specialty: doctor.specialty,
  specialty_cedula: doctor.specialty_no,
  ...(doctor.specialty_until && !doctor.specialty_expired ? { specialty_until: doctor.specialty_until } : {}),
  phone: doctor.phone,
})

const placeOf = (place: ShownPlace | null, hospital: Hospital | undefined): SheetDocument['place'] => ({
  patron: hospital?.patron ?? '',
  headline: hospital?.headline ?? '',
  location: hospital?.location ?? '',
  contact: hospital?.contact ?? '',
  paper: hospital?.paper ?? 'letter',
  clinic_name: place?.clinic ?? '',
  clinic_location: place?.clinicLocation ?? '',
  sheet: hospital && {
    template: hospital.page_template,
    header: hospital.sheet_header,
    footer: hospital.sheet_footer,
    colour: hospital.sheet_colour,
    info: hospital.info,
  },
})

/**
 * A row of the sheet as the legal check understood it. Until that check had the catalogue, the row is shown as it was written.
 */
function rowOfDraft(row: Row, { isChecked, rowOf }: DraftJudgement): SheetDocumentRow {
  const judged = rowOf(row.key)
  const said = {
    qty: hasQuantity(judged) ? row.qty : null,
    container: packageOf(row.presentation).container,
    ...(isComplete(judged) && !readingOf(row).asks.includes('as-written') ? {} : { unready: true as const }),
  }
  if (judged && isChecked) return { ...judged.item, ...said }
  return {
    presentation: row.presentation,
    generic: row.generic,
    brand: row.brand ?? '',
    recognised: row.category !== 'unstructured_drug',
    instructions: printedInstructions(row),
    via: row.via || readingOf(row).route || '',
    fraction: row.fraction,
    antibiotic: row.antibiotic,
    substitution_allowed: row.substitution_allowed,
    refills: row.refills,
    ...said,
  }
}
