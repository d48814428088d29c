/** Dosage instructions in everyday shorthand, one of several files that were written after the parser was extended. */
export const EVERYDAY_ELEVENTH = `
1 ampolleta | /8h | 5d | inhalatoria
Nebulizar 1 ampolleta cada 8 horas durante 5 días.
  nebulizar 1 ampula c/8h x 5 dias

2.5 ml | /6h | 3d | inhalatoria | +con 2 ml de solución salina
Nebulizar 2.5 ml cada 6 horas durante 3 días, con 2 ml de solución salina.
  nebulizar 2.5 ml con 2 ml de solucion salina c/6h x 3 dias

1 nebulización | /6h | 3d
1 nebulización cada 6 horas durante 3 días.
  1 neb c/6h x 3 dias

15 ml | /8h | 5d | +en gárgaras
Hacer gárgaras con 15 ml cada 8 horas durante 5 días.
  gargaras con 15 ml c/8h x 5 dias

15 ml | /12h | 14d | +en enjuague
Hacer enjuagues con 15 ml cada 12 horas durante 14 días.
  enjuague bucal 15 ml c/12h x 14 dias

1 lavado | /12h | 10d | nasal
Hacer 1 lavado por vía nasal cada 12 horas durante 10 días.
  lavado nasal c/12h x 10 dias

1 aplicación | /24h NIGHT | 3mo
Aplicar cada 24 horas, por la noche, durante 3 meses.
  1 aplicacion c/24h por la noche x 3 meses

1 aplicación | en el cuero cabelludo | 3x/wk | 4wk | cutánea
Aplicar en el cuero cabelludo 3 veces por semana durante 4 semanas.
  aplicar en cuero cabelludo 3 veces por semana x 4 sem

1 aplicación | en la cara | NIGHT | 12wk | cutánea
Aplicar en la cara por la noche durante 12 semanas.
  aplicar en cara por la noche x 12 semanas

1 tableta | /24h CD
1 tableta cada 24 horas, con la comida.
  1 tab c/24h en la comida principal

1 tableta | CM,CD,CV
1 tableta con el desayuno, con la comida y con la cena.
  1 tab con cada comida

1 cápsula | /8h C
1 cápsula cada 8 horas, con los alimentos.
  1 cap con el primer bocado c/8h

1 tableta | 60min ACM,ACD,ACV | 14d
1 tableta 1 hora antes del desayuno, antes de la comida y antes de la cena durante 14 días.
  1 tab 1 h antes de cada comida x 14 dias

1 tableta | 30 minutos antes de la relación sexual | prn:
1 tableta 30 minutos antes de la relación sexual, solo si es necesario.
  1 tab 30 min antes de la actividad sexual prn

2 tableta | #1 > 1 tableta | /24h | 4d
2 tabletas en dosis única; después, 1 tableta cada 24 horas durante 4 días.
  2 tab de inicio, despues 1 c/24h x 4 dias

500 mg | #1 > 250 mg | /1d | 4d
500 mg en dosis única; después, 250 mg una vez al día durante 4 días.
  500 mg dia 1, 250 mg dias 2 a 5

1 tableta | /2d | #10
1 tableta un día sí y un día no por 10 dosis.
  1 tab cada 2 dias x 10 dosis

1 ampolleta | /15d | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 15 días.
  1 amp IM cada 15 dias

1 ampolleta | /7d | 4wk
1 ampolleta cada 7 días durante 4 semanas.
  1 amp c/7 dias x 4 sem

1 ampolleta | /3mo
1 ampolleta cada 3 meses.
  1 amp cada 3 meses

0.5 ml | #1 | intramuscular
Aplicar 0.5 ml por vía intramuscular en dosis única.
  0.5 ml IM DU

1 tableta | /8h | 3d
1 tableta cada 8 horas durante 3 días.
  1 tab c/8h x tres dias

1 * | /8h | 1wk
1 cada 8 horas durante 1 semana.
  una cada 8 hrs por una semana

2 * | /12h | 5d
2 cada 12 horas durante 5 días.
  dos cada 12 x 5

1 * | /1d | oral
Tomar 1 por vía oral, una vez al día.
  tomar una diaria

1 * | /1d
1, una vez al día.
  1 diaria

1 * | /12h
1 cada 12 horas.
  1 c/12

1 * | /24h | 30d
1 cada 24 horas durante 30 días.
  1 c/24 x 30

1 tableta | /24h glucose 200..
1 tableta si la glucosa es mayor de 200 mg/dL, cada 24 horas.
  1 tab c/24h si glucosa >200

1 tableta | prn:insomnio
1 tableta, solo en caso de insomnio.
  1 tab prn insomnio

1 tableta | /8h | 3d | prn:náusea,vómito
1 tableta cada 8 horas durante 3 días, solo en caso de náusea o vómito.
  1 tab c/8 hrs en caso de nausea o vomito x 3 dias

1 tableta | prn:fiebre mayor de 38 °C
1 tableta, solo en caso de fiebre mayor de 38 °C.
  1 tab si fiebre mayor a 38

15 gota | /6h | prn:fiebre mayor de 38.5 °C
15 gotas cada 6 horas, solo en caso de fiebre mayor de 38.5 °C.
  15 gotas c/6h si temp > 38.5

4 ml | /6h | 3d | prn:fiebre
4 ml cada 6 horas durante 3 días, solo en caso de fiebre.
  4 ml c/6h en caso de fiebre x 3 d

3 ml | MORN | 30d
3 ml por la mañana durante 30 días.
  3 ml en la mañana x 30 d

1 gotero | /24h
1 gotero cada 24 horas.
  1 gotero c/24h

1 cucharada | /8h | 5d
1 cucharada cada 8 horas durante 5 días.
  1 cda c/8h x 5

2 cucharada | HS
2 cucharadas al acostarse.
  2 cdas antes de dormir

0.5 tableta | MORN | 30d & 1 tableta | NIGHT | 30d
Media tableta por la mañana y 1 tableta por la noche durante 30 días.
  media tableta por la mañana y una por la noche x 30 dias

1.5 tableta | /24h
1 tableta y media cada 24 horas.
  1 tab y media c/24h

1.5 tableta | /12h | 15d
1 tableta y media cada 12 horas durante 15 días.
  1½ tab c/12h x 15 dias

0.25 tableta | NIGHT
Un cuarto de tableta por la noche.
  ¼ tab por la noche

0.25 tableta | /24h
Un cuarto de tableta cada 24 horas.
  un cuarto de tableta c/24h

1 tableta | /6h | 24h > 1 tableta | /8h | 3d
1 tableta cada 6 horas durante 24 horas; después, 1 tableta cada 8 horas durante 3 días.
  1 tab c/6 h las primeras 24 h despues c/8h x 3 dias

1 cápsula | /24h | inhalatoria | +con el dispositivo inhalador
Inhalar 1 cápsula cada 24 horas, con el dispositivo inhalador.
  inhalar 1 cap c/24h con dispositivo

1 aplicación | /24h | nasal
Poner 1 aplicación por vía nasal cada 24 horas.
  1 aplicacion intranasal c/24h

2 disparo | en cada fosa nasal | /12h | 10d | nasal
Aplicar 2 disparos en cada fosa nasal cada 12 horas durante 10 días.
  2 disparos c/fosa c/12h por 10 d

1 tableta | /24h | 10-14d
1 tableta cada 24 horas durante 10 a 14 días.
  1 tab c/24h por 10 a 14 dias

100 mcg | mon,tue,wed,thu,fri & 125 mcg | sat,sun
100 microgramos de lunes a viernes, y 125 microgramos los sábados y domingos.
  100 mcg de L a V, 125 mcg S y D

1 tableta | MORN,NIGHT | 3mo
1 tableta por la mañana y por la noche durante 3 meses.
  1 tab mañana y noche x 3 meses

1.5 tableta | /1d | oral
Tomar 1 tableta y media por vía oral una vez al día.
  tomar 1 y 1/2 tab diario

1 cápsula | /1d 30min ACM | 14d
1 cápsula cada día, 30 minutos antes del desayuno, durante 14 días.
  1 capsula diaria 30 min antes de desayunar x 14 dias

5 ml | 3x/d | 1wk
5 ml 3 veces al día durante 1 semana.
  5 ml 3 veces al dia x 1 semana

1 tableta | /8h C | 5d
1 tableta cada 8 horas, con los alimentos, durante 5 días.
  1 tab c/8h con comida x 5 d

2.5 ml | /12h | 7d
2.5 ml cada 12 horas durante 7 días.
  2.5 ml c/12h por 7d

8 unidad | ACM,ACD,ACV
8 unidades antes del desayuno, antes de la comida y antes de la cena.
  8 UI antes de cada comida

0.1 ml | /12h | 7d
0.1 ml cada 12 horas durante 7 días.
  0.1 ml c/12h x 7 d

1 disparo | /12h | +con cámara espaciadora
1 disparo cada 12 horas, con cámara espaciadora.
  1 puff c/12h con camara

2 inhalación | /4-6h | prn:
2 inhalaciones cada 4 a 6 horas, solo si es necesario.
  2 inhalaciones c/4-6 h prn

1 ampolleta | /24h
1 ampolleta cada 24 horas.
  1 ampolleta bebible c/24h

1 gota | en cada ojo | /12h | oftálmica
Aplicar 1 gota en cada ojo cada 12 horas.
  1 gta c/12h en ambos ojos

1 aplicación | en los párpados | NIGHT | 10d
Aplicar en los párpados por la noche durante 10 días.
  unguento en parpados c/noche x 10 dias

1 aplicación | en las lesiones | 4x/d | 5d
Aplicar en las lesiones 4 veces al día durante 5 días.
  aplicar en lesion 4 veces al dia x 5 dias

1 cápsula | HS | 3d | vaginal
Aplicar 1 cápsula en la vagina al acostarse durante 3 días.
  1 capsula vaginal al acostarse x 3 dias

1 enema | #1 | rectal
Aplicar 1 enema por el recto en dosis única.
  1 enema rectal dosis unica

1 sobre | ACM,ACV
1 sobre antes del desayuno y antes de la cena.
  1 sobre antes de desayuno y cena

15 ml | PCM,PCD,PCV,HS
15 ml después del desayuno, después de la comida, después de la cena y al acostarse.
  15 ml despues de cada alimento y al acostarse

2 tableta | prn:acidez | +masticada
2 tabletas, solo en caso de acidez, masticadas.
  2 tab masticadas prn acidez

1 tableta | /12h C | 21d
1 tableta cada 12 horas, con los alimentos, durante 21 días.
  1 tab c/12h por 21 días con alimentos

1 tableta | /24h | 14d > 1 tableta | /48h | 14d
1 tableta cada 24 horas durante 14 días; después, 1 tableta cada 48 horas durante 14 días.
  1 tab c/24h x 14d luego c/48h x 14 d

20 mg | 60min HS
20 mg 1 hora antes de dormir.
  20 mg 1 hora antes de dormir

0.5 cucharadita | /8h | 5d
Media cucharadita cada 8 horas durante 5 días.
  media cucharadita cada 8 horas por 5 dias

0.75 cucharadita | /12h | 7d
Tres cuartos de cucharadita cada 12 horas durante 7 días.
  3/4 de cucharadita c/12 hrs x 7 dias`
