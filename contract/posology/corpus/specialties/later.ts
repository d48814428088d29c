/** Further dosage instructions of several medical specialties. */
export const SEVERAL_FIELDS = `
10 unidad | ACM & 8 unidad | ACD & 6 unidad | ACV
10 unidades antes del desayuno, 8 unidades antes de la comida y 6 unidades antes de la cena.
  10-8-6 UI antes de cada comida

10 unidad | MORN & 5 unidad | NOON & 8 unidad | NIGHT
10 unidades por la mañana, 5 unidades al mediodía y 8 unidades por la noche.
  10 UI am, 5 UI medio dia, 8 UI pm

10 unidad | CM & 8 unidad | CD & 6 unidad | CV
10 unidades con el desayuno, 8 unidades con la comida y 6 unidades con la cena.
  10 UI desayuno, 8 UI comida, 6 UI cena

1 gota | en el ojo derecho | /8h | oftálmica
Aplicar 1 gota en el ojo derecho cada 8 horas.
  1 gota O.D. c/8h via oftalmica

1 gota | en cada ojo | /8h | oftálmica
Aplicar 1 gota en cada ojo cada 8 horas.
  1 gota A.O. c/8h

2 disparo | en cada fosa nasal | /12h | nasal
Aplicar 2 disparos en cada fosa nasal cada 12 horas.
  2 disparos c/fosa c/12h

4 gota | en cada oído | /8h | ótica
Aplicar 4 gotas en cada oído cada 8 horas.
  4 gotas en ambos CAE c/8h

1 aplicación | en la cara y el cuello | NIGHT | cutánea
Aplicar en la cara y el cuello por la noche.
  aplicar en cara y cuello por la noche

1 aplicación | en las manos y los pies | /12h | cutánea
Aplicar en las manos y los pies cada 12 horas.
  aplicar en manos y pies c/12h

15 ml | /8h | +en enjuague,sin tragar
Hacer enjuagues con 15 ml cada 8 horas, sin tragar.
  buches con 15 ml c/8h sin tragar

5 mg | mon,wed,fri & 2.5 mg | tue,thu,sat,sun
5 mg los lunes, miércoles y viernes, y 2.5 mg los martes, jueves, sábados y domingos.
  5 mg lunes, miercoles y viernes y 2.5 mg los demas dias

1 tableta | mon,tue,wed,thu,fri
1 tableta solo de lunes a viernes.
  1 tab diaria menos los fines de semana

1 tableta | mon,tue,wed,thu,fri & 0.5 tableta | sat
1 tableta de lunes a viernes, y media tableta los sábados.
  1 tab lunes a viernes, 1/2 sabado

1 tableta | mon & 0.5 tableta | tue & 1 tableta | wed & 0.5 tableta | thu
1 tableta los lunes, media tableta los martes, 1 tableta los miércoles y media tableta los jueves.
  1 tab lunes, 1/2 martes, 1 miercoles, 1/2 jueves

2 tableta | #1 > 1 tableta | /1d | 4d
2 tabletas en dosis única; después, 1 tableta una vez al día durante 4 días.
  2 tab dia 1, 1 tab dia 2 a 5

600 mg | #1 > 300 mg | /12h
600 mg en dosis única; después, 300 mg cada 12 horas.
  dosis de carga 600 mg luego 300 mg c/12h

300 mg | /12h | 1d > 150 mg | /12h | 4d
300 mg cada 12 horas durante 1 día; después, 150 mg cada 12 horas durante 4 días.
  300 mg c/12h x 1 dia luego 150 mg c/12h x 4 dias

1 tableta | /8h | 5d
1 tableta cada 8 horas durante 5 días.
  1 tab c/8h (x 5 dias)
  1 tab c/8h/5 dias

5 ml | /8h | 7d
5 ml cada 8 horas durante 7 días.
  5ml/8h/7d

1 tableta | /8-12h
1 tableta cada 8 a 12 horas.
  1 tab c/8 - 12 h

1 tableta | @06:00,14:00,22:00 | 5d
1 tableta a las 6 de la mañana, 2 de la tarde y 10 de la noche durante 5 días.
  1 tab 6-14-22 hrs x 5 d

0.5 * | MORN & 0.5 * | NOON & 1 * | NIGHT
Media por la mañana, media al mediodía y 1 por la noche.
  1/2-1/2-1

1 * | MORN & 0.5 * | NOON & 1 * | NIGHT
1 por la mañana, media al mediodía y 1 por la noche.
  1-1/2-1

1 tableta | MORN,NIGHT
1 tableta por la mañana y por la noche.
  1-0-0-1 tab

1-2 gota | en cada ojo | /4-6h | oftálmica
Aplicar 1 a 2 gotas en cada ojo cada 4 a 6 horas.
  1 a 2 gotas en cada ojo c/4-6h

1 aplicación | en cada ojo | NIGHT | oftálmica
Aplicar en cada ojo por la noche.
  aplicar AO noche

1 aplicación | en el ojo izquierdo | NIGHT | 5d | oftálmica
Aplicar en el ojo izquierdo por la noche durante 5 días.
  aplicar en OI por la noche x 5 d

3 gota | en cada oído | /8h | 5d | ótica
Aplicar 3 gotas en cada oído cada 8 horas durante 5 días.
  3 gotas AO c/8h via otica x 5 d

1 frasco ámpula | 3x/d | 3d | inhalatoria
Nebulizar 1 frasco ámpula 3 veces al día durante 3 días.
  nebulizar 3 veces al dia con 1 vial x 3 dias

1 ampolleta | /6h | 3d | inhalatoria
Nebulizar 1 ampolleta cada 6 horas durante 3 días.
  NEB c/ 6 hrs con 1 amp x 3 d

0.8 ml | /6h
0.8 ml cada 6 horas.
  .8 ml c/6h

4 ml de 40 mg | /6h | 3d
4 ml (160 mg) cada 6 horas durante 3 días.
  160 mg (4 ml) c/6h x 3d

1 sobre de 3 g | NIGHT | #1 | +disuelto en medio vaso de agua
1 sobre de 3 g en dosis única por la noche, disuelto en medio vaso de agua.
  1 sobre de 3 g en medio vaso de agua por la noche DU

1 óvulo | NIGHT | 7d
1 óvulo por la noche durante 7 días.
  1 ovulo cada noche #7
  1 ovulo x 7 noches

1 tableta | /1d | 24d | rest 4d
1 tableta una vez al día durante 24 días, descansar 4 días y repetir.
  1 tab 24/4 diaria

1 cápsula | 1x/wk | 28d
1 cápsula una vez por semana durante 28 días.
  1 cap semanal #4

1 cápsula | 1x/wk | 4wk > 1 cápsula | 1x/mo
1 cápsula una vez por semana durante 4 semanas; después, 1 cápsula una vez al mes.
  1 cap 1 vez por semana por 4 semanas y luego 1 al mes

50000 unidad | 1x/wk | 8wk > 50000 unidad | 1x/mo
50,000 unidades una vez por semana durante 8 semanas; después, 50,000 unidades una vez al mes.
  50,000 UI semanal x 8 sem y luego mensual

0.5 parche | /24h
Medio parche cada 24 horas.
  1/2 parche c/24h

1 aplicación | en la vulva | /12h | 7d
Aplicar en la vulva cada 12 horas durante 7 días.
  aplicar en vulva c/12h x 7 d

1 aplicación | en los párpados | /12h | 5d
Aplicar en los párpados cada 12 horas durante 5 días.
  aplicar en parpados c/12h x 5 d

1 aplicación | en la espalda | /24h | 14d | cutánea
Aplicar en la espalda cada 24 horas durante 14 días.
  aplicar en espalda c/24h x 14 d

0.5 ml | /8h | 3d | inhalatoria | +en 3 ml de solución salina
Nebulizar 0.5 ml cada 8 horas durante 3 días, en 3 ml de solución salina.
  nebulizar 0.5 ml en 3 ml de sol salina c/8h x 3 d

1 tableta | /1d FAST | +por la mañana
1 tableta cada día, por la mañana en ayunas.
  1 tab por las mañanas en ayunas diario
  1 tab diario por las mañanas en ayunas
  1 tab en ayunas por las mañanas diario

1 tableta | /24h FAST | 30d | oral | +por la mañana
Tomar 1 tableta por vía oral cada 24 horas, por la mañana en ayunas, durante 30 días.
  tomar 1 tab VO c/24h por la mañana en ayunas x 30 dias

1 cápsula | FAST | 28d | oral | +por la mañana
Tomar 1 cápsula por vía oral por la mañana en ayunas durante 28 días.
  tomar 1 capsula por la mañana en ayunas por 28 dias

1 tableta | FAST | +al despertar
1 tableta al despertar en ayunas.
  1 tab al despertar en ayunas
  1 tab en ayunas al levantarse

20 unidad | FAST | +por la mañana & 10 unidad | ACV
20 unidades por la mañana en ayunas y 10 unidades antes de la cena.
  20 UI por la mañana en ayunas y 10 UI antes de la cena

1 tableta | FAST,NIGHT | +por la mañana
1 tableta por la mañana en ayunas y por la noche.
  1 tab por la mañana en ayunas y por la noche

3 tableta | /1d | 3d > 2 tableta | /1d | 3d > 1 tableta | /1d | 3d
3 tabletas una vez al día durante 3 días; después, 2 tabletas una vez al día durante 3 días; después, 1 tableta una vez al día durante 3 días.
  3 tabs x 3 dias, 2 tabs x 3 dias, 1 tab x 3 dias

1 tableta | después de cada evacuación | max 8
1 tableta después de cada evacuación, máximo 8 tabletas al día.
  1 tab despues de cada evacuacion max 8
  1 tab despues de cada evacuacion, maximo 8

1 frasco ámpula | /24h | 3d | intravenosa
Aplicar 1 frasco ámpula por vía intravenosa cada 24 horas durante 3 días.
  1 frasco iv c/24h x 3
  1 fco IV c/24h x 3

1 gota | en cada ojo | /8h | oftálmica
Aplicar 1 gota en cada ojo cada 8 horas.
  1 gota c/u ojo c/8h
  1 gota en c/u de los ojos c/8h

2 gota | en cada oído | /8h | 7d | ótica
Aplicar 2 gotas en cada oído cada 8 horas durante 7 días.
  2 gotas c/u oido c/8h x 7 d

1 disparo | en cada fosa nasal | /24h | nasal
Aplicar 1 disparo en cada fosa nasal cada 24 horas.
  1 disparo en c/u fosa nasal c/24h
`
