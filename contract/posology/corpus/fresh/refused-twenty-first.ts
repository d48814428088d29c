/** Dosage instructions that leave a question open, out of the 430 lines that `everyday-twenty-first.ts` describes. */
export const REFUSED_TWENTY_FIRST = `
open or incomplete
  1-0-1 PRN dolor
  1 tab 3er dia
  1 tab L M V
  1 tab LMV
  1/2 tab diario y 1/4 los domingos
  60-40-20 mg cada 3 dias
  1/4 tab por 1 semana, 1/2 tab por 1 semana, luego 1 tab
  1 inhalacion cada 12 hrs diario
  1 gota c/8h OD
  2 gts OD c/2h x 2 dias luego c/4h x 5 dias
  1 gota por kg cada 6 hrs
  1 amp IM 1 de diciembre y 1 de enero
  2.4 mill UI IM cada semana x 3
  NPH 2/3 am 1/3 pm
  10 mg/kg/dosis c/8h
  4 ml c/6h (10 mg/kg)
  15 mg/kg/dia dividido en 3 dosis
  1 tab 7-15-23
  2 tab c/8 h (1 g) prn dolor
  1 tab 100 mcg en ayunas lun-vie y 1.5 tab sab y dom
  1 tab diario y 1 1/2 sabado y domingo
  1 tab qhs
  1 tab OD
  150 mg semanal x 2
  1 tab a media noche
  1 tab a las 12
  1 tab 12 hrs
  1 tab 6-14-22
  1 tab 1 h antes o 2 h despues de alimentos
  10 gotas SL
  O2 2 L/min
  2 lt agua al dia
  dieta blanda
  reposo 3 dias
  aplicar en ojo c/8h
  1 gota en el ojo c/8h
  3 gotas en oido c/8h
  2 disparos en fosa nasal c/12h
  2 disparos en nariz c/12h
  1 tab c/8h x 7 dias o hasta terminar
  1 tab c/8h 5/7 dias
  1 tab 1 hora antes de la cita
  10 UI por cada 50 mg/dl arriba de 150
  1 UI por cada 15 g de carbohidratos
  30-20 UI
  2 UI x cada 50 mg arriba de 200
  insulina NPH 10 UI am y rapida 4 UI
  20 UI SC c/24 h, aumentar 2 UI cada 3 dias hasta glucosa <130
  20 UI SC c/24 h aumentar 2 UI cada 3 dias
  70/30 20 UI antes de desayunar y 10 antes de cenar
  1 parche c/24h y retirar a las 12 horas
  1 tab trimestral
  1 tab, repetir en 4 h
  1 tab día 1 y 15 de cada mes
  25 mg x 7 dias, luego 50 mg c/12h
  1 tab x 3 dias, luego 1 tab c/12h
  1 tab semanal x 3
  1 tab c/12h excepto domingo 1/2 tab
  1 tab c/8h excepto domingo
  1 tab c/12 por 7
  1 tab x 12 hrs
  1 tab 8 hrs
  1 tab 2x1
  1 tab 1x1
  2x2 tab
  3 al dia
  1 cap y media c/24h
  1/2 cap c/24h
  1.5 cap c/24h
  1/2 ovulo c/24h
  5mg-0-5mg
  5 mg - 0 - 5 mg
  500-0-500 mg
  1--0--1 tab
  1/0/1 tab
  1.0.1 tab
  1 0 1 tab
  2-1 tab
  1-2 tab al dia
  1 tab c/6-8-12h
  1 tab cada 4 a 6 horas no mas de 5
  1 tab cada 4 a 6 horas no más de 5 al día
  1 tab c/8h No 20
  1 tab cada 15 dias los lunes
  1 tab el dia de hoy
  1 tab esta noche y otra mañana
  1 tab en este momento y luego c/12h
  1 tab al momento y despues cada 8 h
  1 tab c/8h x 7 d 2 cajas
  1 tab 10 min antes de comer
  1/2 tab diaria, los domingos 1 tab
  1 tab y 1/2 tab dias alternos
  alternar 1 tab y 1/2 tab cada tercer dia
  1 tab alternando con 1/2 tab
  4 tab los sabados y acido folico 1 tab domingo
  80 mg SC dosis inicial, 40 mg a la semana y despues 40 mg c/2 semanas
  160 mg SC dia 1, 80 mg dia 15, 40 mg c/14 dias a partir dia 29
  0.25 mg x 4 sem, 0.5 mg x 4 sem, 1 mg semanal
  6-5-4-3-2-1 tab
  5ml c/8h (20 kg)
  3 ml c/8h si pesa 10 kg
  15 mg/kg/do c/6h: 6 ml c/6h
  0.5 ml por kilo c/8h
  1 gota x kg c/6h prn fiebre
  1-1-1 tab, 1-0-1 tab
  1 tab del dia 2 al 5
  1 tab mayor de 38
  1 tab c/8h = 7 dias
  1 tab = 500 mg c/8h
  5 ml = 250 mg c/8h
  1 tab lun-vie x 2 semanas, 2 tab sab-dom x 2 semanas
  1 tab lun, mie-vie
  1 tab mie-vie
  1 tab lun-vie-dom
  1 tab dom-jue
  1 tab diaria excepto domingo 1 tab
  1 tab diaria excepto domingo 20 mg
  1 tab dia 1, 3 y 5 cada mes
  100 mg dias 1, 3, 5 c/12h
  1 tab x 3 al dia por 3
  1 tab a 1 tab c/8h
  1 tab a 8 h
  2 tab a 1 tab c/8h
  1 tab c/12h, 20
  1 tab c/12h x 10 d # 20 tab # 2 cajas
  1 tab c/12h (20) x 7 d
  20 tab: 1 tab c/12h
  1 amp IM c/24h #1
  10 UI c/12h #5
  10 UI c/12h #10
  2 tab c/12h #31
  2.5 ml c/8h #15
  1 gota c/8h #5
  40 mg x 5d, 20 mg x 5d #15
  insulina 150-200 2 UI 201-250 4 UI
  1 tab nada mas por la noche
  1 tab NPH c/8h
  20 UI NPH y 10 UI rapida
  NPH 20 UI am, rapida 5 UI antes de comida
  retirar por la noche 1 parche
  1 parche c/24h retirar 7 dias
  1 tab c/24h retirar 7 dias
  1 tab c/100 dias
  1 tab cada 10 semanas
  1 tab si dolor o
  1 tab antes de los 3 alimentos c/12h
  1 tab 08:00 16:00 c/12h
  1 tab 08:00 08:00
  1 tab 12-24 hrs
  1 tab 8-12 hrs
  1 tab 7am-3pm-11pm-2am
  1 tab 6-14-22 dias
  1 tab 7-14-21
  10 UI 6-14-22
  1 tab 6-14-22-6
  2 tab 3 al dia
  1 tab max 3 al dia
  1 amp IM cada 3 meses x 4
  1 amp IM cada mes x 30
  1-1-1 tab x 3
  1-1-1 tab x 12
  5 mgc/8h
  1 ou 2 tab c/8h
  aplicar en rodilla derecha e izquierda c/8h
  1 tab c/8h x 7 dias y revalorar en 5 dias
  1 tab c/8h no manejar domingos
  1 tab c/d
  1 gota c/hr
  1 tab (850) c/12h
  1 tab del 5o al 25o dia
  1.2 mUI IM DU`
