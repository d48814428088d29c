import { describe, expect, test } from 'vitest'
import { codeOf } from './corpus/read-corpus.ts'
import { parsePosology } from './parse.ts'
import { quantityOf } from './quantity.ts'
import { sentenceOf } from './sentence.ts'

const codesOf = (text: string): string[] => parsePosology(text).problems.map(({ code }) => code)

describe('an instruction with two readings is refused', () => {
  test.each([
    // The amount in brackets may be that of one unit or of all units of the dose.
    ['4 tab (2.5 mg) los sabados', 'ambiguous'],
    ['2 tab (500 mg) c/8h', 'ambiguous'],
    ['2 tab (20 mg) c/24h', 'ambiguous'],
    ['2 disparos (100 mcg) c/8h', 'ambiguous'],
    ['3 tab (5 mg) c/8h', 'ambiguous'],
    ['2.5 mg (4 tab) los sabados', 'ambiguous'],
    // "Media noche" is midnight, or half a tablet at night.
    ['1 tab al mediodia y media noche', 'ambiguous'],
    ['1 cap cada mañana y media noche por 7 dias', 'ambiguous'],
    ['1 tab en la noche y media tarde', 'ambiguous'],
    ['1 tab en la noche y media mañana', 'ambiguous'],
    ['1 tab y media noche x 7 d', 'ambiguous'],
    // "1 y media en días alternos" is one tablet and half a tablet in turn, or one and a half on every second day.
    ['1 y 1/2 tab dias alternos', 'ambiguous'],
    ['1 y media tab en dias alternos', 'ambiguous'],
    // "Por día y por noche" may be two doses a day.
    ['1 tab por dia y por noche x 7 dias', 'ambiguous'],
    ['1 tab cada dia y noche', 'ambiguous'],
    ['1 tab cada noche y cada dia', 'ambiguous'],
    ['1 tab al dia y por la noche', 'ambiguous'],
    ['1 tab por la noche y al dia x 7 d', 'ambiguous'],
    ['1 tab diaria y por la noche', 'ambiguous'],
    // A syringe measures a dose by mouth, or is the package of an injection.
    ['1 jeringa de 5 ml c/12h x 7 dias', 'ambiguous'],
    ['media jeringa c/12h x 7 dias', 'ambiguous'],
    ['1 jeringa VO c/12h x 7 dias', 'ambiguous'],
    ['1 frasco c/12h x 7 dias', 'ambiguous'],
    // After a dose of 500 mg, a number 1 without a unit hardly means milligrams; after 1 g, a number 500 hardly means grams.
    ['500 mg c/8h x 3 d, luego 1 c/12h x 3 d', 'ambiguous'],
    ['500 mg en la mañana y 1 en la noche x 5 dias', 'ambiguous'],
    ['1 g c/8h x 3 d, luego 500 c/12h x 3 d', 'ambiguous'],
    ['100 mcg c/24h x 7 d, luego 2 c/24h x 7 d', 'ambiguous'],
    // A maximum of 3 may count tablets, or times that the dose is taken.
    ['2 tab c/8h prn max 3 al dia', 'ambiguous'],
    ['2 tab prn max 3 al dia', 'ambiguous'],
    ['1 a 2 tab prn dolor max 4 al dia', 'ambiguous'],
    ['2 tab prn max 3 tabletas al dia', 'contradiction'],
    ['2 tab prn max 1 tableta al dia', 'contradiction'],
  ])('%s', (text, code) => {
    expect(codesOf(text)).toContain(code)
    expect(parsePosology(text).confident).toBe(false)
  })
})

test.each([
  ['60 mg c/24h x 5 d, luego 3 c/24h x 5 d', '3 mg'],
  ['500 mg c/8h x 3 d, luego 250 c/12h x 3 d', '250 mg'],
  ['20 mg en la mañana y 10 en la noche x 7 d', '10 mg'],
])('%s: a number without a unit is a weight like the one before it', (text, dose) => {
  const reading = parsePosology(text)
  expect(reading.confident).toBe(true)
  expect(JSON.stringify(reading)).toContain(`"low":${dose.split(' ')[0]},"unit":"mg"`)
})

describe('a dose after a comma may be taken beside the dose before, and not after it', () => {
  test.each([
    '10 UI por la mañana por 30 dias, 6 UI por la noche',
    '1 tab por la mañana por 10 dias, 2 tab por la noche por 10 dias',
    '1 tab con el desayuno 1 mes, 1 tab con la cena',
    '1 tab de lunes a viernes por 4 semanas, 1/2 tab sabado y domingo',
    '1 tab lunes por 4 semanas. 2 tab jueves',
    '1 gota ojo derecho c/8h 7 dias, 1 gota ojo izquierdo c/12h 7 dias',
  ])('%s', (text) =>
    expect([codesOf(text).includes('ambiguous'), parsePosology(text).confident]).toEqual([true, false]),
  )

  test.each([
    [
      '1 tab por la noche 7 dias, 2 tab por la noche 7 dias',
      '1 tableta | NIGHT | 7d > 2 tableta | NIGHT | 7d',
    ],
    [
      '1 tab por la noche 7 dias, luego 1 tab por la mañana 7 dias',
      '1 tableta | NIGHT | 7d > 1 tableta | MORN | 7d',
    ],
    [
      '2 tab por la mañana dia 1 a 3, 1 tab por la noche dia 4 a 6',
      '2 tableta | MORN | 3d > 1 tableta | NIGHT | 3d',
    ],
    [
      '1 tab por la mañana y 2 tab por la noche por 10 dias',
      '1 tableta | MORN | 10d & 2 tableta | NIGHT | 10d',
    ],
  ])('%s is read as %s', (text, code) => {
    const { confident, steps } = parsePosology(text)
    expect([confident, codeOf(steps)]).toEqual([true, code])
  })
})

describe('a later step whose duration is that of the whole course takes the rest of it', () => {
  test.each([
    [
      '1 tab c/8h 3 dias, luego c/12h hasta completar 10 dias',
      '1 tableta | /8h | 3d > 1 tableta | /12h | 7d',
    ],
    [
      '2 tab el primer dia, luego 1 tab c/24h hasta completar 5 dias',
      '2 tableta | #1 > 1 tableta | /24h | 4d',
    ],
    [
      '1 tab c/8h 1 semana, luego c/12h hasta completar 2 semanas',
      '1 tableta | /8h | 1wk > 1 tableta | /12h | 7d',
    ],
    ['1 tab c/12h hasta completar 10 dias', '1 tableta | /12h | 10d'],
  ])('%s is %s', (text, code) => {
    const { confident, steps } = parsePosology(text)
    expect([confident, codeOf(steps)]).toEqual([true, code])
  })

  test.each([
    '1 tab c/8h 3 dias, luego c/12h en total 10 dias',
    '1 tab c/8h 3 dias, luego c/12h por un total de 10 dias',
    '1 tab c/8h 3 dias, luego c/12h hasta 10 dias',
    '1 tab c/8h 3 dias, luego c/12h hasta por 10 dias',
    '1 tab c/8h 3 dias, luego c/12h hasta completar 3 dias',
    '1 tab c/8h 3 dias, luego c/12h hasta completar 1 mes',
    '1 tab dosis unica, luego 1 tab c/24h hasta completar 5 dias',
  ])('%s may count from the first day or from the second step', (text) =>
    expect([codesOf(text).includes('ambiguous'), parsePosology(text).confident]).toEqual([true, false]),
  )
})

test.each([
  ['1 tab hoy y otra en 1 semana', 'not-understood'],
  ['1 tab hoy y 1 tab en una semana', 'not-understood'],
  ['1 tab dosis unica, luego 1 tab a la semana', 'ambiguous'],
  ['lavar y aplicar c/noche 6 semanas', 'not-understood'],
  ['aplicar y lavar c/24h 3 dias', 'not-understood'],
])('%s: one more dose is no weekly one, and no act is left out', (text, code) =>
  expect([codesOf(text).includes(code), parsePosology(text).confident]).toEqual([true, false]),
)

describe('every day and a weekday contradict each other', () => {
  test.each([
    '4 tab c/24h los sabados x 12 semanas',
    '15 mg diario los lunes',
    '2.5 mg diario sabados',
    '5 mg c/24h los domingos',
    '1 tab c/24h lunes',
    '1 tab diario lunes',
    '1 tab todos los dias los lunes',
    '1 tab al dia los lunes',
    '1 tab una vez al dia los lunes',
    '1 tab c/24h de lunes a viernes',
    '1 tab cada tercer dia los lunes',
    '4 tab c/8h los sabados',
    '4 tab c/12h los sabados x 12 semanas',
    '1 tab mañana y noche diario los lunes',
  ])('%s', (text) =>
    expect([codesOf(text).includes('contradiction'), parsePosology(text).confident]).toEqual([true, false]),
  )

  test.each([
    ['4 tab los sabados x 12 semanas', 'Tomar 4 tabletas solo los sábados durante 12 semanas.'],
    [
      '4 tab semanal los sabados x 12 semanas',
      'Tomar 4 tabletas una vez por semana, los sábados, durante 12 semanas.',
    ],
    ['1 tab de lunes a viernes x 4 semanas', 'Tomar 1 tableta solo de lunes a viernes durante 4 semanas.'],
    [
      '1 tab c/12h lunes, miercoles y viernes x 4 semanas',
      'Tomar 1 tableta cada 12 horas, solo los lunes, miércoles y viernes, durante 4 semanas.',
    ],
    [
      '1 tab 2 veces al dia los lunes y martes x 4 semanas',
      'Tomar 1 tableta 2 veces al día, solo los lunes y martes, durante 4 semanas.',
    ],
  ])('%s is read as %s', (text, sentence) => {
    const { confident, steps } = parsePosology(text, { route: 'oral' })
    expect([confident, sentenceOf(steps).replace(' por vía oral', '')]).toEqual([true, sentence])
  })
})

describe('an interval of minutes needs an end within the hour', () => {
  test.each([
    '1 tab cada 8 minutos',
    '1 tab c/15 minutos',
    '10 UI cada 8 minutos',
    '1 tab c/15 min x 7 d',
    '1 tab cada 1 minuto por 7 dias',
  ])('%s is absurd', (text) =>
    expect([codesOf(text).includes('absurd'), parsePosology(text).confident]).toEqual([true, false]),
  )

  test.each([
    ['2 disparos c/20 min x 3 dosis', '2 disparo | /20min | #3'],
    ['1 tab SL cada 5 minutos maximo 3 dosis', '1 tableta | /5min | #3 | sublingual'],
  ])('%s is read', (text, code) => {
    const { confident, steps } = parsePosology(text)
    expect([confident, codeOf(steps)]).toEqual([true, code])
  })
})

describe('"cada 8 días" is weekly, as in Mexico', () => {
  test.each([
    '1 tab cada 8 dias por 8 semanas',
    '1 tab c/8 d x 8 semanas',
    '1 tab cada ocho dias por 8 semanas',
  ])('%s', (text) => {
    const { confident, steps, assumed } = parsePosology(text)
    expect([confident, codeOf(steps), assumed]).toEqual([true, '1 tableta | 1x/wk | 8wk', ['weekly']])
    expect(sentenceOf(steps)).toBe('1 tableta una vez por semana durante 8 semanas.')
    expect(quantityOf(steps)).toEqual({ known: true, value: 8, unit: 'tableta' })
  })
})

test.each([
  ['1 tab (500 mg) c/8h', '1 tableta de 500 mg | /8h'],
  ['1.5 tab en dias alternos', '1.5 tableta | /2d'],
  ['5 ml (250 mg) c/8h', '5 ml de 50 mg | /8h'],
  ['1 tab en la mañana y media en la noche', '1 tableta | MORN & 0.5 tableta | NIGHT'],
  ['1 jeringa SC cada semana', '1 jeringa prellenada | 1x/wk | subcutánea'],
  ['1 frasco IV c/12h', '1 frasco ámpula | /12h | intravenosa'],
  ['2 tab c/8h prn max 6 tabletas al dia', '2 tableta | /8h | prn: | max 6'],
  ['1 tab c/8h prn max 3 al dia', '1 tableta | /8h | prn: | max 3'],
  ['1 a 2 tab c/8h prn max 6 al dia', '1-2 tableta | /8h | prn: | max 6'],
])('%s has one reading', (text, code) => {
  const { confident, steps } = parsePosology(text)
  expect([confident, codeOf(steps)]).toEqual([true, code])
})

test('a prefilled syringe may be named by the route of its row', () => {
  expect(parsePosology('1 jeringa c/24h x 7 d', { route: 'subcutánea' }).confident).toBe(true)
  expect(parsePosology('1 jeringa c/24h x 7 d', { route: 'oral' }).confident).toBe(false)
})

describe('more times a day than anybody takes', () => {
  test.each([
    '1 tab 20 veces al día',
    '1 tab 9 veces al día x 7 d',
    '1 cap 10 veces al dia',
    '1 gomita 9 veces al día',
    '1 gota 13 veces al dia',
  ])('%s is doubted', (text) =>
    expect([codesOf(text).includes('absurd'), parsePosology(text).confident]).toEqual([true, false]),
  )

  test.each([
    '1 tab 5 veces al día x 7 d',
    '1 tab 8 veces al dia x 7 d',
    '1 gota 12 veces al dia x 2 d',
    '1 gota cada hora x 2 d',
  ])('%s is read', (text) => expect(parsePosology(text).confident).toBe(true))
})

describe('fasting and the time before breakfast are both kept', () => {
  test.each([
    [
      '1 tab por la mañana en ayunas 30 min antes del desayuno x 30 d',
      '1 tableta 30 minutos antes del desayuno durante 30 días, en ayunas.',
    ],
    [
      '1 tab 30 min antes del desayuno en ayunas x 30 d',
      '1 tableta 30 minutos antes del desayuno durante 30 días, en ayunas.',
    ],
    ['1 tab en ayunas antes del desayuno x 30 d', '1 tableta antes del desayuno durante 30 días, en ayunas.'],
    ['1 tab en ayunas x 30 d', '1 tableta en ayunas durante 30 días.'],
    ['1 tab 30 min antes del desayuno x 30 d', '1 tableta 30 minutos antes del desayuno durante 30 días.'],
  ])('%s', (text, sentence) => {
    const { confident, steps } = parsePosology(text)
    expect([confident, sentenceOf(steps)]).toEqual([true, sentence])
  })
})
