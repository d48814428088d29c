/** Dosage instructions as they are typed in consulting rooms, written before the parser was tried on them. */
export const EVERYDAY_SIXTEENTH = `
1 tableta | /12h | 7d
1 tableta cada 12 horas durante 7 días.
  1 tab c/12hrs x 7d

1 * | /8h | 10d
1 cada 8 horas durante 10 días.
  1 c/8 hrs por 10 d

1 cápsula | /24h FAST | 28d
1 cápsula cada 24 horas, en ayunas, durante 28 días.
  1 caps cada 24 hrs en ayunas por 28 días

5 ml | /8h | 5d | oral
Tomar 5 ml por vía oral cada 8 horas durante 5 días.
  5 ml c/8 hs x 5 d vo

7.5 ml | /12h | 10d | oral
Tomar 7.5 ml por vía oral cada 12 horas durante 10 días.
  7.5 ml VO c/12 hrs X 10 DÍAS

1 sobre | /24h | 10d | +disuelto en medio vaso de agua
1 sobre cada 24 horas durante 10 días, disuelto en medio vaso de agua.
  1 sobre c/24h en medio vaso de agua x 10 d

1 aplicación | 2x/d | 14d | +capa delgada
Aplicar una capa delgada 2 veces al día durante 14 días.
  aplicar capa delgada 2 v/d x 14 d

2 gota | en cada ojo | /4h | 7d | oftálmica
Aplicar 2 gotas en cada ojo cada 4 horas durante 7 días.
  2 gts c/ojo c/4h x 7d

1 gota | en el ojo izquierdo | /12h | 1mo | oftálmica
Aplicar 1 gota en el ojo izquierdo cada 12 horas durante 1 mes.
  1 gt OI c/12 h por 1 mes

3 gota | en el oído derecho | /8h | 7d | ótica
Aplicar 3 gotas en el oído derecho cada 8 horas durante 7 días.
  3 gts en oido derecho c/8h x 7 dias

1 óvulo | NIGHT | 7d | vaginal
Aplicar 1 óvulo en la vagina por la noche durante 7 días.
  1 óvulo intravaginal por las noches x 7 noches

1 ampolleta | /24h | #3 | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 24 horas por 3 dosis.
  1 amp IM c/24h x 3 dosis

1 ampolleta | /2d | #5 | intramuscular
Aplicar 1 ampolleta por vía intramuscular un día sí y un día no por 5 dosis.
  1 amp IM cada tercer día x 5 aplicaciones

10 unidad | ACM | subcutánea & 8 unidad | ACV | subcutánea
Aplicar 10 unidades con inyección debajo de la piel antes del desayuno y 8 unidades antes de la cena.
  10 UI SC antes del desayuno y 8 UI antes de la cena

1 parche | /72h
1 parche cada 72 horas.
  1 parche c/72 h

1 tableta | prn:dolor de pecho | sublingual
Colocar 1 tableta debajo de la lengua, solo en caso de dolor de pecho.
  1 tab sublingual en caso de dolor de pecho

0.5 tableta | MORN & 1 tableta | NIGHT
Media tableta por la mañana y 1 tableta por la noche.
  media tableta por la mañana y una por la noche

1.5 tableta | /24h
1 tableta y media cada 24 horas.
  1 y media tab c/24h

1.5 tableta | /12h | 30d
1 tableta y media cada 12 horas durante 30 días.
  tab y media c/12h x 30 dias

1 tableta | tue,fri
1 tableta solo los martes y viernes.
  1 tab los martes y viernes

1 cápsula | 1x/wk | 8wk
1 cápsula una vez por semana durante 8 semanas.
  1 cap a la semana por 8 semanas

1 tableta | 1x/mo | 6mo
1 tableta una vez al mes durante 6 meses.
  1 tab mensual x 6 meses

2 tableta | #1 | +juntas
2 tabletas juntas en dosis única.
  2 tab juntas dosis única

4 tableta | #1 | again 1wk x2
4 tabletas en dosis única, repetir en 1 semana.
  4 tabletas dosis unica y repetir en 1 semana

1 tableta | /6h | prn:fiebre mayor de 38 °C
1 tableta cada 6 horas, solo en caso de fiebre mayor de 38 °C.
  1 tab c/6h si hay fiebre mayor a 38

1 tableta | /8h | prn:náusea
1 tableta cada 8 horas, solo en caso de náusea.
  1 tab c/8h en caso de nausea

20 mg | /24h | oral
Tomar 20 mg por vía oral cada 24 horas.
  20 mg VO c/24h

500 mg | /8h | 7d
500 mg cada 8 horas durante 7 días.
  500 mg c/8 h x 7 d

0.5 mg | NIGHT
0.5 mg por la noche.
  0.5 mg por la noche

3 tableta | /24h | 3d > 2 tableta | /24h | 3d > 1 tableta | /24h | 3d
3 tabletas cada 24 horas durante 3 días; después, 2 tabletas cada 24 horas durante 3 días; después, 1 tableta cada 24 horas durante 3 días.
  3 tab c/24h x 3 d, luego 2 tab c/24h x 3 d, luego 1 tab c/24h x 3 d

1 tableta | /1d MORN | oral | +con un vaso de agua
Tomar 1 tableta por vía oral cada día, por la mañana, con un vaso de agua.
  tomar una tableta diaria por la mañana con un vaso de agua

1 * | /12h | 1wk
1 cada 12 horas durante 1 semana.
  una cada 12 horas por una semana

2 cápsula | /8h | 5d
2 cápsulas cada 8 horas durante 5 días.
  dos capsulas cada 8 horas por cinco dias

1 cucharadita | /8h | 5d
1 cucharadita cada 8 horas durante 5 días.
  1 cdta c/8h x 5 dias

1 cucharada | /24h HS
1 cucharada cada 24 horas, al acostarse.
  1 cucharada c/24h antes de dormir

15 ml | PCM,PCD,PCV
15 ml después del desayuno, después de la comida y después de la cena.
  15 ml despues de cada alimento

1 aplicación | en la zona afectada | 3x/d | 10d
Aplicar en la zona afectada 3 veces al día durante 10 días.
  untar en area afectada 3 veces al dia por 10 dias

1 tableta | 30min ACM | 8wk
1 tableta 30 minutos antes del desayuno durante 8 semanas.
  1 tab 30 min antes del desayuno x 8 sem

1 tableta | 60min HS | oral
Tomar 1 tableta por vía oral 1 hora antes de dormir.
  1 tab VO 1 hr antes de dormir

1 tableta | MORN & 1 tableta | AFT & 2 tableta | NIGHT
1 tableta por la mañana, 1 tableta por la tarde y 2 tabletas por la noche.
  1 tab en la mañana, 1 en la tarde y 2 en la noche

1 * | MORN,NOON,NIGHT | 10d
1 por la mañana, al mediodía y por la noche durante 10 días.
  1-1-1 x 10 dias

1 * | MORN | 30d & 2 * | NIGHT | 30d
1 por la mañana y 2 por la noche durante 30 días.
  1-0-2 x 30 dias

1 tableta | /1d | 21d | rest 7d
1 tableta una vez al día durante 21 días, descansar 7 días y repetir.
  1 tab diario por 21 dias, descansar 7

2.5 mg | mon,wed,fri
2.5 mg solo los lunes, miércoles y viernes.
  2.5 mg los lunes, miércoles y viernes

1 tableta | /12h | endless
1 tableta cada 12 horas, no deje de tomarlo sin hablar con su médico.
  1 tab c/12h indefinido

1 tableta | /24h | endless
1 tableta cada 24 horas, no deje de tomarlo sin hablar con su médico.
  1 tab c/24 h hasta nueva indicacion

1 nebulización | /8h | 5d
1 nebulización cada 8 horas durante 5 días.
  1 nebulizacion c/8 h por 5 dias

1 supositorio | /12h | 3d
1 supositorio cada 12 horas durante 3 días.
  1 supositorio c/12h por 3 dias

4 ml | /6h | prn:fiebre mayor de 38 °C
4 ml cada 6 horas, solo en caso de fiebre mayor de 38 °C.
  4 ml c/6h en caso de temperatura >38

20 gota | /8h
20 gotas cada 8 horas.
  20 gotas c/8h

1 inhalación | /12h
1 inhalación cada 12 horas.
  1 inhalacion c/12h

2 disparo | /6h | prn:tos
2 disparos cada 6 horas, solo en caso de tos.
  2 puff c/6 hrs PRN tos
`
