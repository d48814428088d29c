/** Dosage instructions that leave a question open, out of the 273 lines that `everyday-nineteenth.ts` describes. */
export const REFUSED_NINETEENTH = `
not-understood
  1 tab c/12 h mientras haya
  1 cap c/alimentos
  1 cap c/ alimentos c/12 h
  1 tab c/comidas
  1 tab c/12 h c/leche
  1 tab en noches alternas
  1 tab cada tercera noche
  1 tab c/8 h mientras dure el dolor
  1 tab disuelta c/12 h
  lavar el cabello 2 veces por semana
  1 tab c/24 h del día 2 al 5
  1 tab 8-20 h
  1 tab am y pm
  1 tab diaria x 6 m
  1 tab diaria x 2m
  1 amp IM diaria no 5
  1 tab ahora y repetir en 8 h
  1 tab en este momento
  1 tab por la noche días 1 a 10 de cada mes
  1 atom c/fosa c/24
  colocar 1 parche y cambiar c/7 días
  1 tab pp
  1 cda antes y después de comer
  5 ml 3 veces x 5 días
  1 tab 3 veces x 5 días
  1 tab 2/día
  1 tab 3/día x 7
  2 tabs por día repartidas
  10 mg/kg/día
  15 mg/kg c/6 h
  0.3 mg/kg/dosis
  11/2 tab c/24
  ,5 tab c/12
  1 tab hoy y 1 en 8 días
  12 u sc hs
  1 x 3 x 7 dias
  2x1x5
  250 mg/5ml: 5 ml c/8
  1 ml por cada 10 kg c/6h
  1 tab sublingual si dolor de pecho, repetir c/5 min max 3
  parche 1 c/72h
  tomar 1 diario del día 1 al 21
  2 tabs iniciales y luego 1 después de cada evacuación líquida max 8
  1 HS
  1 tab hs prn insomnio
  1 QD
  40 mg 5 días, 20 mg 5 días, 10 mg 5 días
  aumentar 1 tab cada semana hasta 4
  aplicar de noche y lavar por la mañana
  aplicar de cuello a pies, dejar 8 horas y bañarse, repetir en 7 dias
  1 caps c/12h (14)
  igual dosis
  según indicación
  a libre demanda
  2 tab el primer día y luego 1 tab del 2 al 5
  1 g IV c/24 h x 3
  3 inhalaciones c/20 min x 3
  1 tapita después de cada comida
  2 cucharadas de agua con 1 sobre
  1 tab disuelta c/8
  tomar 2 al momento y luego 1 c/12
  1 tab cada noche por 1 sem, 2 por 1 sem, 3 después

frequency-missing
  1 tab por fosa
  10 gotas por fosa
  1 tab antes de los alimentos
  1 tab antes de las comidas
  1 tab antes de comidas
  30 min antes de las comidas 1 tab
  1 tab si glucosa mayor de 180
  1 tab después de comidas
  1 tab con alimentos
  1 tab con las comidas
  15 min antes de comidas 1 tab
  1 tab indefinido
  masticar 2 tabs después de comer
  1/2 h antes de alimentos 1 cap

duration-missing
  1 tab c/12h c/desayuno
  1 tab c/8h c/cena
  3 tab al día
  2 gotas OD c/2 h

ambiguous
  2 al día
  1 tab mañana y media tarde
  1 frasco c/24
  tomar 1 a las 8, 1 a las 16 y 1 a las 24

contradiction
  1 tab c/24 h x 5 días al mes

dose-missing
  1 vez al día
  tomar cuando haya dolor
  1 am 1 pm
`
