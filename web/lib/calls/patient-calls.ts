import type { patientMerge as PatientMerge } from '#contract/patients/patient-merge.ts'
import type { patientPrivacy as PatientPrivacy } from '#contract/patients/patient-privacy.ts'
import type { patients as Patients } from '#contract/patients/patients.ts'
import type { privacyNotice as PrivacyNotice } from '#contract/patients/privacy-notice.ts'
import { callsOf } from './calls-of.ts'

/** The calls of the patient pages and of consent, in a module of their own, so that no first screen loads them. */
export const patientPages = callsOf<typeof Patients>()({
  page: 'GET /api/v2/patients/',
  prescriptions: 'GET /api/v2/patient/:uid/prescriptions/',
})

export const patientMergeCalls = callsOf<typeof PatientMerge>()({
  alike: 'POST /api/v2/patients/alike/',
  duplicates: 'GET /api/v2/patient/:uid/duplicates/',
  merge: 'POST /api/v2/patient/:uid/merge/',
  undo: 'POST /api/v2/patient/:uid/merge/undo/',
})

export const patientPrivacyCalls = callsOf<typeof PatientPrivacy>()({
  get: 'GET /api/v2/patient/:uid/privacy/',
  consent: 'POST /api/v2/patient/:uid/consents/',
  withdraw: 'POST /api/v2/patient/:uid/consents/:id/withdraw/',
  request: 'POST /api/v2/patient/:uid/requests/',
  extend: 'POST /api/v2/patient/:uid/requests/:id/extend/',
  answer: 'POST /api/v2/patient/:uid/requests/:id/answer/',
  export: 'GET /api/v2/patient/:uid/export/',
})

export const privacyNoticeCalls = callsOf<typeof PrivacyNotice>()({
  get: 'GET /api/v2/privacy-notice/:key/',
})
