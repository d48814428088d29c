import { expect, test } from 'vitest'
import { TIME_ZONES } from '#contract/values/time-zone.ts'
import { timeZoneOf, timeZoneOfAddress, timeZones } from './time-zones.ts'

test.each([
  ['Av. Reforma 10, Col. Juárez, 06600 Cuauhtémoc, Ciudad de México', 'America/Mexico_City'],
  ['Av. Revolución 1200, Zona Centro, 22000 Tijuana, Baja California', 'America/Tijuana'],
  ['Calle 5 número 12, Mexicali, B.C.', 'America/Tijuana'],
  ['Calle Abasolo 3, La Paz, Baja California Sur', 'America/Mazatlan'],
  ['Av. Tulum 8, 77500 Benito Juárez, Quintana Roo', 'America/Cancun'],
  ['Av. Tulum 8, Cancún, Q. Roo, México', 'America/Cancun'],
  ['Blvd. Morelos 7, C.P. 83000, Hermosillo, Sonora', 'America/Hermosillo'],
  ['Calle Ángel Flores 2, 80000 Culiacán, Sin.', 'America/Mazatlan'],
  ['Av. México 20, 63000 Tepic, Nayarit', 'America/Mazatlan'],
  ['Paseo de los Cocoteros 1, 63735 Bahía de Banderas, Nayarit', 'America/Mexico_City'],
  ['Av. Benito Juárez 123, Centro, 31000 Chihuahua, Chihuahua', 'America/Mexico_City'],
  ['Av. Benito Juárez 123, Centro, 32000 Juárez, Chihuahua', 'America/Ciudad_Juarez'],
  ['Calle Trasviña 4, 32880 Ojinaga, Chih.', 'America/Ojinaga'],
  ['Av. Hidalgo 5, Janos, Chihuahua', 'America/Ciudad_Juarez'],
  ['Calle Padre de las Casas 9, 26000 Piedras Negras, Coahuila', 'America/Matamoros'],
  ['Calle Hidalgo 9, Col. Hidalgo, 25700 Monclova, Coahuila', 'America/Mexico_City'],
  ['Calle Acuña 1, Cd. Acuña, Coah.', 'America/Matamoros'],
  ['Calle Hidalgo 9, 88500 Reynosa, Tamaulipas', 'America/Matamoros'],
  ['Calle Hidalgo 9, 88500 Reynosa Tamps.', 'America/Matamoros'],
  ['Calle 8 número 1, 87000 Victoria, Tamaulipas', 'America/Mexico_City'],
  ['Calle 8 número 1, Anáhuac, Nuevo León', 'America/Matamoros'],
  ['Calle 8 número 1, Anáhuac', null],
  ['Calle 8 número 1', null],
])('the address "%s" has the clock %s', (location, zone) => {
  expect(timeZoneOfAddress({ location })).toBe(zone)
})

test.each([
  ['Calle 8, Juárez; Chihuahua', 'America/Ciudad_Juarez'],
  ['Calle 8\nJuárez\nChihuahua', 'America/Ciudad_Juarez'],
  ['Calle 8, Juárez, Chihuahua, México.', 'America/Ciudad_Juarez'],
  ['Calle 8, Juárez Chih', 'America/Ciudad_Juarez'],
  ['Calle 8, Ciudad Juárez, Chihuahua', 'America/Ciudad_Juarez'],
  ['Calle 8, Cd. Juárez, Chih.', 'America/Ciudad_Juarez'],
  ['Calle 8, Municipio de Juárez, Chihuahua', 'America/Ciudad_Juarez'],
  ['Calle 8, Mpio. de Juárez, Chihuahua', 'America/Ciudad_Juarez'],
  ['Calle 8, Mpio. Juárez, Chihuahua', 'America/Ciudad_Juarez'],
  ['Calle 8, CP Juárez, Chihuahua', 'America/Ciudad_Juarez'],
  ['Calle 8, C. P. Juárez, Chihuahua', 'America/Ciudad_Juarez'],
  ['Calle 8, Código Postal Juárez, Chihuahua', 'America/Ciudad_Juarez'],
  ['Calle 8, Praxedis G. Guerrero, Chihuahua', 'America/Ciudad_Juarez'],
  ['Calle 8, Villa-Unión, Coahuila de Zaragoza', 'America/Matamoros'],
  ['Calle 8, Gustavo  Díaz Ordaz 12, Tamaulipas', 'America/Matamoros'],
  ['Calle 8, Manuel Benavides, Chihuahua', 'America/Ojinaga'],
  ['Calle 8, Bahía de Banderas, Nayarit', 'America/Mexico_City'],
  // A municipality of the border is not meant where its name is part of a longer name, or stands before another state.
  ['Calle 8, Juárez Norte, Chihuahua', 'America/Mexico_City'],
  ['Calle 8, Juárez, Nuevo León', 'America/Mexico_City'],
  ['Calle Juárez, Delicias, Chihuahua', 'America/Mexico_City'],
  ['Chihuahua', 'America/Mexico_City'],
  ['Calle 8, Hermosillo Sonora', 'America/Hermosillo'],
  ['Calle Sonora', 'America/Hermosillo'],
  ['Calle 8, Guadalajara, Jalisco', null],
  ['Calle 8, Acapulco, Guerrero', null],
  ['Calle 8, Sonorita', null],
  ['', null],
])('the address "%s" without a postal code has the clock %s', (location, zone) => {
  expect(timeZoneOfAddress({ location })).toBe(zone)
})

test.each([
  // A postal code decides the time zone, whatever state the address ends with.
  ['22000', 'Calle 8, Hermosillo, Sonora', 'America/Tijuana'],
  [' 22000 ', 'Calle 8', 'America/Tijuana'],
  ['44100', 'Calle 8, Hermosillo, Sonora', 'America/Mexico_City'],
  ['31000', 'Calle 8, Ojinaga, Chihuahua', 'America/Ojinaga'],
  ['32000', 'Calle 8', 'America/Ciudad_Juarez'],
  // The municipality in the address counts more than the first digits of the postal code.
  ['32880', 'Calle 8, Ojinaga', 'America/Ojinaga'],
  ['33000', 'Calle 8', 'America/Mexico_City'],
  ['63734', 'Calle 8', 'America/Mexico_City'],
  ['63740', 'Calle 8', 'America/Mazatlan'],
  // Only a text of exactly five digits counts as a postal code.
  ['2200', 'Calle 8, Hermosillo, Sonora', 'America/Hermosillo'],
  ['220000', 'Calle 8, Hermosillo, Sonora', 'America/Hermosillo'],
  ['2200X', 'Calle 8, 80000 Culiacán', 'America/Mazatlan'],
])('the postal code "%s" of "%s" has the clock %s', (zip_code, location, zone) => {
  expect(timeZoneOfAddress({ location, zip_code })).toBe(zone)
})

test('the postal code decides where the address ends with no state', () => {
  expect(timeZoneOfAddress({ location: 'Calle 8 número 1', zip_code: '85000' })).toBe('America/Hermosillo')
})

test('the chosen clock wins, then the address of the clinic, then that of the hospital', () => {
  const hospital = { time_zone: '', zip_code: '22000', location: 'Calle 8 número 1' } as const
  const cancun = { location: 'Av. Tulum 8, 77500 Benito Juárez, Quintana Roo' }
  expect(timeZoneOf({ ...hospital, time_zone: 'America/Hermosillo' }, cancun)).toBe('America/Hermosillo')
  expect(timeZoneOf(hospital, cancun)).toBe('America/Cancun')
  expect(timeZoneOf(hospital, { location: 'Consultorio 3' })).toBe('America/Tijuana')
  expect(timeZoneOf({ time_zone: '', location: 'Calle 8 número 1' })).toBe('America/Mexico_City')
})

test('each clock but that of the centre is the clock of some place', () => {
  const used = new Set(
    timeZones.states.flatMap(({ zone, except }) => [zone, ...(except ?? []).map((other) => other.zone)]),
  )
  expect([...used].toSorted()).toEqual([...TIME_ZONES].toSorted())
})
