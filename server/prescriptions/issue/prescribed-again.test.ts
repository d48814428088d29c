import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { IssuedPrescription } from '#contract/prescriptions.ts'
import type { ProblemBody } from '#contract/problem.ts'
import type { SafetyAnswer } from '#contract/safety.ts'
import { call } from '../../testing/call.ts'
import { createDoctor, createPatient, createPharmacy, type TestDoctor } from '../../testing/factories.ts'
import { startTestServer, withClient, type TestServer } from '../../testing/test-server.ts'

// Tests of the question that the doctor must answer before a controlled medicine is prescribed again.

let server: TestServer
let doctor: TestDoctor
let uid: string
const START = new Date('2026-11-02T18:00:00Z')
const REASON = 'Perdió la receta anterior y lo denunció'

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
})
beforeEach(async () => {
  server.clock.now = START
  uid = (await createPatient(server, doctor)).uid
})
afterAll(() => server.close())

const DROPS = 'Clonazepam solución 2.5 mg/mL, frasco con 10 mL'
const CLONAZEPAM = {
  presentation: 'Clonazepam tabletas 2 mg, caja con 30 tabletas',
  instructions: 'Tomar 1 tableta por vía oral por la noche durante 30 días.',
  qty: 1,
}
const send = (row: Record<string, unknown> = CLONAZEPAM, more: Record<string, unknown> = {}, who = doctor) =>
  call(server, 'POST /api/v2/rx-endpoint/', {
    headers: who.auth,
    body: { patient: { uid }, medications: [row], ...more },
  })
const issued = async (...args: Parameters<typeof send>): Promise<IssuedPrescription> => {
  const answer = await send(...args)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
/** Ids of the findings for which an issue was refused; the code of the refusal where it had another cause. */
const refused = async (...args: Parameters<typeof send>): Promise<string[]> => {
  const answer = await send(...args)
  const { code, fields = {} } = answer.json<ProblemBody>()
  if (answer.statusCode === 201 || code !== 'safety-unanswered') return [code]
  return Object.keys(fields).map((field) => field.replace(/^overrides\./, ''))
}
const later = (days: number) => {
  server.clock.now = new Date(START.getTime() + days * 86_400_000)
}

describe('D2 a medicine of class II that is prescribed again within 30 days', () => {
  test('is refused, and issued with a reason that counts for this repetition only', async () => {
    const first = await issued()
    const answer = await send()
    expect([answer.statusCode, answer.json<ProblemBody>().code]).toEqual([422, 'safety-unanswered'])
    expect(answer.json<ProblemBody>().fields).toEqual({
      [`overrides.controlled|controlled-again|clonazepam|${first.signature.slice(0, 12)}`]: [
        expect.stringContaining('clonazepam'),
      ],
    })
    const [finding = ''] = await refused()
    const overrides = [{ finding, reason: REASON }]
    const second = await issued(CLONAZEPAM, { overrides })
    const [next = ''] = await refused(CLONAZEPAM, { overrides })
    expect(next).toContain(second.signature.slice(0, 12))
    const stored = await withClient(server.ownerUrl, (client) =>
      client.query<{ safety: { overrides: unknown[] } }>(
        'select safety from prescription where signature = $1',
        [second.signature],
      ),
    )
    expect(stored.rows[0]?.safety.overrides).toEqual([{ finding, about: ['clonazepam'], reason: REASON }])
  })

  test('is told by the check of the draft, with the earlier prescription, so that the page asks once', async () => {
    const { signature } = await issued()
    const answer = await call(server, 'POST /api/v2/safety/check/', {
      headers: doctor.auth,
      body: { patient: uid, rows: [{ key: 'a', ...CLONAZEPAM, qty: undefined }] },
    })
    const controlled = answer.json<SafetyAnswer>().findings.filter(({ kind }) => kind === 'controlled')
    expect(controlled).toMatchObject([
      {
        interrupts: true,
        severity: 'serious',
        about: ['clonazepam'],
        items: ['a', `prescribed:${signature}:0`],
        prescribed: [{ signature, on: '2026-11-02', until: '2026-12-01' }],
      },
    ])
  })

  test.each([
    [
      'in another form',
      {
        ...CLONAZEPAM,
        presentation: DROPS,
        instructions: 'Tomar 5 gotas por vía oral por la noche durante 30 días.',
      },
    ],
    [
      'in another strength',
      { ...CLONAZEPAM, presentation: 'Clonazepam tabletas 0.5 mg, caja con 30 tabletas' },
    ],
  ])('is asked about %s', async (_what, row) => {
    await issued()
    expect((await refused(row))[0]).toContain('controlled-again|clonazepam')
  })

  test('is asked about until the 29th day after, and not on the 30th, when the first has expired', async () => {
    await issued()
    later(29)
    expect((await refused())[0]).toContain('clonazepam')
    later(30)
    await issued()
  })

  test('is asked about when it renews the first, and not when it replaces or follows a cancelled one', async () => {
    const first = await issued()
    expect((await refused(CLONAZEPAM, { renews: first.signature }))[0]).toContain('clonazepam')
    const second = await issued({ ...CLONAZEPAM, qty: 2 }, { replaces: first.signature })
    const cancelled = await call(server, `POST /api/v2/rx/cancel/${second.signature}/`, {
      headers: doctor.auth,
      body: { reason: 'mistake' },
    })
    expect(cancelled.statusCode, cancelled.body).toBe(200)
    await issued()
  })

  test('is asked about although the first is replaced, once some of the first was dispensed', async () => {
    const first = await issued({ ...CLONAZEPAM, qty: 2 })
    const { auth } = await createPharmacy(server)
    const sale = await call(server, `POST /api/v1/prescriptions/burn/${first.signature}/`, {
      headers: auth,
      body: { sales_code: 'T-1', medications: [{ id: first.medications[0]?.id, bought_qty: 1 }] },
    })
    expect(sale.statusCode, sale.body).toBe(200)
    expect((await refused(CLONAZEPAM, { replaces: first.signature }))[0]).toContain('clonazepam')
  })

  test('is asked about across merged patients, and never across doctors', async () => {
    await issued()
    const gone = uid
    uid = (await createPatient(server, doctor)).uid
    await issued({ ...CLONAZEPAM, presentation: 'Alprazolam tabletas 0.5 mg, caja con 30 tabletas' })
    await withClient(server.ownerUrl, (client) =>
      client.query(
        'update patient g set merged_into = k.id from patient k where g.uid = $1 and k.uid = $2 and k.doctor_id = g.doctor_id',
        [gone, uid],
      ),
    )
    expect((await refused())[0]).toContain('clonazepam')
    const other = await createDoctor(server)
    uid = (await createPatient(server, other)).uid
    await issued(CLONAZEPAM, {}, other)
  })

  test('of two issues at once, one is asked about', async () => {
    for (let round = 0; round < 4; round += 1) {
      uid = (await createPatient(server, doctor)).uid
      const answers = await Promise.all([send(), send(), send()])
      const codes = answers.map(({ statusCode }) => statusCode)
      expect([
        codes.filter((code) => code === 201).length,
        codes.filter((code) => code === 422).length,
      ]).toEqual([1, 2])
    }
  })

  test('of two issues at once for a patient whom they add, one is asked about', async () => {
    for (let round = 0; round < 4; round += 1) {
      const patient = { name: 'Paciente Nueva Ficticia', date_of_birth: `198${round}-05-17`, gender: 'F' }
      const answers = await Promise.all([1, 2, 3].map(() => send(CLONAZEPAM, { patient })))
      const codes = answers.map(({ statusCode }) => statusCode)
      expect([
        codes.filter((code) => code === 201).length,
        codes.filter((code) => code === 422).length,
      ]).toEqual([1, 2])
    }
  })

  test('of moments ago is one question: the reason for it answers the question about the same rows too', async () => {
    await issued(CLONAZEPAM, { if_repeated: 'refuse' })
    const [finding = ''] = await refused(CLONAZEPAM, { if_repeated: 'refuse' })
    await issued(CLONAZEPAM, { if_repeated: 'refuse', overrides: [{ finding, reason: REASON }] })
  })

  test('is one question where an earlier prescription of another drug is asked about too', async () => {
    const instructions = 'Tomar 1 tableta por vía oral por la noche durante 10 días.'
    const both = [
      CLONAZEPAM,
      { presentation: 'Alprazolam tabletas 0.5 mg, caja con 30 tabletas', instructions, qty: 1 },
    ]
    const first = await send(CLONAZEPAM, { medications: both })
    expect(first.statusCode, first.body).toBe(201)
    const again = await refused(CLONAZEPAM, { medications: both })
    expect(again.filter((id) => id.startsWith('controlled|'))).toHaveLength(2)
  })
})

test('E2 a medicine of class III is asked about as well, and one of class IV is not', async () => {
  const tramadol = {
    presentation: 'Tramadol cápsulas 50 mg, caja con 10 cápsulas',
    instructions: 'Tomar 1 cápsula por vía oral cada 12 horas durante 5 días.',
    qty: 1,
  }
  const first = await issued(tramadol)
  const classes = first.medications.map(({ fraction }) => fraction)
  const again = await refused(tramadol)
  expect([classes, again.length]).toEqual([['III'], 1])
  const ordinary = {
    presentation: 'Paracetamol tabletas 500 mg',
    instructions: 'Tomar 1 tableta por vía oral cada 8 horas durante 5 días.',
  }
  await issued(ordinary)
  await issued(ordinary)
})

describe('H2 a CURP stored earlier that contradicts the patient', () => {
  beforeEach(async () => {
    // The CURP is a published example of a library; the person is invented.
    uid = (
      await createPatient(server, doctor, { name: 'Gloria Hernández Gómez', date_of_birth: '1956-04-27' })
    ).uid
    await withClient(server.ownerUrl, (client) =>
      client.query(`update patient set curp = 'HEGG560427MVZRRL04', gender = 'F' where uid = $1`, [uid]),
    )
  })
  const wrong = (column: string, value: string) =>
    withClient(server.ownerUrl, (client) =>
      client.query(`update patient set ${column} = $2 where uid = $1`, [uid, value]),
    )
  test.each([
    ['date of birth', 'date_of_birth', '1956-04-28', 'no es de esa fecha de nacimiento'],
    ['sex', 'gender', 'M', 'es de otro sexo'],
    ['name', 'name', 'Martha Ruiz Torres', 'no es de ese nombre'],
  ])('in the %s stops a controlled medicine, and says how to mend it', async (_what, column, value, said) => {
    await wrong(column, value)
    const answer = await send()
    expect(answer.json<ProblemBody>().fields).toEqual({
      'patient.curp': [expect.stringMatching(new RegExp(`${said}.*corrija.*emita de nuevo`, 'u'))],
    })
    await issued({
      presentation: 'Paracetamol tabletas 500 mg',
      instructions: 'Tomar 1 tableta por vía oral cada 8 horas durante 5 días.',
    })
    const mended = await call(server, `PATCH /api/v2/patient/${uid}/`, {
      headers: doctor.auth,
      body: { name: 'Gloria Hernández Gómez', date_of_birth: '1956-04-27', gender: 'F' },
    })
    expect(mended.statusCode, mended.body).toBe(202)
    await issued()
  })
})
