/** Dosage instructions in everyday shorthand, one of several files that were written after the parser was extended. */
export const EVERYDAY_FIFTH = `
1 tableta | /1d | 21d | rest 7d
1 tableta una vez al día durante 21 días, descansar 7 días y repetir.
  1 tab diaria por 21 dias, descansar 7, repetir
  1 tab diaria por 21 dias, 7 de descanso
  1 tab al dia por 21 dias con descanso de 7 dias

1 tableta | /1d | 21d | rest 7d x6
1 tableta una vez al día durante 21 días, descansar 7 días y repetir, por 6 ciclos.
  1 tab diaria por 21 dias y 7 dias de descanso por 6 ciclos

1 tableta | /1d | 28d | +sin descanso
1 tableta una vez al día durante 28 días, sin descanso.
  1 tab diaria por 28 dias sin descanso

1 parche | 1x/wk | 3wk | rest 1wk
1 parche una vez por semana durante 3 semanas, descansar 1 semana y repetir.
  1 parche semanal por 3 semanas y descansar 1 semana

1 óvulo | NIGHT | 7d | vaginal
Aplicar 1 óvulo en la vagina por la noche durante 7 días.
  1 ovulo vaginal por la noche x 7 d

1 óvulo | /24h | 3d | vaginal
Aplicar 1 óvulo en la vagina cada 24 horas durante 3 días.
  1 ovulo vaginal c/24h x 3 noches

1 aplicación | /24h | 7d | vaginal
Poner 1 aplicación en la vagina cada 24 horas durante 7 días.
  1 aplicacion vaginal c/24h x 7 dias

1 tableta | NIGHT | 6d | vaginal
Aplicar 1 tableta en la vagina por la noche durante 6 días.
  1 tab vaginal por la noche x 6 d

1 supositorio | /12h | 3d | rectal
Aplicar 1 supositorio por el recto cada 12 horas durante 3 días.
  1 sup rectal c/12h x 3 d

1 supositorio | /24h | 5d | rectal
Aplicar 1 supositorio por el recto cada 24 horas durante 5 días.
  1 supositorio rectal c/24h x 5 d

1 tableta | mon,thu | 8wk
1 tableta solo los lunes y jueves durante 8 semanas.
  1 tab lunes y jueves x 8 semanas

1 tableta | mon,wed,fri | 12wk
1 tableta solo los lunes, miércoles y viernes durante 12 semanas.
  1 tab lunes, miercoles y viernes x 12 semanas

1 tableta | mon,tue,wed,thu,fri | 3mo
1 tableta solo de lunes a viernes durante 3 meses.
  1 tab de lunes a viernes x 3 meses

1 tableta | mon,tue,wed,thu,fri & 0.5 tableta | sat,sun
1 tableta de lunes a viernes, y media tableta los sábados y domingos.
  1 tab de lunes a viernes y media tab sabado y domingo

1 tableta | mon,tue,wed,thu,fri | 3mo & 1.5 tableta | sat,sun | 3mo
1 tableta de lunes a viernes, y 1 tableta y media los sábados y domingos durante 3 meses.
  1 tab lunes a viernes, 1.5 tab sabado y domingo x 3 meses

5 mg | mon,wed,fri,sun & 2.5 mg | tue,thu,sat
5 mg los lunes, miércoles, viernes y domingos, y 2.5 mg los martes, jueves y sábados.
  5 mg lunes, miercoles, viernes y domingo y 2.5 mg martes, jueves y sabado

5 mg | mon,tue,wed,thu,fri & 2.5 mg | sat,sun
5 mg de lunes a viernes, y 2.5 mg los sábados y domingos.
  5 mg lunes a viernes y 2.5 mg sabado y domingo

2.5 mg | mon,fri & 5 mg | tue,wed,thu,sat,sun
2.5 mg los lunes y viernes, y 5 mg los martes, miércoles, jueves, sábados y domingos.
  2.5 mg lunes y viernes, 5 mg los demas dias

0.5 tableta | mon,thu & 1 tableta | tue,wed,fri,sat,sun
Media tableta los lunes y jueves, y 1 tableta los martes, miércoles, viernes, sábados y domingos.
  media tab lunes y jueves, 1 tab el resto de los dias

4 tableta | fri | 12wk
4 tabletas solo los viernes durante 12 semanas.
  4 tab los viernes x 12 semanas

15 mg | sat
15 mg solo los sábados.
  15 mg los sabados

6 tableta | sun | 12wk
6 tabletas solo los domingos durante 12 semanas.
  6 tab cada domingo x 12 semanas

1 tableta | 5d/wk | 3mo
1 tableta 5 días por semana, durante 3 meses.
  1 tab 5 dias a la semana x 3 meses

1 tableta | /1d 6d/wk
1 tableta una vez al día, 6 días por semana.
  1 tab diaria 6 dias a la semana

50 mg | /24h 5d/wk | 4wk
50 mg cada 24 horas, 5 días por semana, durante 4 semanas.
  50 mg c/24h 5 dias a la semana x 4 semanas

1 tableta | 1x/wk | 4wk
1 tableta una vez por semana durante 4 semanas.
  1 tab cada 8 dias x 4 semanas
  1 tab c/8 dias por 4 semanas

1 cápsula | 1x/wk | 2mo
1 cápsula una vez por semana durante 2 meses.
  1 cap cada 8 dias x 2 meses

1 tableta | /15d | 3mo
1 tableta cada 15 días durante 3 meses.
  1 tab cada 15 dias x 3 meses

1 tableta | /2d | 30d
1 tableta un día sí y un día no durante 30 días.
  1 tab cada tercer dia x 30 d
  1 tab cada 2 dias x 30 dias

1 tableta | 1x/mo | 6mo
1 tableta una vez al mes durante 6 meses.
  1 tab cada mes x 6 meses

1 ampolleta | 1x/mo | 3mo | intramuscular
Aplicar 1 ampolleta por vía intramuscular una vez al mes durante 3 meses.
  1 amp IM cada mes x 3 meses

1 ampolleta | /3mo | 1a | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 3 meses durante 1 año.
  1 amp IM cada 3 meses x 1 año

2 tableta | #1
2 tabletas en dosis única.
  2 tab DU
  2 tab dosis unica

4 tableta | #1 | again 2wk x2
4 tabletas en dosis única, repetir en 2 semanas.
  4 tab dosis unica, repetir en 2 semanas

1 tableta | #1 | again 15d x2
1 tableta en dosis única, repetir en 15 días.
  1 tab DU y repetir en 15 dias

400 mg | #1 | again 15d x2
400 mg en dosis única, repetir en 15 días.
  400 mg DU repetir en 15 dias

20 ml | #1 | again 15d x2
20 ml en dosis única, repetir en 15 días.
  20 ml dosis unica, repetir en 15 dias

100 mg | /12h | 3d | again 21d x2
100 mg cada 12 horas durante 3 días, repetir en 21 días.
  100 mg c/12h x 3 dias, repetir en 21 dias

1 tableta | después de cada evacuación | max 8
1 tableta después de cada evacuación, máximo 8 tabletas al día.
  1 tab despues de cada evacuacion max 8 al dia

2 cápsula | después de cada evacuación líquida | max 8
2 cápsulas después de cada evacuación líquida, máximo 8 cápsulas al día.
  2 cap despues de cada evacuacion liquida max 8 capsulas al dia

50 ml | después de cada evacuación
50 ml después de cada evacuación.
  50 ml despues de cada evacuacion

100 ml | después de cada vómito
100 ml después de cada vómito.
  100 ml despues de cada vomito

40 mg | /24h | 7d > 20 mg | /24h | 7d
40 mg cada 24 horas durante 7 días; después, 20 mg cada 24 horas durante 7 días.
  40 mg c/24h x 7 d, luego 20 mg c/24h x 7 d

40 mg | /1d | 5d > 20 mg | /1d | 5d > 10 mg | /1d | 5d
40 mg una vez al día durante 5 días; después, 20 mg una vez al día durante 5 días; después, 10 mg una vez al día durante 5 días.
  40 mg x 5 d, 20 mg x 5 d, 10 mg x 5 d

60 mg | /24h | 3d > 50 mg | /24h | 3d > 40 mg | /24h | 3d > 30 mg | /24h | 3d > 20 mg | /24h | 3d > 10 mg | /24h | 3d
60 mg cada 24 horas durante 3 días; después, 50 mg cada 24 horas durante 3 días; después, 40 mg cada 24 horas durante 3 días; después, 30 mg cada 24 horas durante 3 días; después, 20 mg cada 24 horas durante 3 días; después, 10 mg cada 24 horas durante 3 días.
  60 mg c/24h, disminuir 10 mg cada 3 dias hasta suspender

30 mg | /24h | 1wk > 25 mg | /24h | 1wk > 20 mg | /24h | 1wk > 15 mg | /24h | 1wk > 10 mg | /24h | 1wk > 5 mg | /24h | 1wk
30 mg cada 24 horas durante 1 semana; después, 25 mg cada 24 horas durante 1 semana; después, 20 mg cada 24 horas durante 1 semana; después, 15 mg cada 24 horas durante 1 semana; después, 10 mg cada 24 horas durante 1 semana; después, 5 mg cada 24 horas durante 1 semana.
  30 mg c/24h, disminuir 5 mg cada semana hasta suspender

50 mg | /1d | 5d > 40 mg | /1d | 5d > 30 mg | /1d | 5d > 20 mg | /1d | 5d > 10 mg | /1d | 5d
50 mg una vez al día durante 5 días; después, 40 mg una vez al día durante 5 días; después, 30 mg una vez al día durante 5 días; después, 20 mg una vez al día durante 5 días; después, 10 mg una vez al día durante 5 días.
  50 mg diarios, reducir 10 mg cada 5 dias hasta suspender

20 mg | /24h | 7d | oral > 15 mg | /24h | 7d | oral > 10 mg | /24h | 7d | oral > 5 mg | /24h | 7d | oral
Tomar 20 mg por vía oral cada 24 horas durante 7 días; después, 15 mg cada 24 horas durante 7 días; después, 10 mg cada 24 horas durante 7 días; después, 5 mg cada 24 horas durante 7 días.
  20 mg VO c/24h x 7 d, disminuir 5 mg cada 7 dias hasta suspender

50 mg | /24h | 15d > 100 mg | /24h | 15d > 150 mg | /24h | 15d > 200 mg | /24h
50 mg cada 24 horas durante 15 días; después, 100 mg cada 24 horas durante 15 días; después, 150 mg cada 24 horas durante 15 días; después, 200 mg cada 24 horas.
  50 mg c/24h, aumentar 50 mg cada 15 dias hasta 200 mg

2 tableta | /24h | 1wk > 1.5 tableta | /24h | 1wk > 1 tableta | /24h | 1wk > 0.5 tableta | /24h | 1wk
2 tabletas cada 24 horas durante 1 semana; después, 1 tableta y media cada 24 horas durante 1 semana; después, 1 tableta cada 24 horas durante 1 semana; después, media tableta cada 24 horas durante 1 semana.
  2 tab c/24h, disminuir media tab cada semana hasta suspender

1 tableta | /8h | prn:
1 tableta cada 8 horas, solo si es necesario.
  1 tab c/8h PRN

1 tableta | /8h | prn:dolor
1 tableta cada 8 horas, solo en caso de dolor.
  1 tab c/8h prn dolor

1 tableta | /6h | prn:dolor,fiebre
1 tableta cada 6 horas, solo en caso de dolor o fiebre.
  1 tab c/6h si dolor o fiebre

1 tableta | /8h | 5d | prn:dolor
1 tableta cada 8 horas durante 5 días, solo en caso de dolor.
  1 tab c/8h en caso de dolor x 5 d

1 tableta | prn:náusea | max 3
1 tableta, solo en caso de náusea, máximo 3 tabletas al día.
  1 tab prn nausea max 3 al dia

1 tableta | prn:dolor de pecho | sublingual
Colocar 1 tableta debajo de la lengua, solo en caso de dolor de pecho.
  1 tab SL en caso de dolor de pecho

1 tableta | prn:crisis de ansiedad | sublingual
Colocar 1 tableta debajo de la lengua, solo en caso de crisis de ansiedad.
  1 tab SL en caso de crisis de ansiedad

1 tableta | prn:presión mayor de 180/110 | sublingual
Colocar 1 tableta debajo de la lengua, solo en caso de presión mayor de 180/110.
  1 tab SL en caso de presion mayor a 180/110

1 tableta | prn:presión mayor de 160/90
1 tableta, solo en caso de presión mayor de 160/90.
  1 tab en caso de presion arterial mayor de 160/90

1 tableta | prn:migraña | max 2
1 tableta, solo en caso de migraña, máximo 2 tabletas al día.
  1 tab en caso de migraña, maximo 2 tabletas al dia

1 tableta | /8h | 5d | prn:mareo
1 tableta cada 8 horas durante 5 días, solo en caso de mareo.
  1 tab en caso de mareo c/8h x 5 d

1 tableta | /12h | prn:alergia
1 tableta cada 12 horas, solo en caso de alergia.
  1 tab c/12h en caso de alergia

500 mg | /6h | prn:fiebre mayor de 38 °C
500 mg cada 6 horas, solo en caso de fiebre mayor de 38 °C.
  500 mg c/6h si fiebre mayor de 38

5 ml | /6h | prn:fiebre mayor de 38.5 °C
5 ml cada 6 horas, solo en caso de fiebre mayor de 38.5 °C.
  5 ml c/6h en caso de fiebre mayor de 38.5

10 gota | /6h | prn:fiebre
10 gotas cada 6 horas, solo en caso de fiebre.
  10 gotas c/6h en caso de fiebre

1 tableta | /24h | prn:insomnio
1 tableta cada 24 horas, solo en caso de insomnio.
  1 tab c/24h en caso de insomnio

1-2 tableta | /8h | prn:dolor | max 6
1 a 2 tabletas cada 8 horas, solo en caso de dolor, máximo 6 tabletas al día.
  1 a 2 tab c/8h en caso de dolor max 6 al dia

1 tableta | /5min | #3 | sublingual
Colocar 1 tableta debajo de la lengua cada 5 minutos por 3 dosis.
  1 tab SL c/5 min max 3 dosis

1 * de 875/125 mg | /12h | 10d | oral
Tomar 875/125 mg por vía oral cada 12 horas durante 10 días.
  875/125 mg c/12h x 10 d VO

1 * de 875/125 mg | /12h | 7d | oral
Tomar 875/125 mg por vía oral cada 12 horas durante 7 días.
  875/125 mg VO c/12h x 7 dias
`
