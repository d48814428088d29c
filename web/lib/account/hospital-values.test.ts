import { zipIn } from '#contract/values/identifiers/postal-code.ts'
import { expect, test } from 'vitest'
import { texts } from '#locales/es/workplaces.ts'
import {
  faultsWithoutShortName,
  hospitalBody,
  hospitalFaults,
  hospitalValues,
  isReachable,
} from './hospital-values.ts'

const complete = {
  ...hospitalValues(null),
  patron: 'Clínica Ejemplo',
  name: 'Ejemplo',
  location: 'Av. Ficticia 100, Col. Demo, 06600 Ciudad de México',
  zip_code: '06600',
  contact: '55 1234 5678',
}
const faults = (more: Partial<typeof complete>) =>
  Object.entries(hospitalFaults({ ...complete, ...more }, texts.rules)).filter(([, sentence]) => sentence)

test('complete values can be saved', () => expect(faults({})).toEqual([]))

test.each([
  ['patron', ' ', texts.rules.patronBlank],
  ['name', '', texts.rules.nameBlank],
  ['location', '', texts.rules.locationBlank],
  ['location', 'Av. Ficticia 100', texts.rules.zipInLocation('06600')],
  ['zip_code', ' ', texts.rules.zipBlank],
  ['zip_code', '0660', texts.rules.zip],
  ['zip_code', '06600a', texts.rules.zip],
  ['contact', '', texts.rules.contact],
  ['contact', '551234567', texts.rules.contact],
] as const)('%s «%s»', (field, value, sentence) => {
  expect(faults({ [field]: value })).toEqual([[field, sentence]])
})

test('a form without a field for the short name names no fault of it', () => {
  const blank = faultsWithoutShortName(hospitalValues(null), texts.rules)
  expect(Object.keys(blank).filter((field) => blank[field as keyof typeof blank])).toEqual([
    'patron',
    'location',
    'zip_code',
    'contact',
  ])
})

test.each([
  ['55 1234 5678', true],
  ['recepcion@clinica.example', true],
  ['55 1234 5678, recepcion@clinica.example; 33 1234 5678', true],
  ['55 1234 5678,', false],
  ['ext. 20', false],
])('%s is a contact: %s', (contact, reaches) => expect(isReachable(contact)).toBe(reaches))

test('B8 the kind of institution is sent as public or not', () => {
  expect(hospitalBody({ ...complete, kind: 'public' })).toMatchObject({ public_institution: true })
  expect(hospitalBody({ ...complete, kind: 'private' })).toEqual(
    expect.objectContaining({ public_institution: false, name: 'Ejemplo', zip_code: '06600' }),
  )
})

test.each([
  ['Calle Imaginaria 20, Col. Demo, 14000 Ciudad de México', '14000'],
  ['Calle Imaginaria 20', ''],
  ['Km 14000, Col. Demo, 01234 Ciudad de México', ''],
  ['Tel. 5512345678', ''],
])('the postal code of «%s»', (location, zip) => {
  expect(zipIn(location)).toBe(zip)
})
