import { expect, test } from 'vitest'
import type { NewPatient, Patient } from '#contract/patients/patients.ts'
import { openingPatient } from './patient-values.ts'
import { addingKey, savePatient } from './save-patient.ts'

const TODAY = '2026-11-22'
const VALUES = { ...openingPatient(null, null, TODAY), name: 'Ficticia Demostración', birth: '1990-01-31' }

test('a form that is sent again adds no second patient, and a corrected one is another request', async () => {
  const keyOf = addingKey()
  const sent: { body: NewPatient; key: string | undefined }[] = []
  const send = (values: typeof VALUES) =>
    savePatient({
      patient: null,
      values,
      today: TODAY,
      keyOf,
      add: async (body, { headers }) => {
        sent.push({ body, key: headers['idempotency-key'] })
        return { uid: 'ficticio' } as Patient
      },
    })
  await send(VALUES)
  await send(VALUES)
  await send({ ...VALUES, name: 'Ficticia Demostrada' })
  const [first, again, corrected] = sent
  expect(first?.body.name).toBe('Ficticia Demostración')
  expect(first?.key).toMatch(/^[0-9a-f-]{36}$/)
  expect(again).toEqual(first)
  expect(corrected?.key).not.toBe(first?.key)
})
