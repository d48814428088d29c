import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sheetOf } from '#contract/prescription/sheet/sheet.ts'
import { signedSheet } from '#contract/prescription/sheet/sheet-document.ts'
import { professions } from '#contract/profile/professions.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { SignedDocumentSchema } from '#contract/signed-document.ts'
import { addDays } from '#contract/values/calendar-day.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { law } from '#knowledge/law/law.ts'
import { sheetWords } from '../../pdf/sheet-words.ts'
import { call } from '../../testing/call.ts'
import { testCatalogue, uidOfDrug } from '../../testing/clinical/catalogue.ts'
import { createDoctor, createPatient } from '../../testing/factories.ts'
import { INSTRUCTIONS } from '../../testing/issue.ts'
import { startTestServer, withClient, type TestServer } from '../../testing/test-server.ts'

// Tests of which professions may issue what (rules A1 to A10 of mexico.md), over the whole server.

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ catalogue: testCatalogue })
})
afterAll(() => server.close())

type Lacking = Parameters<typeof createDoctor>[1]

/** Issues a prescription of one drug. @returns the code of the refusal, the fields to correct, or 201 */
async function issuing(
  profile: Lacking,
  drug: string | { text: string; picked?: string; generic?: string } = 'Cuatropril',
) {
  const doctor = await createDoctor(server, profile)
  const { uid } = await createPatient(server, doctor)
  const named =
    typeof drug === 'string'
      ? { drug_upc: uidOfDrug(drug) }
      : {
          presentation: drug.text,
          ...(drug.picked && { drug_upc: uidOfDrug(drug.picked) }),
          ...(drug.generic && { generic: drug.generic }),
        }
  const answer = await call(server, 'POST /api/v2/rx-endpoint/', {
    headers: doctor.auth,
    body: {
      patient: { uid },
      medications: [{ ...named, via: 'oral', instructions: INSTRUCTIONS, qty: 1 }],
    },
  })
  const body = answer.json<{ code?: string; fields?: Record<string, string[]>; signature?: string }>()
  const verdict = answer.statusCode === 201 ? 'issued' : body.code
  return { doctor, verdict, fields: Object.keys(body.fields ?? {}), signature: body.signature ?? '' }
}

const payloadOf = (signature: string) =>
  withClient(server.ownerUrl, async (client) => {
    const { rows } = await client.query<{ payload: string }>(
      'select payload from prescription where signature = $1',
      [signature],
    )
    return SignedDocumentSchema.parse(JSON.parse(rows[0]?.payload ?? ''))
  })

const printed = async (signature: string) => {
  const document = signedSheet(await payloadOf(signature), { id: 1, signature })
  const live = { brand: '', demo: false, verify: null, ended: null, endedRows: new Map<number, string>() }
  return sheetOf(document, live, sheetWords('es')).doctor
}

test('A1 without a cédula nothing is issued', async () => {
  expect((await issuing({ cedula: '' })).verdict).toBe('licence-missing')
})

test.each(['unverified', 'pending', 'rejected'])(
  'A2 with a licence that is %s nothing is issued',
  async (state) => {
    const { doctor } = await issuing({})
    await withClient(server.ownerUrl, (client) =>
      client.query('update doctor set licence_state = $2 where doctor_id = $1', [doctor.id, state]),
    )
    const { uid } = await createPatient(server, doctor)
    const answer = await call(server, 'POST /api/v2/rx-endpoint/', {
      headers: doctor.auth,
      body: {
        patient: { uid },
        medications: [{ drug_upc: uidOfDrug('Cuatropril'), instructions: INSTRUCTIONS }],
      },
    })
    expect(answer.json()).toMatchObject({ code: 'licence-unverified' })
  },
)

describe('A3 only listed professions may prescribe', () => {
  test.each(['physician', 'homeopath', 'dentist', 'nurse', 'intern', 'nursing-intern'])(
    '%s',
    async (profession) => {
      expect((await issuing({ profession })).verdict).toBe('issued')
    },
  )
  test.each(['midwife', 'psychologist', 'constructor', ''])('not «%s»', async (profession) => {
    expect((await issuing({ profession })).verdict).toBe('profession-not-allowed')
  })
  test('the form offers the professions of the law', () => {
    expect([...professions].toSorted()).toEqual([...law.professions].toSorted())
  })
})

test.each(['homeopath', 'nurse', 'nursing-intern'])(
  'A4 a %s may not prescribe class I',
  async (profession) => {
    expect(law.prescriberRule(profession)?.classes).not.toContain('I')
    // A class I medicine is refused for everybody (C1), before the profession is checked.
    expect((await issuing({ profession }, 'Unomicto')).verdict).toBe('class-one-needs-official-pad')
  },
)

test.each(['nurse', 'intern', 'nursing-intern'])(
  'A5 a %s may prescribe classes III to VI only',
  async (profession) => {
    expect(law.prescriberRule(profession)?.classes).toEqual(['III', 'IV', 'V', 'VI'])
    expect((await issuing({ profession }, 'Dosazolam')).verdict).toBe('profession-not-allowed')
  },
)

describe('A6 a nurse may prescribe only products with a key of the Compendio', () => {
  test.each(['nurse', 'nursing-intern'])('%s', async (profession) => {
    expect((await issuing({ profession }, 'Cuatropril')).verdict).toBe('issued')
    const without = await issuing({ profession }, 'Seisalbina')
    expect([without.verdict, without.fields]).toEqual(['invalid-input', ['medications.0.presentation']])
    const free = await issuing({ profession }, { text: 'Preparado de botica' })
    expect(free.fields).toEqual(['medications.0.presentation'])
  })
  test.each([
    ['Cuatropril tableta 10 mg, caja con 20 tabletas', 'issued'],
    ['Cuatropril tableta 20 mg, caja con 20 tabletas', 'invalid-input'],
    ['Seisalbina tableta 10 mg, caja con 20 tabletas', 'invalid-input'],
    ['tabletas de 10 mg de cuatropril', 'issued'],
    ['Cuatropril tableta 10 mg, y seisalbina tableta 10 mg', 'invalid-input'],
  ])('%s as a free text is %s', async (text, verdict) => {
    expect((await issuing({ profession: 'nurse' }, { text })).verdict).toBe(verdict)
  })
  test('a text that is written over a picked product names a medicine of the Compendio as well', async () => {
    const over = async (text: string) =>
      (await issuing({ profession: 'nurse' }, { text, picked: 'Cuatropril' })).verdict
    expect(await over('Cuatropril tabletas de 10 mg, caja con 60')).toBe('issued')
    expect(await over('Cuatropril tableta 20 mg')).toBe('invalid-input')
  })
  test('the generic name counts in its own field as in the text', async () => {
    const named = async (generic: string, text: string) =>
      (await issuing({ profession: 'nurse' }, { text, generic })).verdict
    expect(await named('Cuatropril', 'tableta 10 mg')).toBe('issued')
    expect(await named('Seisalbina', 'Cuatropril tableta 10 mg')).toBe('invalid-input')
  })
  test('other professions may prescribe any product', async () => {
    expect((await issuing({ profession: 'intern' }, 'Seisalbina')).verdict).toBe('issued')
  })
})

describe('A7', () => {
  test('a dentist may not prescribe class I, for a dental case or not', async () => {
    expect((await issuing({ profession: 'dentist' }, 'Unomicto')).verdict).toBe(
      'class-one-needs-official-pad',
    )
  })
  test('a veterinarian may prescribe for animals only, and every patient here is a person', async () => {
    expect((await issuing({ profession: 'veterinarian' })).verdict).toBe('animal-patient-needed')
  })
})

test('A8 every sheet shows licence and institution; without the institution nothing is issued', async () => {
  const { signature } = await issuing({})
  expect(await printed(signature)).toMatchObject({
    cedula: 'Cédula profesional 0000001',
    institution: 'Universidad de Ejemplo',
  })
  expect((await issuing({ institution: '' })).verdict).toBe('prescriber-incomplete')
})

test('A9 a specialty is printed only with its own cédula', async () => {
  expect(await printed((await issuing({})).signature)).toMatchObject({
    specialty: 'Medicina interna',
    specialtyCedula: 'Cédula de especialidad 0000002',
  })
  expect(await printed((await issuing({ specialty_cedula: '' })).signature)).toMatchObject({
    specialty: '',
    specialtyCedula: '',
  })
})

test('A10 a certificate is printed while it is valid, and an expired one gives a warning', async () => {
  const { doctor } = await issuing({})
  const { uid } = await createPatient(server, doctor)
  const today = mexicoDay(server.clock.now)
  const withCertificate = async (until: string) => {
    const saved = await call(server, 'PATCH /api/v2/profile/', {
      headers: doctor.auth,
      body: { specialty_until: until },
    })
    const rx = await call(server, 'POST /api/v2/rx-endpoint/', {
      headers: doctor.auth,
      body: {
        patient: { uid },
        medications: [{ drug_upc: uidOfDrug('Cuatropril'), instructions: INSTRUCTIONS, qty: 1 }],
      },
    })
    const sheet = await printed(rx.json<{ signature: string }>().signature)
    return { expired: saved.json<Profile>().specialty_expired, shown: sheet.specialtyCedula }
  }
  expect(await withCertificate(today)).toEqual({
    expired: false,
    shown: expect.stringMatching(/^Cédula de especialidad 0000002, certificado vigente hasta el /),
  })
  expect(await withCertificate(addDays(today, -1))).toEqual({
    expired: true,
    shown: 'Cédula de especialidad 0000002',
  })
  expect(await withCertificate('')).toEqual({ expired: false, shown: 'Cédula de especialidad 0000002' })
})
