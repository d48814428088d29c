/** Scales of insulin, rings, pauses with placebo, days of a cycle, weekdays with dashes, and weekly doses that are counted. */
export const EVERYDAY_TWENTIETH = `
2 unidad | glucose 150..200 & 4 unidad | glucose 201..250 & 6 unidad | glucose 251..300
2 unidades si la glucosa es de 150 a 200 mg/dL, 4 unidades si la glucosa es de 201 a 250 mg/dL y 6 unidades si la glucosa es de 251 a 300 mg/dL.
  glucosa 150-200: 2 UI, 201-250: 4 UI, 251-300: 6 UI
  150-200 2 UI, 201-250 4 UI, 251-300 6 UI
  de 150 a 200: 2 UI, de 201 a 250: 4 UI, de 251 a 300: 6 UI

2 unidad | glucose 150..200 & 4 unidad | glucose 201..250 & 6 unidad | glucose 251..300 & 8 unidad | glucose 300..
2 unidades si la glucosa es de 150 a 200 mg/dL, 4 unidades si la glucosa es de 201 a 250 mg/dL, 6 unidades si la glucosa es de 251 a 300 mg/dL y 8 unidades si la glucosa es mayor de 300 mg/dL.
  glucosa 150-200: 2 UI, 201-250: 4 UI, 251-300: 6 UI, >300: 8 UI

2 unidad | glucose 150..200 | +insulina rápida & 4 unidad | glucose 201..250 | +insulina rápida & 6 unidad | glucose 251..300 | +insulina rápida & 8 unidad | glucose 300.. | +insulina rápida
2 unidades de insulina rápida si la glucosa es de 150 a 200 mg/dL, 4 unidades si la glucosa es de 201 a 250 mg/dL, 6 unidades si la glucosa es de 251 a 300 mg/dL y 8 unidades si la glucosa es mayor de 300 mg/dL.
  insulina rápida según glucosa: 150-200: 2 UI, 201-250: 4 UI, 251-300: 6 UI, mayor de 300: 8 UI

2 unidad | glucose 150..200 & 4 unidad | glucose 201..250 & 0 unidad | glucose ..150
2 unidades si la glucosa es de 150 a 200 mg/dL, 4 unidades si la glucosa es de 201 a 250 mg/dL y ninguna si la glucosa es menor de 150 mg/dL.
  <150: 0 UI, 150-200: 2 UI, 201-250: 4 UI

2 unidad | glucose 150..200 & 4 unidad | glucose 201..250 & 6 unidad | glucose 251..300 & 8 unidad | glucose 300.. & 0 unidad | glucose ..150
2 unidades si la glucosa es de 150 a 200 mg/dL, 4 unidades si la glucosa es de 201 a 250 mg/dL, 6 unidades si la glucosa es de 251 a 300 mg/dL, 8 unidades si la glucosa es mayor de 300 mg/dL y ninguna si la glucosa es menor de 150 mg/dL.
  <150 0 UI, 150-200 2 UI, 201-250 4 UI, 251-300 6 UI, >300 8 UI

2 unidad | glucose 150..200 & 4 unidad | glucose 201..250
2 unidades si la glucosa es de 150 a 200 mg/dL y 4 unidades si la glucosa es de 201 a 250 mg/dL.
  glucosa 150-200 2 UI, 201-250 4 UI
  DXT 150-200: 2 UI, 201-250: 4 UI
  glucosa 150-200=2 UI, 201-250=4 UI
  glucosa 150-200 mg/dl: 2 UI, 201-250 mg/dl: 4 UI

2 unidad | glucose 150..200 | subcutánea & 4 unidad | glucose 201..250 | subcutánea & 6 unidad | glucose 251..300 | subcutánea & 8 unidad | glucose 300.. | subcutánea
Aplicar 2 unidades con inyección debajo de la piel si la glucosa es de 150 a 200 mg/dL, 4 unidades si la glucosa es de 201 a 250 mg/dL, 6 unidades si la glucosa es de 251 a 300 mg/dL y 8 unidades si la glucosa es mayor de 300 mg/dL.
  si glucosa 150-200: 2 UI; 201-250: 4 UI; 251-300: 6 UI; >300: 8 UI SC

2 unidad | glucose 140..180 | subcutánea | +insulina rápida & 4 unidad | glucose 181..220 | subcutánea | +insulina rápida & 6 unidad | glucose 221..260 | subcutánea | +insulina rápida & 8 unidad | glucose 260.. | subcutánea | +insulina rápida
Aplicar 2 unidades de insulina rápida con inyección debajo de la piel si la glucosa es de 140 a 180 mg/dL, 4 unidades si la glucosa es de 181 a 220 mg/dL, 6 unidades si la glucosa es de 221 a 260 mg/dL y 8 unidades si la glucosa es mayor de 260 mg/dL.
  insulina rapida SC segun dextrostix: 140-180 2 UI, 181-220 4 UI, 221-260 6 UI, >260 8 UI

2 unidad | glucose 150..200 & 4 unidad | glucose 201..250 & 6 unidad | glucose 250..
2 unidades si la glucosa es de 150 a 200 mg/dL, 4 unidades si la glucosa es de 201 a 250 mg/dL y 6 unidades si la glucosa es mayor de 250 mg/dL.
  esquema de insulina: 150 a 200 2 UI, 201 a 250 4 UI, mayor a 250 6 UI
  2 UI si glucosa 150-200, 4 UI si 201-250, 6 UI si > 250

2 unidad | glucose 150..200 ACM,ACD,ACV & 4 unidad | glucose 201..250 ACM,ACD,ACV & 6 unidad | glucose 251..300 ACM,ACD,ACV
2 unidades si la glucosa es de 150 a 200 mg/dL, 4 unidades si la glucosa es de 201 a 250 mg/dL y 6 unidades si la glucosa es de 251 a 300 mg/dL, antes del desayuno, antes de la comida y antes de la cena.
  glucosa 150-200: 2 UI, 201-250: 4 UI, 251-300: 6 UI antes de cada comida

2 unidad | glucose 150..200 & 0 unidad | glucose ..150
2 unidades si la glucosa es de 150 a 200 mg/dL y ninguna si la glucosa es menor de 150 mg/dL.
  glucosa menor de 150: 0 UI, 150-200: 2 UI
  glucosa <150: nada, 150-200: 2 UI

2 unidad | glucose 150..199 & 4 unidad | glucose 200..249 & 6 unidad | glucose 250..299 & 8 unidad | glucose 300=..
2 unidades si la glucosa es de 150 a 199 mg/dL, 4 unidades si la glucosa es de 200 a 249 mg/dL, 6 unidades si la glucosa es de 250 a 299 mg/dL y 8 unidades si la glucosa es de 300 mg/dL o más.
  glucemia 150-199: 2 U, 200-249: 4 U, 250-299: 6 U, >=300: 8 U

1 anillo | 21d | rest 7d | vaginal
Colocar 1 anillo en la vagina durante 21 días, descansar 7 días y repetir.
  1 anillo vaginal 21 dias y retirar 7 dias
  1 anillo vaginal por 21 dias y descansar 7

1 anillo | 3wk | rest 1wk
Colocar 1 anillo durante 3 semanas, descansar 1 semana y repetir.
  colocar un anillo 3 semanas, descansar 1

1 anillo | 3wk | rest 1wk | vaginal
Colocar 1 anillo en la vagina durante 3 semanas, descansar 1 semana y repetir.
  colocar 1 anillo vaginal por 3 semanas, descansar 1 semana
  1 anillo vaginal x 3 semanas, retirar 1 semana
  1 anillo vaginal por 3 semanas y descansar 1

1 parche | 1x/wk | 3wk | rest 1wk
1 parche una vez por semana durante 3 semanas, descansar 1 semana y repetir.
  1 parche semanal x 3 semanas, descansar 1 semana

1 tableta | /1d | 21d | placebo 7d
1 tableta una vez al día durante 21 días, 7 días de placebo y repetir.
  1 tab diaria 21 días y 7 de placebo
  1 tab diaria x 21 dias y 7 de placebo

1 * | /1d | 21d | +del día 5 al 25 del ciclo
1, una vez al día durante 21 días, del día 5 al 25 del ciclo.
  1 diaria del día 5 al 25 del ciclo

1 tableta | /1d | 21d | +del día 5 al 25 del ciclo
1 tableta una vez al día durante 21 días, del día 5 al 25 del ciclo.
  1 tab diaria del día 5 al 25 del ciclo
  1 tab del día 5 al 25 del ciclo

1 tableta | /24h | 10d | +del día 16 al 25 del ciclo
1 tableta cada 24 horas durante 10 días, del día 16 al 25 del ciclo.
  1 tab c/24h del 16 al 25 del ciclo

1 tableta | mon,tue,wed,thu,fri & 2 tableta | sat,sun
1 tableta de lunes a viernes, y 2 tabletas los sábados y domingos.
  1 tab lun-vie, 2 tab sab-dom
  1 tab lun-vie y 2 tab sab-dom
  1 tab lun a vie, 2 tab sab y dom
  1 tab de lunes a viernes, 2 tab sabado y domingo

1 tableta | 1x/wk | #4
1 tableta una vez por semana por 4 dosis.
  1 tab c/8 dias x 4
  1 tab c/8 dias x 4 dosis

1 tableta | 1x/wk | 4wk
1 tableta una vez por semana durante 4 semanas.
  1 tab c/8 dias x 4 semanas

1 tableta | 1x/wk | 28d
1 tableta una vez por semana durante 28 días.
  1 tab c/8 dias #4

1 tableta | /1d | 5d | +del día 1 al 5 del ciclo
1 tableta una vez al día durante 5 días, del día 1 al 5 del ciclo.
  1 tab al día 1 a 5 del ciclo

1 tableta | /1d | 5d | +del día 5 al 9 del ciclo
1 tableta una vez al día durante 5 días, del día 5 al 9 del ciclo.
  1 tab del dia 5 al 9 del ciclo

1 tableta | mon,wed,fri
1 tableta solo los lunes, miércoles y viernes.
  1 tab lun-mie-vie

2.5 mg | mon,tue
2.5 mg solo los lunes y martes.
  2.5 mg lun 2.5 mg mar

8 unidad | glucose 300=.. & 4 unidad | glucose 150..299
8 unidades si la glucosa es de 300 mg/dL o más y 4 unidades si la glucosa es de 150 a 299 mg/dL.
  glucosa 300 o más: 8 UI, 150-299: 4 UI

2 unidad | glucose 151..200 & 0 unidad | glucose =..150
2 unidades si la glucosa es de 151 a 200 mg/dL y ninguna si la glucosa es de 150 mg/dL o menos.
  <= 150: 0 UI, 151-200: 2 UI

2 anillo | 21d | vaginal
Colocar 2 anillos en la vagina durante 21 días.
  2 anillos vaginales por 21 dias`
