/** Dosage instructions in everyday shorthand, one of several files that were written after the parser was extended. */
export const EVERYDAY_THIRD = `
1 tableta | /12h | 7d | oral
Tomar 1 tableta por vía oral cada 12 horas durante 7 días.
  Tomar 1 tab cada 12 hrs por 7 dias
  1 tab VO c/12, x 7 días
  1 TAB C/12H X 7 DIAS VO

1 tableta de 500 mg | /8h | 5d | oral
Tomar 1 tableta de 500 mg por vía oral cada 8 horas durante 5 días.
  tomar 1 tableta de 500 mg cada 8 hrs por 5 dias VO

1 tableta de 500 mg | /12h | 10d | oral
Tomar 1 tableta de 500 mg por vía oral cada 12 horas durante 10 días.
  1 tab 500 mg VO c/12h x 10 d

1 cápsula de 300 mg | /8h | 7d | oral
Tomar 1 cápsula de 300 mg por vía oral cada 8 horas durante 7 días.
  1 cap 300 mg VO c/8h x 7 dias

1 cápsula de 500 mg | /6h | 7d
1 cápsula de 500 mg cada 6 horas durante 7 días.
  1 cap 500mg c/6h x 7 dias

2 cápsula | /12h | 14d | oral
Tomar 2 cápsulas por vía oral cada 12 horas durante 14 días.
  2 caps VO c/12h x 14 dias

1 comprimido | /24h MORN | 90d | oral
Tomar 1 comprimido por vía oral cada 24 horas, por la mañana, durante 90 días.
  1 comp VO c/24h por la mañana x 90 dias

1 comprimido | FAST | 30d
1 comprimido en ayunas durante 30 días.
  1 comp en ayunas x 30 d

1 tableta | 30min ACM | 28d
1 tableta 30 minutos antes del desayuno durante 28 días.
  1 tab 30 min antes del desayuno x 28 dias

1 cápsula | ACM | 14d
1 cápsula antes del desayuno durante 14 días.
  1 cap antes de desayunar x 14 d

1 tableta | /24h HS | 30d
1 tableta cada 24 horas, al acostarse, durante 30 días.
  1 tab c/24h antes de dormir x 30 d

1 tableta | NIGHT | 3mo
1 tableta por la noche durante 3 meses.
  1 tab por la noche x 3 meses

0.5 tableta | NIGHT | 30d
Media tableta por la noche durante 30 días.
  1/2 tab por la noche x 30 dias
  media tableta cada noche por treinta dias

0.5 tableta | /12h | 1mo
Media tableta cada 12 horas durante 1 mes.
  1/2 tab c/12h x 1 mes

0.25 tableta | /24h | 30d
Un cuarto de tableta cada 24 horas durante 30 días.
  1/4 tab c/24h x 30 d

0.3333333333333333 tableta | /24h
Un tercio de tableta cada 24 horas.
  1/3 tab c/24h
  un tercio de tableta cada 24 horas

0.6666666666666666 tableta | /1d
Dos tercios de tableta una vez al día.
  dos tercios de tableta al dia
  2/3 tab al dia

0.75 tableta | /1d | 30d
Tres cuartos de tableta una vez al día durante 30 días.
  tres cuartos de tableta al dia por 30 dias

1.5 tableta | /24h | 30d
1 tableta y media cada 24 horas durante 30 días.
  1 tab y media c/24h x 30 d

1 tableta | MORN | 30d & 0.5 tableta | NIGHT | 30d
1 tableta por la mañana y media tableta por la noche durante 30 días.
  1 tab en la mañana y media en la noche x 30 d

2 tableta | MORN | 30d & 1 tableta | NIGHT | 30d
2 tabletas por la mañana y 1 tableta por la noche durante 30 días.
  2 tab en la mañana y 1 en la noche x 30 dias
  2-0-1 tab x 30 d

1 tableta | MORN | 30d
1 tableta por la mañana durante 30 días.
  1-0-0 tab x 30 d

1 tableta | NIGHT | 30d
1 tableta por la noche durante 30 días.
  0-0-1 tab x 30 d

1 tableta | MORN,NOON,NIGHT | 5d
1 tableta por la mañana, al mediodía y por la noche durante 5 días.
  1-1-1 tab x 5 dias

1 cápsula | MORN,NIGHT | 10d
1 cápsula por la mañana y por la noche durante 10 días.
  1-0-1 cap x 10 d

10 unidad | MORN | subcutánea & 8 unidad | NIGHT | subcutánea
Aplicar 10 unidades con inyección debajo de la piel por la mañana y 8 unidades por la noche.
  10-0-8 UI SC

12 unidad | MORN | subcutánea & 6 unidad | NIGHT | subcutánea
Aplicar 12 unidades con inyección debajo de la piel por la mañana y 6 unidades por la noche.
  12-0-0-6 UI SC

1 tableta | /8h | 10d
1 tableta cada 8 horas durante 10 días.
  1 tab c/8 x 10
  1 tab c/8h #30

1 tableta | /6h | 5d
1 tableta cada 6 horas durante 5 días.
  1 tab c/6 x 5

1 tableta | /12h | 14d
1 tableta cada 12 horas durante 14 días.
  1 tab c/12 x 14

1 tableta | /24h | 90d
1 tableta cada 24 horas durante 90 días.
  1 tab c/24 x 90

1 cápsula | /8h | 7d
1 cápsula cada 8 horas durante 7 días.
  1 cap c/8 x 7
  1 cap c/8h x 21 capsulas

1 cápsula | /12h | 10d
1 cápsula cada 12 horas durante 10 días.
  1 cap c/12 x 10
  1 cap c/12h #20

1 tableta | /8h | 5d | oral
Tomar 1 tableta por vía oral cada 8 horas durante 5 días.
  1 tab c/8 VO x 5
  1 tableta vía oral cada 8 horas durante 5 días

5 ml | /8h | 7d
5 ml cada 8 horas durante 7 días.
  5 ml c/8 x 7

7.5 ml | /12h | 10d
7.5 ml cada 12 horas durante 10 días.
  7.5 ml c/12 x 10

2.5 ml | /6h | 5d
2.5 ml cada 6 horas durante 5 días.
  2.5 ml c/6 x 5

1 tableta | /12h | 7d
1 tableta cada 12 horas durante 7 días.
  1 tab c/12h #14
  1 tab c/12h x 14 tabletas
  1 tab cda 12 h x 7 d
  1 tab p/7 dias c/12h
  1 tab/12h x 7d
  1 tab q12h x 7 d

1 tableta | /24h | 30d
1 tableta cada 24 horas durante 30 días.
  1 tab c/24h #30
  1 tab c/24h x 30 tabs
  1 tab c/24h x 30 d # 30
  1 tab c/24h (30 dias)

2 tableta | /12h | 7d
2 tabletas cada 12 horas durante 7 días.
  2 tab c/12h #28

1 tableta | /24h | finished x3
1 tableta cada 24 horas hasta terminar los 3 envases.
  1 tab c/24h x 3 cajas

1 cápsula | /24h | finished
1 cápsula cada 24 horas hasta terminar el envase.
  1 cap c/24h x 1 frasco

5 ml | /8h | finished
5 ml cada 8 horas hasta terminar el envase.
  5 ml c/8h x 1 frasco

10 ml | /12h | finished x2
10 ml cada 12 horas hasta terminar los 2 envases.
  10 ml c/12h x 2 frascos

1 aplicación | en la zona afectada | /12h | finished
Aplicar en la zona afectada cada 12 horas hasta terminar el envase.
  1 aplicacion c/12h en la zona afectada x 1 tubo

1 aplicación | en la zona afectada | /12h | finished x2
Aplicar en la zona afectada cada 12 horas hasta terminar los 2 envases.
  aplicar c/12h en area afectada x 2 tubos

1 tableta | /12h | 7d | surtir 2 cajas
1 tableta cada 12 horas durante 7 días, surtir 2 cajas.
  1 tab c/12h x 7 d, surtir 2 cajas

1 tableta | /12h | 7d | surtir 20 tabletas
1 tableta cada 12 horas durante 7 días, surtir 20 tabletas.
  1 tab c/12h por 7 dias #20

1 tableta | /8h | finished
1 tableta cada 8 horas hasta terminar el envase.
  1 tab c/8h hasta terminar la caja

1 cápsula | /12h | finished
1 cápsula cada 12 horas hasta terminar el envase.
  1 cap c/12h hasta terminar el frasco

1 aplicación | /24h | 10d
Aplicar cada 24 horas durante 10 días.
  aplicar c/24h por 10 dias

1 aplicación | /12h | 2wk
Aplicar cada 12 horas durante 2 semanas.
  aplicar c/12h x 2 semanas

1 aplicación | 3x/d | 7d
Aplicar 3 veces al día durante 7 días.
  aplicar 3 veces al dia x 7 d

1 aplicación | /1d | 4wk
Aplicar una vez al día durante 4 semanas.
  aplicar una vez al dia por 4 semanas

1 aplicación | NIGHT | 8wk
Aplicar por la noche durante 8 semanas.
  aplicar por la noche x 8 semanas

1 aplicación | MORN,NIGHT | 14d
Aplicar por la mañana y por la noche durante 14 días.
  aplicar mañana y noche por 14 dias

1 aplicación | /8h | 5d
Aplicar cada 8 horas durante 5 días.
  untar c/8h x 5 d

1 aplicación | en la cara | NIGHT | 3mo | cutánea
Aplicar en la cara por la noche durante 3 meses.
  aplicar en cara por las noches x 3 meses

1 aplicación | en el cuerpo | /24h | 3d | cutánea
Aplicar en el cuerpo cada 24 horas durante 3 días.
  aplicar en todo el cuerpo c/24h x 3 dias

1 aplicación | en el cuello | /12h | 10d | cutánea
Aplicar en el cuello cada 12 horas durante 10 días.
  aplicar en cuello c/12h x 10 d

1 aplicación | en las axilas | /24h | 30d | cutánea
Aplicar en las axilas cada 24 horas durante 30 días.
  aplicar en axilas c/24h x 30 d

1 aplicación | en la zona del pañal | /8h | 7d | cutánea
Aplicar en la zona del pañal cada 8 horas durante 7 días.
  aplicar en el area del pañal c/8h x 7 dias

1 aplicación | en las ingles | /12h | 4wk | cutánea
Aplicar en las ingles cada 12 horas durante 4 semanas.
  aplicar en las ingles c/12h x 4 semanas

1 aplicación | /12h | 7d | +capa delgada
Aplicar una capa delgada cada 12 horas durante 7 días.
  aplicar capa delgada c/12h x 7 d

1 aplicación | en las lesiones | /24h | 21d | +capa delgada
Aplicar una capa delgada en las lesiones cada 24 horas durante 21 días.
  aplicar una capa fina en las lesiones c/24h x 21 d

1 aplicación | en la rodilla | /8h | 10d
Aplicar en la rodilla cada 8 horas durante 10 días.
  aplicar en rodilla c/8h x 10 dias

1 aplicación | en las manos | /24h | 2wk | cutánea
Aplicar en las manos cada 24 horas durante 2 semanas.
  aplicar en manos c/24h x 2 semanas

1 aplicación | en las uñas | /24h | 6mo | cutánea
Aplicar en las uñas cada 24 horas durante 6 meses.
  aplicar en uñas afectadas c/24h x 6 meses

1 aplicación | en el cuero cabelludo | 3x/wk | 4wk | cutánea
Aplicar en el cuero cabelludo 3 veces por semana durante 4 semanas.
  aplicar en piel cabelluda 3 veces por semana x 4 semanas
`
