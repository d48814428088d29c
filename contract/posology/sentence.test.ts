import { expect, test } from 'vitest'
import { parsePosology } from './parse.ts'
import { quantityOf } from './quantity.ts'
import { sentenceOf } from './sentence.ts'

const quantityIn = (steps: Parameters<typeof quantityOf>[0]): string => {
  const quantity = quantityOf(steps)
  return quantity.known ? `${quantity.value} ${quantity.unit}` : quantity.why
}

test.each([
  ['0.5 c/8h x 5 d', 'Media cada 8 horas durante 5 días.', 'unit-missing'],
  ['1 a 2 c/8h x 5 d', '1 a 2 cada 8 horas durante 5 días.', 'unit-missing'],
  ['0.5 a 1.5 tab c/8h x 5 d', 'Media a 1 y media tabletas cada 8 horas durante 5 días.', '22.5 tableta'],
  ['1/2 a 1 tab c/8h x 5 d', 'Media a una tableta cada 8 horas durante 5 días.', '15 tableta'],
  ['media tab a 2 tab c/8h x 5 d', 'Media a 2 tabletas cada 8 horas durante 5 días.', '30 tableta'],
  ['1/2 a 1 sobre c/8h x 5 d', 'Medio a un sobre cada 8 horas durante 5 días.', '15 sobre'],
  ['1 a 1.5 tab c/8h x 5 d', '1 a 1 y media tabletas cada 8 horas durante 5 días.', '22.5 tableta'],
  ['1/4 a 1/2 tab c/8h x 5 d', 'Un cuarto a media tableta cada 8 horas durante 5 días.', '7.5 tableta'],
  ['0.5 a 1 mg c/8h x 5 d', '0.5 a 1 mg cada 8 horas durante 5 días.', '15 mg'],
  ['1.5 tab c/8h x 5 d', '1 tableta y media cada 8 horas durante 5 días.', '22.5 tableta'],
  ['2.5 tab c/8h x 5 d', '2 tabletas y media cada 8 horas durante 5 días.', '37.5 tableta'],
  ['0.25 tab c/8h x 5 d', 'Un cuarto de tableta cada 8 horas durante 5 días.', '3.75 tableta'],
  ['0.75 cdita c/8h x 5 d', 'Tres cuartos de cucharadita cada 8 horas durante 5 días.', '11.25 cucharadita'],
  ['1.5 sobres c/8h x 5 d', '1 sobre y medio cada 8 horas durante 5 días.', '22.5 sobre'],
  ['0.5 sobre c/8h x 5 d', 'Medio sobre cada 8 horas durante 5 días.', '7.5 sobre'],
  ['1.5 ml c/8h x 5 d', '1.5 ml cada 8 horas durante 5 días.', '22.5 ml'],
  ['1 enjuague c/8h x 5 d', 'Hacer 1 enjuague cada 8 horas durante 5 días.', '15 enjuague'],
  ['1 nebulización c/8h x 5 d', '1 nebulización cada 8 horas durante 5 días.', '15 nebulización'],
  ['1 ampolleta nebulizada c/8h x 5 d', 'Nebulizar 1 ampolleta cada 8 horas durante 5 días.', '15 ampolleta'],
  ['2 inhalaciones c/8h x 5 d', '2 inhalaciones cada 8 horas durante 5 días.', '30 inhalación'],
  [
    '1 tab sublingual c/8h x 5 d',
    'Colocar 1 tableta debajo de la lengua cada 8 horas durante 5 días.',
    '15 tableta',
  ],
  ['1 tab 2 veces al mes x 3 meses', '1 tableta 2 veces al mes durante 3 meses.', '6 tableta'],
  [
    '1 tab 1 a 2 veces por semana x 4 semanas',
    '1 tableta 1 a 2 veces por semana durante 4 semanas.',
    '8 tableta',
  ],
  ['1 tab cada mes x 6 meses', '1 tableta una vez al mes durante 6 meses.', '6 tableta'],
  ['1 tab una vez al mes x 6 meses', '1 tableta una vez al mes durante 6 meses.', '6 tableta'],
  ['1 tab cada 2 meses x 6 meses', '1 tableta cada 2 meses durante 6 meses.', '3 tableta'],
  ['1 tab cada 2 semanas x 6 meses', '1 tableta cada 2 semanas durante 6 meses.', '13 tableta'],
  ['1 tab un día sí y un día no x 10 d', '1 tableta un día sí y un día no durante 10 días.', '5 tableta'],
  ['1 tab diaria por la noche x 10 d', '1 tableta cada día, por la noche, durante 10 días.', '10 tableta'],
  [
    '1 tab 90 min antes del desayuno x 10 d',
    '1 tableta 90 minutos antes del desayuno durante 10 días.',
    '10 tableta',
  ],
  [
    '1 tab 2 h después de la cena x 10 d',
    '1 tableta 2 horas después de la cena durante 10 días.',
    '10 tableta',
  ],
  [
    '1 tab 30 min antes de dormir x 10 d',
    '1 tableta 30 minutos antes de dormir durante 10 días.',
    '10 tableta',
  ],
  [
    '1 tab mañana y noche con alimentos x 10 d',
    '1 tableta por la mañana y por la noche, con los alimentos, durante 10 días.',
    '20 tableta',
  ],
  [
    '1 tab de lunes a sábado x 2 semanas',
    '1 tableta solo de lunes a sábado durante 2 semanas.',
    '12 tableta',
  ],
  [
    '1 tab sábado y domingo x 2 semanas',
    '1 tableta solo los sábados y domingos durante 2 semanas.',
    '4 tableta',
  ],
  [
    '1 tab lunes, miércoles y viernes x 2 semanas',
    '1 tableta solo los lunes, miércoles y viernes durante 2 semanas.',
    '6 tableta',
  ],
  [
    '1 tab por semana los lunes x 4 semanas',
    '1 tableta una vez por semana, los lunes, durante 4 semanas.',
    '4 tableta',
  ],
  ['1 tab 5 días a la semana x 4 semanas', '1 tableta 5 días por semana, durante 4 semanas.', '20 tableta'],
  ['1 tab a la 1 pm x 5 d', '1 tableta a la 1 de la tarde durante 5 días.', '5 tableta'],
  [
    '1 tab a la 1 y a las 13 h x 5 d',
    '1 tableta a la 1 de la mañana y 1 de la tarde durante 5 días.',
    '10 tableta',
  ],
  ['1 tab a las 8 am x 5 d', '1 tableta a las 8 de la mañana durante 5 días.', '5 tableta'],
  [
    '5 mg los lunes y viernes y 3 mg los martes x 4 semanas',
    '5 mg los lunes y viernes, y 3 mg los martes durante 4 semanas.',
    '52 mg',
  ],
  [
    '1 tab c/8h prn dolor max 3 veces al día x 5 d',
    '1 tableta cada 8 horas durante 5 días, solo en caso de dolor, máximo 3 veces al día.',
    '15 tableta',
  ],
  [
    '1 tab c/8h prn dolor max 2 dosis al día x 5 d',
    '1 tableta cada 8 horas durante 5 días, solo en caso de dolor, máximo 2 dosis al día.',
    '10 tableta',
  ],
  [
    '1 tab c/6h prn dolor max 2 tabletas al día x 5 d',
    '1 tableta cada 6 horas durante 5 días, solo en caso de dolor, máximo 2 tabletas al día.',
    '10 tableta',
  ],
  [
    '1 a 2 tab c/8h prn dolor max 4 tabletas al día x 5 d',
    '1 a 2 tabletas cada 8 horas durante 5 días, solo en caso de dolor, máximo 4 tabletas al día.',
    '20 tableta',
  ],
  ['1 tab 3 veces al día x 2.5 d', '1 tableta 3 veces al día durante 2 días y medio.', '9 tableta'],
  ['1 tab c/12h por 1 semana y media', '1 tableta cada 12 horas durante 1 semana y media.', '22 tableta'],
  ['1 tab c/24h #365', '1 tableta cada 24 horas durante 365 días.', '365 tableta'],
  [
    '30 mg c/24h, disminuir 10 mg cada semana hasta suspender',
    '30 mg cada 24 horas durante 1 semana; después, 20 mg cada 24 horas durante 1 semana; después, 10 mg cada 24 horas durante 1 semana.',
    '420 mg',
  ],
  [
    '30 mg c/24h, disminuir 10 mg cada semana hasta 10 mg',
    '30 mg cada 24 horas durante 1 semana; después, 20 mg cada 24 horas durante 1 semana; después, 10 mg cada 24 horas.',
    'duration-missing',
  ],
  ['1 gota en ambos ojos c/8h x 5 d', 'Aplicar 1 gota en cada ojo cada 8 horas durante 5 días.', '30 gota'],
  [
    '1 disparo en cada fosa nasal c/12h x 5 d',
    'Aplicar 1 disparo en cada fosa nasal cada 12 horas durante 5 días.',
    '20 disparo',
  ],
  ['aplicar en la boca c/8h x 5 d', 'Aplicar en la boca cada 8 horas durante 5 días.', 'not-measured'],
  ['aplicar en la piel c/12h x 5 d', 'Aplicar en la piel cada 12 horas durante 5 días.', 'not-measured'],
  [
    '1 óvulo vaginal c/24h x 5 noches',
    'Aplicar 1 óvulo en la vagina cada 24 horas durante 5 días.',
    '5 óvulo',
  ],
  [
    '2 UI si glucosa 150 a 200, 4 UI si glucosa 201 a 250, antes de la cena x 30 d',
    '2 unidades si la glucosa es de 150 a 200 mg/dL y 4 unidades si la glucosa es de 201 a 250 mg/dL, antes de la cena, durante 30 días.',
    'as-needed',
  ],
])('%s is printed as "%s" and needs %s', (text, sentence, quantity) => {
  const { confident, steps } = parsePosology(text)
  expect([confident, sentenceOf(steps), quantityIn(steps)]).toEqual([true, sentence, quantity])
})
