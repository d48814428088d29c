import { newRow } from '#contract/drafts/draft-rows.ts'
import { expect, test } from 'vitest'
import { withoutBrand } from '../draft/row.ts'
import { requestBody } from '../issue/request-body.ts'
import { emptyDraft } from '../draft/draft.ts'
import { shownPlace } from './place.ts'

const zone = { time_zone: 'America/Mexico_City' } as const
const hospital = {
  id: 1,
  name: 'Hospital Ficticio',
  location: 'Av. Ficticia 1',
  public_institution: true,
  ...zone,
}
const locations = [{ hospital, default: true, clinics: [{ id: null, name: '', location: '', ...zone }] }]
const place = { hospital: 1, clinic: null }

test('B8 in a public institution no brand is sent, and the draft keeps it', () => {
  expect(shownPlace(locations, place)?.isPublic).toBe(true)
  const written = { ...newRow('a'), generic: 'Paracetamol', brand: 'Marca Ficticia', drug_upc: 'x' }
  const draft = { ...emptyDraft('clave'), rows: [written] }
  expect(requestBody(draft, place).medications[0]).toHaveProperty('brand', 'Marca Ficticia')
  const shown = { ...draft, rows: draft.rows.map(withoutBrand) }
  expect(requestBody(shown, place).medications[0]).not.toHaveProperty('brand')
  expect(written.brand).toBe('Marca Ficticia')
})
