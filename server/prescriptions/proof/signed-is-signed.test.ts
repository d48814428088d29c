import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Drug, DrugSearch } from '#contract/medications/medications.ts'
import type { OwnMedication } from '#contract/medications/own-medications.ts'
import type { IssuedPrescription, Prescription, WholePrescription } from '#contract/prescriptions.ts'
import { loadBrands } from '../../brand/brands.ts'
import { prescriptionComposer } from '../../delivery/prescription-composer.ts'
import { pageTexts } from '../../pdf/testing/read-pdf.ts'
import { projectRoot } from '../../root.ts'
import { call } from '../../testing/call.ts'
import { createDoctor, createPatient, createPharmacy, type TestDoctor } from '../../testing/factories.ts'
import { makeMedication, INSTRUCTIONS, issuePrescriptionFor } from '../../testing/issue.ts'
import { startTestServer, withClient, type TestServer } from '../../testing/test-server.ts'

/*
 * Tests that a prescription stays as it was signed. Its doctor, patient, hospital, clinic, own medication and brand are
 * changed after the issue. Every response must be the same before and after (decision 029).
 */

let server: TestServer
let doctor: TestDoctor
let pharmacy: Awaited<ReturnType<typeof createPharmacy>>
let uid: string
let rx: IssuedPrescription
let before: Record<string, unknown>
let after: Record<string, unknown>

const ISSUING_HOST = 'recetas.miravelia.example'
const brands = loadBrands(projectRoot())

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server, { name: 'Antes Prescriptora', female: true })
  pharmacy = await createPharmacy(server)
  const patient = await createPatient(server, doctor, {
    name: 'Antes Paciente',
    gender: 'F',
    date_of_birth: '1990-04-01',
    email: 'antes@correo.example',
    phone: '5511111111',
  })
  uid = patient.uid
  const clinicId = await createClinic()
  const own = await createOwnMedication()
  const diagnosis = 'Cefalea (R51)'
  const first = await issuePrescriptionFor(server, doctor, uid, { diagnosis })
  rx = await issueAtBrand({
    patient: { uid },
    clinic: clinicId,
    diagnosis,
    show_diagnosis: true,
    renews: first.signature,
    extras: 'Reposo',
    medications: [makeMedication(), rowOf(own)],
  })
  before = await allReaders()
  await changeEverything()
  after = await allReaders()
})
afterAll(() => server.close())

const asOwner = (statement: string, values: unknown[] = []) =>
  withClient(server.ownerUrl, (client) => client.query(statement, values))

async function createClinic(): Promise<number> {
  const { rows } = await withClient(server.ownerUrl, (client) =>
    client.query<{ id: number }>(
      `insert into clinic (hospital_id, name, location) values ($1, 'Antes Consultorio', 'Antes Piso 1') returning id`,
      [doctor.hospitalId],
    ),
  )
  return Number(rows[0]?.id)
}

async function createOwnMedication(): Promise<Drug> {
  const made = await call(server, 'POST /api/v1/basic_drugs/', {
    headers: doctor.auth,
    body: {
      name: 'Antes Fórmula',
      ingredients: [{ name: 'Naproxeno', strength: '333 mg' }],
      form: 'cápsulas',
      content: 'caja con 12 cápsulas',
      route: 'oral',
    },
  })
  const { uid: code } = made.json<OwnMedication>()
  const found = await call(server, 'GET /api/v2/drugs/?search=antes%20formula', { headers: doctor.auth })
  const drug = found.json<DrugSearch>().results.find((one) => one.uid === code)
  if (!drug) throw new Error('the own medication is not found')
  return drug
}

const rowOf = ({ presentation, uid: drug_upc, generic, brand, category }: Drug) => ({
  presentation,
  drug_upc,
  generic,
  brand,
  category,
  instructions: INSTRUCTIONS,
  via: 'oral',
  qty: 1,
})

async function issueAtBrand(body: object): Promise<IssuedPrescription> {
  const headers = { ...doctor.auth, host: ISSUING_HOST }
  const answer = await call(server, 'POST /api/v2/rx-endpoint/', { headers, body })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<IssuedPrescription>()
}

/** Changes every record that a signed value came from, so that none holds a signed value any more. */
async function changeEverything(): Promise<void> {
  await asOwner(
    `update doctor set name = 'Después Prescriptor', female = false, cedula = '9999999', institution = 'Después Universidad',
       specialty = 'Después Especialidad', specialty_cedula = '8888888', phone = '5599999999' where doctor_id = $1`,
    [doctor.id],
  )
  await asOwner(
    `update patient set name = 'Después Paciente', date_of_birth = '1950-12-31', gender = 'M', birth_approximate = true,
       email = 'despues@correo.example', phone = '5522222222' where uid = $1`,
    [uid],
  )
  await asOwner(
    `update hospital set name = 'Después', patron = 'Después Hospital', headline = 'Después Lema', location = 'Después Calle 2',
       contact = '5533333333', paper = 'half_letter', page_template = 'centred', sheet_header = 'Después', sheet_footer = 'Después',
       prints_diagnosis = false where id = $1`,
    [doctor.hospitalId],
  )
  await asOwner(
    `update clinic set name = 'Después Consultorio', location = 'Después Piso 2' where hospital_id = $1`,
    [doctor.hospitalId],
  )
  await asOwner('delete from own_medication where doctor_id = $1', [doctor.id])
  await asOwner('update own_shelf set version = version + 1 where doctor_id = $1', [doctor.id])
}

async function read(path: string, headers: Record<string, string> = doctor.auth): Promise<unknown> {
  const answer = await call(server, `GET ${path}`, { headers })
  expect(answer.statusCode, `${path} ${answer.body}`).toBe(200)
  return answer.json()
}

async function pdfOf(headers: Record<string, string>): Promise<string> {
  const { pdf } = (await read(`/api/v2/rx/pdf/${rx.signature}/`, headers)) as { pdf: string }
  return (await pageTexts(Buffer.from(pdf, 'base64'))).join('\n')
}

async function mailOf(): Promise<unknown> {
  const compose = prescriptionComposer({
    database: server.database,
    printing: server.printing,
    brands,
    baseUrl: 'https://recetas.example',
    from: 'Recetas <recetas@recetario.example>',
  })
  const message = await compose({
    id: 1,
    doctor_id: doctor.id,
    prescription_id: rx.id,
    recipient: 'x@correo.example',
    cc: '',
    attempts: 1,
  })
  const { subject, text, html, attachments } = message
  const sheets = await Promise.all(
    attachments.filter(({ cid }) => cid === undefined).map(({ content }) => pageTexts(content)),
  )
  return { subject, text, html, sheets }
}

/** Responses of every call that reads a prescription. */
async function allReaders(): Promise<Record<string, unknown>> {
  const { signature } = rx
  const exported = (await read(`/api/v2/patient/${uid}/export/`)) as { data: { prescriptions: object } }
  return {
    list: await read('/api/v2/rx-endpoint/'),
    search: await read(`/api/v2/rx-endpoint/?search=${rx.code}`),
    page: await read(`/api/v2/rx-endpoint/${signature}`),
    links: await read(`/api/v2/rx/links/${signature}/`),
    timeline: await read(`/api/v2/rx/timeline/${signature}/`),
    counter: await read(`/api/v2/pharmacy/rx/${signature}`, pharmacy.auth),
    verification: await read(`/api/v2/verify/${signature}/`, {}),
    pdf: await pdfOf(doctor.auth),
    'pdf at a counter': await pdfOf(pharmacy.auth),
    mail: await mailOf(),
    'the last of the patient': await read(`/api/v2/usual/last/?patient=${uid}`),
    'of the patient': await read(`/api/v2/patient/${uid}/prescriptions/`),
    'the patient’s export': exported.data.prescriptions,
    'row by row': await read('/api/v2/medications/'),
  }
}

/** A response without the patient's mail address and phone, which are the current ones and not signed. */
const withoutContact = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer, (key, value: unknown) =>
      ['email', 'phone', 'contact'].includes(key) && !isSignedPlace(value) ? undefined : value,
    ),
  )
/** Whether a phone number is the signed number of prescriber and hospital, which stays in a response. */
const isSignedPlace = (value: unknown): boolean => value === '5500000000'

describe('after changes of doctor, patient, hospital, clinic and catalogue', () => {
  test.each([
    'list',
    'search',
    'page',
    'links',
    'timeline',
    'counter',
    'verification',
    'pdf',
    'pdf at a counter',
    'mail',
    'the last of the patient',
    'of the patient',
    'the patient’s export',
    'row by row',
  ])('%s returns what was signed', (reader) => {
    expect(JSON.stringify(before[reader]).length).toBeGreaterThan(50)
    expect(withoutContact(after[reader])).toEqual(withoutContact(before[reader]))
    expect(JSON.stringify(withoutContact(after[reader]))).not.toMatch(/Después|9999999|1950/)
  })

  test('sheet, mail and document keep the brand with which it was signed', async () => {
    const name = brands.ofHost(ISSUING_HOST).name
    expect(name).not.toBe(brands.ofHost('localhost').name)
    const { document } = (await read(`/api/v2/rx-endpoint/${rx.signature}`)) as WholePrescription
    expect(document.brand).toBe(brands.ofHost(ISSUING_HOST).id)
    expect(JSON.stringify(await mailOf())).toContain(name)
  })

  test('copies have the signed content, updated from the present catalogue', async () => {
    const again = (await read(`/api/v2/usual/again/${rx.signature}/`)) as {
      patient: string
      body: { diagnosis: string; extras: string; rows: { presentation: string }[] }
    }
    expect([again.patient, again.body.extras]).toEqual([uid, 'Reposo'])
    const favourite = await call(server, 'POST /api/v2/favourite/', {
      headers: doctor.auth,
      body: { prescription: rx.signature },
    })
    const presentations = rx.medications.map(({ presentation }) => presentation)
    for (const rows of [again.body.rows, favourite.json<typeof again.body>().rows])
      expect(rows.map(({ presentation }) => presentation)).toEqual(presentations)
  })

  test('usual medicines count it with the age and sex at its issue', async () => {
    const answer = (await read(`/api/v2/usual/?diagnosis=${encodeURIComponent('Cefalea (R51)')}`)) as {
      results: { row: { presentation: string }; uses: number }[]
    }
    expect(answer.results[0]).toMatchObject({ uses: 2, row: { presentation: makeMedication().presentation } })
  })

  test('the contact data are the present ones', async () => {
    const today = { email: 'despues@correo.example', phone: '5522222222' }
    const { results } = (await read('/api/v2/rx-endpoint/')) as { results: Prescription[] }
    const page = (await read(`/api/v2/rx-endpoint/${rx.signature}`)) as Prescription
    for (const { contact, patient } of [...results, page]) {
      expect(contact).toEqual(today)
      expect(patient).toMatchObject(today)
    }
    const resent = await call(server, `POST /api/v2/rx/resend/${rx.signature}/`, {
      headers: doctor.auth,
      body: {},
    })
    expect(resent.statusCode).toBe(200)
    const { rows } = await asOwner(
      `select recipient from mail where prescription_id = $1 and kind = 'resend'`,
      [rx.id],
    )
    expect(rows).toEqual([{ recipient: today.email }])
  })
})
