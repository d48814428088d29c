import { zoneOfIssue } from '../day-of-issue.ts'
import type { OwnPaper, SheetColour, Template } from '../../places/sheet-layout.ts'
import { ageOn } from '../../values/age.ts'
import { formatCode } from '../../values/identifiers/format-code.ts'
import { keepDosesWhole } from '../../values/keep-doses-whole.ts'
import type { EachField } from '../document-fields.ts'
import type { SheetDocument, SheetLive } from './sheet-document.ts'
import { sheetInformation, type SheetInformation } from './sheet-information.ts'
import { sheetRow, type SheetRow } from './sheet-row.ts'
import type { SheetWords } from './sheet-words.ts'

/** A label and its value; null for a value that only an issued prescription has. */
export interface SheetFact {
  label: string
  value: string | null
}

/** A note on a printed prescription: its heading and the text under the heading. */
export interface SheetNote {
  label: string
  value: string
}

/**
 * Everything that a printed prescription says, in words and in reading order. Typst (server/pdf) and React
 * (web/ui/sheet) render the same model. Fields that the law asks for are not optional here (RIS art. 29-31, RLGS
 * art. 64-65, LGS art. 83 and 226). Empty texts take no space.
 */
export interface SheetModel {
  language: 'es' | 'en'
  /**
   * How the sheet is signed. `autograph`: not valid until signed by hand, as the law requires for the classes II and III
   * (mexico.md 1.3).
   */
  kind: 'electronic' | 'autograph'
  paper: 'letter' | 'half_letter'
  template: Template
  /** Colour of the sheet. `neutral`: grey rules, and no mark of the brand where there is no logo. */
  colour: SheetColour
  documentTitle: string
  doctor: {
    /** Name of the doctor with the title Dra. or Dr. */
    name: string
    /** The specialty, printed only with its own cédula (LGS art. 83). */
    specialty: string
    cedula: string
    institution: string
    specialtyCedula: string
    phone: string
  }
  place: {
    patron: string
    headline: string
    location: string
    contact: string
    clinic: string
    clinicLocation: string
  }
  /** Texts of the hospital under the head and in the foot of the sheet. */
  header: string
  footer: string
  title: string
  /** Sentence that the data are demonstration data, in the head of every page; null otherwise. */
  demo: string | null
  /**
   * Texts for a prescription that can't be filled any more: a sentence over its text, and a mark across each page.
   * Null otherwise.
   */
  ended: { legend: string; mark: string } | null
  patient: SheetFact & { about: (SheetFact & { value: string })[] }
  issuedAt: SheetFact
  /** The diagnosis; null unless the doctor chose to show it. */
  diagnosis: { label: string; value: string } | null
  rows: SheetRow[]
  end: string
  /** Notes that the doctor wrote for the patient, under the medicines. */
  notes: SheetNote[]
  /** Sentence with the last day on which the prescription can be filled. `day` is the date inside the sentence `until`. */
  validity: { until: string; day: string; reason: string | null }
  verify: { words: string; host: string; url: string | null } | null
  signing: {
    words: string
    /** Fingerprint of the key that signed; null for a sheet that is signed by hand. */
    key: SheetFact | null
    /** Sentence which says that the sheet has to be signed by hand; null otherwise. */
    legend: string | null
  }
  foot: { folio: SheetFact; code: SheetFact; issuedWith: string; seal: SheetFact }
  /**
   * Alternative texts of the pictures. `signature` is null on a sheet to be signed by hand, which has no drawn
   * signature.
   */
  alt: { logo: string; mark: string; universityLogo: string; signature: string | null; qr: string }
  /** Texts of a sheet with several pages: the renderer fills in `{page}` and `{pages}`. */
  pages: { number: string; goesOn: string; seeNext: string; continued: string }
  information: SheetInformation | null
}

/** Builds the texts of the printed sheet of a document. A renderer adds pictures and measures, and no words. */
export function sheetOf(document: SheetDocument, live: SheetLive, words: SheetWords): SheetModel {
  const { sheet, values } = words
  const kind = document.document_kind === 'handwritten' ? 'autograph' : 'electronic'
  const { place, diagnosis } = document
  const doctor = doctorOf(document, words)
  const code = document.code === null ? null : formatCode(document.code)
  const folio = document.id === null ? null : String(document.id).padStart(6, '0')
  return {
    language: words.language,
    kind,
    paper: place.paper,
    ...designOf(place.sheet),
    documentTitle: sheet.documentTitle(folio ?? ''),
    doctor,
    place: {
      patron: place.patron,
      headline: place.headline,
      location: place.location,
      contact: place.contact,
      clinic: place.clinic_name,
      clinicLocation: place.clinic_location,
    },
    title: sheet.title[kind],
    demo: live.demo ? sheet.demo : null,
    ended: endedOf(live, words),
    patient: patientOf(document, words),
    issuedAt: {
      label: sheet.issuedAt,
      value:
        document.issued_at === null
          ? null
          : values.instant(new Date(document.issued_at), zoneOfIssue(document)),
    },
    diagnosis:
      document.show_diagnosis && diagnosis !== '' ? { label: sheet.diagnosis, value: diagnosis } : null,
    rows: document.items.map((row, at) => sheetRow(row, live.endedRows.get(at), words)),
    end: endOf(document, live, words),
    notes: notesOf(document, words),
    validity: validityOf(document, live, words),
    verify: live.verify && { words: sheet.verify, ...live.verify },
    signing:
      kind === 'electronic'
        ? { words: sheet.signedBy, key: { label: sheet.key, value: document.key_id }, legend: null }
        : { words: sheet.signHere, key: null, legend: sheet.autographLegend },
    foot: {
      folio: { label: sheet.folio, value: folio },
      code: { label: sheet.code, value: code },
      issuedWith: sheet.issuedWith(live.brand),
      seal: { label: sheet.seal[kind], value: document.signature },
    },
    alt: {
      logo: sheet.logoOf(place.patron),
      mark: live.brand,
      universityLogo: sheet.universityLogo,
      signature: kind === 'electronic' ? sheet.signatureOf(doctor.name) : null,
      qr: sheet.qrOf(code ?? ''),
    },
    pages: {
      number: sheet.page('{page}', '{pages}'),
      goesOn: sheet.goesOn,
      seeNext: sheet.seeNext,
      continued: sheet.continued,
    },
    information: sheetInformation(document, live, words),
  }
}

/** Heading of each note, in the order of the sheet; null for a field that is printed elsewhere. */
const headings = {
  diagnosis: null,
  show_diagnosis: null,
  extras: ({ extras }, { sheet }) => ({ label: sheet.notes.extras, value: extras }),
  follow_up_on: ({ follow_up_on: day }, { sheet, values }) => ({
    label: sheet.notes.follow_up_on,
    value: day ? values.day(day) : '',
  }),
} satisfies EachField<((document: SheetDocument, words: SheetWords) => SheetNote) | null>

const notesOf = (document: SheetDocument, words: SheetWords): SheetNote[] =>
  Object.values(headings)
    .flatMap((say) => say?.(document, words) ?? [])
    .filter(({ value }) => value !== '')

type Design = Pick<SheetModel, 'template' | 'colour' | 'header' | 'footer'>
const PLAIN: Design = { template: 'classic', colour: 'brand', header: '', footer: '' }

/** Design of the hospital's sheets when the document was signed. */
function designOf(signed: SheetDocument['place']['sheet']): Design {
  if (!signed) return PLAIN
  const { template, colour, header, footer } = signed
  return { template, colour, header, footer }
}

/**
 * The doctor's data. A specialty is printed only with its own cédula, and its certificate only while it was in
 * force (LGS art. 83).
 */
function doctorOf({ prescriber: p }: SheetDocument, { sheet, values }: SheetWords): SheetModel['doctor'] {
  const hasSpecialty = p.specialty !== '' && p.specialty_cedula !== ''
  const until = p.specialty_until ? [values.certificateUntil(values.day(p.specialty_until))] : []
  return {
    name: `${p.female ? values.femaleTitle : values.maleTitle} ${p.name}`,
    specialty: hasSpecialty ? p.specialty : '',
    cedula: p.cedula && sheet.cedula(p.cedula),
    institution: p.institution,
    specialtyCedula: hasSpecialty ? sheet.specialtyCedula([p.specialty_cedula, ...until].join(', ')) : '',
    phone: p.phone && sheet.phone(p.phone),
  }
}

function patientOf(document: SheetDocument, { sheet, values }: SheetWords): SheetModel['patient'] {
  const { patient, day } = document
  if (!patient) return { label: sheet.patient, value: null, about: [] }
  const { date_of_birth: birth = '', birth_approximate: isApproximate, gender } = patient
  const about = [
    { label: sheet.age, value: birth && values.age(ageOn(birth, day)) },
    { label: sheet.sex, value: gender ? values.sex[gender] : '' },
    { label: sheet.dateOfBirth, value: birth === '' || isApproximate ? '' : values.day(birth) },
  ]
  return { label: sheet.patient, value: patient.name, about: about.filter(({ value }) => value !== '') }
}

function endedOf({ ended }: SheetLive, { sheet, values }: SheetWords): SheetModel['ended'] {
  if (!ended) return null
  const { day, by } = ended
  return {
    legend: sheet.cancelled(values.day(day), by),
    mark: by ? sheet.refusedMark : sheet.cancelledMark,
  }
}

/** Last line of a printed prescription: how many medicines can be filled, and how many were cancelled. */
function endOf({ items }: SheetDocument, { ended, endedRows }: SheetLive, { sheet }: SheetWords): string {
  if (ended) return sheet.endOfCancelled
  const end = sheet.end(items.length - endedRows.size)
  return endedRows.size === 0 ? end : `${end} ${sheet.endCancelled(endedRows.size)}`
}

function validityOf(
  document: SheetDocument,
  { ended, endedRows }: SheetLive,
  { sheet, values }: SheetWords,
): SheetModel['validity'] {
  if (ended) {
    const day = values.day(ended.day)
    return { until: sheet.notValidSince(day), day, reason: null }
  }
  const { valid_from: from, valid_until: until, part } = document
  const standing = document.items.filter((_, at) => !endedRows.has(at))
  const day = until === null ? '…' : values.day(until)
  return {
    until: sheet.validUntil(day),
    day,
    reason:
      from !== undefined
        ? values.window(values.day(from), part?.position ?? 1, part?.total ?? 1)
        : standing.some(({ antibiotic }) => antibiotic)
          ? values.antibioticReason
          : null,
  }
}

/**
 * The sheet with no-break spaces between numbers and units and inside the date until which it can be filled, so that no
 * line ends there.
 */
export function boundSheet(model: SheetModel): SheetModel {
  const { notes, validity, rows } = model
  return {
    ...model,
    rows: rows.map((row) => ({
      ...row,
      form: keepDosesWhole(row.form),
      instructions: keepDosesWhole(row.instructions),
    })),
    notes: notes.map(({ label, value }) => ({ label, value: keepDosesWhole(value) })),
    validity: {
      ...validity,
      until: validity.until.replace(validity.day, (day) => day.replaceAll(' ', '\u00a0')),
    },
  }
}

/** The sheet on the doctor's own paper, whose layout replaces the hospital's. */
export const onOwnPaper = (model: SheetModel, { width }: Pick<OwnPaper, 'width'>): SheetModel => ({
  ...model,
  paper: width < 170 ? 'half_letter' : 'letter',
  template: 'classic',
  footer: '',
  information: null,
})
