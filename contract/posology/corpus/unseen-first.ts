/**
 * Dosage instructions that were written after the parser, to test the parser on unseen texts. Where the parser failed at
 * first, the parser was corrected, and the instruction stays in the corpus.
 */
export const UNSEEN_FIRST = `
1 tableta | /8h | 5d | oral
Tomar 1 tableta por vía oral cada 8 horas durante 5 días.
  Tomar 1 tableta cada 8 horas durante 5 días
  Tómese 1 tableta cada 8 horas por 5 días

2 tableta | /8h | 3d | oral
Tomar 2 tabletas por vía oral cada 8 horas durante 3 días.
  Tomar dos tabletas vía oral cada 8 hrs por 3 días

1 cápsula | /8h | 7d | oral
Tomar 1 cápsula por vía oral cada 8 horas durante 7 días.
  1 caps cada 8 hrs vía oral por 7 dias

1 tableta | /12h | 5d | oral
Tomar 1 tableta por vía oral cada 12 horas durante 5 días.
  1 tab via oral cada 12 hrs por 5 dias.

1 tableta | /24h | 3d | oral
Tomar 1 tableta por vía oral cada 24 horas durante 3 días.
  1 tab VO cada 24 hrs por 3 días.

1 tableta | /24h | 5d | oral
Tomar 1 tableta por vía oral cada 24 horas durante 5 días.
  una tableta por via oral cada 24 hrs durante 5 dias

1 tableta | /24h FAST | 30d | oral
Tomar 1 tableta por vía oral cada 24 horas, en ayunas, durante 30 días.
  Tomar 1 tableta en ayunas cada 24 hrs por 30 días

1 tableta | /24h HS | 15d | oral
Tomar 1 tableta por vía oral cada 24 horas, al acostarse, durante 15 días.
  1 tab VO c/24 hrs al dormir por 15 dias

1 tableta | /24h NIGHT | 10d | oral
Tomar 1 tableta por vía oral cada 24 horas, por la noche, durante 10 días.
  Tomar 1 tableta por las noches cada 24 horas por 10 días

1 tableta | NIGHT | 10d | oral
Tomar 1 tableta por vía oral por la noche durante 10 días.
  Tomar 1 tableta cada noche x 10 noches

1 tableta | /8h | 5d | prn:dolor | oral
Tomar 1 tableta por vía oral cada 8 horas durante 5 días, solo en caso de dolor.
  Tomar 1 tableta cada 8 horas en caso de dolor por 5 días
  1 tab VO c/8 h x 5 d, en caso de dolor

1 tableta | /8h | 3d | prn:dolor intenso | oral
Tomar 1 tableta por vía oral cada 8 horas durante 3 días, solo en caso de dolor intenso.
  1 tab VO c/8h por 3 dias solo en caso de dolor intenso

1 tableta | /6h | prn:fiebre,dolor | oral
Tomar 1 tableta por vía oral cada 6 horas, solo en caso de fiebre o dolor.
  Tomar 1 tableta cada 6 horas en caso de fiebre o dolor

10 ml | /8h | 5d | oral
Tomar 10 ml por vía oral cada 8 horas durante 5 días.
  Tomar 10 mililitros cada 8 horas por 5 días

3.5 ml | /8h | 7d | oral
Tomar 3.5 ml por vía oral cada 8 horas durante 7 días.
  3.5 ml VO cada 8 horas por 7 días

4 ml | /12h | 7d | oral
Tomar 4 ml por vía oral cada 12 horas durante 7 días.
  Dar 4 ml vía oral c/12 hrs x 7 días

15 gota | /8h | 3d | oral
Tomar 15 gotas por vía oral cada 8 horas durante 3 días.
  15 gotas vía oral cada 8 horas por 3 días

1 gota | en cada ojo | /6h | 5d | oftálmica
Aplicar 1 gota en cada ojo cada 6 horas durante 5 días.
  Aplicar 1 gota en cada ojo cada 6 hrs por 5 días

2 gota | en el ojo izquierdo | /6h | 7d | oftálmica
Aplicar 2 gotas en el ojo izquierdo cada 6 horas durante 7 días.
  Aplicar 2 gotas en ojo izquierdo cada 6 horas x 7 días

3 gota | en el oído derecho | /8h | 7d | ótica
Aplicar 3 gotas en el oído derecho cada 8 horas durante 7 días.
  3 gotas en oido derecho c/8 hrs por 7 dias

2 disparo | en cada fosa nasal | /12h | 10d | nasal
Aplicar 2 disparos en cada fosa nasal cada 12 horas durante 10 días.
  2 disparos en cada fosa nasal c/12 hrs por 10 días

1 disparo | en cada fosa nasal | /24h | 1mo | nasal
Aplicar 1 disparo en cada fosa nasal cada 24 horas durante 1 mes.
  Aplicar 1 disparo en cada fosa nasal cada 24 hrs por 1 mes

2 disparo | /8h | 5d | inhalatoria
Inhalar 2 disparos cada 8 horas durante 5 días.
  Inhalar 2 disparos cada 8 hrs por 5 días

2 disparo | /4-6h | prn:dificultad para respirar | inhalatoria
Inhalar 2 disparos cada 4 a 6 horas, solo en caso de dificultad para respirar.
  Inhalar 2 disparos cada 4 a 6 horas en caso de dificultad respiratoria

1 aplicación | en la zona afectada | /8h | 7d | +capa delgada
Aplicar una capa delgada en la zona afectada cada 8 horas durante 7 días.
  Aplicar capa delgada en área afectada cada 8 horas por 7 días

1 aplicación | en la zona afectada | 3x/d | 10d
Aplicar en la zona afectada 3 veces al día durante 10 días.
  Aplicar en la zona afectada 3 veces al día durante 10 días

1 aplicación | en la cara | NIGHT | 3mo | cutánea | +capa delgada
Aplicar una capa delgada en la cara por la noche durante 3 meses.
  Aplicar una capa fina en la cara por las noches durante 3 meses

1 óvulo | NIGHT | 3d | vaginal
Aplicar 1 óvulo en la vagina por la noche durante 3 días.
  Aplicar un óvulo vía vaginal por la noche por 3 días

1 óvulo | /24h NIGHT | 7d | vaginal
Aplicar 1 óvulo en la vagina cada 24 horas, por la noche, durante 7 días.
  1 ovulo vaginal cada 24 hrs por la noche x 7 dias

1 ampolleta | /24h | 3d | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 24 horas durante 3 días.
  Aplicar 1 ampolleta IM cada 24 hrs por 3 días

1 ampolleta | /8h | 3d | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 8 horas durante 3 días.
  1 amp IM c/8 hrs x 3 dias

1 g | /12h | 7d | intravenosa
Aplicar 1 g por vía intravenosa cada 12 horas durante 7 días.
  1 gr IV cada 12 hrs por 7 días

1 tableta | /1d | endless | oral
Tomar 1 tableta por vía oral una vez al día, no deje de tomarlo sin hablar con su médico.
  Tomar 1 tableta diaria cada 24 hrs, no suspender
  Tomar 1 tableta diario de por vida

1 tableta | /12h | endless | oral
Tomar 1 tableta por vía oral cada 12 horas, no deje de tomarlo sin hablar con su médico.
  1 tab VO c/12 hrs uso continuo

1 tableta | /24h MORN | endless | oral
Tomar 1 tableta por vía oral cada 24 horas, por la mañana, no deje de tomarlo sin hablar con su médico.
  1 tableta vía oral cada 24 hrs por las mañanas de forma indefinida

0.5 tableta | /24h | 30d | oral
Tomar media tableta por vía oral cada 24 horas durante 30 días.
  Tomar media tableta cada 24 horas por 30 días
  Tomar la mitad de una tableta cada 24 horas por 30 días
  Tomar 0.5 tabletas c/24h por 30 dias

0.5 tableta | /12h | 10d | oral
Tomar media tableta por vía oral cada 12 horas durante 10 días.
  1/2 tableta VO cada 12 hrs por 10 dias

0.5 tableta | MORN | 30d | oral & 1 tableta | NIGHT | 30d | oral
Tomar media tableta por vía oral por la mañana y 1 tableta por la noche durante 30 días.
  Tomar media tableta por la mañana y una por la noche por 30 días

1 tableta | MORN,NIGHT | 30d | oral
Tomar 1 tableta por vía oral por la mañana y por la noche durante 30 días.
  Tomar 1 tableta por la mañana y 1 tableta por la noche durante 30 días

1 tableta | CM,CD,CV | 30d | oral
Tomar 1 tableta por vía oral con el desayuno, con la comida y con la cena durante 30 días.
  Tomar 1 tableta con desayuno, comida y cena por 30 días
  Tomar 1 tableta con el desayuno, 1 con la comida y 1 con la cena por 30 días

1 tableta | CM | 30d | oral
Tomar 1 tableta por vía oral con el desayuno durante 30 días.
  Tomar 1 tableta con el desayuno por 30 días

1 tableta | PCM,PCV | 1mo | oral
Tomar 1 tableta por vía oral después del desayuno y después de la cena durante 1 mes.
  Tomar 1 tableta después del desayuno y después de la cena por 1 mes

1 tableta | ACM | 1mo | oral
Tomar 1 tableta por vía oral antes del desayuno durante 1 mes.
  1 tab VO antes del desayuno por un mes

1 cápsula | 30min ACM | 14d | oral
Tomar 1 cápsula por vía oral 30 minutos antes del desayuno durante 14 días.
  Tomar 1 cápsula 30 minutos antes del desayuno por 14 días

1 cápsula | /12h 30min AC | 14d | oral
Tomar 1 cápsula por vía oral cada 12 horas, 30 minutos antes de los alimentos, durante 14 días.
  Tomar 1 cápsula cada 12 horas 30 min antes de los alimentos por 14 días

20 unidad | HS | subcutánea
Aplicar 20 unidades con inyección debajo de la piel al acostarse.
  Aplicar 20 UI subcutáneas al acostarse

15 unidad | NIGHT | endless | subcutánea
Aplicar 15 unidades con inyección debajo de la piel por la noche, no deje de usarlo sin hablar con su médico.
  15 UI SC por las noches de forma permanente

12 unidad | ACM | subcutánea & 8 unidad | ACV | subcutánea
Aplicar 12 unidades con inyección debajo de la piel antes del desayuno y 8 unidades antes de la cena.
  Aplicar 12 unidades SC antes del desayuno y 8 unidades antes de la cena

8 unidad | ACM,ACD,ACV | 30d | subcutánea
Aplicar 8 unidades con inyección debajo de la piel antes del desayuno, antes de la comida y antes de la cena durante 30 días.
  8 UI SC antes de cada comida por 30 días

1 tableta | #1 | oral
Tomar 1 tableta por vía oral en dosis única.
  Tomar 1 tableta DOSIS UNICA
  1 tab VO en una sola toma

2 tableta | #1 | oral > 1 tableta | /8h | 3d | oral
Tomar 2 tabletas por vía oral en dosis única; después, 1 tableta cada 8 horas durante 3 días.
  Tomar 2 tabletas de inicio y luego 1 tableta cada 8 horas por 3 días

1 tableta | /8h | 5d | oral > 1 tableta | /12h | 5d | oral
Tomar 1 tableta por vía oral cada 8 horas durante 5 días; después, 1 tableta cada 12 horas durante 5 días.
  1 tab VO c/8h x 5 dias, después 1 tab c/12h x 5 días

2 tableta | /24h | 5d | oral > 1 tableta | /24h | 5d | oral
Tomar 2 tabletas por vía oral cada 24 horas durante 5 días; después, 1 tableta cada 24 horas durante 5 días.
  Tomar 2 tabletas cada 24 horas por 5 días y después 1 tableta cada 24 horas por 5 días

50 mg | /24h | 3d | oral > 25 mg | /24h | 3d | oral
Tomar 50 mg por vía oral cada 24 horas durante 3 días; después, 25 mg cada 24 horas durante 3 días.
  50 mg VO c/24 h por 3 días, después 25 mg c/24 h por 3 días

30 mg | /1d | 7d > 20 mg | /1d | 7d > 10 mg | /1d | 7d
30 mg una vez al día durante 7 días; después, 20 mg una vez al día durante 7 días; después, 10 mg una vez al día durante 7 días.
  30 mg x 7 dias, luego 20 mg x 7 dias, luego 10 mg x 7 dias

1 tableta | 1x/wk | 4wk | oral
Tomar 1 tableta por vía oral una vez por semana durante 4 semanas.
  Tomar 1 tableta una vez a la semana por 4 semanas

1 tableta | 1x/wk | 3mo | oral
Tomar 1 tableta por vía oral una vez por semana durante 3 meses.
  1 tableta VO semanal por 3 meses

6 tableta | 1x/wk | oral
Tomar 6 tabletas por vía oral una vez por semana.
  Tomar 6 tabletas una vez por semana

1 tableta | /2d | 30d | oral
Tomar 1 tableta por vía oral un día sí y un día no durante 30 días.
  Tomar 1 tableta cada tercer dia por 30 días

1 ampolleta | /72h | #3 | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 72 horas por 3 dosis.
  1 ampolleta IM cada 72 hrs por 3 dosis

1 ampolleta | 1x/mo | 6mo | intramuscular
Aplicar 1 ampolleta por vía intramuscular una vez al mes durante 6 meses.
  Aplicar 1 ampolleta IM cada mes por 6 meses

1 parche | /24h | 30d | transdérmica
Aplicar 1 parche pegado en la piel cada 24 horas durante 30 días.
  Aplicar 1 parche transdérmico cada 24 hrs por 30 días

1 sobre | /12h | 3d | oral | +disuelto en un vaso de agua
Tomar 1 sobre por vía oral cada 12 horas durante 3 días, disuelto en un vaso de agua.
  Disolver 1 sobre en un vaso de agua y tomar cada 12 horas por 3 días

1 sobre | /24h | 7d | oral
Tomar 1 sobre por vía oral cada 24 horas durante 7 días.
  Tomar 1 sobre cada 24 hrs x 7 días

1 cucharada | /12h | 3d | oral
Tomar 1 cucharada por vía oral cada 12 horas durante 3 días.
  Tomar 1 cucharada cada 12 hrs por 3 días
`
