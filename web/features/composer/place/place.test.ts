import { newRow } from '#contract/drafts/draft-rows.ts'
import { expect, test } from 'vitest'
import { withoutBrand } from '../draft/row.ts'
import { requestBody } from '../issue/request-body.ts'
import { emptyDraft } from '../draft/draft.ts'
import { placeOptions, shownPlace } from './place.ts'

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

test('a clinic has its own id and that of its hospital; one without an id is chosen by the id of its hospital', () => {
  const clinic = { id: 12, name: 'Consultorio 2', location: '', ...zone }
  const places = placeOptions([
    ...locations,
    { hospital: { ...hospital, id: 3 }, default: false, clinics: [clinic] },
  ])
  expect(places.map(({ value, place }) => [value, place])).toEqual([
    ['1:', { hospital: 1, clinic: null }],
    ['3:12', { hospital: 3, clinic: 12 }],
  ])
})
