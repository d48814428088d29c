import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Prescription } from '#contract/prescriptions.ts'
import { SignedDocumentSchema } from '#contract/signed-document.ts'
import type { Verification } from '#contract/verification.ts'
import { pageTexts } from '../../pdf/testing/read-pdf.ts'
import { call } from '../../testing/call.ts'
import { testCatalogue, uidOfDrug } from '../../testing/clinical/catalogue.ts'
import { countRows } from '../../testing/count-rows.ts'
import { createDoctor, createPatient, type TestDoctor } from '../../testing/factories.ts'
import { INSTRUCTIONS, issuePrescriptionFor } from '../../testing/issue.ts'
import { startTestServer, withClient, type TestServer } from '../../testing/test-server.ts'

// Tests of the mandatory content (mexico.md 9 B) over the whole server. Single rows are tested in judge-row.test.ts, signature
// and verification in proof.test.ts.

let server: TestServer
let doctor: TestDoctor
let uid: string

beforeAll(async () => {
  server = await startTestServer({ catalogue: testCatalogue })
  doctor = await createDoctor(server)
  uid = (await createPatient(server, doctor)).uid
})
afterAll(() => server.close())

interface Refused {
  fields: Record<string, string[]>
}

const row = (more: Record<string, unknown> = {}) => ({
  drug_upc: uidOfDrug('Cuatropril'),
  instructions: INSTRUCTIONS,
  ...more,
})

const issue = (who: TestDoctor, body: Record<string, unknown>) =>
  call(server, 'POST /api/v2/rx-endpoint/', { headers: who.auth, body })

/** Text of a prescription's PDF without white space, because PDF readers differ in it. */
async function printed(who: TestDoctor, signature: string): Promise<string> {
  const answer = await call(server, `GET /api/v2/rx/pdf/${signature}/`, { headers: who.auth })
  const { pdf } = answer.json<{ pdf: string }>()
  return (await pageTexts(Buffer.from(pdf, 'base64'))).join('')
}

describe('B3 the patient’s full name and date of birth', () => {
  test.each([
    ['patient.name', { date_of_birth: '1990-01-01' }],
    ['patient.name', { name: '   ', date_of_birth: '1990-01-01' }],
    ['patient.date_of_birth', { name: 'Paciente Ficticia' }],
    ['patient.date_of_birth', { name: 'Paciente Ficticia', date_of_birth: '2999-01-01' }],
  ])('without %s nothing is issued or stored', async (field, patient) => {
    const before = await countRows(server)
    const answer = await issue(doctor, { patient, medications: [row()] })
    expect([answer.statusCode, Object.keys(answer.json<Refused>().fields)]).toEqual([400, [field]])
    expect(await countRows(server)).toEqual(before)
  })

  test('are printed, with the age on the day of issue', async () => {
    const patient = await createPatient(server, doctor, {
      name: 'Ñandú Ficticia',
      date_of_birth: '1990-01-01',
    })
    const { signature } = await issuePrescriptionFor(server, doctor, patient.uid, { medications: [row()] })
    const sheet = await printed(doctor, signature)
    for (const part of ['ÑandúFicticia', '36años', '1ene1990']) expect(sheet).toContain(part)
  })

  test('are replaced by the age alone if only an age was given, and the signed document says so', async () => {
    const patient = { name: 'Ficticia Sinfecha', date_of_birth: '1990-01-01', birth_approximate: true }
    const answer = await issue(doctor, { patient, medications: [row()] })
    expect(answer.statusCode, answer.body).toBe(201)
    const { signature } = answer.json<{ signature: string }>()
    const one = await call(server, `GET /api/v2/rx-endpoint/${signature}/`, { headers: doctor.auth })
    expect(one.json<Prescription>().patient.birth_approximate).toBe(true)
    const sheet = await printed(doctor, signature)
    expect(sheet).toContain('36años')
    expect(sheet).not.toContain('1ene1990')
    const [signed] = await withClient(server.ownerUrl, async (client) => {
      const found = await client.query<{ payload: string }>(
        'select payload from prescription where signature = $1',
        [signature],
      )
      return found.rows
    })
    expect(SignedDocumentSchema.parse(JSON.parse(signed?.payload ?? '')).patient.birth_approximate).toBe(true)
  })
})

test('B7 for a brand the sheet says whether another brand may be dispensed', async () => {
  const sheetOf = async (more: Record<string, unknown>) => {
    const { signature } = await issuePrescriptionFor(server, doctor, uid, {
      medications: [row({ brand: 'Cuatrobrand', ...more })],
    })
    return printed(doctor, signature)
  }
  expect(await sheetOf({})).toContain('Marca:Cuatrobrand,seautorizasustituirla')
  expect(await sheetOf({ substitution_allowed: true })).toContain('seautorizasustituirla')
  expect(await sheetOf({ substitution_allowed: false })).toContain('Marca:Cuatrobrand,nosustituir')
})

test.each([0, -1, 1.5, '2', 1002])('B9 a quantity is a whole number of packages, not %j', async (qty) => {
  const before = await countRows(server)
  const answer = await issue(doctor, { patient: { uid }, medications: [row({ qty })] })
  expect([answer.statusCode, Object.keys(answer.json<Refused>().fields)]).toEqual([
    400,
    ['medications.0.qty'],
  ])
  expect(await countRows(server)).toEqual(before)
})

describe('B8 a public institution prescribes by generic names alone', () => {
  let inPublic: TestDoctor
  let patient: string
  beforeAll(async () => {
    inPublic = await createDoctor(server)
    patient = (await createPatient(server, inPublic)).uid
    const answer = await call(server, `PATCH /api/v2/hospital/${inPublic.hospitalId}/`, {
      headers: inPublic.auth,
      body: { public_institution: true },
    })
    expect(answer.statusCode, answer.body).toBe(200)
  })

  test.each([
    ['brand', row({ brand: 'Cuatrobrand' })],
    ['presentation', row({ presentation: 'Cuatropril (Cuatrobrand) tableta 10 mg' })],
    [
      'presentation',
      { presentation: 'Cuatrobrand 10 mg', generic: 'Cuatropril', instructions: INSTRUCTIONS },
    ],
    ['brand', { presentation: 'Cuatropril 10 mg', brand: 'Marca Nueva', instructions: INSTRUCTIONS }],
  ])('a brand in %s is refused with the article of law, and nothing is stored', async (field, medication) => {
    const before = await countRows(server)
    const answer = await issue(inPublic, { patient: { uid: patient }, medications: [medication] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<Refused>().fields).toEqual({
      [`medications.0.${field}`]: [
        'En una institución pública se prescribe solo por el nombre genérico (Reglamento de Insumos para la Salud, art. 32). Quite la marca.',
      ],
    })
    expect(await countRows(server)).toEqual(before)
  })

  test('without a brand it is issued, and no brand is printed, shown or verified', async () => {
    const { signature } = await issuePrescriptionFor(server, inPublic, patient, { medications: [row()] })
    const shown = await call(server, `GET /api/v2/rx-endpoint/${signature}`, { headers: inPublic.auth })
    expect(shown.json<Prescription>().medications[0]?.brand).toBe('')
    const verified = await call(server, `GET /api/v2/verify/${signature}/`)
    expect(verified.json<Verification>().authentic).toBe(true)
    expect(verified.body).not.toContain('Cuatrobrand')
    const sheet = await printed(inPublic, signature)
    expect(sheet).toContain('Cuatropril')
    expect(sheet).not.toMatch(/Marca|Cuatrobrand/)
  })

  test('the workplace decides: at a private one the same doctor may name brands', async () => {
    const founded = await call(server, 'POST /api/v2/hospital/', {
      headers: inPublic.auth,
      body: { name: 'Privado', patron: 'Privado', location: 'Av. Ficticia 1, 06600', contact: '5500000000' },
    })
    const hospital = founded.json<{ id: number; public_institution: boolean }>()
    expect(hospital.public_institution).toBe(false)
    const answer = await issue(inPublic, {
      patient: { uid: patient },
      hospital: hospital.id,
      medications: [row({ brand: 'Cuatrobrand' })],
    })
    expect(answer.statusCode, answer.body).toBe(201)
  })
})

test('B12 every prescription is signed by its doctor’s key, and states the kind of signature', async () => {
  const { id, signature } = await issuePrescriptionFor(server, doctor, uid, { medications: [row()] })
  await withClient(server.ownerUrl, async (client) => {
    const kept = await client.query(
      `select p.payload::jsonb ->> 'algorithm' as kind, k.doctor_id = p.doctor_id as own, octet_length(p.signed) as bytes
       from prescription p join signing_key k on k.id = p.key_id where p.id = $1`,
      [id],
    )
    expect(kept.rows).toEqual([{ kind: 'Ed25519', own: true, bytes: 64 }])
    await client.query('set session_replication_role = replica')
    await expect(client.query('update prescription set signed = null where id = $1', [id])).rejects.toThrow(
      /not-null/,
    )
    await client.query(`update prescription set signed = $2 where id = $1`, [id, Buffer.alloc(64)])
  })
  const verified = await call(server, `GET /api/v2/verify/${signature}/`)
  expect(verified.json<Verification>().authentic).toBe(false)
})
