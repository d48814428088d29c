/** Dosage instructions for medicines that are taken as needed, in single doses, in weekly doses, as tapers, and in milligrams. */
export const COURSES = `
- | prn:dolor | max 4
Solo en caso de dolor, máximo 4 al día.
  PRN dolor máx 4 al día
  prn dolor, maximo 4 al dia
  en caso de dolor, máximo 4 al día

1 tableta | prn:dolor | max 4
1 tableta, solo en caso de dolor, máximo 4 tabletas al día.
  1 tab PRN dolor máx 4 al día
  1 tableta en caso de dolor, máximo 4 tabletas al día
  1 tab si hay dolor, no mas de 4 tabletas al dia
  1 tab prn por dolor, sin exceder 4 en 24 horas
  1 tableta solo si hay dolor; máximo 4 en 24 hrs

1 tableta | /8h | 3d | prn:fiebre | oral
Tomar 1 tableta por vía oral cada 8 horas durante 3 días, solo en caso de fiebre.
  Tomar 1 tableta cada 8 horas en caso de fiebre por 3 días
  1 tab VO c/8h x 3d si fiebre
  1 tab vo cada 8 hrs PRN fiebre por 3 dias

1 tableta | /6h | 3d | prn:dolor,fiebre | oral
Tomar 1 tableta por vía oral cada 6 horas durante 3 días, solo en caso de dolor o fiebre.
  Tomar 1 tableta cada 6 horas en caso de dolor o fiebre por 3 días
  1 tab VO c/6h PRN dolor o fiebre x 3d
  1 TAB VO C/6H SI DOLOR O FIEBRE POR 3 DIAS
  1 tab vo c/6 hrs por 3 dias solo si hay dolor o fiebre
  tomar 1 tableta cada 6 horas si presenta dolor y/o fiebre por 3 dias

1 tableta | /8h | prn:náusea,vómito | oral
Tomar 1 tableta por vía oral cada 8 horas, solo en caso de náusea o vómito.
  Tomar 1 tableta cada 8 horas en caso de náusea o vómito
  1 tab VO c/8h PRN nauseas o vomito
  1 tab vo c/8h si presenta náuseas o vómitos

1 tableta | /8h | 5d | prn: | oral
Tomar 1 tableta por vía oral cada 8 horas durante 5 días, solo si es necesario.
  1 tab VO c/8h PRN x 5d
  Tomar 1 tableta cada 8 horas solo si es necesario por 5 días
  1 tab vo c/8h por razón necesaria x 5 dias
  1 tab VO c/8 hrs en caso necesario por 5 dias

1 tableta | /8h | prn:fiebre mayor de 38 °C | oral
Tomar 1 tableta por vía oral cada 8 horas, solo en caso de fiebre mayor de 38 °C.
  Tomar 1 tableta cada 8 horas en caso de fiebre mayor de 38 grados
  1 tab VO c/8h si fiebre > 38
  1 tab vo c/8h si temperatura mayor a 38 °C

1 tableta | /8h | 5d | oral | +para dolor
Tomar 1 tableta por vía oral cada 8 horas durante 5 días, para dolor.
  Tomar 1 tableta cada 8 horas por 5 días para el dolor
  1 tab VO c/8h x 5d para dolor

1 cápsula | prn:diarrea | max 3 vez | oral
Tomar 1 cápsula por vía oral, solo en caso de diarrea, máximo 3 veces al día.
  Tomar 1 cápsula en caso de diarrea, máximo tres veces al día
  1 cap VO si diarrea, max 3 veces al dia

1 tableta | #1 | oral
Tomar 1 tableta por vía oral en dosis única.
  Tomar 1 tableta, dosis única
  1 tab VO dosis unica
  tomar 1 tableta por unica vez
  Tomar una tableta una sola vez
  1 TAB VO EN UNA SOLA DOSIS

2 tableta | #1 | oral
Tomar 2 tabletas por vía oral en dosis única.
  Tomar dos tabletas una sola vez
  2 tabs VO dosis única
  tomar 2 tabletas en una sola toma

2 g | #1 | oral
Tomar 2 g por vía oral en dosis única.
  Tomar 2 g por única vez
  2 g VO dosis única
  2 gr vo en una sola dosis

500 mg | /8h | 7d
500 mg cada 8 horas durante 7 días.
  500 mg c/8h por 7 días
  500mg c/8h x7d
  500 mg cada 8 horas (7 días)

500 mg | /12h | 10d | oral
Tomar 500 mg por vía oral cada 12 horas durante 10 días.
  500 mg VO c/12h x 10 d
  Tomar 500 mg cada 12 horas por 10 días
  500 MG VO C/12 HRS X 10 DIAS

1000 mg | /8h | 3d | oral
Tomar 1,000 mg por vía oral cada 8 horas durante 3 días.
  1000 mg VO c/8h x 3d
  1,000 mg VO cada 8 horas por 3 días

100 mcg | /24h FAST | 30d | oral
Tomar 100 microgramos por vía oral cada 24 horas, en ayunas, durante 30 días.
  100 mcg VO c/24h en ayunas x 30d
  Tomar 100 microgramos cada 24 horas en ayunas por 30 días
  100 µg VO c/24 h en ayunas por 30 dias

100 mcg | /1d | 30d
100 microgramos una vez al día durante 30 días.
  100 mcg/día por 30 días
  100 mcg al día x 30 d
  100 mcg diarios por 30 dias

0.25 mg | HS | 14d | oral
Tomar 0.25 mg por vía oral al acostarse durante 14 días.
  0.25 mg VO al acostarse x 14d
  Tomar 0.25 mg al dormir por 14 días
  .25 mg VO antes de dormir x 14 d

1 tableta de 500 mg | /8h | 7d | oral
Tomar 1 tableta de 500 mg por vía oral cada 8 horas durante 7 días.
  Tomar 1 tableta de 500 mg cada 8 horas por 7 días
  1 tab de 500 mg VO c/8h x 7d
  1 tab (500 mg) VO c/8h por 7 dias
  500 mg (1 tableta) VO c/8h x 7 dias

5 ml de 50 mg | /8h | 7d | oral
Tomar 5 ml (250 mg) por vía oral cada 8 horas durante 7 días.
  Tomar 5 ml (250 mg) cada 8 horas por 7 días
  5 ml (250 mg) VO c/8h x 7d
  250 mg (5 ml) VO c/8h x 7 dias
  5 mL (250mg) c/8 hrs por 7 días vía oral

10 ml de 20 mg | /8h | 3d
10 ml (200 mg) cada 8 horas durante 3 días.
  10 ml (200 mg) c/8h x 3d

0.5 cucharadita de 250 mg | /8h | 7d | oral
Tomar media cucharadita (125 mg) por vía oral cada 8 horas durante 7 días.
  1/2 cucharadita (125 mg) VO c/8h x 7d
  tomar media cucharadita (125 mg) cada 8 horas por 7 días

20 gota de 5 mg | /8h | 3d
20 gotas (100 mg) cada 8 horas durante 3 días.
  20 gotas (100 mg) c/8h x 3d

2 cucharadita de 250 mg | /12h | 7d
2 cucharaditas (500 mg) cada 12 horas durante 7 días.
  2 cucharaditas (500 mg) c/12h x 7 d

5 ml de 100000 unidad | /6h | 10d
5 ml (500,000 unidades) cada 6 horas durante 10 días.
  5 ml (500,000 UI) c/6h x 10 d

5 ml de 50 mg | /8h | 3d > 2.5 ml de 50 mg | /8h | 4d
5 ml (250 mg) cada 8 horas durante 3 días; después, 2.5 ml (125 mg) cada 8 horas durante 4 días.
  5 ml (250 mg) c/8h x 3 d, luego 2.5 ml (125 mg) c/8h x 4 d

40 mg | /1d | 5d > 20 mg | /1d | 5d
40 mg una vez al día durante 5 días; después, 20 mg una vez al día durante 5 días.
  40 mg x 5 d, luego 20 mg x 5 d
  40 mg x 5d luego 20 mg x 5d
  40 mg por 5 días, después 20 mg por 5 días
  40 mg x 5 d; 20 mg x 5 d
  40mg diario x 5 dias, posteriormente 20mg diario x 5 dias
  40 mg al día por 5 días seguido de 20 mg al día por 5 días

40 mg | /24h | 5d | oral > 20 mg | /24h | 5d | oral > 10 mg | /24h | 5d | oral
Tomar 40 mg por vía oral cada 24 horas durante 5 días; después, 20 mg cada 24 horas durante 5 días; después, 10 mg cada 24 horas durante 5 días.
  40 mg VO c/24h x 5 d, luego 20 mg c/24h x 5 d, luego 10 mg c/24h x 5 d
  Tomar 40 mg cada 24 horas por 5 días, después 20 mg por 5 días, después 10 mg por 5 días
  40 mg VO c/24h x 5d, 20 mg c/24h x 5d, 10 mg c/24h x 5d

60 mg | /1d | 3d > 40 mg | /1d | 3d > 20 mg | /1d | 3d | +y suspender
60 mg una vez al día durante 3 días; después, 40 mg una vez al día durante 3 días; después, 20 mg una vez al día durante 3 días, y suspender.
  60 mg x 3 d, luego 40 mg x 3 d, luego 20 mg x 3 d y suspender
  60 mg x 3d, 40 mg x 3d, 20 mg x 3d y suspender

1 tableta | /12h | 7d | oral > 1 tableta | /24h | 7d | oral
Tomar 1 tableta por vía oral cada 12 horas durante 7 días; después, 1 tableta cada 24 horas durante 7 días.
  Tomar 1 tableta cada 12 horas por 7 días, luego 1 tableta cada 24 horas por 7 días
  1 tab VO c/12h x 7d, luego 1 c/24h x 7d
  1 tab vo c/12h x 7 dias y despues 1 tab c/24h x 7 dias
  1 tab VO cada 12 hrs por 7 días y luego cada 24 hrs por 7 días

2 tableta | #1 | oral > 1 tableta | /24h | 4d | oral
Tomar 2 tabletas por vía oral en dosis única; después, 1 tableta cada 24 horas durante 4 días.
  Tomar 2 tabletas el primer día, luego 1 tableta cada 24 horas por 4 días
  2 tab VO el primer dia y luego 1 tab c/24h x 4 dias
  2 tab VO dosis única, luego 1 tab c/24h x 4d

0.5 tableta | NIGHT | 7d | oral > 1 tableta | NIGHT | endless | oral
Tomar media tableta por vía oral por la noche durante 7 días; después, 1 tableta por la noche, no deje de tomarlo sin hablar con su médico.
  Tomar media tableta por la noche por 7 días, después 1 tableta por la noche sin suspender
  1/2 tab VO en la noche x 7 d, luego 1 tab en la noche de forma continua
  iniciar con 1/2 tab VO en la noche x 7 dias y despues aumentar a 1 tab en la noche sin suspender

25 mg | HS | 1wk | oral > 50 mg | HS | 30d | oral
Tomar 25 mg por vía oral al acostarse durante 1 semana; después, 50 mg al acostarse durante 30 días.
  25 mg VO al acostarse x 1 semana, luego 50 mg al acostarse x 30 d
  Tomar 25 mg al dormir por una semana, después 50 mg al dormir por 30 días

4 tableta | 1x/wk | 12wk | oral
Tomar 4 tabletas por vía oral una vez por semana durante 12 semanas.
  Tomar 4 tabletas una vez por semana por 12 semanas
  4 tab VO 1 vez a la semana x 12 semanas
  4 tabs VO semanal durante 12 semanas
  4 tab VO cada semana x 12 sem

10 mg | 1x/wk mon | 3mo | oral
Tomar 10 mg por vía oral una vez por semana, los lunes, durante 3 meses.
  10 mg VO una vez por semana los lunes x 3 meses
  Tomar 10 mg una vez a la semana, los lunes, por 3 meses

4 tableta | sat | 12wk | oral
Tomar 4 tabletas por vía oral solo los sábados durante 12 semanas.
  Tomar 4 tabletas los sábados por 12 semanas
  4 tab VO cada sabado x 12 semanas

1 tableta | mon,wed,fri | 4wk | oral
Tomar 1 tableta por vía oral solo los lunes, miércoles y viernes durante 4 semanas.
  Tomar 1 tableta los lunes, miércoles y viernes por 4 semanas
  1 tab VO lunes miercoles y viernes x 4 semanas
  1 tab VO los lunes, miercoles y viernes x 4 sem

1 tableta | mon,tue,wed,thu,fri | 1mo | oral
Tomar 1 tableta por vía oral solo de lunes a viernes durante 1 mes.
  Tomar 1 tableta de lunes a viernes por 1 mes
  1 tab VO lunes a viernes x un mes

1 tableta | 3x/wk | 4wk | oral
Tomar 1 tableta por vía oral 3 veces por semana durante 4 semanas.
  Tomar 1 tableta 3 veces por semana por 4 semanas
  1 tab VO tres veces a la semana x 4 sem

1 tableta | /2d | 15d | oral
Tomar 1 tableta por vía oral un día sí y un día no durante 15 días.
  Tomar 1 tableta cada tercer día por 15 días
  1 tab VO c/3er día x 15 d
  1 tab VO un día sí y un día no por 15 dias
  tomar 1 tableta en días alternos por 15 días

1 tableta | /48h | 15d | oral
Tomar 1 tableta por vía oral cada 48 horas durante 15 días.
  Tomar 1 tableta cada 48 horas por 15 días
  1 tab VO c/48h x 15d

1 cápsula | 1x/wk | 8wk | oral
Tomar 1 cápsula por vía oral una vez por semana durante 8 semanas.
  Tomar 1 cápsula cada semana por 8 semanas
  1 cap VO semanal x 8 semanas

1 tableta | 1x/mo | 6mo | oral
Tomar 1 tableta por vía oral una vez al mes durante 6 meses.
  Tomar 1 tableta al mes por 6 meses
  1 tab VO mensual x 6 meses
  1 tab VO una vez al mes por 6 meses

1 ampolleta | /15d | 3mo | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 15 días durante 3 meses.
  1 ampolleta IM cada 15 días por 3 meses
  Aplicar 1 amp IM c/15 d x 3 meses
  1 amp intramuscular quincenal x 3 meses

1 tableta | /24h | #3 | oral
Tomar 1 tableta por vía oral cada 24 horas por 3 dosis.
  Tomar 1 tableta cada 24 horas por 3 dosis
  1 tab VO c/24h x 3 dosis

500 mg | /8h | 7d | oral
Tomar 500 mg por vía oral cada 8 horas durante 7 días.
  1 dosis de 500 mg VO c/8h x 7d
  1 toma (500 mg) VO c/8h x 7d

1 tableta | MORN | 7d & 2 tableta | NIGHT | 7d
1 tableta por la mañana y 2 tabletas por la noche durante 7 días.
  1-0-2 tab c/24h x 7d
  1-0-2 tab diario x 7d
  1 por la mañana y 2 tabletas por la noche x 7d

1 tableta | /8h | 5d | prn:dolor | +suspender si hay ronchas
1 tableta cada 8 horas durante 5 días, solo en caso de dolor, suspender si hay ronchas.
  1 tab c/8h x 5d en caso de dolor, suspender si hay ronchas
  1 tab c/8h x 5d, solo en caso de dolor, suspender si hay ronchas
`
