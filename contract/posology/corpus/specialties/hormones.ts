/** Dosage instructions of endocrinology: steps, insulin and weekdays. */
export const HORMONES = `
25 mg | /24h | 1wk > 50 mg | /24h | 1wk > 75 mg | /24h | 1wk > 100 mg | /24h
25 mg cada 24 horas durante 1 semana; después, 50 mg cada 24 horas durante 1 semana; después, 75 mg cada 24 horas durante 1 semana; después, 100 mg cada 24 horas.
  25 mg c/24h, aumentar 25 mg cada semana hasta 100 mg

50 mg | /1d | 5d > 40 mg | /1d | 5d > 30 mg | /1d | 5d > 20 mg | /1d | 5d > 10 mg | /1d | 5d
50 mg una vez al día durante 5 días; después, 40 mg una vez al día durante 5 días; después, 30 mg una vez al día durante 5 días; después, 20 mg una vez al día durante 5 días; después, 10 mg una vez al día durante 5 días.
  50 mg x 5 d, 40 mg x 5 d, 30 mg x 5 d, 20 mg x 5 d y 10 mg x 5 d

40 mg | /1d | 1wk > 30 mg | /1d | 1wk > 20 mg | /1d | 1wk > 10 mg | /1d | 1wk
40 mg una vez al día durante 1 semana; después, 30 mg una vez al día durante 1 semana; después, 20 mg una vez al día durante 1 semana; después, 10 mg una vez al día durante 1 semana.
  40 mg diarios x 1 sem, bajar 10 mg cada semana hasta suspender

6 tableta | #1 > 5 tableta | /1d | 1d > 4 tableta | /1d | 1d > 3 tableta | /1d | 1d > 2 tableta | /1d | 1d > 1 tableta | /1d | 1d
6 tabletas en dosis única; después, 5 tabletas una vez al día durante 1 día; después, 4 tabletas una vez al día durante 1 día; después, 3 tabletas una vez al día durante 1 día; después, 2 tabletas una vez al día durante 1 día; después, 1 tableta una vez al día durante 1 día.
  6 tab dia 1, 5 tab dia 2, 4 tab dia 3, 3 tab dia 4, 2 tab dia 5, 1 tab dia 6

2 tableta | #1 > 1 tableta | /24h | 4d
2 tabletas en dosis única; después, 1 tableta cada 24 horas durante 4 días.
  2 tab el primer dia y luego 1 tab c/24h por 4 dias

2 tableta | #1 > 1 tableta | /1d | 4d
2 tabletas en dosis única; después, 1 tableta una vez al día durante 4 días.
  2 tab dia 1 y 1 tab dia 2 a 5

500 mg | #1 > 250 mg | /24h | 4d
500 mg en dosis única; después, 250 mg cada 24 horas durante 4 días.
  500 mg el primer dia, despues 250 mg c/24h por 4 dias

2 tableta | #1 > 1 tableta | después de cada evacuación | max 8
2 tabletas en dosis única; después, 1 tableta después de cada evacuación, máximo 8 tabletas al día.
  2 tabletas iniciales, despues 1 tableta despues de cada evacuacion, maximo 8 al dia

2 cápsula | #1 > 1 cápsula | después de cada evacuación líquida | max 8
2 cápsulas en dosis única; después, 1 cápsula después de cada evacuación líquida, máximo 8 cápsulas al día.
  2 caps inicial y 1 despues de cada evacuacion liquida max 8 al dia

1 cápsula | después de cada evacuación | max 8
1 cápsula después de cada evacuación, máximo 8 cápsulas al día.
  1 cap despues de cada evacuacion, max 8 al dia

20 unidad | /24h @22:00 | subcutánea | +insulina glargina
Aplicar 20 unidades de insulina glargina con inyección debajo de la piel cada 24 horas, a las 10 de la noche.
  insulina glargina 20 UI SC c/24h a las 22 hrs

20 unidad | MORN | subcutánea | +insulina NPH & 10 unidad | NIGHT | subcutánea | +insulina NPH
Aplicar 20 unidades de insulina NPH con inyección debajo de la piel por la mañana y 10 unidades por la noche.
  Insulina NPH 20 UI SC am, 10 UI SC pm

20 unidad | MORN | subcutánea & 10 unidad | NIGHT | subcutánea
Aplicar 20 unidades con inyección debajo de la piel por la mañana y 10 unidades por la noche.
  20-0-10 UI SC

20 unidad | ACM & 10 unidad | ACV
20 unidades antes del desayuno y 10 unidades antes de la cena.
  20 UI antes del desayuno y 10 UI antes de la cena

20 unidad | ACM | subcutánea & 12 unidad | ACV | subcutánea
Aplicar 20 unidades con inyección debajo de la piel antes del desayuno y 12 unidades antes de la cena.
  20 u sc antes de desayuno y 12 u antes de cena

20 unidad | ACM | +insulina 70/30 & 10 unidad | ACV | +insulina 70/30
20 unidades de insulina 70/30 antes del desayuno y 10 unidades antes de la cena.
  insulina 70/30 20 UI antes del desayuno y 10 UI antes de la cena

6 unidad | ACM,ACD,ACV | +insulina lispro
6 unidades de insulina lispro antes del desayuno, antes de la comida y antes de la cena.
  insulina lispro 6 UI antes de cada alimento

4 unidad | glucose 150..200 | +insulina rápida & 6 unidad | glucose 201..250 | +insulina rápida & 8 unidad | glucose 251..300 | +insulina rápida
4 unidades de insulina rápida si la glucosa es de 150 a 200 mg/dL, 6 unidades si la glucosa es de 201 a 250 mg/dL y 8 unidades si la glucosa es de 251 a 300 mg/dL.
  insulina rapida 4 UI si glucosa 150-200, 6 UI si 201-250, 8 UI si 251-300

2 unidad | glucose 150..200 | +insulina rápida & 4 unidad | glucose 201..250 | +insulina rápida & 6 unidad | glucose 251..300 | +insulina rápida & 8 unidad | glucose 300.. | +insulina rápida
2 unidades de insulina rápida si la glucosa es de 150 a 200 mg/dL, 4 unidades si la glucosa es de 201 a 250 mg/dL, 6 unidades si la glucosa es de 251 a 300 mg/dL y 8 unidades si la glucosa es mayor de 300 mg/dL.
  insulina rapida segun glucosa: 150-200 2 UI, 201-250 4 UI, 251-300 6 UI, >300 8 UI

0.25 mg | 1x/wk | 4wk | subcutánea > 0.5 mg | 1x/wk | subcutánea
Aplicar 0.25 mg con inyección debajo de la piel una vez por semana durante 4 semanas; después, 0.5 mg una vez por semana.
  0.25 mg SC cada semana por 4 semanas despues 0.5 mg cada semana

0.6 mg | /24h | 1wk | subcutánea > 1.2 mg | /24h | subcutánea
Aplicar 0.6 mg con inyección debajo de la piel cada 24 horas durante 1 semana; después, 1.2 mg cada 24 horas.
  0.6 mg SC c/24h por 1 semana, despues 1.2 mg SC c/24h

1 aplicación | 1x/wk | subcutánea
Poner 1 aplicación con inyección debajo de la piel una vez por semana.
  1 aplicacion SC semanal

1 tableta | mon,wed,fri
1 tableta solo los lunes, miércoles y viernes.
  1 tab lun mie vie

1 tableta | mon,tue,wed,thu,fri,sat
1 tableta solo de lunes a sábado.
  1 tab lunes a sabado, domingo descansa`
