import { signedFields } from '#contract/prescription/document-fields.ts'
import type { SheetDocument } from '#contract/prescription/sheet/sheet-document.ts'
import type { Hospital } from '#contract/places/workplaces.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { nameWithoutTitle } from '#contract/values/name-without-title.ts'
import { ownDay } from '../../lib/own-clock.ts'
import { type HospitalValues, hospitalValues } from '../../lib/account/hospital-values.ts'
import { type LicenceValues, openingLicence } from '../../lib/account/licence-values.ts'
import { type ProfileValues, profileValues } from '../../lib/account/profile-values.ts'
import { useTexts } from '../../lib/texts.ts'
import { PrintedSheet } from '../../ui/sheet/PrintedSheet.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useSheetLook } from './use-sheet-look.ts'

/** Values that the doctor has typed in the steps and not saved yet. */
export interface Typed {
  you?: ProfileValues
  licence?: LicenceValues
  place?: HospitalValues
}

export interface TypedProps {
  onTyped: (typed: Typed) => void
}

interface GrowingSheetProps {
  typed: Typed
  doctor: Profile
  hospital: Hospital | null
  size: 'paper' | 'reading'
}

/** The doctor's own sheet, with the saved data and the data that are being typed in the steps. */
export function GrowingSheet({ typed, doctor, hospital, size }: GrowingSheetProps) {
  const { draft } = useTexts('practice')
  const { modelOf, ...look } = useSheetLook()
  const day = ownDay(useNow())
  const model = modelOf(documentOf(typed, doctor, hospital, day))
  const { name, female } = typed.you ?? profileValues(doctor)
  // Until the doctor has chosen a title ("Dr." or "Dra."), the sheet shows none.
  const shown = female === '' ? { ...model, doctor: { ...model.doctor, name } } : model
  return <PrintedSheet size={size} sheet={{ ...look, model: shown, draft }} />
}

function documentOf(typed: Typed, doctor: Profile, hospital: Hospital | null, day: string): SheetDocument {
  const you = typed.you ?? profileValues(doctor)
  const licence = typed.licence ?? openingLicence(doctor)
  const place = typed.place ?? hospitalValues(hospital)
  return {
    id: null,
    signature: null,
    code: null,
    key_id: null,
    issued_at: null,
    day,
    valid_until: null,
    document_kind: 'electronic',
    prescriber: {
      name: nameWithoutTitle(you.name),
      female: you.female === 'yes',
      cedula: licence.cedula_prof,
      institution: licence.alma_mater,
      specialty: licence.specialty,
      specialty_cedula: licence.specialty_no,
      phone: you.phone,
    },
    place: {
      patron: place.patron,
      headline: place.headline,
      location: place.location,
      contact: place.contact,
      paper: place.paper,
      clinic_name: '',
      clinic_location: '',
    },
    patient: null,
    ...signedFields({}, { prints_diagnosis: true }),
    items: [],
  }
}
