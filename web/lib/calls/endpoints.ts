import type { contact as Contact } from '#contract/contact.ts'
import type { dashboard as Dashboard } from '#contract/dashboard/dashboard.ts'
import type { diagnoses as Diagnoses } from '#contract/diagnoses.ts'
import type { drafts as Drafts } from '#contract/drafts/drafts.ts'
import type { drugCatalogue as DrugCatalogue } from '#contract/medications/drug-catalogue.ts'
import type { favourites as Favourites } from '#contract/medications/favourites.ts'
import type { medications as Medications } from '#contract/medications/medications.ts'
import type { news as News } from '#contract/outside/news.ts'
import type { ownPictures as OwnPictures } from '#contract/profile/own-pictures.ts'
import type { patientRecord as PatientRecord } from '#contract/patients/patient-record.ts'
import type { patients as Patients } from '#contract/patients/patients.ts'
import type { pictures as Pictures } from '#contract/profile/picture.ts'
import type { practice as Practice } from '#contract/drafts/practice.ts'
import type { prescriptionActs as PrescriptionActs } from '#contract/prescription-acts.ts'
import type { prescriptions as Prescriptions } from '#contract/prescriptions.ts'
import type { profile as Profile } from '#contract/profile/profile.ts'
import type { safety as Safety } from '#contract/safety.ts'
import type { undo as Undo } from '#contract/undo.ts'
import type { usual as Usual } from '#contract/medications/usual.ts'
import type { verification as Verification } from '#contract/verification.ts'
import type { weather as Weather } from '#contract/outside/weather.ts'
import { callsOf } from './calls-of.ts'

export const dashboardCalls = callsOf<typeof Dashboard>()({
  read: 'GET /api/v2/dashboard/',
  dismiss: 'PUT /api/v2/dashboard/dismissed/:item/',
  takeBack: 'DELETE /api/v2/dashboard/dismissed/:item/',
})

export const diagnosisCalls = callsOf<typeof Diagnoses>()({ search: 'GET /api/v2/diagnoses/' })

export const draftCalls = callsOf<typeof Drafts>()({
  list: 'GET /api/v2/drafts/',
  get: 'GET /api/v2/drafts/:id/',
  save: 'PUT /api/v2/drafts/:id/',
  remove: 'DELETE /api/v2/drafts/:id/',
  see: 'POST /api/v2/drafts/:id/seen/',
  giveBack: 'POST /api/v2/drafts/:id/return/',
})

export const contactCalls = callsOf<typeof Contact>()({ send: 'POST /api/v2/contact/' })

export const favouriteCalls = callsOf<typeof Favourites>()({
  list: 'GET /api/v2/favourite/',
  create: 'POST /api/v2/favourite/',
  change: 'PATCH /api/v2/favourite/:id/',
  use: 'POST /api/v2/favourite/:id/use/',
  remove: 'DELETE /api/v2/favourite/:id/',
})

export const drugCatalogueCalls = callsOf<typeof DrugCatalogue>()({
  shelf: 'GET /api/v2/drugs/shelf/',
  words: 'GET /api/v2/drugs/catalogue/:version/',
  part: 'GET /api/v2/drugs/catalogue/:version/:part/',
})

export const medicationCalls = callsOf<typeof Medications>()({ search: 'GET /api/v2/drugs/' })

export const ownPictureCalls = callsOf<typeof OwnPictures>()({
  keep: 'PUT /api/v2/profile/pictures/:name/',
  remove: 'DELETE /api/v2/profile/pictures/:name/',
})

export const patientCalls = callsOf<typeof Patients>()({
  list: 'GET /api/v2/patient/',
  get: 'GET /api/v2/patient/:uid/',
  create: 'POST /api/v2/patient/',
  update: 'PATCH /api/v2/patient/:id/',
})

export const patientRecordCalls = callsOf<typeof PatientRecord>()({
  get: 'GET /api/v2/patient/:uid/record/',
  save: 'PATCH /api/v2/patient/:uid/record/',
  allergens: 'GET /api/v2/allergens/',
})

export const pictureCalls = callsOf<typeof Pictures>()({ get: 'GET /api/v2/picture/:id/' })

export const practiceCalls = callsOf<typeof Practice>()({ issue: 'POST /api/v2/rx-practice/' })

export const prescriptionActCalls = callsOf<typeof PrescriptionActs>()({
  cancel: 'POST /api/v2/rx/cancel/:signature/',
  links: 'GET /api/v2/rx/links/:signature/',
  series: 'POST /api/v2/rx/series/:signature/',
})

export const prescriptionCalls = callsOf<typeof Prescriptions>()({
  list: 'GET /api/v2/rx-endpoint/',
  get: 'GET /api/v2/rx-endpoint/:signature',
  issue: 'POST /api/v2/rx-endpoint/',
  resend: 'POST /api/v2/rx/resend/:signature/',
  pdf: 'GET /api/v2/rx/pdf/:signature/',
  timeline: 'GET /api/v2/rx/timeline/:signature/',
})

export const profileCalls = callsOf<typeof Profile>()({
  get: 'GET /api/v2/profile/',
  update: 'PATCH /api/v2/profile/update/',
  complete: 'PATCH /api/v2/profile/',
  licencePhoto: 'POST /api/v2/profile/licence/photo/',
})

export const safetyCalls = callsOf<typeof Safety>()({
  check: 'POST /api/v2/safety/check/',
  explain: 'POST /api/v2/safety/explain/',
  paediatric: 'GET /api/v2/safety/paediatric/',
  running: 'GET /api/v2/safety/running/:uid/',
})

export const newsCalls = callsOf<typeof News>()({ list: 'GET /api/v2/news' })

export const undoCalls = callsOf<typeof Undo>()({
  state: 'GET /api/v2/rx/sending/:signature/',
  run: 'POST /api/v2/rx/undo/:signature/',
})

export const usualCalls = callsOf<typeof Usual>()({
  forDiagnosis: 'GET /api/v2/usual/',
  last: 'GET /api/v2/usual/last/',
  dose: 'GET /api/v2/usual/dose/',
  again: 'GET /api/v2/usual/again/:signature/',
})

export const verificationCalls = callsOf<typeof Verification>()({ verify: 'GET /api/v2/verify/:signature/' })

export const weatherCalls = callsOf<typeof Weather>()({ get: 'GET /api/v2/weather' })
