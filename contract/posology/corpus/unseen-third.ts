/**
 * Dosage instructions that were written after the parser, to test the parser on unseen texts. Where the parser failed at
 * first, the parser was corrected, and the instruction stays in the corpus.
 */
export const UNSEEN_THIRD = `
12.5 ml | /12h | 10d | oral
Tomar 12.5 ml por vía oral cada 12 horas durante 10 días.
  12.5 ml VO cada 12 horas por 10 días

1.2 ml | /12h | 10d | oral
Tomar 1.2 ml por vía oral cada 12 horas durante 10 días.
  1.2 mL VO c/12 h por 10 d

5 gota | /8h | prn:cólico | oral
Tomar 5 gotas por vía oral cada 8 horas, solo en caso de cólico.
  5 gotas VO cada 8 horas si cólico

1 gota | en cada ojo | NIGHT | 30d | oftálmica
Aplicar 1 gota en cada ojo por la noche durante 30 días.
  1 gota en cada ojo por la noche por 30 días

1 gota | en el ojo derecho | /2h | 3d | oftálmica
Aplicar 1 gota en el ojo derecho cada 2 horas durante 3 días.
  1 gota en ojo derecho cada 2 horas por 3 días

1 gota | en cada ojo | 4x/d | 7d | oftálmica
Aplicar 1 gota en cada ojo 4 veces al día durante 7 días.
  Aplicar una gota en cada ojo 4 veces al día por 7 días

1 gota | en cada ojo | prn:resequedad | oftálmica
Aplicar 1 gota en cada ojo, solo en caso de resequedad.
  1 gota en cada ojo en caso de resequedad

1 disparo | en cada fosa nasal | 2x/d | 15d | nasal
Aplicar 1 disparo en cada fosa nasal 2 veces al día durante 15 días.
  1 disparo en cada fosa nasal dos veces al día por 15 días

2 atomización | en cada fosa nasal | NIGHT | 1mo | nasal
Aplicar 2 atomizaciones en cada fosa nasal por la noche durante 1 mes.
  2 atomizaciones en cada fosa nasal por las noches por 1 mes

2 disparo | /12h | 30d | inhalatoria | +enjuagar la boca después
Inhalar 2 disparos cada 12 horas durante 30 días, enjuagar la boca después.
  Inhalar 2 disparos cada 12 horas por 30 días, enjuagar la boca después

1 inhalación | /24h | endless | inhalatoria
Inhalar 1 inhalación cada 24 horas, no deje de usarlo sin hablar con su médico.
  1 inhalación vía inhalada c/24h uso crónico

1 aplicación | en la zona afectada | NIGHT | 14d
Aplicar en la zona afectada por la noche durante 14 días.
  Aplicar por la noche en la zona afectada por 14 días

1 aplicación | /12h | 7d | cutánea | +capa delgada
Aplicar una capa delgada sobre la piel cada 12 horas durante 7 días.
  Aplicar una capa delgada sobre la piel cada 12 horas por 7 días

1 aplicación | NIGHT | 7d | vaginal
Poner 1 aplicación en la vagina por la noche durante 7 días.
  1 aplicación vaginal por las noches por 7 días

1 aplicación | en las manos | 2x/d | 10d | cutánea
Aplicar en las manos 2 veces al día durante 10 días.
  Aplicar en ambas manos dos veces al día por 10 días

1 ampolleta | 1x/wk | 4wk | intramuscular
Aplicar 1 ampolleta por vía intramuscular una vez por semana durante 4 semanas.
  1 ampolleta IM semanal por 4 semanas

1 ampolleta | /24h | #3 | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 24 horas por 3 dosis.
  Aplicar 1 ampolleta IM cada 24 hrs por 3 dosis

1 frasco ámpula | /12h | 5d | intravenosa
Aplicar 1 frasco ámpula por vía intravenosa cada 12 horas durante 5 días.
  1 frasco ámpula IV c/12 h x 5 días

75 mg | #1 | intramuscular
Aplicar 75 mg por vía intramuscular en dosis única.
  Aplicar 75 mg IM dosis única

0.5 ml | #1 | intramuscular
Aplicar 0.5 ml por vía intramuscular en dosis única.
  0.5 ml IM dosis única

1 jeringa prellenada | 1x/wk | subcutánea
Aplicar 1 jeringa prellenada con inyección debajo de la piel una vez por semana.
  1 jeringa prellenada SC una vez por semana

60 mg | /6mo | subcutánea
Aplicar 60 mg con inyección debajo de la piel cada 6 meses.
  60 mg SC cada 6 meses

0.25 mg | 1x/wk | 4wk | subcutánea > 0.5 mg | 1x/wk | 4wk | subcutánea
Aplicar 0.25 mg con inyección debajo de la piel una vez por semana durante 4 semanas; después, 0.5 mg una vez por semana durante 4 semanas.
  0.25 mg SC una vez por semana por 4 semanas, luego 0.5 mg una vez por semana por 4 semanas

0.25 mg | 1x/wk | 4wk | subcutánea > 0.5 mg | 1x/wk | subcutánea
Aplicar 0.25 mg con inyección debajo de la piel una vez por semana durante 4 semanas; después, 0.5 mg una vez por semana.
  0.25 mg SC semanal x 4 semanas, después 0.5 mg semanal

24 unidad | /24h | endless | subcutánea
Aplicar 24 unidades con inyección debajo de la piel cada 24 horas, no deje de usarlo sin hablar con su médico.
  24 UI SC cada 24 horas sin suspender

15 mg | 1x/wk | oral
Tomar 15 mg por vía oral una vez por semana.
  15 mg VO una vez a la semana

6 tableta | mon | oral
Tomar 6 tabletas por vía oral solo los lunes.
  Tomar 6 tabletas los lunes

1 tableta | tue,thu,sat | 4wk | oral
Tomar 1 tableta por vía oral solo los martes, jueves y sábados durante 4 semanas.
  1 tab VO martes, jueves y sábado por 4 semanas

1 tableta | mon,tue,wed,thu,fri,sat | 4wk | oral
Tomar 1 tableta por vía oral solo de lunes a sábado durante 4 semanas.
  1 tab VO de lunes a sábado por 4 semanas

1 tableta | /3d | 30d | oral
Tomar 1 tableta por vía oral cada 3 días durante 30 días.
  Tomar 1 tableta cada 3 días por 30 días

1 tableta | /2d | 1mo | oral
Tomar 1 tableta por vía oral un día sí y un día no durante 1 mes.
  Tomar 1 tableta un día sí y otro no por 1 mes

1 tableta | prn:insomnio | max 1 | oral
Tomar 1 tableta por vía oral, solo en caso de insomnio, máximo 1 tableta al día.
  Tomar 1 tableta en caso de insomnio, máximo 1 al día

1 tableta | /6h | prn:dolor | max 4 | oral
Tomar 1 tableta por vía oral cada 6 horas, solo en caso de dolor, máximo 4 tabletas al día.
  Tomar 1 tableta cada 6 horas si tiene dolor. Máximo 4 tabletas al día.

500 mg | /6h | prn:dolor,fiebre | max 3 g | oral
Tomar 500 mg por vía oral cada 6 horas, solo en caso de dolor o fiebre, máximo 3 g al día.
  500 mg VO c/6h PRN dolor o fiebre, máximo 3 g al día

1 tableta | /8h | 5d | prn:tos | oral
Tomar 1 tableta por vía oral cada 8 horas durante 5 días, solo en caso de tos.
  1 tab VO c/8h x 5 d en caso de tos

10 ml | /8h | 5d | oral | +para tos
Tomar 10 ml por vía oral cada 8 horas durante 5 días, para tos.
  Tomar 10 ml cada 8 horas por 5 días para la tos

1 tableta | /24h | 3d | oral > 0.5 tableta | /24h | 3d | oral
Tomar 1 tableta por vía oral cada 24 horas durante 3 días; después, media tableta cada 24 horas durante 3 días.
  1 tableta VO cada 24 horas por 3 días, luego media tableta cada 24 horas por 3 días

4 tableta | /24h | 3d | oral > 3 tableta | /24h | 3d | oral > 2 tableta | /24h | 3d | oral > 1 tableta | /24h | 3d | oral
Tomar 4 tabletas por vía oral cada 24 horas durante 3 días; después, 3 tabletas cada 24 horas durante 3 días; después, 2 tabletas cada 24 horas durante 3 días; después, 1 tableta cada 24 horas durante 3 días.
  Tomar 4 tabletas cada 24 h por 3 días, luego 3 por 3 días, luego 2 por 3 días, luego 1 por 3 días

500 mg | #1 | oral > 250 mg | /24h | 4d | oral
Tomar 500 mg por vía oral en dosis única; después, 250 mg cada 24 horas durante 4 días.
  500 mg VO el primer día, luego 250 mg c/24h por 4 días

20 mg | MORN | 7d | oral > 10 mg | MORN | 7d | oral | +y suspender
Tomar 20 mg por vía oral por la mañana durante 7 días; después, 10 mg por la mañana durante 7 días, y suspender.
  20 mg VO por la mañana por 7 días, luego 10 mg por la mañana por 7 días y suspender

1 tableta | /8h | 7d | oral | +evitar alcohol
Tomar 1 tableta por vía oral cada 8 horas durante 7 días, evitar alcohol.
  Tomar 1 tableta cada 8 horas por 7 días. Evitar alcohol.

1 tableta | /8h | 7d | oral | +suspender si presenta ronchas
Tomar 1 tableta por vía oral cada 8 horas durante 7 días, suspender si presenta ronchas.
  Tomar 1 tableta cada 8 horas por 7 días. Suspender si presenta ronchas

1 cucharadita | /8h | 7d | oral
Tomar 1 cucharadita por vía oral cada 8 horas durante 7 días.
  1 cucharadita cada 8 hrs VO x 7 dias

1 sobre | /8h | 3d | oral | +disuelto en un vaso de agua
Tomar 1 sobre por vía oral cada 8 horas durante 3 días, disuelto en un vaso de agua.
  1 sobre disuelto en un vaso de agua cada 8 horas por 3 días, vía oral

1.5 tableta | /24h | 30d | oral
Tomar 1 tableta y media por vía oral cada 24 horas durante 30 días.
  Tomar 1 tableta y 1/2 cada 24 horas por 30 días

1 tableta | /24h | 30d | oral
Tomar 1 tableta por vía oral cada 24 horas durante 30 días.
  Tomar 1 tableta cada veinticuatro horas por treinta días

1 tableta | /36h | 30d | oral
Tomar 1 tableta por vía oral cada 36 horas durante 30 días.
  1 tab VO c/36h x 30 d

1 tableta | /8h | 10d | oral
Tomar 1 tableta por vía oral cada 8 horas durante 10 días.
  1 tab VO c/8h por 10 días continuos

1 cápsula | /12h | 7d | oral
Tomar 1 cápsula por vía oral cada 12 horas durante 7 días.
  Tomar 1 cápsula cada 12 horas por los próximos 7 días

1 cápsula | /12h | 10d | oral
Tomar 1 cápsula por vía oral cada 12 horas durante 10 días.
  1 cap cada 12 hrs por un total de 10 dias via oral

1 tableta | ACM,ACV | 10d | oral
Tomar 1 tableta por vía oral antes del desayuno y antes de la cena durante 10 días.
  1 tab VO antes de desayuno y cena x 10 d
  Tomar 1 tableta antes del desayuno y cena por 10 días

1 tableta | PCM,PCD,PCV
1 tableta después del desayuno, después de la comida y después de la cena.
  1 tab después de desayuno, comida y cena

1 tableta | @20:00 | 7d
1 tableta a las 8 de la noche durante 7 días.
  1 tab a las 8 de la noche por 7 días

1 tableta de 850 mg | /12h
1 tableta de 850 mg cada 12 horas.
  1 tab 850 mg c/12h

1 tableta | MORN & 2 tableta | NOON & 1 tableta | NIGHT
1 tableta por la mañana, 2 tabletas al mediodía y 1 tableta por la noche.
  1-2-1 tab

2 g | en la zona afectada | /8h
Aplicar 2 g en la zona afectada cada 8 horas.
  aplicar 2 g en zona afectada c/8h

1 tableta | /12h | 3d > 1 tableta | /24h | 3d > 1 tableta | /48h | 4d
1 tableta cada 12 horas durante 3 días; después, 1 tableta cada 24 horas durante 3 días; después, 1 tableta cada 48 horas durante 4 días.
  1 tab c/12h x 3 d luego c/24h x 3 d luego c/48h x 4 d

2 atomización | /20min | #3
2 atomizaciones cada 20 minutos por 3 dosis.
  2 atomizaciones cada 20 minutos por 3 dosis
  2 atomizaciones cada 20 min hasta 3 dosis

1 aplicación | en la zona afectada | 3x/d
Aplicar en la zona afectada 3 veces al día.
  aplicar crema en zona afectada 3 veces al día

1 cápsula | 3x/d | 5d
1 cápsula 3 veces al día durante 5 días.
  1 cap 3 v/d x 5 d

5 ml | /8h | 5d
5 ml cada 8 horas durante 5 días.
  5 ml cada 8 hors x 5 dais

1 tableta | /12h | 1wk
1 tableta cada 12 horas durante 1 semana.
  1 tbaleta cada 12 horas por 1 semna
`
