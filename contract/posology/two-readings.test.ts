import { describe, expect, test } from 'vitest'
import { parsePosology } from './parse.ts'
import { twoReadings } from './two-readings.ts'

describe('an instruction of two readings offers both, each with its sentence', () => {
  test.each<[string, string, string]>([
    [
      '4 tab (2.5 mg) los sabados',
      '4 tabletas de 2.5 mg solo los sábados.',
      '4 tabletas de 0.625 mg solo los sábados.',
    ],
    [
      '1 tab antes de los alimentos y al acostarse x 14 d',
      '1 tableta antes del desayuno, antes de la comida, antes de la cena y al acostarse durante 14 días.',
      '1 tableta al acostarse durante 14 días.',
    ],
    [
      '1 tab con los alimentos y por la noche',
      '1 tableta con el desayuno y con la comida y con la cena y por la noche.',
      '1 tableta por la noche, con los alimentos.',
    ],
    [
      '10 UI por la mañana por 30 dias, 6 UI por la noche',
      '10 unidades por la mañana durante 30 días; después, 6 unidades por la noche.',
      '10 unidades por la mañana y 6 unidades por la noche durante 30 días.',
    ],
    [
      '1 tab semanal x 3',
      '1 tableta una vez por semana por 3 dosis.',
      '1 tableta una vez por semana durante 3 meses.',
    ],
    [
      '1 amp IM c/8 dias x 3',
      'Aplicar 1 ampolleta por vía intramuscular una vez por semana por 3 dosis.',
      'Aplicar 1 ampolleta por vía intramuscular una vez por semana durante 3 meses.',
    ],
    ['15 mg diario los lunes', '15 mg solo los lunes.', '15 mg una vez al día.'],
    [
      '1 tab c/3 dia x 15 dias',
      '1 tableta un día sí y un día no durante 15 días.',
      '1 tableta cada 3 días durante 15 días.',
    ],
    [
      '2 tabletas al día x 5 d',
      '2 tabletas una vez al día durante 5 días.',
      '1 tableta 2 veces al día durante 5 días.',
    ],
    [
      '1 tab al mediodia y media noche',
      '1 tableta al mediodía y media tableta por la noche.',
      '1 tableta al mediodía y a las 12 de la noche.',
    ],
    [
      '1 tab por dia y por noche x 7 d',
      '1 tableta por la mañana y por la noche durante 7 días.',
      '1 tableta por la noche durante 7 días.',
    ],
    [
      '2 tab c/6h prn max 4 al dia',
      '2 tabletas cada 6 horas, solo si es necesario, máximo 4 tabletas al día.',
      '2 tabletas cada 6 horas, solo si es necesario, máximo 4 veces al día.',
    ],
    [
      '1 tab c/24h x 3',
      '1 tableta cada 24 horas durante 3 días.',
      '1 tableta cada 24 horas durante 3 meses.',
    ],
    ['1 tab cada 8', '1 tableta cada 8 horas.', '1 tableta una vez por semana.'],
    ['1 tab pm', '1 tableta por la tarde.', '1 tableta por la noche.'],
    ['1 tab a las 8', '1 tableta a las 8 de la mañana.', '1 tableta a las 8 de la noche.'],
    ['1 tab x3x7', '1 tableta 3 veces al día durante 7 días.', '1 tableta cada 3 horas durante 7 días.'],
    [
      '2 tab x 8 x 5 dias',
      '2 tabletas 8 veces al día durante 5 días.',
      '2 tabletas cada 8 horas durante 5 días.',
    ],
    [
      '1-1-1 tab x 3d PRN fiebre',
      '1 tableta 3 veces al día durante 3 días, solo en caso de fiebre.',
      '1 tableta por la mañana, al mediodía y por la noche durante 3 días, para fiebre.',
    ],
    ['1.500 mg c/8h', '1,500 mg cada 8 horas.', '1.5 mg cada 8 horas.'],
    ['1 tab qd x 7 d', '1 tableta cada 24 horas durante 7 días.', '1 tableta 4 veces al día durante 7 días.'],
    [
      '1 tab VO hs',
      'Tomar 1 tableta por vía oral al acostarse.',
      'Tomar 1 tableta por vía oral por la noche.',
    ],
    [
      'frasco iv',
      'Aplicar 1 frasco ámpula por vía intravenosa en dosis única.',
      'Aplicar 1 frasco ámpula por vía intravenosa cada 24 horas.',
    ],
    [
      'ampolleta IM',
      'Aplicar 1 ampolleta por vía intramuscular en dosis única.',
      'Aplicar 1 ampolleta por vía intramuscular cada 24 horas.',
    ],
    ['1 tab qhs', '1 tableta al acostarse.', '1 tableta por la noche.'],
    ['1 tab c/24h lunes a viernes', '1 tableta solo de lunes a viernes.', '1 tableta cada 24 horas.'],
    [
      '2 tab despues de cada evacuacion max 8',
      '2 tabletas después de cada evacuación, máximo 8 veces al día.',
      '2 tabletas después de cada evacuación, máximo 8 tabletas al día.',
    ],
    [
      '1 tab cada noche y dia x 5',
      '1 tableta por la mañana y por la noche durante 5 días.',
      '1 tableta por la noche durante 5 días.',
    ],
    [
      '1 tab cada 8 por 7',
      '1 tableta cada 8 horas durante 7 días.',
      '1 tableta una vez por semana por 7 dosis.',
    ],
    [
      '1 tab c/4 hrs 5 veces al dia x 7 dias',
      '1 tableta 5 veces al día durante 7 días, mientras esté despierto.',
      '1 tableta cada 4 horas durante 7 días.',
    ],
    ['1 tab c/7d x 4', '1 tableta cada 7 días por 4 dosis.', '1 tableta cada 7 días durante 4 meses.'],
    [
      '1 tab 8-20 hrs x 7 dias',
      '1 tableta a las 8 de la mañana y 8 de la noche durante 7 días.',
      '1 tableta cada 12 horas durante 7 días.',
    ],
    [
      '1 tab 6-14-22',
      '1 tableta a las 6 de la mañana, 2 de la tarde y 10 de la noche.',
      '1 tableta cada 8 horas.',
    ],
    [
      '1 tab 3 al dia 5 dias',
      '1 tableta 3 veces al día durante 5 días.',
      '3 tabletas una vez al día durante 5 días.',
    ],
    ['1-1/2 tab c/12h', '1 tableta y media cada 12 horas.', 'Media a una tableta cada 12 horas.'],
    [
      '1.2 MUI IM DU',
      'Aplicar 1,200,000 unidades por vía intramuscular en dosis única.',
      'Aplicar 1,200 unidades por vía intramuscular en dosis única.',
    ],
    [
      '16/8 UI SC x 30 dias',
      'Aplicar 16 unidades con inyección debajo de la piel por la mañana y 8 unidades por la noche durante 30 días.',
      'Aplicar 16 unidades con inyección debajo de la piel antes del desayuno y 8 unidades antes de la cena durante 30 días.',
    ],
    [
      '10 UI prandial',
      '10 unidades antes del desayuno, antes de la comida y antes de la cena.',
      '10 unidades con el desayuno, con la comida y con la cena.',
    ],
  ])('%s', (text, one, other) => {
    expect(parsePosology(text).confident).toBe(false)
    const choices = twoReadings(text)
    expect(choices.map(({ sentence }) => sentence)).toEqual([one, other])
    // Each of the two choices has a text that is read with confidence.
    for (const choice of choices) expect(parsePosology(choice.text).confident).toBe(true)
  })
})

test('numbers alone take the unit of the product', () => {
  const choices = twoReadings('1x3x7', { unit: 'tableta', route: 'oral' })
  expect(choices.map(({ sentence }) => sentence)).toEqual([
    'Tomar 1 tableta por vía oral 3 veces al día durante 7 días.',
    'Tomar 1 tableta por vía oral cada 3 horas durante 7 días.',
  ])
  expect(twoReadings('1x3x7')).toEqual([])
})

test('a choice keeps the other words of the instruction', () => {
  expect(
    twoReadings('15 mg c/24h los sábados VO con alimentos x 12 semanas').map(({ text }) => text),
  ).toEqual(['15 mg los sábados VO con alimentos x 12 semanas', '15 mg c/24h VO con alimentos x 12 semanas'])
})

test.each([
  '1 tab c/8h',
  '1 tab c/3 dias',
  '1-0-1 tab PRN fiebre',
  '500 mg x 3 x 7',
  '1 tab según indicaciones',
  '1 cap cada mañana y media tarde',
  '2 tab prn max 3 al dia',
  '70/30 UI SC',
  '11 tab 3 al dia',
  '5.1-1/2 ml c/8h',
  '1,200 MUI IM DU',
  '16/8 UI SC al desayuno y cena',
  '1/2 UI SC',
  '1.2 mUI IM DU',
])('no readings are offered for "%s"', (text) => expect(twoReadings(text)).toEqual([]))

test('the route of the row belongs to both readings', () => {
  expect(twoReadings('2 tab al dia x 5 d', { route: 'oral' }).map(({ sentence }) => sentence)).toEqual([
    'Tomar 2 tabletas por vía oral una vez al día durante 5 días.',
    'Tomar 1 tableta por vía oral 2 veces al día durante 5 días.',
  ])
})
