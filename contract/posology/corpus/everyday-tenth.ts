/** Dosage instructions in everyday shorthand, one of several files that were written after the parser was extended. */
export const EVERYDAY_TENTH = `
1 tableta | /8h | 5d | oral
Tomar 1 tableta por vía oral cada 8 horas durante 5 días.
  1 tab VO c/8h x 5d

1 cápsula | /12h | 10d
1 cápsula cada 12 horas durante 10 días.
  1 cap c/12 x 10 dias

2 tableta | /6h | 3d | prn:dolor
2 tabletas cada 6 horas durante 3 días, solo en caso de dolor.
  2 tabs c/6 hrs x 3 dias prn dolor

1 tableta | /1d FAST | 30d
1 tableta cada día, en ayunas, durante 30 días.
  1 tab en ayunas diario x 30

0.5 tableta | /24h NIGHT | 1mo
Media tableta cada 24 horas, por la noche, durante 1 mes.
  1/2 tab c/24h en la noche por 1 mes

1 tableta | CM,CV | 90d
1 tableta con el desayuno y con la cena durante 90 días.
  1 tab con el desayuno y 1 con la cena x 90 dias

1 tableta | 3x/d C | 5d
1 tableta 3 veces al día, con los alimentos, durante 5 días.
  una tableta tres veces al dia con alimentos por 5 dias

1 tableta | /24h 30min ACM | 8wk
1 tableta cada 24 horas, 30 minutos antes del desayuno, durante 8 semanas.
  1 tab c/24 h 30 min antes del desayuno x 8 sem

7.5 ml | /8h | 7d
7.5 ml cada 8 horas durante 7 días.
  7.5 ml c/8 h x 7 d

5 ml | /12h | 10d | oral
Tomar 5 ml por vía oral cada 12 horas durante 10 días.
  5 mL VO cada 12 hrs por 10 dias

1 cucharadita | /8h | 5d
1 cucharadita cada 8 horas durante 5 días.
  1 cucharadita c/8h x 5 dias

10 gota | /8h | 3d
10 gotas cada 8 horas durante 3 días.
  10 gotas c/8h x 3 dias

1 gota | en cada ojo | /6h | 7d | oftálmica
Aplicar 1 gota en cada ojo cada 6 horas durante 7 días.
  1 gota en cada ojo c/6h x 7 dias

2 gota | en el ojo izquierdo | /8h | 5d | oftálmica
Aplicar 2 gotas en el ojo izquierdo cada 8 horas durante 5 días.
  2 gts OI c/8 h x 5 d

2 disparo | en cada fosa nasal | /24h | 30d | nasal
Aplicar 2 disparos en cada fosa nasal cada 24 horas durante 30 días.
  2 disparos en cada fosa nasal c/24 h x 30 dias

2 disparo | /6h | prn:dificultad para respirar
2 disparos cada 6 horas, solo en caso de dificultad para respirar.
  2 puff c/6h prn disnea

1 inhalación | /12h | +enjuagar la boca después
1 inhalación cada 12 horas, enjuagar la boca después.
  1 inh c/12h enjuagar boca despues

1 aplicación | /12h | 14d | +capa delgada
Aplicar una capa delgada cada 12 horas durante 14 días.
  aplicar capa delgada c/12h x 14 dias

1 aplicación | en la zona afectada | 2x/d | 2wk
Aplicar en la zona afectada 2 veces al día durante 2 semanas.
  aplicar en area afectada 2 veces al dia x 2 sem

1 óvulo | NIGHT | 7d | vaginal
Aplicar 1 óvulo en la vagina por la noche durante 7 días.
  1 ovulo vaginal en la noche x 7 noches

1 supositorio | /8h | prn:fiebre | rectal
Aplicar 1 supositorio por el recto cada 8 horas, solo en caso de fiebre.
  1 supositorio rectal c/8h prn fiebre

1200000 unidad | #1 | intramuscular
Aplicar 1,200,000 unidades por vía intramuscular en dosis única.
  1 200 000 UI IM DU

600000 unidad | /24h | 5d | intramuscular
Aplicar 600,000 unidades por vía intramuscular cada 24 horas durante 5 días.
  600,000 UI IM c/24h x 5 dias

1 parche | /72h | 15d
1 parche cada 72 horas durante 15 días.
  1 parche c/72h x 15 dias

10 unidad | HS | subcutánea
Aplicar 10 unidades con inyección debajo de la piel al acostarse.
  10 UI SC antes de dormir

20 unidad | MORN | subcutánea & 10 unidad | NIGHT | subcutánea
Aplicar 20 unidades con inyección debajo de la piel por la mañana y 10 unidades por la noche.
  20 UI am 10 UI pm SC

14 unidad | CM & 8 unidad | CD & 10 unidad | CV
14 unidades con el desayuno, 8 unidades con la comida y 10 unidades con la cena.
  14 UI desayuno, 8 UI comida, 10 UI cena

5 mg | mon,tue,wed,thu,fri & 2.5 mg | sat,sun
5 mg de lunes a viernes, y 2.5 mg los sábados y domingos.
  5 mg lunes a viernes, 2.5 mg sabado y domingo

1 tableta | 1x/wk | 12wk
1 tableta una vez por semana durante 12 semanas.
  1 tab semanal x 12 sem

1 tableta | 1x/wk FAST
1 tableta una vez por semana, en ayunas.
  1 tab cada semana en ayunas

4 tableta | 1x/wk fri
4 tabletas una vez por semana, los viernes.
  4 tab cada semana los viernes

1 cápsula | 1x/wk | 8wk > 1 cápsula | 1x/mo
1 cápsula una vez por semana durante 8 semanas; después, 1 cápsula una vez al mes.
  1 cap semanal por 8 semanas despues 1 mensual

1 tableta | /1d | 21d | rest 7d
1 tableta una vez al día durante 21 días, descansar 7 días y repetir.
  1 tab diaria x 21 dias descansar 7

1 tableta | /1d | 28d
1 tableta una vez al día durante 28 días.
  1 tab diaria por 28 dias continuos

1 tableta | /24h | 5d | +del día 1 al 5 del ciclo
1 tableta cada 24 horas durante 5 días, del día 1 al 5 del ciclo.
  1 tab c/24h dias 1 a 5 del ciclo

1 tableta | /8h | 5d > 1 tableta | /12h | 5d
1 tableta cada 8 horas durante 5 días; después, 1 tableta cada 12 horas durante 5 días.
  1 tab c/8h x 5 dias luego c/12h x 5 dias

40 mg | /24h | 5d > 20 mg | /24h | 5d > 10 mg | /24h | 5d
40 mg cada 24 horas durante 5 días; después, 20 mg cada 24 horas durante 5 días; después, 10 mg cada 24 horas durante 5 días.
  40 mg c/24h x 5 d, 20 mg c/24h x 5 d, 10 mg c/24h x 5 d

1 tableta | NIGHT | 3d > 1 tableta | /12h
1 tableta por la noche durante 3 días; después, 1 tableta cada 12 horas.
  1 tab noche x 3 dias, luego 1 tab c/12h

1 sobre | /24h | +disuelto en un vaso de agua
1 sobre cada 24 horas, disuelto en un vaso de agua.
  1 sobre disuelto en 1 vaso de agua c/24h

1 sobre | /8h | 3d | +disuelto en medio vaso de agua
1 sobre cada 8 horas durante 3 días, disuelto en medio vaso de agua.
  1 sobre en medio vaso con agua c/8h x 3 dias

1 tableta | prn:presión mayor de 160/100 | sublingual
Colocar 1 tableta debajo de la lengua, solo en caso de presión mayor de 160/100.
  1 tab SL prn TA >160/100

1 tableta | /6h | prn:migraña | max 4
1 tableta cada 6 horas, solo en caso de migraña, máximo 4 tabletas al día.
  1 tab c/6h SOS migraña max 4 al dia

1 tableta | /12h PC | 7d
1 tableta cada 12 horas, después de los alimentos, durante 7 días.
  1 tab c/12h PC x 7

1 tableta | 2x/d | 10d
1 tableta 2 veces al día durante 10 días.
  1 tab bid x 10d

1 cápsula | 3x/d | 7d
1 cápsula 3 veces al día durante 7 días.
  1 cap tid x 7d

1-2 tableta | /8h | prn:dolor
1 a 2 tabletas cada 8 horas, solo en caso de dolor.
  1-2 tab c/8h prn dolor

1-2 tableta | /6h | prn:dolor
1 a 2 tabletas cada 6 horas, solo en caso de dolor.
  1 o 2 tab c/6h si dolor

1 * de 875/125 mg | /12h | 10d
875/125 mg cada 12 horas durante 10 días.
  875/125 mg c/12h x 10 dias

5 ml de 50 mg | /8h | 7d
5 ml (250 mg) cada 8 horas durante 7 días.
  250 mg/5 ml, 5 ml c/8h x 7 dias

500 mg | /8h | 7d | oral
Tomar 500 mg por vía oral cada 8 horas durante 7 días.
  500 mg c/8 h VO x 7 dias

1 g | /8h | 3d
1 g cada 8 horas durante 3 días.
  1 g c/8h x 3 d

0.5 mg | /12h
0.5 mg cada 12 horas.
  0.5 mg c/12h

50 mcg | /1d FAST
50 microgramos cada día, en ayunas.
  50 mcg en ayunas diario

1 comprimido | /24h | endless
1 comprimido cada 24 horas, no deje de tomarlo sin hablar con su médico.
  1 comp c/24h indefinido

1 tableta | /12h | finished
1 tableta cada 12 horas hasta terminar el envase.
  1 tab c/12h hasta terminar

1 tableta | /24h | 3mo
1 tableta cada 24 horas durante 3 meses.
  1 tab c/24h x 3 meses

1 tableta | /24h | 6mo | oral
Tomar 1 tableta por vía oral cada 24 horas durante 6 meses.
  tomar 1 tableta cada 24 horas durante 6 meses

1 tableta | /12h | 30d
1 tableta cada 12 horas durante 30 días.
  1 tab c/12h #60

1 cápsula | /24h | finished x2
1 cápsula cada 24 horas hasta terminar los 2 envases.
  1 caps c/24h x 2 cajas

1 tableta | /24h MORN
1 tableta cada 24 horas, por la mañana.
  1 tab c/24h por la mañana

1 tableta | MORN,AFT,NIGHT | 5d
1 tableta por la mañana, por la tarde y por la noche durante 5 días.
  1 tab mañana, tarde y noche x 5 dias

1 * | MORN,NIGHT | 10d
1 por la mañana y por la noche durante 10 días.
  1-0-1 x 10 dias

1 * | MORN,NOON,NIGHT | 7d
1 por la mañana, al mediodía y por la noche durante 7 días.
  1-1-1 x 7 dias

1 * | MORN,NIGHT | 5d
1 por la mañana y por la noche durante 5 días.
  1-0-0-1 x 5 d

1 tableta | @08:00,20:00 | 7d
1 tableta a las 8 de la mañana y 8 de la noche durante 7 días.
  1 tab 8 am y 8 pm x 7 dias

1 tableta | @22:00
1 tableta a las 10 de la noche.
  1 tab a las 22 hrs

2 tableta | #1 | again 15d x2
2 tabletas en dosis única, repetir en 15 días.
  2 tab DU repetir en 15 dias

1 tableta | #1 | again 7d x2
1 tableta en dosis única, repetir en 7 días.
  1 tab DU, repetir a los 7 dias

400 mg | #1
400 mg en dosis única.
  400 mg dosis unica

10 ml | #1 | again 2wk x2
10 ml en dosis única, repetir en 2 semanas.
  10 ml dosis unica repetir en 2 semanas

1 tableta | /24h | +masticada
1 tableta cada 24 horas, masticada.
  1 tab masticada c/24h

1 tableta | NIGHT | 30d | +masticada
1 tableta por la noche durante 30 días, masticada.
  1 tab masticable por la noche x 30 dias`
