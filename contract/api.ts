import { accounts } from './accounts/accounts.ts'
import { assistants } from './accounts/assistants.ts'
import { brand } from './brand.ts'
import { closing } from './accounts/closing.ts'
import { contact } from './contact.ts'
import { dashboard } from './dashboard/dashboard.ts'
import { drafts } from './drafts/drafts.ts'
import { drugCatalogue } from './medications/drug-catalogue.ts'
import { favourites } from './medications/favourites.ts'
import { figures } from './figures/figures.ts'
import { ian } from './ian/ian.ts'
import { ianTranscript } from './ian/transcript.ts'
import { incidents } from './incidents.ts'
import { invitations } from './accounts/invitations.ts'
import { launch } from './launch/launch.ts'
import { keys } from './accounts/keys.ts'
import { diagnoses } from './diagnoses.ts'
import { live } from './live.ts'
import { medics } from './accounts/medics.ts'
import { medications } from './medications/medications.ts'
import { news } from './outside/news.ts'
import { nfts } from './profile/nfts.ts'
import { operator } from './accounts/operator.ts'
import { ownMedications } from './medications/own-medications.ts'
import { ownPictures } from './profile/own-pictures.ts'
import { paylinks } from './paylinks/paylinks.ts'
import { patientMerge } from './patients/patient-merge.ts'
import { patientPrivacy } from './patients/patient-privacy.ts'
import { patientRecord } from './patients/patient-record.ts'
import { patients } from './patients/patients.ts'
import { pharmacies } from './pharmacies.ts'
import { pictures } from './profile/picture.ts'
import { practice } from './drafts/practice.ts'
import { prescriptionActs } from './prescription-acts.ts'
import { prescriptions } from './prescriptions.ts'
import { privacyNotice } from './patients/privacy-notice.ts'
import { profile } from './profile/profile.ts'
import { secondFactors } from './accounts/second-factors.ts'
import { safety } from './safety.ts'
import { safetyChoice } from './medications/safety-choice.ts'
import { sheets } from './places/sheets.ts'
import { specialities } from './profile/specialities.ts'
import { support } from './accounts/support.ts'
import { undo } from './undo.ts'
import { usual } from './medications/usual.ts'
import { verification } from './verification.ts'
import { weather } from './outside/weather.ts'
import { workplaces } from './places/workplaces.ts'

/** Endpoints of the whole product, for the tests that go through all endpoints and for the OpenAPI document. */
export const allEndpoints = {
  accounts,
  assistants,
  brand,
  closing,
  contact,
  dashboard,
  drafts,
  drugCatalogue,
  favourites,
  figures,
  ian,
  ianTranscript,
  incidents,
  invitations,
  launch,
  keys,
  live,
  diagnoses,
  medications,
  medics,
  news,
  nfts,
  operator,
  ownMedications,
  ownPictures,
  paylinks,
  patientMerge,
  patientPrivacy,
  patientRecord,
  patients,
  pharmacies,
  pictures,
  practice,
  prescriptionActs,
  prescriptions,
  privacyNotice,
  profile,
  secondFactors,
  safety,
  safetyChoice,
  sheets,
  specialities,
  usual,
  support,
  undo,
  verification,
  weather,
  workplaces,
} as const
