import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IssuedPrescription, Prescription } from '#contract/prescriptions.ts'
import type { TimelineEvent } from '#contract/prescription-timeline.ts'
import type { PageOf } from '#contract/schemas/page.ts'
import type { PrescriptionAgain } from '#contract/medications/usual.ts'
import type { UndoReason } from '#contract/undo.ts'
import { formatCode } from '#contract/values/identifiers/format-code.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { issuePrescriptionFor } from '../testing/issue.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { endInWords } from './end-in-words.ts'

let server: TestServer
let doctor: TestDoctor
let uid: string
beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  uid = (await createPatient(server, doctor, { email: 'paciente@correo.example' })).uid
})
afterAll(() => server.close())

type Spoken = 'es' | 'en'
const get = async <T>(path: string, language: Spoken): Promise<T> =>
  (
    await call(server, `GET /api/v2/${path}`, { headers: { ...doctor.auth, 'accept-language': language } })
  ).json<T>()

/**
 * The reason of the end in each response to the doctor that contains it: detail, list, timeline and the data for a new
 * draft.
 */
async function told({ signature }: IssuedPrescription, language: Spoken): Promise<string[]> {
  const detail = await get<Prescription>(`rx-endpoint/${signature}`, language)
  const { results } = await get<PageOf<Prescription>>('rx-endpoint/', language)
  const events = await get<TimelineEvent[]>(`rx/timeline/${signature}/`, language)
  const again = await get<PrescriptionAgain>(`usual/again/${signature}/`, language)
  return [
    detail.reason_of_rejected,
    results.find((one) => one.signature === signature)?.reason_of_rejected ?? '',
    events.find(({ kind }) => kind === 'rejected')?.note ?? '',
    again.cancelled?.reason ?? '',
  ]
}

const act = async (path: string, body: unknown, language: Spoken = 'es') => {
  const headers = { ...doctor.auth, 'accept-language': language }
  const answer = await call(server, `POST /api/${path}`, { headers, body })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
}
const four = (text: string): string[] => [text, text, text, text]

describe('the reason of an end is told in the language of the request', () => {
  test('when the prescription was replaced', async () => {
    const old = await issuePrescriptionFor(server, doctor, uid)
    const made = await issuePrescriptionFor(server, doctor, uid, { replaces: old.signature })
    const code = formatCode(made.code)
    expect(await told(old, 'es')).toEqual(four(`Sustituida por la receta ${code}`))
    expect(await told(old, 'en')).toEqual(four(`Replaced by prescription ${code}`))
  })

  test('when the issue was undone', async () => {
    const rx = await issuePrescriptionFor(server, doctor, uid)
    await act(`v2/rx/undo/${rx.signature}/`, { reason: 'address' satisfies UndoReason })
    expect(await told(rx, 'es')).toEqual(four('Deshecha antes de enviarse: correo equivocado'))
    expect(await told(rx, 'en')).toEqual(four('Taken back before it was sent: wrong address'))
  })

  test('when it was cancelled for a reason of the list, in either language, with the note as it was written', async () => {
    const noted = await issuePrescriptionFor(server, doctor, uid)
    await act(`v2/rx/cancel/${noted.signature}/`, { reason: 'mistake', note: 'Alergia: no' })
    expect(await told(noted, 'es')).toEqual(four('Error de captura: Alergia: no'))
    expect(await told(noted, 'en')).toEqual(four('Mistake while writing: Alergia: no'))
    const plain = await issuePrescriptionFor(server, doctor, uid)
    await act(`v2/rx/cancel/${plain.signature}/`, { reason: 'allergy' }, 'en')
    expect(await told(plain, 'es')).toEqual(four('Alergia'))
    expect(await told(plain, 'en')).toEqual(four('Allergy'))
  })

  test('but another reason, and a free text, are told as they were written', async () => {
    const other = await issuePrescriptionFor(server, doctor, uid)
    await act(`v2/rx/cancel/${other.signature}/`, { reason: 'other', note: 'Alergia' })
    expect(await told(other, 'en')).toEqual(four('Alergia'))
    const free = await issuePrescriptionFor(server, doctor, uid)
    await act(`v1/prescriptions/reject/${free.signature}`, {
      rejected: true,
      reason_of_rejected: 'Alergia',
    })
    expect(await told(free, 'en')).toEqual(four('Alergia'))
  })
})

test.each([
  ['replaced', 'Reemplazada por otra'],
  ['undone:nunca', 'Deshecha'],
  ['allergy', 'Alergias'],
  ['nunca', 'Otro texto'],
  ['', ''],
])('the code "%s" with the stored text "%s" keeps the text', (end_reason, reason_of_rejected) => {
  expect(endInWords({ end_reason, reason_of_rejected }, 'en')).toBe(reason_of_rejected)
})
