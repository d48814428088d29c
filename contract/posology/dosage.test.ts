import { expect, test } from 'vitest'
import { dosagesOf } from './dosage.ts'
import { parsePosology } from './parse.ts'
import { englishSentenceOf } from './sentence-en.ts'

const UCUM = 'http://unitsofmeasure.org'
const dosages = (text: string) => dosagesOf(parsePosology(text).steps)
const day = { value: 1, unit: 'd', system: UCUM, code: 'd' }

test('a regular dose', () => {
  expect(dosages('500 mg VO c/8h x 7d')).toEqual([
    {
      sequence: 1,
      text: 'Tomar 500 mg por vía oral cada 8 horas durante 7 días.',
      timing: {
        repeat: {
          boundsDuration: { value: 7, unit: 'd', system: UCUM, code: 'd' },
          frequency: 1,
          period: 8,
          periodUnit: 'h',
        },
      },
      route: { text: 'oral' },
      doseAndRate: [{ doseQuantity: { value: 500, unit: 'mg', system: UCUM, code: 'mg' } }],
    },
  ])
})

test('as needed, with a reason and a most', () => {
  expect(dosages('1-2 tab VO c/6-8h PRN dolor máx 6 tabletas al día, con un vaso de agua')).toMatchObject([
    {
      asNeededCodeableConcept: { text: 'dolor' },
      additionalInstruction: [{ text: 'con un vaso de agua' }],
      doseAndRate: [
        { doseRange: { low: { value: 1, unit: 'tableta' }, high: { value: 2, unit: 'tabletas' } } },
      ],
      timing: { repeat: { frequency: 1, period: 6, periodMax: 8, periodUnit: 'h' } },
      maxDosePerPeriod: { numerator: { value: 6, unit: 'tabletas' }, denominator: day },
    },
  ])
  expect(dosages('1 tab PRN máx 2 al día')[0]).toMatchObject({ asNeededBoolean: true })
})

test('moments, times of day, days of the week, a count', () => {
  expect(dosages('1-0-1 tab x 5 a 7 días')[0]?.timing?.repeat).toMatchObject({
    frequency: 2,
    period: 1,
    periodUnit: 'd',
    when: ['MORN', 'NIGHT'],
    boundsRange: { low: { value: 5 }, high: { value: 7 } },
  })
  expect(dosages('1 cap c/24h 30 min antes del desayuno')[0]?.timing?.repeat).toMatchObject({
    when: ['ACM'],
    offset: 30,
  })
  expect(dosages('1 tab en ayunas')[0]?.timing?.repeat.when).toEqual(['ACM'])
  expect(dosages('1 tab a las 8:00 y 20:00')[0]?.timing?.repeat.timeOfDay).toEqual(['08:00:00', '20:00:00'])
  expect(dosages('1 tab los lunes y jueves')[0]?.timing?.repeat).toEqual({ dayOfWeek: ['mon', 'thu'] })
  expect(dosages('1 tab dosis única')[0]?.timing).toEqual({ repeat: { count: 1 } })
})

test('what follows has another sequence, what runs beside it the same', () => {
  expect(dosages('40 mg x 5 d, luego 20 mg x 5 d').map(({ sequence }) => sequence)).toEqual([1, 2])
  expect(dosages('10-0-12 UI x 30 d').map(({ sequence }) => sequence)).toEqual([1, 1])
})

test.each([
  ['1 tab c/8h x 7d VO', 'Take 1 tablet by mouth every 8 hours for 7 days.'],
  ['media tableta VO en la noche', 'Take half a tablet by mouth at night.'],
  ['40 mg x 5 d, luego 20 mg x 5 d', '40 mg once a day for 5 days; then 20 mg once a day for 5 days.'],
  [
    '1 tab VO c/6h PRN dolor o fiebre máx 4 al día',
    'Take 1 tablet by mouth every 6 hours, only for pain or fever, no more than 4 tablets a day.',
  ],
  [
    '10-0-12 UI SC x 30 d',
    'Inject 10 units under the skin in the morning and 12 units at night for 30 days.',
  ],
  ['1 gota en ojo derecho c/8h x 10 d', 'Use 1 drop in the right eye every 8 hours for 10 days.'],
  [
    'aplicar capa fina en zona afectada 2 veces al dia x 2 sem',
    'Apply a thin layer on the affected area twice a day for 2 weeks.',
  ],
  ['4 tab VO los lunes x 12 semanas', 'Take 4 tablets by mouth on Monday for 12 weeks.'],
  ['1 tab VO cada tercer día x 15 d', 'Take 1 tablet by mouth every other day for 15 days.'],
  [
    '1 tab VO si fiebre > 38, máx 3 veces al día',
    'Take 1 tablet by mouth, only for fever above 38 °C, no more than 3 times a day.',
  ],
  [
    '1 tab VO mañana y noche con alimentos x 5 d',
    'Take 1 tablet by mouth in the morning and at night, with food, for 5 days.',
  ],
  ['2 tabs VO dosis única', 'Take 2 tablets by mouth as a single dose.'],
  [
    '1 tab VO c/24h sin suspender con abundante agua',
    'Take 1 tablet by mouth every 24 hours without stopping, with plenty of water.',
  ],
])('%s in English', (text, english) => {
  expect(englishSentenceOf(parsePosology(text).steps)).toBe(english)
})
