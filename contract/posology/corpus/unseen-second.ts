/**
 * Dosage instructions that were written after the parser, to test the parser on unseen texts. Where the parser failed at
 * first, the parser was corrected, and the instruction stays in the corpus.
 */
export const UNSEEN_SECOND = `
2 cucharada | /24h NIGHT | 5d | oral
Tomar 2 cucharadas por vía oral cada 24 horas, por la noche, durante 5 días.
  Tomar 2 cucharadas cada 24 horas por la noche por 5 días

1 supositorio | /8h | 2d | prn:fiebre | rectal
Aplicar 1 supositorio por el recto cada 8 horas durante 2 días, solo en caso de fiebre.
  Aplicar 1 supositorio rectal cada 8 horas en caso de fiebre por 2 días

1 tableta | prn:dolor | max 3 | oral
Tomar 1 tableta por vía oral, solo en caso de dolor, máximo 3 tabletas al día.
  Tomar 1 tableta en caso de dolor, maximo 3 tabletas al dia

1 tableta | /8h | prn:dolor | max 3 | oral
Tomar 1 tableta por vía oral cada 8 horas, solo en caso de dolor, máximo 3 tabletas al día.
  Tomar 1 tableta cada 8 horas en caso de dolor. No exceder 3 tabletas al día

1 cápsula | /8h | prn:cólico | oral
Tomar 1 cápsula por vía oral cada 8 horas, solo en caso de cólico.
  1 capsula VO cada 8 hrs si hay cólico

1 tableta | /8h C | 7d | oral
Tomar 1 tableta por vía oral cada 8 horas, con los alimentos, durante 7 días.
  1 tab c/8 hrs VO con alimentos por 7 días

1 tableta | /12h C | 10d | oral
Tomar 1 tableta por vía oral cada 12 horas, con los alimentos, durante 10 días.
  TOMAR 1 TABLETA CADA 12 HORAS CON LOS ALIMENTOS DURANTE 10 DIAS

1 tableta | /24h PC | 30d | oral
Tomar 1 tableta por vía oral cada 24 horas, después de los alimentos, durante 30 días.
  Tomar 1 tableta cada 24 horas después de los alimentos por 30 días

500 mg | /8h | 7d | oral
Tomar 500 mg por vía oral cada 8 horas durante 7 días.
  500mg vo c/8hrs por 7dias

875 mg | /12h | 10d | oral
Tomar 875 mg por vía oral cada 12 horas durante 10 días.
  875 mg VO cada 12 horas x 10 días

1 tableta de 850 mg | /12h C | 30d | oral
Tomar 1 tableta de 850 mg por vía oral cada 12 horas, con los alimentos, durante 30 días.
  1 tableta de 850 mg vo cada 12 hrs con alimentos por 30 días

300 mg | /8h | 5d | intramuscular
Aplicar 300 mg por vía intramuscular cada 8 horas durante 5 días.
  300 mg IM cada 8 hrs por 5 días

4 mg | /8h | prn:náusea | intravenosa
Aplicar 4 mg por vía intravenosa cada 8 horas, solo en caso de náusea.
  4 mg IV c/8h PRN náusea

2 tableta | HS | 30d | oral
Tomar 2 tabletas por vía oral al acostarse durante 30 días.
  Tomar 2 tabletas a la hora de acostarse por 30 días

1 tableta | MORN,AFT,NIGHT | 7d | oral
Tomar 1 tableta por vía oral por la mañana, por la tarde y por la noche durante 7 días.
  1 tableta en la mañana, tarde y noche por 7 días, via oral

1 tableta | @07:00,15:00,23:00 | 7d | oral
Tomar 1 tableta por vía oral a las 7 de la mañana, 3 de la tarde y 11 de la noche durante 7 días.
  Tomar 1 tableta a las 7:00, 15:00 y 23:00 por 7 días

1 tableta | @08:00 | 30d | oral
Tomar 1 tableta por vía oral a las 8 de la mañana durante 30 días.
  Tomar 1 tableta a las 8 am por 30 días

1 tableta | @21:00 | 30d | oral
Tomar 1 tableta por vía oral a las 9 de la noche durante 30 días.
  Tomar 1 tableta a las 9 pm por 30 días

1 comprimido | /12h | 5d | oral
Tomar 1 comprimido por vía oral cada 12 horas durante 5 días.
  1 comprimido vía oral cada 12 hrs, 5 días

1 gragea | /8h | 3d | oral
Tomar 1 gragea por vía oral cada 8 horas durante 3 días.
  1 gragea cada 8 hrs VO 3 dias

1 cápsula | /24h | 2mo | oral
Tomar 1 cápsula por vía oral cada 24 horas durante 2 meses.
  1 cápsula VO cada 24 hrs por dos meses

1 cápsula | MORN | 2wk | oral
Tomar 1 cápsula por vía oral por la mañana durante 2 semanas.
  1 cap vo por la mañana x 2 semanas

1-2 cápsula | /8h | 3d | oral
Tomar 1 a 2 cápsulas por vía oral cada 8 horas durante 3 días.
  1 o 2 cápsulas vía oral cada 8 horas por 3 días

2 inhalación | /12h | endless | inhalatoria
Inhalar 2 inhalaciones cada 12 horas, no deje de usarlo sin hablar con su médico.
  2 inhalaciones inhaladas cada 12 hrs uso continuo

1 inhalación | 2x/d | 1mo
1 inhalación 2 veces al día durante 1 mes.
  1 inhalación dos veces al día por un mes

1 tableta | 4x/d | 10d | oral
Tomar 1 tableta por vía oral 4 veces al día durante 10 días.
  Tomar 1 tableta cuatro veces al día por 10 días

1 tableta | mon,thu | 8wk | oral
Tomar 1 tableta por vía oral solo los lunes y jueves durante 8 semanas.
  Tomar 1 tableta los lunes y jueves por 8 semanas

1 tableta | 2x/wk | 8wk | oral
Tomar 1 tableta por vía oral 2 veces por semana durante 8 semanas.
  1 tableta VO dos veces por semana por 8 semanas

1 tableta | NIGHT | 30d | oral
Tomar 1 tableta por vía oral por la noche durante 30 días.
  0-0-1 tableta vía oral por 30 días

1 tableta | MORN | 30d | oral
Tomar 1 tableta por vía oral por la mañana durante 30 días.
  1-0-0 tableta VO por 30 dias

2 tableta | MORN,NIGHT | 7d | oral
Tomar 2 tabletas por vía oral por la mañana y por la noche durante 7 días.
  2-0-2 tab VO x 7d

1 tableta | /6h | 2d | oral | +y suspender
Tomar 1 tableta por vía oral cada 6 horas durante 2 días, y suspender.
  Tomar 1 tableta cada 6 horas por 2 dias y suspender

1 tableta | /8h | 1wk | oral
Tomar 1 tableta por vía oral cada 8 horas durante 1 semana.
  Tomar 1 tableta cada 8 horas por una semana

1 tableta | /24h PCM | 15d | oral
Tomar 1 tableta por vía oral cada 24 horas, después del desayuno, durante 15 días.
  1 tab c/24 hrs VO por 15 dias despues del desayuno

1 enjuague | 3x/d | 7d
Hacer 1 enjuague 3 veces al día durante 7 días.
  Realizar 1 enjuague 3 veces al día por 7 días

1 aplicación | en el cuero cabelludo | 3x/wk | 4wk | cutánea
Aplicar en el cuero cabelludo 3 veces por semana durante 4 semanas.
  Aplicar en cuero cabelludo 3 veces por semana por 4 semanas

1 aplicación | en las uñas | /24h | 3mo | cutánea
Aplicar en las uñas cada 24 horas durante 3 meses.
  Aplicar en uñas afectadas cada 24 hrs por 3 meses

1 nebulización | /8h | 3d
1 nebulización cada 8 horas durante 3 días.
  1 nebulización cada 8 hrs por 3 días

1 tableta | /24h | until hasta el 15 de enero | oral
Tomar 1 tableta por vía oral cada 24 horas hasta el 15 de enero.
  Tomar 1 tableta cada 24 horas hasta el 15 de enero

1 tableta | /12h | finished | oral
Tomar 1 tableta por vía oral cada 12 horas hasta terminar el envase.
  Tomar 1 tableta cada 12 horas hasta terminar tratamiento

1 tableta | prn:dolor de cabeza | oral
Tomar 1 tableta por vía oral, solo en caso de dolor de cabeza.
  Tomar 1 tableta en caso de dolor de cabeza

1 tableta | /24h | 5d | prn:alergia | oral
Tomar 1 tableta por vía oral cada 24 horas durante 5 días, solo en caso de alergia.
  Tomar 1 tableta cada 24 horas por 5 días en caso de alergia

1 trocisco | /4h | prn:dolor de garganta | +deshacer en la boca
1 trocisco cada 4 horas, solo en caso de dolor de garganta, deshacer en la boca.
  Chupar 1 trocisco cada 4 horas en caso de dolor de garganta

1 tableta | /8h | 7d | oral
Tomar 1 tableta por vía oral cada 8 horas durante 7 días.
  tomese una tableta c/8 hrs x 7 dias
  1 TABLETA CADA 8 HRS. POR 7 DIAS. VIA ORAL
  1 (UNA) TABLETA VIA ORAL CADA 8 (OCHO) HORAS DURANTE 7 (SIETE) DIAS
  Vía oral: 1 tableta cada 8 horas por 7 días
  Dosis: 1 tableta. Vía: oral. Frecuencia: cada 8 horas. Duración: 7 días
  1 tableta - oral - cada 8 horas - 7 días
  1 tab, VO, c/8h, 7 días
  Tomar 1 tableta por la boca cada 8 horas por 7 días
  tomar 1 tabletas cada 8 horas x 7 dìas
  Tomar 1 tableta c/8hr x 7dias
  Tomar 1 tableta cada 8hrs. durante 7 dias.
  tomar 1 tableta cada 8 hs por 7 dias

1 tableta | /12h | 1wk | oral
Tomar 1 tableta por vía oral cada 12 horas durante 1 semana.
  Tomar 1 tableta cada doce horas durante una semana completa

1 tableta | /24h | 90d | oral
Tomar 1 tableta por vía oral cada 24 horas durante 90 días.
  Tomar 1 tableta cada 24 horas por 90 días

1 tableta | /24h | 6mo | oral
Tomar 1 tableta por vía oral cada 24 horas durante 6 meses.
  Tomar 1 tableta cada 24 horas durante seis meses

1 tableta | /24h | 1a | oral
Tomar 1 tableta por vía oral cada 24 horas durante 1 año.
  Tomar 1 tableta cada 24 horas por un año

1 tableta | 2x/d MORN,NIGHT | 30d | oral
Tomar 1 tableta por vía oral 2 veces al día, por la mañana y por la noche, durante 30 días.
  Tomar 1 tableta dos veces al día (mañana y noche) por 30 días

1 tableta | 2x/d | 30d | oral
Tomar 1 tableta por vía oral 2 veces al día durante 30 días.
  1 tab VO 2 veces al dia por 30 dias

1 tableta | 3x/d AC | 30d | oral
Tomar 1 tableta por vía oral 3 veces al día, antes de los alimentos, durante 30 días.
  Tomar 1 tableta 3 veces al día antes de los alimentos por 30 días

1 tableta | 3x/d 15min ACM,ACD,ACV | 30d | oral
Tomar 1 tableta por vía oral 3 veces al día, 15 minutos antes del desayuno, antes de la comida y antes de la cena, durante 30 días.
  Tomar 1 tableta 3 veces al día 15 minutos antes de cada alimento por 30 días

1 tableta | NOON | 30d | oral
Tomar 1 tableta por vía oral al mediodía durante 30 días.
  Tomar 1 tableta a mediodía por 30 días

1 tableta | AFT | 30d | oral
Tomar 1 tableta por vía oral por la tarde durante 30 días.
  Tomar 1 tableta por la tarde por 30 días

1 tableta | PCD | 30d | oral
Tomar 1 tableta por vía oral después de la comida durante 30 días.
  Tomar 1 tableta después de la comida por 30 días

1 tableta | CD | 30d | oral
Tomar 1 tableta por vía oral con la comida durante 30 días.
  Tomar 1 tableta con la comida por 30 días

1 tableta | MORN | 30d | oral & 0.5 tableta | NIGHT | 30d | oral
Tomar 1 tableta por vía oral por la mañana y media tableta por la noche durante 30 días.
  Tomar 1 tableta por la mañana y media por la noche por 30 días

2 tableta | MORN | 30d | oral & 1 tableta | AFT | 30d | oral & 1 tableta | NIGHT | 30d | oral
Tomar 2 tabletas por vía oral por la mañana, 1 tableta por la tarde y 1 tableta por la noche durante 30 días.
  Tomar 2 tabletas por la mañana, 1 por la tarde y 1 por la noche por 30 días

1 cápsula | /24h 30min ACM | 30d | oral
Tomar 1 cápsula por vía oral cada 24 horas, 30 minutos antes del desayuno, durante 30 días.
  Tomar 1 cápsula cada 24 horas, media hora antes del desayuno, por 30 días

1 tableta | 60min HS | 10d | oral
Tomar 1 tableta por vía oral 1 hora antes de dormir durante 10 días.
  Tomar 1 tableta una hora antes de dormir por 10 días

1 tableta | /12h 120min PC | 10d | oral
Tomar 1 tableta por vía oral cada 12 horas, 2 horas después de los alimentos, durante 10 días.
  Tomar 1 tableta cada 12 horas 2 horas después de los alimentos por 10 días

5 ml | 3x/d | 7d | oral
Tomar 5 ml por vía oral 3 veces al día durante 7 días.
  Dar 5 ml tres veces al día por 7 días vía oral

6 ml | /8h | 7d | oral
Tomar 6 ml por vía oral cada 8 horas durante 7 días.
  6ml VO C/8HRS X 7DIAS

8 ml | /24h | 3d | oral
Tomar 8 ml por vía oral cada 24 horas durante 3 días.
  8 ml vía oral c/24h x 3 d
`
