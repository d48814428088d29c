/** Dosage instructions that contradict themselves, lack a part or have two readings: none may be read with confidence. */
export const REFUSED_SIXTEENTH = `
unseen
  1 tab c/8h c/12h x 7 dias
  1 tab c/24h 3 veces al dia
  1 tab diaria cada semana
  1 tab c/8h una vez al dia
  10 tab c/1h x 30 dias
  1 tab cada 8 por 7
  1 o 2 o 3 tab c/8h
  1 tab c/8-12 o 24h
  1.5.2 tab c/8h
  1,5,0 ml c/8h
  0,5,5 mg diario
  .5.5 mg c/24h
  1/2/3 tab c/8h
  1 tab c/8h x 7-10-14 dias
  1 tab x dia x noche x semana
  1 tab c/8h por la noche solamente
  2 tab en la mañana y en la noche 1 vez al dia
  1 tab c/12h a las 8 y a las 12
  1 tab c/8h 7 am y 7 pm
  1 tab noche en ayunas
  1 tab antes y despues de comer c/24h
  1 gota oral en ojo derecho c/8h
  1 tab IM c/24h
  1 amp vo im c/24h
  1 supositorio oral c/12h
  1 ovulo rectal vaginal
  1 gota OD c/24h OS
  1 U insulina 10U c/24h
  10U0 ui sc noche
  1O ui sc noche
  l0 ui sc noche
  5 oo mg c/8h
  5,00 mg c/8h
  5.000 mg c/24h
  100 mcg mg c/24h
  5 mg mcg diario
  1 tab 5 ml c/8h
  5 ml tab c/8h
  1 tab de 500 ml
  2 tab 500 c/8h
  500 c/8h x 7
  7 x 8 x 1
  0 tab c/8h x 7 dias
  1 tab c/7 dias diario
  1 tab c/8dias x 3 dias
  1 tab por 8 h por 7 d
  1 tab c/8h por 7 h
  1 tab por 3 al dia por 5
  1x1x1
  1 tab 1 tab 1 tab
  1 tab c/8h no tomar
  1 tab c/8h excepto
  1 tab c/8h, 2 tab c/8h
  1 tab c/8h y 2 tab c/8h x 5 dias
  1 tab c/8h si o si no
  1 tab c/8h max 1 al dia
  2 tab c/6h max 4 tab al dia
  1 tab c/4h max 2 en 24 h x 5 dias
  1 tab lunes c/24h martes
  1 tab semanal lunes y jueves
  15 mg semanales lunes martes y miercoles
  1 tab de lunes a domingo semanal
  2.5 mg c/12h 3 dosis por semana
  4 tab juntas separadas c/8h
  1 tab c/8h o 2 tab c/12h
  500 mg o 1 g c/8h
  1 tab de 500 o 850 mg c/12h
  5 a 10 a 15 ml c/8h
  1 tab o cap c/8h
  un dia si dos no 1 tab c/8h
  1 tab c/tercer dia diario
  1 tab c/3 dia
  1 tab c/3 x 3
  1 tab c/24h x 30 dias x 2
  1 tab c/12h #10 x 10 dias
  1 caja c/8h
  1 frasco c/12h
  1 blister diario
  2 mg/kg c/8h 5 ml
  10 ml/kg/hr
  1 tab c/8h vo iv im
  40 mg hoy 30 mañana 20 pasado
  1 tab ayer
  1 tab c/luna llena
  1 tab c/8h x tiempo
  1 tab hasta que se acabe el dolor o la caja x 5 dias
  100 ui c/24h insulina x 100 dias 1 ui
  1 tab media noche y medio dia
  media noche 1 tab media tarde
  dia y noche 1 tab
  1 tab c/mes c/dia
  1 tab 2da noche
  1 tab c/8hx7x2
  1 tab de 1 tab c/8h
  1 tab c/8h 1/7 dias
  1 tab 1/8h
  1 tab 8/8h
  1 tab 12/12
  1 tab 24x24
`
