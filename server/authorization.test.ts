import { existsSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allEndpoints } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { startingPaper } from '#contract/places/sheet-layout.ts'
import type { IssuedPrescription } from '#contract/prescriptions.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { healthDataConsent } from '#knowledge/law/health-data-consent.ts'
import { openSession } from './accounts/session/open-session.ts'
import { call, refusal } from './testing/call.ts'
import { makeDraftBody } from './testing/drafts.ts'
import {
  createDoctor,
  createAssistant,
  createPatient,
  createPharmacy,
  type TestDoctor,
} from './testing/factories.ts'
import type { FormParts } from './testing/files/form-payload.ts'
import { createDoctorWithPendingLicence } from './testing/licence.ts'
import { activatePaylinks, createPaylinkFor, PAYEE_ACCOUNT } from './testing/payments.ts'
import { makePicture, storePicture } from './testing/files/picture.ts'
import { INSTRUCTIONS, issuePrescriptionFor } from './testing/issue.ts'
import { projectRoot } from './root.ts'
import { callersOf, type Callers, type Role, ROLES } from './testing/roles.ts'
import { listRoutes, withoutParameterNames } from './testing/route-list.ts'
import { keptPasskey, secondFactorExpectations } from './testing/factors/second-factor-expectations.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

/** A request to an endpoint, and the status with which each role is answered. */
interface Expectation {
  /** Path parameters of the request. They name objects of `doctor`, who is the owner. */
  params?: () => Record<string, string>
  body?: () => unknown
  /** Form to send instead of a JSON body. */
  form?: () => FormParts
  answers: Record<Role, number>
}

let server: TestServer
let callers: Callers
let rx: IssuedPrescription
let patientUid: string
let hospitalId: number
let clinicId: number
let membershipId: number
let pictureId: string
let photo: Buffer
let waitingId: number
let strangerId: number
let pharmacyId: number
let spareSessionId: number
let passkeyId: number
let spareAssistantId: number
let ownerId: number
let ownerNotice: string
let invitationId: number
let favouriteId: number
let basicDrugId: number
let incidentId: number
let prescribedId: number
let consentId: number
let requestId: number
let importId: number
let paylinkSlug: string
let twins: [kept: string, gone: string]
/** Texts that occur only in the data of the owner of the test's objects. No answer to another doctor may contain them. */
let marks: string[]

async function prepare(rowSecurity: boolean): Promise<void> {
  server = await startTestServer({ rowSecurity })
  const owner = await createDoctor(server)
  const patient = await createPatient(server, owner, { name: MARKED.patient })
  patientUid = patient.uid
  hospitalId = owner.hospitalId
  rx = await issuePrescriptionFor(server, owner, patientUid, {
    medications: [{ presentation: 'Paracetamol tabletas 500 mg', instructions: INSTRUCTIONS, qty: 1001 }],
  })
  clinicId = (
    await call(server, `POST /api/v2/hospital/${hospitalId}/clinics/`, {
      headers: owner.auth,
      body: makeClinic(),
    })
  ).json<{ id: number }>().id
  pictureId = await storePicture(server, owner.id)
  photo = await makePicture()
  waitingId = (await createDoctorWithPendingLicence(server)).id
  const members = await call(server, `GET /api/v2/memberships/${hospitalId}`, { headers: owner.auth })
  membershipId = members.json<{ id: number }[]>()[0]?.id ?? 0
  strangerId = (await createDoctor(server)).id
  await openSession(server.database.open, { accountId: owner.id, class: 'api', device: '' })
  const sessions = await call(server, 'GET /api/v2/sessions/', { headers: owner.auth })
  spareSessionId =
    sessions.json<{ results: { id: number; current: boolean }[] }>().results.find((s) => !s.current)?.id ?? 0
  passkeyId = await keptPasskey(server, owner)
  const pharmacy = await createPharmacy(server)
  pharmacyId = pharmacy.id
  callers = await callersOf(server, owner, await createDoctor(server), pharmacy)
  ownerId = owner.id
  const own = await call(server, 'GET /api/v2/profile/', { headers: owner.auth })
  ownerNotice = own.json<{ results: { notice_key: string }[] }>().results[0]?.notice_key ?? ''
  spareAssistantId = (await createAssistant(server, owner)).id
  await prepareDrafts(owner)
  await prepareRecords(owner)
  marks = [...Object.values(MARKED), owner.email, patientUid, rx.signature, paylinkSlug, ...twins]
}

/** Stores one draft of the owner and one of the assistant. */
async function prepareDrafts(owner: TestDoctor): Promise<void> {
  const put = (at: string, id: string, headers: Record<string, string>) =>
    call(server, `PUT ${at}${id}/`, { headers, body: { version: 0, body: makeDraftBody(id) } })
  await put('/api/v2/drafts/', DRAFTS.own, owner.auth)
  for (const id of [DRAFTS.submitted, DRAFTS.discarded])
    await put(`/api/v2/assistant/${owner.id}/drafts/`, id, callers.assistant)
}

/** Creates further records of the owner whose ids occur in calls: an invitation, a favourite, a consent and more. */
async function prepareRecords(owner: TestDoctor): Promise<void> {
  const invited = await call(server, `POST /api/v2/hospital/${hospitalId}/invitations/`, {
    headers: owner.auth,
    body: { email: MARKED.invited, role: 'MEMBER' },
  })
  invitationId = invited.json<{ id: number }>().id
  const kept = await call(server, 'POST /api/v2/favourite/', {
    headers: owner.auth,
    body: { prescription: rx.signature },
  })
  favouriteId = kept.json<{ id: number }>().id
  const basic = await call(server, 'POST /api/v1/basic_drugs/', {
    headers: owner.auth,
    body: makeBasicDrug(MARKED.drug),
  })
  basicDrugId = basic.json<{ id: number }>().id
  prescribedId = rx.medications[0]?.id ?? 0
  const breach = { headers: owner.auth, body: makeIncident(MARKED.incident) }
  incidentId = (await call(server, 'POST /api/v2/incidents/', breach)).json<{ id: number }>().id
  const ofPatient = async (at: string, body: unknown) =>
    (await call(server, `POST /api/v2/patient/${patientUid}/${at}/`, { headers: owner.auth, body })).json<{
      consents: { id: number }[]
      requests: { id: number }[]
    }>()
  consentId = (await ofPatient('consents', makeConsent())).consents[0]?.id ?? 0
  const today = { kind: 'access', received_on: mexicoDay(new Date()) }
  requestId = (await ofPatient('requests', today)).requests[0]?.id ?? 0
  await activatePaylinks(server, owner)
  paylinkSlug = (await createPaylinkFor(server, owner, { patient: patientUid })).slug
  twins = [(await createPatient(server, owner)).uid, (await createPatient(server, owner)).uid]
  const upload = async <T>(at: string, fields: Record<string, string>): Promise<T> =>
    (
      await call(server, `POST /api/v2/drugs/import/${at}`, {
        headers: owner.auth,
        form: { fields, files: makeCatalogueFile() },
      })
    ).json<T>()
  const { digest } = await upload<{ digest: string }>('preview/', {})
  importId = (await upload<{ id: number }>('', { digest })).id
}

const MARKED = {
  patient: 'Paciente Señalada Ficticia',
  invited: 'invitada.ficticia@clinica.example',
  drug: 'de prueba señalado',
  incident: 'Se perdió un cuaderno señalado',
}

function makeIncident(what = 'x') {
  const days = { found_on: '2020-01-31', from: '2020-01-30', until: '2020-01-31' }
  return { ...days, what, measures: 'x', reach: 'all' }
}

/**
 * Expected statuses for callers who are not authenticated: guests, callers with an expired or revoked token, and callers with a
 * browser's token but without its cookie.
 */
const nobody = { guest: 401, expired: 401, revoked: 401, unbound: 401 } as const
const everybody = (status: number): Record<Role, number> => {
  const dead = { guest: status, expired: status, revoked: status, unbound: status }
  const alive = {
    doctor: status,
    other: status,
    unverified: status,
    pharmacy: status,
    assistant: status,
    operator: status,
    integrator: status,
  }
  return Object.assign(dead, alive)
}
const doctors = (own: number, other = own): Record<Role, number> =>
  Object.assign(
    { doctor: own, other, unverified: other, pharmacy: 403, assistant: 403, operator: 403, integrator: 403 },
    nobody,
  )
/**
 * Expected statuses of an endpoint that is open to doctors and assistants.
 * @param own status for the owner
 * @param other status for other doctors and the assistant
 */
const staff = (own: number, other = own): Record<Role, number> =>
  Object.assign(
    {
      doctor: own,
      other,
      unverified: other,
      pharmacy: 403,
      assistant: other,
      operator: 403,
      integrator: 403,
    },
    nobody,
  )
/** Expected statuses of an endpoint that is open to one kind of account. All other accounts are refused. */
const only =
  (role: 'pharmacy' | 'assistant' | 'operator' | 'integrator') =>
  (status: number): Record<Role, number> => ({ ...doctors(403), [role]: status })
const assistantsOnly = only('assistant')
const pharmaciesOnly = only('pharmacy')
const operatorsOnly = only('operator')
const integratorsOnly = only('integrator')
const waiting = () => ({ id: String(waitingId) })
const listed = () => ({ id: String(pharmacyId) })
const hospital = () => ({ id: String(hospitalId) })
const makeConsent = () => ({
  version: healthDataConsent.version,
  method: 'handwritten-signature',
  on: '2020-01-31',
})
const makePaper = () => startingPaper(215.9, 279.4)
const makeClinic = () => ({ name: 'Consultorio', location: 'Piso 1' })
const signed = () => ({ signature: rx.signature })
const ofOwner = () => ({ doctor: String(ownerId) })
const paylink = () => ({ slug: paylinkSlug })
const favourite = () => ({ id: String(favouriteId) })
const basicDrug = () => ({ id: String(basicDrugId) })
const makeBasicDrug = (name: string) => ({
  name,
  ingredients: [{ name: 'paracetamol', strength: '500 mg' }],
  form: 'tableta',
  route: 'oral',
})
/** Path parameter with the uid of no drug. The caller's role is checked before the drug is looked up. */
const noDrug = () => ({ uid: '0'.repeat(64) })
const makeCatalogueFile = () => ({ file: Buffer.from('ingredientes,forma,via\nparacetamol,tableta,oral') })
const invitation = () => ({ ...hospital(), invitation: String(invitationId) })
const DRAFTS = {
  own: 'draft-own',
  submitted: 'draft-submitted',
  discarded: 'draft-discarded',
  fresh: 'draft-fresh',
  prepared: 'draft-prepared',
}
let asked = 0

const expectations: Record<string, Expectation> = {
  'accounts.login': {
    body: () => ({ email: `nadie${(asked += 1)}@clinica.example`, password: 'x' }),
    answers: everybody(400),
  },
  'accounts.refresh': { answers: everybody(401) },
  // Logging out succeeds for everybody. It runs last, because it ends the caller's session.
  'accounts.logout': { answers: everybody(200) },
  'accounts.user': { answers: staff(200) },
  'accounts.register': {
    body: () => ({
      email: `nueva${(asked += 1)}@clinica.example`,
      password1: 'mesa verde lluvia tranvia',
      password2: 'mesa verde lluvia tranvia',
    }),
    answers: everybody(201),
  },
  'accounts.resendConfirmation': { body: () => ({ email: 'nada' }), answers: everybody(400) },
  'accounts.requestReset': { body: () => ({ email: 'nada' }), answers: everybody(400) },
  'accounts.verifyEmail': { body: () => ({ key: 'nada' }), answers: everybody(404) },
  'accounts.lookAtReset': { body: () => ({ uid: 'x' }), answers: everybody(400) },
  'accounts.confirmReset': { body: () => ({ uid: 'x', token: 'nada' }), answers: everybody(400) },
  'accounts.changePassword': {
    body: () => ({
      old_password: 'no es esta',
      new_password1: 'mesa verde lluvia tranvia',
      new_password2: 'mesa verde lluvia tranvia',
    }),
    answers: staff(400),
  },
  'accounts.sessions': { answers: staff(200) },
  'accounts.closeSession': { params: () => ({ id: String(spareSessionId) }), answers: staff(200, 404) },
  'accounts.closeOtherSessions': { answers: staff(200) },
  'assistants.mine': { answers: doctors(200) },
  'assistants.approve': { params: () => ({ id: String(spareAssistantId) }), answers: doctors(204, 404) },
  'assistants.end': { params: () => ({ id: String(spareAssistantId) }), answers: doctors(204, 404) },
  'assistants.me': { answers: assistantsOnly(200) },
  'assistants.doctor': { params: ofOwner, answers: assistantsOnly(200) },
  'assistants.patients': { params: ofOwner, answers: assistantsOnly(200) },
  'assistants.alike': {
    params: ofOwner,
    body: () => ({ name: 'Paciente Ficticia', date_of_birth: '1980-01-01' }),
    answers: assistantsOnly(200),
  },
  'assistants.addPatient': {
    params: ofOwner,
    body: () => ({ name: 'Paciente Ficticia', date_of_birth: '1980-01-01' }),
    answers: assistantsOnly(201),
  },
  'assistants.drafts': { params: ofOwner, answers: assistantsOnly(200) },
  'assistants.draft': {
    params: () => ({ ...ofOwner(), id: DRAFTS.submitted }),
    answers: assistantsOnly(200),
  },
  'assistants.save': {
    params: () => ({ ...ofOwner(), id: DRAFTS.prepared }),
    body: () => ({ version: 0, body: makeDraftBody(DRAFTS.prepared) }),
    answers: assistantsOnly(200),
  },
  'assistants.submit': {
    params: () => ({ ...ofOwner(), id: DRAFTS.submitted }),
    body: () => ({ version: 1 }),
    answers: assistantsOnly(200),
  },
  'assistants.discard': {
    params: () => ({ ...ofOwner(), id: DRAFTS.discarded }),
    answers: assistantsOnly(204),
  },
  'brand.get': { answers: everybody(200) },
  'closing.get': { answers: doctors(200) },
  // The address in the body is not the account's, and no closing of the account is pending.
  'closing.request': { body: () => ({ email: 'otra@clinica.example' }), answers: doctors(400) },
  'closing.takeBack': { answers: doctors(404) },
  'contact.send': { body: () => ({ subject: 'x', message: 'x' }), answers: doctors(201) },
  'dashboard.read': { answers: doctors(200) },
  // Every doctor dismisses items of their own list of matters that need attention.
  'dashboard.dismiss': { params: () => ({ item: 'mail-failed:1' }), answers: doctors(204) },
  'dashboard.takeBack': { params: () => ({ item: 'mail-failed:1' }), answers: doctors(204) },
  'live.follow': { answers: doctors(200) },
  'keys.list': { answers: doctors(200) },
  // Only the owner has issued a prescription, and therefore has a signing key.
  'keys.export': {
    body: () => ({ passphrase: 'mesa verde lluvia tranvia caracol' }),
    answers: doctors(200, 404),
  },
  'keys.rotate': { answers: doctors(200, 404) },
  'drafts.list': { answers: doctors(200) },
  'drafts.get': { params: () => ({ id: DRAFTS.own }), answers: doctors(200, 404) },
  'drafts.save': {
    params: () => ({ id: DRAFTS.fresh }),
    body: () => ({ version: 0, body: makeDraftBody(DRAFTS.fresh) }),
    answers: doctors(200),
  },
  'drafts.see': {
    params: () => ({ id: DRAFTS.own }),
    body: () => ({ version: 1 }),
    answers: doctors(200, 404),
  },
  // The doctor wrote this draft, so there is no assistant to whom it could be returned.
  'drafts.giveBack': {
    params: () => ({ id: DRAFTS.own }),
    body: () => ({ version: 1, note: 'x' }),
    answers: doctors(409, 404),
  },
  'drafts.remove': { params: () => ({ id: DRAFTS.own }), answers: doctors(204, 404) },
  'favourites.list': { answers: doctors(200) },
  // A favourite can't be made from another doctor's prescription.
  'favourites.create': { body: () => ({ prescription: rx.signature }), answers: doctors(201, 404) },
  'favourites.change': { params: favourite, body: () => ({ name: 'x' }), answers: doctors(200, 404) },
  'favourites.use': { params: favourite, answers: doctors(200, 404) },
  'favourites.remove': { params: favourite, answers: doctors(204, 404) },
  'figures.lastMonth': { answers: doctors(200) },
  'figures.topMedications': { answers: doctors(200) },
  'figures.frequency': { answers: doctors(200) },
  'figures.month': { params: () => ({ month: '2026-10' }), answers: doctors(200) },
  'figures.monthPdf': { params: () => ({ month: '2026-10' }), answers: doctors(200) },
  'figures.year': { params: () => ({ year: '2026' }), answers: doctors(200) },
  'figures.yearPdf': { params: () => ({ year: '2026' }), answers: doctors(200) },
  'figures.yearPicture': { params: () => ({ year: '2026' }), answers: doctors(200) },
  'launch.request': { body: () => ({}), answers: doctors(201) },
  'launch.look': { answers: everybody(404) },
  'launch.redeem': { answers: everybody(404) },
  'launch.prefill': { body: () => ({ parameters: { diagnosis: 'x' } }), answers: doctors(201) },
  'invitations.list': { params: hospital, answers: doctors(200, 404) },
  'invitations.invite': {
    params: hospital,
    body: () => ({ email: `invitada${(asked += 1)}@clinica.example`, role: 'MEMBER' }),
    answers: doctors(201, 404),
  },
  'invitations.resend': { params: invitation, answers: doctors(200, 404) },
  'invitations.revoke': { params: invitation, answers: doctors(204, 404) },
  'ian.ask': { body: () => ({ question: 'recetas de hoy' }), answers: doctors(200) },
  'ianTranscript.list': { answers: doctors(200) },
  'ianTranscript.remove': {
    params: () => ({ id: '00000000-0000-4000-8000-000000000001' }),
    answers: doctors(404),
  },
  'ianTranscript.removeAll': { answers: doctors(204) },
  'incidents.list': { answers: doctors(200) },
  'incidents.record': { body: () => makeIncident(), answers: doctors(201) },
  'incidents.holders': { params: () => ({ id: String(incidentId) }), answers: doctors(200, 404) },
  'invitations.look': { body: () => ({ link: 'nada' }), answers: everybody(404) },
  'invitations.accept': { body: () => ({ link: 'nada' }), answers: staff(404) },
  'invitations.join': {
    body: () => ({
      link: 'nada',
      name: 'Nueva Ficticia',
      password1: 'mesa verde lluvia tranvia',
      password2: 'mesa verde lluvia tranvia',
    }),
    answers: everybody(404),
  },
  // The safety check is open to the owner and to the owner's assistant.
  'safety.check': {
    body: () => ({ rows: [], doctor: ownerId }),
    answers: { ...staff(200, 404), assistant: 200 },
  },
  // The request has no parameter `doctor`. A doctor may omit it; an assistant must name the doctor for whom they work.
  'safety.paediatric': {
    answers: { ...staff(200), assistant: 400 },
  },
  'safety.running': { params: () => ({ uid: patientUid }), answers: doctors(200, 404) },
  'safetyChoice.marks': {
    body: () => ({ rows: [], doctor: ownerId }),
    answers: { ...staff(200, 404), assistant: 200 },
  },
  // No row of the prescription has the key that the body names.
  'safetyChoice.alternatives': {
    body: () => ({ rows: [], row: 'a', doctor: ownerId }),
    answers: staff(400),
  },
  'safety.explain': {
    body: () => ({ rows: [], doctor: ownerId }),
    answers: { ...staff(200, 404), assistant: 200 },
  },
  'diagnoses.search': { answers: staff(200) },
  'medics.list': { answers: integratorsOnly(200) },
  // The owner's account was not made by the integrator who calls.
  'medics.get': { params: () => ({ id: String(ownerId) }), answers: integratorsOnly(404) },
  'medics.make': {
    body: () => ({
      name: 'Médica Ficticia',
      email: `medica${(asked += 1)}@clinica.example`,
      password: 'mesa verde lluvia tranvia',
    }),
    answers: integratorsOnly(201),
  },
  'medics.change': {
    params: () => ({ id: String(ownerId) }),
    body: () => ({ female: true }),
    answers: integratorsOnly(404),
  },
  'medics.renewToken': { params: () => ({ id: String(ownerId) }), answers: integratorsOnly(404) },
  'medics.search': { answers: integratorsOnly(200) },
  'drugCatalogue.shelf': { answers: staff(200) },
  'drugCatalogue.words': { params: () => ({ version: 'none' }), answers: staff(404) },
  'drugCatalogue.part': { params: () => ({ version: 'none', part: '1' }), answers: staff(404) },
  'medications.search': { answers: staff(200) },
  'medications.prescribed': { answers: doctors(200) },
  'medications.prescribedOne': {
    params: () => ({ id: String(prescribedId) }),
    answers: doctors(200, 404),
  },
  'medications.figures': { answers: doctors(200) },
  'medications.setPrice': { params: noDrug, body: () => ({ price: null }), answers: doctors(404) },
  'medications.marks': { answers: doctors(200) },
  'medications.mark': {
    params: noDrug,
    body: () => ({ hospital: null, until: null }),
    answers: doctors(404),
  },
  'ownMedications.list': { answers: doctors(200) },
  // Each doctor adds the medication to their own list.
  'ownMedications.create': { body: () => makeBasicDrug(`de prueba ${(asked += 1)}`), answers: doctors(201) },
  'ownMedications.get': { params: basicDrug, answers: doctors(200, 404) },
  'ownMedications.change': { params: basicDrug, body: () => ({ code: 'x' }), answers: doctors(200, 404) },
  'ownMedications.remove': { params: basicDrug, answers: doctors(204, 404) },
  'ownMedications.ingredients': { answers: doctors(200) },
  'ownMedications.forms': { answers: doctors(200) },
  'ownMedications.preview': { form: () => ({ files: makeCatalogueFile() }), answers: doctors(200) },
  // The digest in the form does not match a previewed file, so the import is refused.
  'ownMedications.confirm': {
    form: () => ({ fields: { digest: 'x' }, files: makeCatalogueFile() }),
    answers: doctors(409),
  },
  'ownMedications.undo': { params: () => ({ id: String(importId) }), answers: doctors(200, 404) },
  'operator.login': {
    body: () => ({ email: `nadie${(asked += 1)}@clinica.example`, password: 'x' }),
    answers: everybody(400),
  },
  'operator.me': { answers: operatorsOnly(200) },
  // Only the operator who is the responsible physician may read the weekly report.
  'operator.weekly': { answers: operatorsOnly(403) },
  'operator.licences': { answers: operatorsOnly(200) },
  'operator.licence': { params: waiting, answers: operatorsOnly(200) },
  'operator.photo': { params: waiting, answers: operatorsOnly(200) },
  'operator.decide': {
    params: waiting,
    body: () => ({ verdict: 'verified', version: 1 }),
    answers: operatorsOnly(200),
  },
  'operator.logout': { answers: operatorsOnly(204) },
  'support.messages': { answers: operatorsOnly(200) },
  'support.answer': {
    params: () => ({ id: '999999' }),
    body: () => ({ answer: 'x' }),
    answers: operatorsOnly(404),
  },
  // A request that stores a portrait without a picture is refused.
  'ownPictures.keep': { params: () => ({ name: 'portrait' }), answers: doctors(400) },
  'ownPictures.remove': { params: () => ({ name: 'portrait' }), answers: doctors(200) },
  'paylinks.account': { answers: doctors(200) },
  'paylinks.activate': { body: () => PAYEE_ACCOUNT, answers: doctors(200) },
  'paylinks.clabe': { params: () => ({ value: PAYEE_ACCOUNT.clabe }), answers: everybody(200) },
  'paylinks.csv': { answers: doctors(200) },
  'paylinks.list': { answers: doctors(200) },
  'paylinks.movements': { answers: doctors(200) },
  'paylinks.reconciliation': { params: () => ({ month: '2026-11' }), answers: doctors(200) },
  'paylinks.create': {
    body: () => ({ amount_cents: 80_000, concept: 'Consulta' }),
    answers: doctors(201, 409),
  },
  'paylinks.get': { params: paylink, answers: doctors(200, 404) },
  'paylinks.share': {
    params: paylink,
    body: () => ({ email: 'pagadora@correo.example' }),
    answers: doctors(200, 404),
  },
  // The body names a version of the payment link that does not exist.
  'paylinks.cancel': { params: paylink, body: () => ({ version: 9 }), answers: doctors(409, 404) },
  'paylinks.deny': { params: paylink, body: () => ({ version: 9 }), answers: doctors(409, 404) },
  'paylinks.confirm': {
    params: paylink,
    body: () => ({ version: 1, amount_cents: 80_000 }),
    answers: doctors(200, 404),
  },
  'paylinks.refund': {
    params: paylink,
    body: () => ({ version: 9, amount_cents: 80_000, note: 'x' }),
    answers: doctors(409, 404),
  },
  'patientMerge.alike': {
    body: () => ({ name: 'Ficticia', date_of_birth: '1990-01-01' }),
    answers: doctors(200),
  },
  'patientMerge.duplicates': { params: () => ({ uid: patientUid }), answers: doctors(200, 404) },
  'patientMerge.merge': {
    params: () => ({ uid: twins[0] }),
    body: () => ({
      other: twins[1],
      version: 0,
      other_version: 0,
      fields: [],
      sections: [],
      joined: [],
    }),
    answers: doctors(200, 404),
  },
  'patientMerge.undo': { params: () => ({ uid: twins[0] }), answers: doctors(200, 404) },
  'privacyNotice.get': { params: () => ({ key: ownerNotice }), answers: everybody(200) },
  'patientPrivacy.get': { params: () => ({ uid: patientUid }), answers: doctors(200, 404) },
  'patientPrivacy.consent': {
    params: () => ({ uid: patientUid }),
    body: makeConsent,
    answers: doctors(201, 404),
  },
  'patientPrivacy.withdraw': {
    params: () => ({ uid: patientUid, id: String(consentId) }),
    answers: doctors(200, 404),
  },
  'patientPrivacy.request': {
    params: () => ({ uid: patientUid }),
    body: () => ({ kind: 'access', received_on: '2020-01-31' }),
    answers: doctors(201, 404),
  },
  'patientPrivacy.extend': {
    params: () => ({ uid: patientUid, id: String(requestId) }),
    answers: doctors(200, 404),
  },
  'patientPrivacy.answer': {
    params: () => ({ uid: patientUid, id: String(requestId) }),
    body: () => ({ answered_on: mexicoDay(new Date()), answer: 'x' }),
    answers: doctors(200, 404),
  },
  'patientPrivacy.export': { params: () => ({ uid: patientUid }), answers: doctors(200, 404) },
  'patientRecord.get': { params: () => ({ uid: patientUid }), answers: doctors(200, 404) },
  'patientRecord.save': {
    params: () => ({ uid: patientUid }),
    body: () => ({ version: 0, consent: makeConsent() }),
    answers: doctors(200, 404),
  },
  'patientRecord.allergens': { answers: doctors(200) },
  'patients.page': { answers: doctors(200) },
  'patients.prescriptions': { params: () => ({ uid: patientUid }), answers: doctors(200, 404) },
  'patients.list': { answers: doctors(200) },
  'patients.get': { params: () => ({ uid: patientUid }), answers: doctors(200, 404) },
  'patients.create': {
    body: () => ({ name: 'Ana Ficticia', date_of_birth: '1990-01-01' }),
    answers: doctors(201),
  },
  'patients.update': {
    params: () => ({ id: patientUid }),
    body: () => ({ phone: '' }),
    answers: doctors(202, 404),
  },
  'pharmacies.addFavourite': { params: listed, answers: doctors(204) },
  'pharmacies.directory': { answers: doctors(200) },
  'pharmacies.removeFavourite': { params: listed, answers: doctors(204) },
  'pharmacies.me': { answers: pharmaciesOnly(200) },
  'pharmacies.search': { params: signed, answers: pharmaciesOnly(200) },
  'pharmacies.burn': {
    params: signed,
    body: () => ({
      sales_code: `T-${(asked += 1)}`,
      medications: [{ id: rx.medications[0]?.id, bought_qty: 1 }],
    }),
    answers: pharmaciesOnly(200),
  },
  'pharmacies.reject': {
    params: signed,
    body: () => ({ rejected: true, reason_of_rejected: 'Prueba' }),
    // The owner cancels the prescription with this endpoint first, so the pharmacy's later call gets a conflict.
    answers: { ...doctors(200, 404), pharmacy: 409 },
  },
  'news.list': { answers: doctors(200) },
  'nfts.get': { answers: doctors(200) },
  'pictures.get': { params: () => ({ id: pictureId }), answers: doctors(200, 404) },
  'prescriptionActs.links': { params: signed, answers: doctors(200, 404) },
  'prescriptionActs.series': { params: signed, body: () => ({ act: 'pause' }), answers: doctors(409, 404) },
  'prescriptionActs.cancel': {
    params: signed,
    body: () => ({ reason: 'mistake' }),
    // The prescription was already cancelled by the calls of `pharmacies.reject`, which run first.
    answers: doctors(409, 404),
  },
  'prescriptions.list': { answers: doctors(200) },
  'prescriptions.get': { params: signed, answers: doctors(200, 404) },
  'prescriptions.issue': {
    body: () => ({
      patient: { uid: patientUid },
      medications: [{ presentation: 'Paracetamol tabletas 500 mg', instructions: INSTRUCTIONS }],
    }),
    // Another doctor's request is refused with 400, because the patient is not theirs. A doctor without a verified licence is
    // refused with 403 before the patient is checked.
    answers: { ...doctors(201, 400), unverified: 403 },
  },
  'practice.issue': {
    body: () => ({
      patient: { uid: patientUid },
      medications: [{ presentation: 'Paracetamol tabletas 500 mg', instructions: INSTRUCTIONS }],
    }),
    // A doctor with an unverified licence may make practice prescriptions, which are not issued, for a patient of their own.
    answers: doctors(200, 400),
  },
  'undo.state': { params: signed, answers: doctors(200, 404) },
  'undo.run': { params: signed, body: () => ({ reason: 'other' }), answers: doctors(409, 404) },
  'prescriptions.resend': { params: signed, body: () => ({}), answers: doctors(200, 404) },
  'prescriptions.pdf': { params: signed, answers: { ...doctors(200, 404), pharmacy: 200 } },
  'prescriptions.timeline': { params: signed, answers: doctors(200, 404) },
  'profile.get': { answers: doctors(200) },
  'profile.update': { body: () => ({ ux_settings: { mini: true } }), answers: doctors(200) },
  'profile.licencePhoto': { form: () => ({ files: { photo } }), answers: doctors(200) },
  'profile.complete': { body: () => ({ phone: '55 1234 5678' }), answers: doctors(200) },
  ...secondFactorExpectations({ everybody, doctors, staff }, () => passkeyId),
  'specialities.list': { answers: doctors(200) },
  'usual.forDiagnosis': { answers: doctors(200) },
  'usual.last': { answers: doctors(200) },
  'usual.dose': { answers: doctors(200) },
  'usual.again': { params: signed, answers: doctors(200, 404) },
  'verification.verify': { params: signed, answers: everybody(200) },
  'sheets.preview': {
    params: hospital,
    body: () => ({
      template: 'classic',
      paper: 'letter',
      header: '',
      footer: '',
      colour: 'brand',
      info: false,
      prints_diagnosis: true,
    }),
    answers: doctors(200, 404),
  },
  'sheets.paper': { params: hospital, answers: doctors(200, 404) },
  'sheets.keepPaper': { params: hospital, body: makePaper, answers: doctors(200, 404) },
  // A request that stores the picture of the doctor's own paper without a picture is refused.
  'sheets.keepPaperPicture': { params: hospital, answers: doctors(400, 404) },
  'sheets.removePaperPicture': { params: hospital, answers: doctors(200, 404) },
  'sheets.drawPaper': { params: hospital, body: makePaper, answers: doctors(200, 404) },
  'sheets.testPaper': { params: hospital, body: makePaper, answers: doctors(200, 404) },
  'sheets.look': { params: signed, answers: doctors(200, 404) },
  'sheets.printOnPaper': { params: signed, answers: doctors(200, 404) },
  'sheets.removePaper': { params: hospital, answers: doctors(204, 404) },
  'weather.get': { answers: doctors(200) },
  'workplaces.addClinic': { params: hospital, body: makeClinic, answers: doctors(201, 404) },
  'workplaces.addMember': {
    body: () => ({ medic: strangerId, hospital: hospitalId }),
    answers: doctors(201, 404),
  },
  'workplaces.change': {
    params: hospital,
    body: () => ({ info: true }),
    // The hospital was founded by the doctor, not by the integrator.
    answers: { ...doctors(200, 404), integrator: 404 },
  },
  'workplaces.changeClinic': {
    params: () => ({ ...hospital(), clinic: String(clinicId) }),
    body: makeClinic,
    answers: doctors(200, 404),
  },
  'workplaces.changeMember': {
    params: () => ({ id: String(membershipId) }),
    body: () => ({ type_membership: 'ADMIN' }),
    answers: doctors(200, 404),
  },
  'workplaces.found': {
    body: () => ({
      name: 'x',
      patron: 'x',
      location: 'Av. Ficticia 100, Col. Demo, 06600 Ciudad de México',
      contact: 'x',
    }),
    answers: { ...doctors(201), integrator: 201 },
  },
  'workplaces.hospital': { params: hospital, answers: { ...doctors(200, 404), integrator: 404 } },
  'workplaces.hospitals': { answers: { ...doctors(200), integrator: 200 } },
  'workplaces.locations': { answers: doctors(200) },
  'workplaces.setDefault': { body: () => ({ hospital_id: hospitalId }), answers: doctors(200, 404) },
  'workplaces.members': { params: hospital, answers: doctors(200, 404) },
  'workplaces.membership': { params: () => ({ id: String(membershipId) }), answers: doctors(200, 404) },
  'workplaces.memberships': { answers: doctors(200) },
  'workplaces.removeClinic': {
    params: () => ({ ...hospital(), clinic: String(clinicId) }),
    answers: doctors(204, 404),
  },
  // The last member of a hospital may leave, though nobody is left to administer it.
  'workplaces.removeMember': { params: () => ({ id: String(membershipId) }), answers: doctors(204, 404) },
}

const endpoints: [string, Endpoint][] = Object.entries(allEndpoints).flatMap(([domain, calls]) =>
  Object.entries<Endpoint>(calls).map(([name, e]): [string, Endpoint] => [`${domain}.${name}`, e]),
)

const urlOf = (e: Endpoint, params: Record<string, string> = {}): string =>
  e.path.replace(/:(\w+)/g, (_all, name: string) => params[name] ?? '')

/**
 * Calls an endpoint whose response never ends (server-sent events). The body is read for a refusal only; a successful response is
 * closed at once.
 */
async function begun(e: Endpoint, headers: Record<string, string>, sentBody: unknown) {
  const sent = { method: e.method, url: e.path, headers, payloadAsStream: true } as const
  const answer = await server.app.inject(
    sentBody === undefined ? sent : { ...sent, payload: sentBody as object },
  )
  const stream = answer.stream()
  if (answer.statusCode < 400) stream.destroy()
  const body = answer.statusCode < 400 ? '' : await text(stream)
  return Object.assign(answer, { body, json: () => JSON.parse(body) as unknown })
}

const ask = (role: Role, name: string, e: Endpoint) => {
  const expected = expectations[name]
  const body = expected?.body?.()
  const form = expected?.form?.()
  if (e.answersEvents) return begun(e, callers[role], body)
  return call(server, `${e.method} ${urlOf(e, expected?.params?.())}`, {
    headers: callers[role],
    // Each role calls from its own network address, because some limits count by address.
    from: `127.0.1.${ROLES.indexOf(role)}`,
    body,
    ...(form ? { form } : {}),
  })
}

/**
 * Order of the calls that end something, such as a session or a prescription. They run after all others: `pharmacies.reject` is
 * the first of them, and `accounts.logout` the last.
 */
const ending = (name: string): number =>
  ['pharmacies.reject', 'prescriptionActs.cancel', 'undo.run', 'operator.logout', 'accounts.logout'].indexOf(
    name,
  )
const ordered = endpoints.toSorted(([a], [b]) => ending(a) - ending(b))

test('every call of the contract has expected statuses, and only those calls', () => {
  expect(Object.keys(expectations).toSorted()).toEqual(endpoints.map(([name]) => name).toSorted())
})

/** Pages and files for people without an account (server/paylinks/pay, server/renewals, server/public-pages, server/site). */
const PUBLIC_PAGES = [
  'GET /manifest.webmanifest',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /p/:',
  'POST /p/:/reported',
  'POST /p/:/card',
  'GET /v/:/renewal',
  'POST /v/:/renewal',
  'GET /public-pages/:/style.css',
  'GET /public-pages/copy-buttons.js',
]

/** Endpoints that anybody may read who knows the address of a printed prescription or of a doctor's privacy notice. */
const FOR_EVERYBODY = ['verification.verify', 'privacyNotice.get']

/**
 * Two mechanisms keep the data of doctors apart: conditions in the SQL statements, and row-level security in the database. The
 * second run of these tests has the first mechanism only; server/row-security.test.ts tests the second one alone.
 */
describe.each([
  { lock: 'with row-level security', rowSecurity: true, roles: ROLES },
  {
    lock: 'without row-level security',
    rowSecurity: false,
    roles: ROLES.filter((role) => ['doctor', 'other', 'unverified', 'assistant', 'pharmacy'].includes(role)),
  },
])('$lock', ({ rowSecurity, roles }) => {
  beforeAll(() => prepare(rowSecurity))
  afterAll(() => server.close())

  test('the server answers all paths of the contract, with and without the last slash, and no other paths', () => {
    const operations = ['/healthz', '/readyz', '/metrics', '/api/openapi.json', '/brand/:/:'].map(
      (p) => `GET ${p}`,
    )
    const contract = endpoints.flatMap(([, e]) => {
      const bare = `${e.method} ${withoutParameterNames(e.path).replace(/\/$/, '')}`
      return [bare, `${bare}/`]
    })
    const isWebFile = (route: string): boolean =>
      existsSync(path.join(projectRoot(), 'dist/web', route.slice(route.indexOf('/'))))
    const served = listRoutes(server.app).filter((route) => !route.startsWith('HEAD ') && !isWebFile(route))
    expect(served.toSorted()).toEqual([...operations, ...PUBLIC_PAGES, ...contract].toSorted())
  })

  describe.each(ordered)('%s', (name, e) => {
    test.each(roles)('%s', async (role) => {
      const answer = await ask(role, name, e)
      expect(answer.statusCode, answer.body).toBe(expectations[name]?.answers[role])
      const isPicture = answer.statusCode < 400 && e.answersPicture
      const isStream = e.answersEvents && answer.statusCode < 400
      expect(answer.headers).toMatchObject({
        'content-type': isPicture
          ? expect.stringMatching(/^image\/(jpeg|png)$/)
          : `${isStream ? 'text/event-stream' : 'application/json'}; charset=utf-8`,
        'cache-control': isPicture === 'kept' ? 'private, max-age=86400, immutable' : 'no-store',
        'x-content-type-options': 'nosniff',
      })
      if (answer.statusCode >= 400) expect(answer.json()).toHaveProperty('request_id')
      // Neither a list nor a refusal may tell another doctor any of the owner's data, except data that the request itself
      // contained.
      if ((role === 'other' || role === 'unverified') && !FOR_EVERYBODY.includes(name)) {
        const address = urlOf(e, expectations[name]?.params?.())
        expect(marks.filter((mark) => answer.body.includes(mark) && !address.includes(mark))).toEqual([])
      }
      if (answer.statusCode === 401) expect(answer.headers['www-authenticate']).toBe('Token')
    })
  })

  describe('data of another doctor are answered like data that do not exist', () => {
    const random: Record<string, string> = {
      signature: '0'.repeat(64),
      slug: '0'.repeat(22),
      uid: '00000000-0000-4000-8000-000000000000',
      id: '00000000-0000-4000-8000-000000000000',
      clinic: '0',
      invitation: '0',
    }
    const probed = endpoints.filter(
      ([name]) => expectations[name]?.params && expectations[name].answers.other === 404,
    )
    const said = (answer: Awaited<ReturnType<typeof call>>): string =>
      JSON.stringify(refusal(answer)).replaceAll(rx.signature, '').replaceAll('0'.repeat(64), '')

    test('enough calls take an object of a doctor', () => {
      expect(probed.length).toBeGreaterThan(5)
    })

    test.each(probed)('%s', async (name, e) => {
      const stranger = await createDoctor(server)
      const body = expectations[name]?.body?.()
      const absent = await call(server, `${e.method} ${urlOf(e, random)}`, {
        headers: stranger.auth,
        body,
      })
      const foreign = await call(server, `${e.method} ${urlOf(e, expectations[name]?.params?.())}`, {
        headers: stranger.auth,
        body,
      })
      expect(said(foreign), name).toBe(said(absent))
      const headers = (a: typeof absent): string[] => Object.keys(a.headers).toSorted()
      expect(headers(foreign), name).toEqual(headers(absent))
    })
  })
})
