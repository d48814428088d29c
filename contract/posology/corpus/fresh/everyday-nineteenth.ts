/** Dosage instructions that the parser understands, out of 273 that were written before the parser was tried on them. */
export const EVERYDAY_NINETEENTH = `
1 tableta | CV | 10d
1 tableta con la cena durante 10 días.
  1 tab c/cena x 10 días

1 tableta | CM,CV | 10d
1 tableta con el desayuno y con la cena durante 10 días.
  1 tab c/desayuno y c/cena x 10 días
  1 tab c/desayuno y cena x 10 días

2 tableta | CM & 1 tableta | CV
2 tabletas con el desayuno y 1 tableta con la cena.
  2 tab c/desayuno y 1 c/cena

1 tableta | /24h FAST | 30d
1 tableta cada 24 horas, en ayunas, durante 30 días.
  1 tab c/24 h ayuno x 30 días

2 gota | en cada fosa nasal | /12h | 5d | nasal
Aplicar 2 gotas en cada fosa nasal cada 12 horas durante 5 días.
  2 gotas por fosa c/12 x 5 d

2 disparo | en cada fosa nasal | /12h | nasal
Aplicar 2 disparos en cada fosa nasal cada 12 horas.
  2 disparos por fosa nasal c/12h

1 tableta | /4h | prn:fiebre
1 tableta cada 4 horas, solo en caso de fiebre.
  1 tab c/4 h mientras haya fiebre
  1 tab c/4 h si hay fiebre

1 tableta | /8h | prn:dolor | max 3
1 tableta cada 8 horas, solo en caso de dolor, máximo 3 tabletas al día.
  1 tab c/8 h mientras tenga dolor, máx 3 al día

1 tableta | /8h | prn:dolor
1 tableta cada 8 horas, solo en caso de dolor.
  1 tab c/8 h mientras persista el dolor
  1 tab c/8 h mientras tenga dolor
  1 tab c/8 por dolor
  1 tab c/8 x dolor

1 aplicación | 2x/wk | 4wk
Aplicar 2 veces por semana durante 4 semanas.
  aplicar champú 2 veces por semana x 4 semanas
  champú 2 veces por semana x 4 semanas

1 aplicación | /2d | 4wk
Aplicar un día sí y un día no durante 4 semanas.
  champú c/3er día x 4 semanas

1 aplicación | /24h
Aplicar cada 24 horas.
  aplicar shampoo c/24h

1 aplicación | /1d
Aplicar una vez al día.
  shampoo diario

10 ml | 2x/wk
10 ml 2 veces por semana.
  10 ml de shampoo 2 veces por semana

1 tableta | CV,CM
1 tableta con la cena y con el desayuno.
  1 tab c/ cena y desayuno

1 tableta | FAST,CV
1 tableta en ayunas y con la cena.
  1 tab ayuno y cena

1 tableta | FAST | 7d
1 tableta en ayunas durante 7 días.
  1 tab ayuno 7 días

1 tableta | CV
1 tableta con la cena.
  1 tab c/cena

1 tableta | CM
1 tableta con el desayuno.
  1 tab c/desayuno

1 tableta | /12h C
1 tableta cada 12 horas, con los alimentos.
  1 tab c/12 h c/alimentos

1 tableta | CM,CV
1 tableta con el desayuno y con la cena.
  1 tab c/desayuno y cena
  1 tab con desayuno y con cena
  1 tab con el desayuno y cena
  1 tab c/desayuno y c/cena

1 tableta | FAST
1 tableta en ayunas.
  1 tab en ayuno
  1 tab en ayunas
  1 tab ayunas
  en ayunas 1 tab
  1 tab ayuno

1 tableta | /24h FAST
1 tableta cada 24 horas, en ayunas.
  1 tab c/24 h en ayuno
  1 tab c/24 h ayuno

1 tableta | /2d
1 tableta un día sí y un día no.
  1 tab en días alternos
  1 tab días alternos
  1 tab cada tercer día
  un dia si y un dia no 1 tab

1 tableta | /4h | prn:dolor
1 tableta cada 4 horas, solo en caso de dolor.
  1 tab c/4 h mientras haya dolor

1 tableta | ACM
1 tableta antes del desayuno.
  antes del desayuno 1 tab

1 tableta | NIGHT
1 tableta por la noche.
  por la noche 1 tab

1 tableta | /8h
1 tableta cada 8 horas.
  c/8 h 1 tab
  1 tab c/8 hs
  1 tab c/8 hr

1 tableta | /8h | +disuelto en agua
1 tableta cada 8 horas, disuelta en agua.
  1 tab disuelta en agua c/8

1 aplicación | /2d
Aplicar un día sí y un día no.
  champú c/3er día

1 tableta | @00:00,08:00,16:00
1 tableta a las 8 de la mañana, 4 de la tarde y 12 de la noche.
  1 tab a las 8, 16 y 24 h

1 tableta | @08:00,20:00
1 tableta a las 8 de la mañana y 8 de la noche.
  1 tab a las 8 y a las 20
  1 tab 8 y 20 hrs
  1 tab 8 am y 8 pm

1 tableta | MORN,NIGHT
1 tableta por la mañana y por la noche.
  1 tab am 1 tab pm

1 tableta | MORN & 2 tableta | NIGHT
1 tableta por la mañana y 2 tabletas por la noche.
  1 tab AM y 2 tab PM

1 * | /12h
1 cada 12 horas.
  1 c/12 hs

1 tableta | /8h | 5d
1 tableta cada 8 horas durante 5 días.
  1 tab c/8hs x 5d

1 tableta | /8h | 1wk
1 tableta cada 8 horas durante 1 semana.
  1 tab c/8 horas x una semana
  1 tab c/8 por una sem

1 tableta | /1d | 1a
1 tableta una vez al día durante 1 año.
  1 tab diaria x 1 año

1 ampolleta | /24h | 3d | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 24 horas durante 3 días.
  1 amp IM c/24 h #3
  1 amp IM c/24 x 3

1 ampolleta | /1d | #5
1 ampolleta una vez al día por 5 dosis.
  1 amp diaria x 5 dosis

2 tableta | #1
2 tabletas en dosis única.
  2 tab stat

1 tableta | prn:presión mayor de 140/90
1 tableta, solo en caso de presión mayor de 140/90.
  1 tab si TA > 140/90

1 tableta | 1 hora antes de la relación sexual
1 tableta 1 hora antes de la relación sexual.
  1 tab 1 hora antes de relaciones

1 tableta | 120min HS
1 tableta 2 horas antes de dormir.
  1 tab 2 h antes de dormir

1 tableta | 1 hora antes del procedimiento
1 tableta 1 hora antes del procedimiento.
  1 tab 1 hora antes del estudio

2 gota | en cada fosa nasal | /12h | nasal
Aplicar 2 gotas en cada fosa nasal cada 12 horas.
  2 gotas por fosa c/12

2 gota | en cada fosa nasal | /8h | 3d | nasal
Aplicar 2 gotas en cada fosa nasal cada 8 horas durante 3 días.
  2 gts c/fosa c/8h x 3d

1 parche | /3d
1 parche cada 3 días.
  1 parche c/3 días

1 tableta | /8h | 3d > 1 tableta | prn:
1 tableta cada 8 horas durante 3 días; después, 1 tableta, solo si es necesario.
  1 tab c/ 8 h por 3 días después por razón necesaria
  1 tab c/8 h x 3 días luego prn

1 cápsula | PCD,PCV
1 cápsula después de la comida y después de la cena.
  1 cap después de comida y cena

5 ml | MORN,NIGHT
5 ml por la mañana y por la noche.
  5 ml mañana y noche

1 * | 2x/d
1, 2 veces al día.
  1 dos veces al dia

2 tableta | 3x/d
2 tabletas 3 veces al día.
  6 tab al día en 3 tomas

0.5 g | 3x/d
0.5 g 3 veces al día.
  1.5 g al día dividido en 3 dosis

0.5 ampolleta | /24h | intramuscular
Aplicar media ampolleta por vía intramuscular cada 24 horas.
  media ampolleta IM c/24

0.5 ampolleta | #1 | intramuscular
Aplicar media ampolleta por vía intramuscular en dosis única.
  1/2 amp IM dosis única

1.5 tableta | /24h
1 tableta y media cada 24 horas.
  1 tab y 1/2 c/24
  1½ tab c/24h
  1.5 tab c/24

0.5 tableta | /24h
Media tableta cada 24 horas.
  0.5 tab c/24

0.5 tableta | NIGHT
Media tableta por la noche.
  ½ tab noche

0.5 * | NIGHT
Media por la noche.
  1/2 noche

0.5 * | MORN,NIGHT
Media por la mañana y por la noche.
  1/2-0-1/2

1 * | NOON
1 al mediodía.
  0-1-0

1 * | MORN | 10d & 2 * | NIGHT | 10d
1 por la mañana y 2 por la noche durante 10 días.
  1-0-2 x 10 d

1 tableta | /8h | 7d
1 tableta cada 8 horas durante 7 días.
  1 tab c/8 x 7

1 tableta | /12h | 10d
1 tableta cada 12 horas durante 10 días.
  1 tab c/12 hrs por 10 dias

1 cápsula | /24h FAST
1 cápsula cada 24 horas, en ayunas.
  1 cap c/24 en ayunas
`
