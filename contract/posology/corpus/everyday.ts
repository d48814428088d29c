/** Dosage instructions in the shorthand of doctors: without units, with quantities, places and weekdays. */
export const EVERYDAY = `
30 mg | MORN & 15 mg | NIGHT
30 mg por la mañana y 15 mg por la noche.
  30 mg am 15 mg pm

20 unidad | MORN & 10 unidad | NIGHT
20 unidades por la mañana y 10 unidades por la noche.
  20 UI am y 10 UI pm

1 tableta | /12h | 10d
1 tableta cada 12 horas durante 10 días.
  1 tab c/12h x 20 tabletas
  1 tab c/12h #20
  1 tab c/12h 20 tabletas

1 tableta | /12h | finished
1 tableta cada 12 horas hasta terminar el envase.
  1 tab c/12h x 1 caja

1 tableta | /12h | finished x2
1 tableta cada 12 horas hasta terminar los 2 envases.
  1 tab c/12h x 2 cajas

1 tableta | /8h | 7d
1 tableta cada 8 horas durante 7 días.
  1 tab c/8h x 7 d #21
  1 tab c/8h p/7 días
  1 tab c/8h total 21 tabletas

1 tableta | /8h | 7d | surtir 30 tabletas
1 tableta cada 8 horas durante 7 días, surtir 30 tabletas.
  1 tab c/8h x 7 d #30

1 tableta | prn:dolor | max 3 | surtir 10 tabletas
1 tableta, solo en caso de dolor, máximo 3 tabletas al día, surtir 10 tabletas.
  1 tab prn dolor max 3 al dia #10

5 ml | /8h | finished
5 ml cada 8 horas hasta terminar el envase.
  5 ml c/8h #1

1 tableta | /8h
1 tableta cada 8 horas.
  1 tab c/8
  1 tab cda 8 h

1 tableta | /12h | 7d
1 tableta cada 12 horas durante 7 días.
  1 tab c/12 x 7

1 tableta | /8h | 5d
1 tableta cada 8 horas durante 5 días.
  1 tab c/8 x 5

1 tableta | /24h | 30d
1 tableta cada 24 horas durante 30 días.
  1 tab c/24h x 30

1 tableta | /24h | 5d | oral
Tomar 1 tableta por vía oral cada 24 horas durante 5 días.
  1 tab c/24h x 5 VO

1 aplicación | 2x/d | 4wk
Aplicar 2 veces al día durante 4 semanas.
  aplicar 2 veces al dia por 4 semanas

1 aplicación | en la cara | /24h | 30d | cutánea
Aplicar en la cara cada 24 horas durante 30 días.
  aplicar en toda la cara c/24h x 30 d

1 aplicación | en el cuero cabelludo | /12h | 4wk | cutánea
Aplicar en el cuero cabelludo cada 12 horas durante 4 semanas.
  aplicar en piel cabelluda c/12h x 4 semanas

1 gota | dentro del párpado inferior | /8h | 7d | oftálmica
Aplicar 1 gota dentro del párpado inferior cada 8 horas durante 7 días.
  1 gota en fondo de saco c/8h x 7 d

1 gota | en cada ojo | /8h | 7d | oftálmica
Aplicar 1 gota en cada ojo cada 8 horas durante 7 días.
  1 gota AO c/8h x 7 d

1 gota | en el ojo izquierdo | /8h | 7d | oftálmica
Aplicar 1 gota en el ojo izquierdo cada 8 horas durante 7 días.
  1 gota OI c/8h x 7 d

1 tableta | /8h AC
1 tableta cada 8 horas, antes de los alimentos.
  1 tab AC c/8h

1 tableta | /8h PC | 5d
1 tableta cada 8 horas, después de los alimentos, durante 5 días.
  1 tab PC c/8h x 5 d

1 ampolleta | #1 | intramuscular
Aplicar 1 ampolleta por vía intramuscular en dosis única.
  1 amp IM DU

1 tableta | /1d | 21d | rest 7d
1 tableta una vez al día durante 21 días, descansar 7 días y repetir.
  1 tab diaria por 21 dias, descansar 7
  1 tab diaria por 21 dias, descansar 7 dias y reiniciar
  1 tab diaria por 21 dias y 7 de descanso
  1 tab diaria 21/7
  1 tab diaria por 21 días con descanso de 7

1 tableta | /1d | 21d | rest 7d x3
1 tableta una vez al día durante 21 días, descansar 7 días y repetir, por 3 ciclos.
  1 tab diaria por 21 dias, descansar 7 dias por 3 ciclos

1 tableta | mon,wed,fri & 0.5 tableta | tue,thu,sat,sun
1 tableta los lunes, miércoles y viernes, y media tableta los martes, jueves, sábados y domingos.
  1 tab lunes miercoles viernes y media tab los demas dias

100 mcg | mon,tue,wed,thu,fri & 125 mcg | sat,sun
100 microgramos de lunes a viernes, y 125 microgramos los sábados y domingos.
  100 mcg lunes a viernes y 125 mcg sabado y domingo

5 mg | mon,wed,fri & 2.5 mg | tue,thu,sat,sun
5 mg los lunes, miércoles y viernes, y 2.5 mg los martes, jueves, sábados y domingos.
  5 mg lunes, miercoles y viernes, 2.5 mg martes, jueves, sabado y domingo

5 mg | mon,thu & 2.5 mg | tue,wed,fri,sat,sun
5 mg los lunes y jueves, y 2.5 mg los martes, miércoles, viernes, sábados y domingos.
  lunes y jueves 5 mg, resto 2.5 mg

1 tableta | mon,tue,wed,thu,fri & 0.5 tableta | sat,sun
1 tableta de lunes a viernes, y media tableta los sábados y domingos.
  1 tab diaria lunes a viernes y media sabado y domingo

1 tableta | /1d 5d/wk
1 tableta una vez al día, 5 días por semana.
  1 tab diaria 5 dias a la semana

1 tableta | 5d/wk | 4wk
1 tableta 5 días por semana, durante 4 semanas.
  1 tab 5 dias a la semana por 4 semanas

1 tableta | después de cada evacuación
1 tableta después de cada evacuación.
  1 tab despues de cada evacuacion

75 ml | después de cada evacuación líquida
75 ml después de cada evacuación líquida.
  75 ml despues de cada evacuacion liquida

40 mg | /24h | 1wk > 30 mg | /24h | 1wk > 20 mg | /24h | 1wk > 10 mg | /24h | 1wk
40 mg cada 24 horas durante 1 semana; después, 30 mg cada 24 horas durante 1 semana; después, 20 mg cada 24 horas durante 1 semana; después, 10 mg cada 24 horas durante 1 semana.
  40 mg c/24h, disminuir 10 mg cada semana hasta suspender

40 mg | /1d | 3d > 35 mg | /1d | 3d > 30 mg | /1d | 3d > 25 mg | /1d | 3d > 20 mg | /1d | 3d > 15 mg | /1d | 3d > 10 mg | /1d | 3d > 5 mg | /1d | 3d
40 mg una vez al día durante 3 días; después, 35 mg una vez al día durante 3 días; después, 30 mg una vez al día durante 3 días; después, 25 mg una vez al día durante 3 días; después, 20 mg una vez al día durante 3 días; después, 15 mg una vez al día durante 3 días; después, 10 mg una vez al día durante 3 días; después, 5 mg una vez al día durante 3 días.
  40 mg diarios, disminuir 5 mg cada 3 dias hasta suspender

25 mg | NIGHT | 1wk > 50 mg | NIGHT | 1wk > 75 mg | NIGHT | 1wk > 100 mg | NIGHT
25 mg por la noche durante 1 semana; después, 50 mg por la noche durante 1 semana; después, 75 mg por la noche durante 1 semana; después, 100 mg por la noche.
  25 mg por la noche, aumentar 25 mg cada semana hasta 100 mg

40 mg | /1d | 5d | oral > 30 mg | /1d | 5d | oral > 20 mg | /1d | 5d | oral > 10 mg | /1d | 5d | oral
Tomar 40 mg por vía oral una vez al día durante 5 días; después, 30 mg una vez al día durante 5 días; después, 20 mg una vez al día durante 5 días; después, 10 mg una vez al día durante 5 días.
  40 mg VO diario x 5 dias, disminuir 10 mg cada 5 dias hasta suspender

1200000 unidad | /24h | 3d | intramuscular
Aplicar 1,200,000 unidades por vía intramuscular cada 24 horas durante 3 días.
  1'200,000 UI IM c/24h x 3 d

1200000 unidad | #1 | intramuscular
Aplicar 1,200,000 unidades por vía intramuscular en dosis única.
  1 200 000 UI IM dosis unica
  1.2 millones UI IM DU
  1,200,000 UI IM DU
  1.200.000 UI IM DU

2400000 unidad | #1 | intramuscular
Aplicar 2,400,000 unidades por vía intramuscular en dosis única.
  2.4 millones de UI IM dosis unica

600000 unidad | #1 | intramuscular
Aplicar 600,000 unidades por vía intramuscular en dosis única.
  600 mil UI IM DU

800000 unidad | /24h | 3d | intramuscular
Aplicar 800,000 unidades por vía intramuscular cada 24 horas durante 3 días.
  800 000 UI IM c/24h x 3 d

10000 unidad | /24h | 5d | subcutánea
Aplicar 10,000 unidades con inyección debajo de la piel cada 24 horas durante 5 días.
  10 000 UI SC c/24h x 5 d
`

/** Dosage instructions in everyday shorthand that have two readings. */
export const EVERYDAY_REFUSED = `
two readings
  1 tab am y 1 pm
  1 tab pm
  1 tab c/8h x 7 d #10
  1 tab cada 8
  1 tab c/24h x 3
  aplicar IM c/24h x 3 d
  1 gota OD c/8h x 7 d
  media capsula c/8h
`
