import { accounts } from './accounts.ts'
import { assistants } from './assistants.ts'
import { brand } from './brand.ts'
import { closing } from './closing.ts'
import { contact } from './contact.ts'
import { drafts } from './drafts.ts'
import { drugCatalogue } from './drug-catalogue.ts'
import { favourites } from './favourites.ts'
import { incidents } from './incidents.ts'
import { invitations } from './invitations.ts'
import { keys } from './keys.ts'
import { diagnoses } from './diagnoses.ts'
import { live } from './live.ts'
import { medics } from './medics.ts'
import { medications } from './medications.ts'
import { operator } from './operator.ts'
import { ownMedications } from './own-medications.ts'
import { ownPictures } from './own-pictures.ts'
import { patientMerge } from './patient-merge.ts'
import { patientPrivacy } from './patient-privacy.ts'
import { patientRecord } from './patient-record.ts'
import { patients } from './patients.ts'
import { pharmacies } from './pharmacies.ts'
import { pictures } from './picture.ts'
import { prescriptionActs } from './prescription-acts.ts'
import { prescriptions } from './prescriptions.ts'
import { privacyNotice } from './privacy-notice.ts'
import { profile } from './profile.ts'
import { secondFactors } from './second-factors.ts'
import { safety } from './safety.ts'
import { sheets } from './sheets.ts'
import { specialities } from './specialities.ts'
import { undo } from './undo.ts'
import { usual } from './usual.ts'
import { verification } from './verification.ts'
import { workplaces } from './workplaces.ts'

/** Every call of the product, for the tests that walk them all and for the OpenAPI document. */
export const api = {
  accounts,
  assistants,
  brand,
  closing,
  contact,
  drafts,
  drugCatalogue,
  favourites,
  incidents,
  invitations,
  keys,
  live,
  diagnoses,
  medications,
  medics,
  operator,
  ownMedications,
  ownPictures,
  patientMerge,
  patientPrivacy,
  patientRecord,
  patients,
  pharmacies,
  pictures,
  prescriptionActs,
  prescriptions,
  privacyNotice,
  profile,
  secondFactors,
  safety,
  sheets,
  specialities,
  usual,
  undo,
  verification,
  workplaces,
} as const
