import { drugForm, drugName } from '#contract/drug-name.ts'
import { takingOf } from '#contract/posology/times-of-day.ts'
import { substitutionOf } from '#contract/sheet-row.ts'
import { formatCode } from '#contract/values/human-code.ts'
import { ageOn } from '#contract/values/age.ts'
import { documentLanguage } from '#locales/locale.ts'
import { prescriptionTexts } from './texts.ts'
import type { Sheet, SheetItem, SheetPictures } from '../pdf/sheet.ts'
import { mexicoDay } from '../time.ts'
import type { Endings } from './link-queries.ts'
import type { Payload } from './payload.ts'
import { verifyUrl } from './present.ts'

const t = prescriptionTexts(documentLanguage)

export interface SheetSource {
  payload: Payload
  id: number
  signature: string
  brand: Sheet['brand']
  baseUrl: string
  demo: boolean
  /** Those that the payload names. */
  pictures: SheetPictures
  /** What of it was cancelled since; nothing when absent. */
  endings?: Endings | undefined
}

/**
 * The printed sheet of a signed payload. Nothing on it comes from anywhere else (mexico.md B14), but that it, or a row of
 * it, was cancelled since.
 */
export function sheetOf(s: SheetSource): Sheet {
  const { payload } = s
  const { prescriber, place, patient } = payload
  const issuedAt = new Date(payload.issued_at)
  const dayOf = (at: Date | string) => t.day(mexicoDay(new Date(at)))
  const { rejected_at: rejectedAt = null, rejected_by: by = '', rows: ended } = s.endings ?? {}
  const ends = new Map(ended?.map(({ position, ended_at }) => [position, dayOf(ended_at)]))
  const live = payload.items.filter((_, at) => !ends.has(at))
  return {
    language: documentLanguage,
    kind: payload.document_kind === 'handwritten' ? 'autograph' : 'electronic',
    paper: place.paper,
    ...designOf(place.sheet),
    demo: s.demo,
    brand: s.brand,
    hospital: {
      patron: place.patron,
      headline: place.headline,
      location: place.location,
      contact: place.contact,
    },
    pictures: s.pictures,
    clinic: place.clinic_id === null ? null : { name: place.clinic_name, location: place.clinic_location },
    doctor: {
      title: prescriber.female ? t.femaleTitle : t.maleTitle,
      name: prescriber.name,
      cedula: prescriber.cedula,
      institution: prescriber.institution,
      specialty: prescriber.specialty || null,
      specialtyCedula: specialtyCredentials(prescriber),
      phone: prescriber.phone,
    },
    patient: {
      name: patient.name,
      age: t.age(ageOn(patient.date_of_birth, mexicoDay(issuedAt))),
      sex: t.sex[patient.gender],
      dateOfBirth: patient.birth_approximate ? null : t.day(patient.date_of_birth),
    },
    diagnosis: payload.show_diagnosis && payload.diagnosis !== '' ? payload.diagnosis : null,
    items: payload.items.map((item, at) => ({
      ...sheetItem(item),
      cancelled: ends.get(at) ?? null,
    })),
    extras: payload.extras,
    issuedAt: t.instant(issuedAt),
    validUntil: t.day(payload.valid_until),
    validReason: rejectedAt === null ? validReasonOf(payload, live) : null,
    cancelled: rejectedAt === null ? null : { day: dayOf(rejectedAt), by },
    folio: String(s.id).padStart(6, '0'),
    code: formatCode(payload.code),
    signature: s.signature,
    verifyUrl: verifyUrl(s.baseUrl, s.signature),
    keyFingerprint: payload.key_id,
    info:
      place.sheet?.info && rejectedAt === null
        ? payload.items.map((i, at) => (ends.has(at) ? null : takingOf(i.instructions, documentLanguage)))
        : null,
  }
}

type Design = Pick<Sheet, 'template' | 'colour' | 'header' | 'footer'>
const PLAIN: Design = { template: 'classic', colour: 'brand', header: '', footer: '' }

/** How the hospital's sheets looked when it was signed. */
export function designOf(signed: Payload['place']['sheet']): Design {
  if (!signed) return PLAIN
  const { template, colour, header, footer } = signed
  return { template, colour, header, footer }
}

/** What else there is to say of how long it can be filled. */
function validReasonOf(p: Payload, live: Payload['items']): string | null {
  if (p.valid_from !== undefined)
    return t.window(t.day(p.valid_from), p.part?.position ?? 1, p.part?.total ?? 1)
  return live.some((i) => i.antibiotic) ? t.antibioticReason : null
}

/** The specialty's own licence, with its certificate while that was in force (LGS art. 83). */
function specialtyCredentials(p: Payload['prescriber']): string | null {
  if (p.specialty_cedula === '') return null
  const certificate = p.specialty_until === undefined ? [] : [t.certificateUntil(t.day(p.specialty_until))]
  return [p.specialty_cedula, ...certificate].join(', ')
}

function sheetItem(item: Payload['items'][number]): Omit<SheetItem, 'cancelled'> {
  return {
    generic: drugName(item),
    presentation: drugForm(item),
    brand: item.brand || null,
    route: item.via,
    instructions: item.instructions,
    quantity: t.quantity(item.qty, item.refills),
    substitution: substitutionOf({ brand: item.brand, isAllowed: item.substitution_allowed }),
    fraction: item.fraction,
    note: item.recognised ? null : t.notRecognised,
  }
}
