/** Dosage instructions that the parser understands, out of 430 that were written before the parser was tried on them. */
export const EVERYDAY_TWENTY_SECOND = `
2.5 ml | /6h | prn:fiebre mayor de 38 °C
2.5 ml cada 6 horas, solo en caso de fiebre mayor de 38 °C.
  2.5 mL c/6h si temp >38

2.5 ml | /6h | prn:fiebre mayor de 38.5 °C
2.5 ml cada 6 horas, solo en caso de fiebre mayor de 38.5 °C.
  2.5 ml c/6 h en caso de fiebre mayor a 38.5

1 cucharadita | /8h
1 cucharadita cada 8 horas.
  1 cdta c/8h

1 cucharadita | /8h | 5d
1 cucharadita cada 8 horas durante 5 días.
  1 cucharadita cada 8 hrs por 5 dias

1 cucharada | /8h
1 cucharada cada 8 horas.
  1 cda c/8h
  1 cda sopera c/8h

1 cucharada | PCM,PCD,PCV
1 cucharada después del desayuno, después de la comida y después de la cena.
  una cucharada despues de cada comida

3.5 ml | /8h | 7d
3.5 ml cada 8 horas durante 7 días.
  3.5 ml cada 8 hrs por 7 dias

1 aplicación | en la zona afectada | /12h | 7d
Aplicar en la zona afectada cada 12 horas durante 7 días.
  aplicar en zona c/12h x 7 dias

1 aplicación | /24h NIGHT | +capa delgada
Aplicar una capa delgada cada 24 horas, por la noche.
  aplicar delgada capa c/24 h por la noche

1 aplicación | en la cara | NIGHT | cutánea
Aplicar en la cara por la noche.
  aplicar en cara por la noche

1 óvulo | NIGHT | 3d
1 óvulo por la noche durante 3 días.
  1 ovulo x 3 noches

1 aplicador | NIGHT | 7d | vaginal
Aplicar 1 aplicador lleno en la vagina por la noche durante 7 días.
  1 aplicador vaginal x 7 noches

1 supositorio | /24h | rectal
Aplicar 1 supositorio por el recto cada 24 horas.
  1 sup rectal c/24h

1 supositorio | /12h | prn:
1 supositorio cada 12 horas, solo si es necesario.
  1 supositorio c/12h prn

1 sobre | /24h | +disuelto en agua
1 sobre cada 24 horas, disuelto en agua.
  1 sobre disuelto en agua c/24h

1 sobre | /12h | +disuelto en un vaso de agua
1 sobre cada 12 horas, disuelto en un vaso de agua.
  1 sobre en un vaso con agua c/12 h

1 sobre | después de cada evacuación
1 sobre después de cada evacuación.
  1 sobre c/evacuacion

75 ml | después de cada evacuación
75 ml después de cada evacuación.
  75 ml despues de cada evacuacion

1 tableta | prn:dolor de pecho | sublingual
Colocar 1 tableta debajo de la lengua, solo en caso de dolor de pecho.
  1 tab sl prn dolor toracico

1 tableta | /5min | #3 | sublingual
Colocar 1 tableta debajo de la lengua cada 5 minutos por 3 dosis.
  1 tab sublingual c/5 min maximo 3 dosis

1 tableta | NIGHT | +masticada
1 tableta por la noche, masticada.
  1 tab masticable por la noche

1 cápsula | ACM,ACD,ACV
1 cápsula antes del desayuno, antes de la comida y antes de la cena.
  1 cap antes de c/alimento

1 cápsula | CM,CD,CV
1 cápsula con el desayuno, con la comida y con la cena.
  1 cap con c/comida

1 tableta | CM,CD,CV
1 tableta con el desayuno, con la comida y con la cena.
  1 tab con desayuno comida y cena
  1 tab con c/ comida

1 tableta | CM,CV
1 tableta con el desayuno y con la cena.
  1 tab desayuno y cena

1 tableta | /12h C | 10d
1 tableta cada 12 horas, con los alimentos, durante 10 días.
  1 tab c/12h con alimentos x 10 d

1 tableta | PCD,PCV
1 tableta después de la comida y después de la cena.
  1 tab despues de comida y cena

1 tableta | 30min ACM
1 tableta 30 minutos antes del desayuno.
  1 tab media hora antes del desayuno

1 tableta | 30min ACM,ACV
1 tableta 30 minutos antes del desayuno y antes de la cena.
  1 tab 30 min antes de desayuno y cena

1 tableta | 120min PCV
1 tableta 2 horas después de la cena.
  1 tab 2 hrs despues de cenar

1 tableta | @08:00,20:00
1 tableta a las 8 de la mañana y 8 de la noche.
  1 tab 8am - 8pm

1 tableta | @00:00,08:00,16:00
1 tableta a las 8 de la mañana, 4 de la tarde y 12 de la noche.
  1 tab 8-16-24 hrs
  1 tab 08:00 16:00 00:00

1 tableta | @22:00
1 tableta a las 10 de la noche.
  1 tab 22:00
  1 tab 10 pm

1 tableta | /8h | 7d | oral | +y suspender
Tomar 1 tableta por vía oral cada 8 horas durante 7 días, y suspender.
  1 tab vo c/8 hrs por 7 dias y suspender

1 tableta | /8h | 3d > 1 tableta | prn:
1 tableta cada 8 horas durante 3 días; después, 1 tableta, solo si es necesario.
  1 tab c/8 h x 3 d y luego PRN

1 tableta | /8h | 3d > 1 tableta | prn:dolor
1 tableta cada 8 horas durante 3 días; después, 1 tableta, solo en caso de dolor.
  1 tab c/8h x 3 dias, despues en caso de dolor

1 g | /8h | oral
Tomar 1 g por vía oral cada 8 horas.
  1 gr c/8h vo

500 mg | /12h
500 mg cada 12 horas.
  500mgs c/12hrs

0.5 g | /12h
0.5 g cada 12 horas.
  0.5 g c/12 h

0.5 mg | /24h
0.5 mg cada 24 horas.
  .5 mg c/24h
  0,5 mg c/24 h

1000 mg | /8h
1,000 mg cada 8 horas.
  1,000 mg c/8h

10000 unidad | /24h
10,000 unidades cada 24 horas.
  10 000 UI c/24h

50000 unidad | 1x/wk | 8wk
50,000 unidades una vez por semana durante 8 semanas.
  50,000 UI semanal x 8 semanas

50000 unidad | 1x/wk
50,000 unidades una vez por semana.
  50 000 UI cada semana

1 perla | 1x/wk | 3mo
1 perla una vez por semana durante 3 meses.
  1 perla semanal por 3 meses

4000 unidad | /1d
4,000 unidades una vez al día.
  4000 UI diarias

25 mcg | /24h FAST
25 microgramos cada 24 horas, en ayunas.
  25 mcg c/24 h en ayuno

1 tableta | mon,tue,wed,thu,fri & 1.5 tableta | sat,sun
1 tableta de lunes a viernes, y 1 tableta y media los sábados y domingos.
  1 tab de lunes a viernes y 1 y media sabado y domingo

1 tableta | /1d 5d/wk
1 tableta una vez al día, 5 días por semana.
  1 tab diaria 5 dias por semana

1 tableta | 2x/wk
1 tableta 2 veces por semana.
  1 tab 2 veces x semana

1 tableta | 3x/d
1 tableta 3 veces al día.
  1 tab 3 v/dia
  1 tab 3 v x dia
  1 tab x 3 al dia

1 tableta | 2x/d
1 tableta 2 veces al día.
  1 tab 2 v al dia

1 tableta | 4x/d
1 tableta 4 veces al día.
  1 tab QID

1 tableta | /12h
1 tableta cada 12 horas.
  1 tab q 12 h
  1 talbeta cada 12 hroas
  1tab c12h

1 tableta | prn:
1 tableta, solo si es necesario.
  1 tab SOS

1 tableta | prn: | max 3
1 tableta, solo si es necesario, máximo 3 tabletas al día.
  1 tab PRN max 3/dia

1 tableta | /6h | prn:dolor | max 4
1 tableta cada 6 horas, solo en caso de dolor, máximo 4 tabletas al día.
  1 tab c/6h PRN dolor, max 4 tab/dia
  1 tab c/6 hrs si hay dolor no mas de 4 al dia

1 tableta | again 2h x2 | prn:dolor | max 2
1 tableta, solo en caso de dolor, máximo 2 tabletas al día, puede repetir en 2 horas.
  1 tab si dolor, puede repetir en 2 hrs, max 2 al dia

1 tableta | again 2h x2 | prn:dolor
1 tableta, solo en caso de dolor, puede repetir en 2 horas.
  1 tab al inicio del dolor y repetir a las 2 hrs si persiste

2 tableta | #1 > 1 tableta | después de cada evacuación | max 8
2 tabletas en dosis única; después, 1 tableta después de cada evacuación, máximo 8 tabletas al día.
  2 tab inicial luego 1 tab despues de cada evacuacion max 8 al dia

2 cápsula | #1 > 1 cápsula | después de cada evacuación
2 cápsulas en dosis única; después, 1 cápsula después de cada evacuación.
  2 caps inicial y despues 1 cap por evacuacion

500 mg | #1 > 250 mg | /1d | 4d
500 mg en dosis única; después, 250 mg una vez al día durante 4 días.
  500 mg dia 1, 250 mg dia 2 a 5

2 tableta | #1 > 1 tableta | /1d | 4d
2 tabletas en dosis única; después, 1 tableta una vez al día durante 4 días.
  2 tab el primer dia y despues 1 tab diaria por 4 dias

1 g | #1
1 g en dosis única.
  1 g dosis unica

4 tableta | #1 | +juntas
4 tabletas juntas en dosis única.
  4 tab juntas dosis unica

2 g | #1 | oral
Tomar 2 g por vía oral en dosis única.
  2 g VO DU

150 mg | #1 | again 72h x2
150 mg en dosis única, repetir en 72 horas.
  150 mg dosis unica repetir en 72 hrs

150 mg | /3d | #3
150 mg cada 3 días por 3 dosis.
  150 mg dia 1, 4 y 7

1 cápsula | /3d | #3
1 cápsula cada 3 días por 3 dosis.
  1 cap dia 1, dia 4 y dia 7`
