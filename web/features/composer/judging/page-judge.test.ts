import { newRow } from '#contract/drafts/draft-rows.ts'
import { expect, test } from 'vitest'
import { judgeDraft } from './page-judge.ts'
import { prescriberOfProfile } from './prescriber-of.ts'

const doctor = {
  name: 'Prueba Ficticia',
  profession: 'physician',
  cedula_prof: '0000001',
  alma_mater: 'Universidad de Ejemplo',
  phone: '5500000000',
  specialty_verified: true,
}
const place = { public_institution: false, location: 'Av. Ficticia 100' }

const told = (more: Partial<typeof doctor>, at: typeof place | null = place) =>
  judgeDraft({
    rows: [newRow('row')],
    fields: {},
    place: at,
    prescriber: prescriberOfProfile({ ...doctor, ...more }),
    catalogue: undefined,
    day: '2026-11-22',
  }).prescriberFaults.map(({ refusal, say }) => [refusal.code, say('es')])

test('a doctor who may issue has no faults, whatever is written', () => {
  expect(told({})).toEqual([])
  // A missing place is reported by the section of the place, which knows whether the places are only still
  // loading.
  expect(told({}, null)).toEqual([])
})

test.each([
  [{ cedula_prof: '' }, 'licence-missing', 'Falta su cédula profesional'],
  [{ specialty_verified: false }, 'licence-unverified', 'Su cédula aún no está verificada'],
  [{ profession: 'psychologist' }, 'profession-not-allowed', 'Su profesión registrada no puede'],
  [{ profession: 'veterinarian' }, 'animal-patient-needed', 'Un médico veterinario'],
])('the fault of %o is shown on the page: %s', (more, code, sentence) => {
  expect(told(more)).toEqual([[code, expect.stringContaining(sentence)]])
})

test('missing data of doctor and place are listed together', () => {
  const [fault, ...more] = told({ alma_mater: '', phone: ' ' }, { ...place, location: '' })
  expect(more).toEqual([])
  expect(fault).toEqual([
    'prescriber-incomplete',
    'Para emitir falta lo que la receta debe llevar: la institución que expidió su título, su teléfono y el domicilio del lugar de trabajo.',
  ])
})

test('a unit in which the product is never taken is refused before the catalogue is on the page', () => {
  const row = {
    ...newRow('row'),
    drug_upc: '00000000-0000-4000-8000-000000000001',
    generic: 'Omeprazol',
    presentation: 'Omeprazol cápsula 20 mg, caja con 14 cápsulas',
    via: 'oral' as const,
    fraction: 'VI' as const,
    instructions: '5 ml c/8h x 7d',
  }
  const { rowOf } = judgeDraft({
    rows: [row],
    fields: {},
    place,
    prescriber: prescriberOfProfile(doctor),
    catalogue: undefined,
    day: '2026-11-22',
  })
  expect(rowOf('row')?.faults.map(({ key }) => key)).toEqual(['measure-of-form'])
})
