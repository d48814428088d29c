import type { Profile } from '#contract/profile.ts'
import type { PaperAtHospital } from '#contract/sheets.ts'
import type { Hospital } from '#contract/workplaces.ts'
import { ageOn } from '#contract/values/age.ts'
import { diagnosisText } from '#contract/values/diagnosis-text.ts'
import { useDocumentTexts } from '../../../../lib/texts.ts'
import type { Draft } from '../draft/draft.ts'
import type { ShownPlace } from '../place.ts'
import { dayOf } from '../today.ts'
import { useNow } from '../use-now.ts'
import { useHospital } from './use-hospital.ts'
import { usePaper } from './use-paper.ts'

export interface DraftSheetProps {
  draft: Draft
  doctor: Profile
  place: ShownPlace | null
  /** Printed code of the prescription, once it is issued. */
  code: string | null
}

/** What all the sheets of a draft say alike, as server/pdf/sheet-words.ts says it. */
export interface SheetFacts {
  doctor: {
    name: string
    specialty: string
    cedula: string
    school: string
    specialtyCedula: string
    phone: string
  }
  place: ShownPlace | null
  hospital: Hospital | undefined
  paper: PaperAtHospital | undefined
  /** Empty until the patient is chosen. */
  patient: string
  /** What is known of the patient, as label and value. */
  about: [label: string, value: string][]
  /** Empty where it is not shown. */
  diagnosis: string
  extras: string
  code: string | null
  /** The day that it would be issued on. */
  today: string
}

export function useSheet({ draft, doctor, place, code }: DraftSheetProps): SheetFacts {
  const words = useDocumentTexts('sheet')
  const values = useDocumentTexts('prescription-sheet')
  const today = dayOf(useNow())
  const hospital = useHospital(place)
  const paper = usePaper(place)
  const { patient } = draft
  // A specialty is announced only with its own cédula, and its certificate while that is in force (LGS article 83).
  const hasSpecialty = doctor.specialty !== '' && doctor.specialty_no !== ''
  const certificate =
    doctor.specialty_until && !doctor.specialty_expired
      ? values.certificateUntil(values.day(doctor.specialty_until))
      : ''
  const about: [string, string][] = patient
    ? [
        [words.age, values.age(ageOn(patient.date_of_birth, today))],
        [words.sex, values.sex[patient.gender]],
        [words.dateOfBirth, patient.birth_approximate ? '' : values.day(patient.date_of_birth)],
      ]
    : []
  return {
    doctor: {
      name: `${doctor.female ? values.femaleTitle : values.maleTitle} ${doctor.name}`,
      specialty: hasSpecialty ? doctor.specialty : '',
      cedula: doctor.cedula_prof && words.cedula(doctor.cedula_prof),
      school: doctor.alma_mater,
      specialtyCedula: hasSpecialty
        ? words.specialtyCedula([doctor.specialty_no, certificate].filter(Boolean).join(', '))
        : '',
      phone: doctor.phone && words.phone(doctor.phone),
    },
    place,
    hospital,
    paper,
    patient: patient?.name ?? '',
    about: about.filter(([, value]) => value !== ''),
    // A hospital may keep diagnoses off its sheets.
    diagnosis: draft.show_diagnosis && hospital?.prints_diagnosis !== false ? diagnosisText(draft) : '',
    extras: draft.extras.trim(),
    code,
    today,
  }
}
