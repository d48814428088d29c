/** Dosage instructions written with everyday-twelfth.ts that the parser must not read with confidence. */
export const REFUSED_TWELFTH = `
unseen
  1 fco IM
  2 gotas por kg cada 6 horas
  1 tab diaria el mismo dia y hora cada semana
  1 tab antes de comer
  1 tab HS
  1 tab de 500 c/8h
  2 de 500 mg c/8h
  1 x 3 x 7
  1x2
  beber 1 litro al dia a libre demanda
  tomar a sorbos después de cada evacuación
  1 vaso despues de cada evacuacion diarreica
  lavar heridas c/12h
  baño diario con jabón x 10 dias
  shampoo cada tercer dia, dejar 5 min y enjuagar
  iniciar mañana 1 tab c/24h x 10 días
  1 amp IM
  1 tab c/24h (21 h)
  1 tab 8am-8pm c/12h
  1 tab hoy y otra en 15 dias
  1 amp hoy y 1 amp en 8 dias
  2 ovulos por la noche x 7
  1 tab con desayuno, 1 con comida y 1 con cena
  media tab por la noche 1 semana, luego una
  tomar hoy 1 tab
  1 tab hoy en la noche
  1 tab hoy noche y mañana noche
  1 tab hoy x 3 dias
  1 tab cada 8 hrs dividida en 3 tomas
  1 tab dividida en 2 tomas al dia
  20 mg/dia dividido en 2
  1 tab c/12h (8 h)
  1 tab c/8h (6, 14 h)
  1 fco c/12h
  1 tab c/6h (6, 14, 22 h)
  1 tab 7am-7pm
  10 mg al dia dividido en 3 tomas
  1 tab hoy y mañana por la noche
  1 tab hoy y 1 mañana
  1 tab c/8h hoy
  1 tab hoy c/8h
  1 tab al dia 3 dosis
  1 tab noche x 2
  1 tab por la noche 7 dias, luego 2
`
