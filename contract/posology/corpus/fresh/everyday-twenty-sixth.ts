/** Dosage instructions with clock times, weekdays, tapers, and doses for children that the parser understands, out of 130 new ones. */
export const EVERYDAY_TWENTY_SIXTH = `
1 tableta | /12h @08:00,20:00
1 tableta cada 12 horas, a las 8 de la mañana y 8 de la noche.
  1 tab c/12h a las 8 y 20 hrs

1 tableta | /8h @06:00,14:00,22:00
1 tableta cada 8 horas, a las 6 de la mañana, 2 de la tarde y 10 de la noche.
  1 tab c/8h 6 am 2 pm 10 pm

1 tableta | /24h @20:00
1 tableta cada 24 horas, a las 8 de la noche.
  1 tab c/24h 8 pm

1 tableta | /1d @20:00 | 30d
1 tableta cada día, a las 8 de la noche, durante 30 días.
  1 tab diaria 8 pm x 30 dias

1 tableta | @15:00
1 tableta a las 3 de la tarde.
  1 tab a las 3 pm

1 tableta | @07:00 & 2 tableta | @19:00
1 tableta a las 7 de la mañana y 2 tabletas a las 7 de la noche.
  1 tab 7 am y 2 tab 7 pm

1 tableta | /12h @07:00,19:00
1 tableta cada 12 horas, a las 7 de la mañana y 7 de la noche.
  1 tab 7 am y 7 pm c/12h

1 tableta | /24h NIGHT
1 tableta cada 24 horas, por la noche.
  1 tab c/24h (noche)

1 tableta | /24h MORN
1 tableta cada 24 horas, por la mañana.
  1 tab c/24h (am)

1 tableta | /1d MORN
1 tableta cada día, por la mañana.
  1 tab diaria am

1 tableta | MORN,NIGHT
1 tableta por la mañana y por la noche.
  1 tab am y noche
  1 tab c/mañana y c/noche

1 tableta | MORN
1 tableta por la mañana.
  1 tab c/mañana

1 tableta | MORN & 0.5 tableta | NIGHT
1 tableta por la mañana y media tableta por la noche.
  1 tab por las mañanas y 1/2 por las noches

0.5 tableta | MORN & 0.5 tableta | AFT & 1 tableta | NIGHT
Media tableta por la mañana, media tableta por la tarde y 1 tableta por la noche.
  1/2 tab mañana 1/2 tab tarde 1 tab noche

1 tableta | CM & 1 tableta | CD & 2 tableta | CV
1 tableta con el desayuno, 1 tableta con la comida y 2 tabletas con la cena.
  1 tab desayuno, 1 comida, 2 cena

1 * | CM,CV
1 con el desayuno y con la cena.
  1 con el desayuno y 1 con la cena

1 * | CM & 2 * | CV
1 con el desayuno y 2 con la cena.
  1 en desayuno y 2 en cena

1 tableta | 3x/d C
1 tableta 3 veces al día, con los alimentos.
  1 tab 3 veces al dia con los alimentos

1 tableta | ACM,ACD,ACV
1 tableta antes del desayuno, antes de la comida y antes de la cena.
  1 tab antes de los 3 alimentos
  1 tab antes de los tres alimentos

1 tableta | CM,CD,CV
1 tableta con el desayuno, con la comida y con la cena.
  1 tab con los 3 alimentos

1 tableta | PCM,PCV | 10d
1 tableta después del desayuno y después de la cena durante 10 días.
  1 tab despues del desayuno y cena por 10 d

1 tableta | /8h PC | 5d
1 tableta cada 8 horas, después de los alimentos, durante 5 días.
  1 tab c/8h despues de los alimentos x 5 dias

2.5 mg | mon,thu & 5 mg | tue,wed,fri,sat,sun
2.5 mg los lunes y jueves, y 5 mg los martes, miércoles, viernes, sábados y domingos.
  2.5 mg lunes y jueves, 5 mg resto de la semana

2.5 mg | mon,wed,fri,sun & 5 mg | tue,thu,sat
2.5 mg los lunes, miércoles, viernes y domingos, y 5 mg los martes, jueves y sábados.
  2.5 mg los lun mie vie dom y 5 mg mar jue sab

1 tableta | mon,fri & 0.5 tableta | tue,wed,thu,sat,sun
1 tableta los lunes y viernes, y media tableta los martes, miércoles, jueves, sábados y domingos.
  1 tab lunes y viernes, 1/2 tab los demas dias

5 mg | mon,tue,thu,fri,sat,sun & 2.5 mg | wed
5 mg los lunes, martes, jueves, viernes, sábados y domingos, y 2.5 mg los miércoles.
  5 mg diario excepto miercoles que toma 2.5 mg

1 tableta | /2d
1 tableta un día sí y un día no.
  1 tab un dia si otro no
  1 tab cada 2 dias

1 tableta | /48h
1 tableta cada 48 horas.
  1 tab cada 48 hrs

4 tableta | 1x/wk fri
4 tabletas una vez por semana, los viernes.
  4 tab 1 vez x semana (viernes)

1 tableta | 1x/wk | 4wk > 1 tableta | 1x/mo
1 tableta una vez por semana durante 4 semanas; después, 1 tableta una vez al mes.
  1 tab semanal por 4 semanas y luego mensual

50000 unidad | 1x/wk | 8wk > 50000 unidad | 1x/mo
50,000 unidades una vez por semana durante 8 semanas; después, 50,000 unidades una vez al mes.
  50 000 UI semanales por 8 semanas y luego 50 000 UI mensuales

1 ampolleta | /1d | 5d | intramuscular > 1 ampolleta | 1x/wk | 4wk | intramuscular > 1 ampolleta | 1x/mo | intramuscular
Aplicar 1 ampolleta por vía intramuscular una vez al día durante 5 días; después, 1 ampolleta una vez por semana durante 4 semanas; después, 1 ampolleta una vez al mes.
  1 amp IM diaria por 5 dias, luego semanal por 4 semanas, luego mensual

1 ampolleta | /2d | 10d | intramuscular
Aplicar 1 ampolleta por vía intramuscular un día sí y un día no durante 10 días.
  1 amp IM cada tercer dia #5

1 ampolleta | /2d | #5 | intramuscular
Aplicar 1 ampolleta por vía intramuscular un día sí y un día no por 5 dosis.
  1 amp IM c/3er dia x 5 dosis

1 ampolleta | /12h | #2 | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 12 horas por 2 dosis.
  1 amp im c/12 h x 2 dosis

50 mg | 1x/mo | 3mo | intramuscular
Aplicar 50 mg por vía intramuscular una vez al mes durante 3 meses.
  50 mg IM 1 vez al mes por 3 meses

0.5 ml | mon,thu | subcutánea
Aplicar 0.5 ml con inyección debajo de la piel solo los lunes y jueves.
  0.5 ml SC lunes y jueves

1 pluma prellenada | /15d | subcutánea
Aplicar 1 pluma prellenada con inyección debajo de la piel cada 15 días.
  1 pluma SC c/15 dias

2 pluma prellenada | #1 | subcutánea > 1 pluma prellenada | /2wk | subcutánea
Aplicar 2 plumas prellenadas con inyección debajo de la piel en dosis única; después, 1 pluma prellenada cada 2 semanas.
  2 plumas SC de inicio, luego 1 c/2 semanas

0.6 mg | /24h | 1wk | subcutánea > 1.2 mg | /24h | 1wk | subcutánea > 1.8 mg | /24h | 1wk | subcutánea > 2.4 mg | /24h | 1wk | subcutánea > 3 mg | /24h | subcutánea
Aplicar 0.6 mg con inyección debajo de la piel cada 24 horas durante 1 semana; después, 1.2 mg cada 24 horas durante 1 semana; después, 1.8 mg cada 24 horas durante 1 semana; después, 2.4 mg cada 24 horas durante 1 semana; después, 3 mg cada 24 horas.
  0.6 mg SC c/24h x 1 semana, subir 0.6 mg cada semana hasta 3 mg

20 mg | /24h | 1wk > 15 mg | /24h | 1wk > 10 mg | /24h | 1wk > 5 mg | /24h | 1wk
20 mg cada 24 horas durante 1 semana; después, 15 mg cada 24 horas durante 1 semana; después, 10 mg cada 24 horas durante 1 semana; después, 5 mg cada 24 horas durante 1 semana.
  20 mg c/24h y reducir 5 mg c/semana hasta suspender

20 mg | /1d | 5d > 15 mg | /1d | 5d > 10 mg | /1d | 5d > 5 mg | /1d | 5d
20 mg una vez al día durante 5 días; después, 15 mg una vez al día durante 5 días; después, 10 mg una vez al día durante 5 días; después, 5 mg una vez al día durante 5 días.
  20 mg por 5 dias, 15 mg por 5 dias, 10 mg por 5 dias, 5 mg por 5 dias

1 tableta | /8h | 2d > 1 tableta | /12h | 2d > 1 tableta | /24h | 2d
1 tableta cada 8 horas durante 2 días; después, 1 tableta cada 12 horas durante 2 días; después, 1 tableta cada 24 horas durante 2 días.
  1 tab c/8h x 2d, c/12h x 2d, c/24h x 2 d

2 * | MORN | 1d & 1 * | NOON | 1d & 1 * | NIGHT | 1d > 1 * | MORN,NOON,NIGHT | 6d
2 por la mañana, 1 al mediodía y 1 por la noche durante 1 día; después, 1 por la mañana, al mediodía y por la noche durante 6 días.
  2-1-1 x 1 dia luego 1-1-1 x 6 dias

1 * | MORN,NOON,NIGHT | 5d > 1 * | MORN,NIGHT | 5d > 1 * | MORN | 5d
1 por la mañana, al mediodía y por la noche durante 5 días; después, 1 por la mañana y por la noche durante 5 días; después, 1 por la mañana durante 5 días.
  1-1-1 x 5 dias, 1-0-1 x 5 dias, 1-0-0 x 5 dias

2 tableta | #1 | +juntas > 1 tableta | /1d | 4d
2 tabletas juntas en dosis única; después, 1 tableta una vez al día durante 4 días.
  2 tab juntas el dia 1 y 1 tab del dia 2 al 5

10 ml | #1 > 5 ml | /12h | 4d
10 ml en dosis única; después, 5 ml cada 12 horas durante 4 días.
  10 ml dosis inicial, continuar 5 ml c/12 h por 4 dias

12.5 ml | /12h | 10d | oral
Tomar 12.5 ml por vía oral cada 12 horas durante 10 días.
  12.5 ml VO c/12 h x 10d

2.5 ml | /12h | 7d
2.5 ml cada 12 horas durante 7 días.
  2.5ml/12h x 7d

3 ml | /6h | max 5 dosis
3 ml cada 6 horas, máximo 5 dosis al día.
  3 ml c/6h maximo 5 dosis al dia

6 ml | /6h | prn:fiebre de 38 °C o más
6 ml cada 6 horas, solo en caso de fiebre de 38 °C o más.
  6 ml c/6h si temperatura 38 o mas
  6 ml c/6h si fiebre de 38 °C o más
  6 ml c/6h si fiebre >= 38
  6 ml c/6h si fiebre mayor o igual a 38

1 medida de 5 ml | /8h
1 medida (5 ml) cada 8 horas.
  1 medida de 5 ml c/8h

1 cucharadita de 5 ml | /8h
1 cucharadita (5 ml) cada 8 horas.
  1 cucharadita (5 ml) c/8h

1.5 cucharadita | /8h
1 cucharadita y media cada 8 horas.
  una cucharadita y media c/8h

1.5 cucharadita | /12h
1 cucharadita y media cada 12 horas.
  1 1/2 cdita c/12h

1 sobre | /12h | +disuelto en 100 ml de agua
1 sobre cada 12 horas, disuelto en 100 ml de agua.
  1 sobre c/12h disuelto en 100 ml de agua

1 tableta | MORN,NOON,NIGHT | 5d > 1 tableta | MORN,NIGHT | 5d > 1 tableta | MORN | 5d
1 tableta por la mañana, al mediodía y por la noche durante 5 días; después, 1 tableta por la mañana y por la noche durante 5 días; después, 1 tableta por la mañana durante 5 días.
  1-1-1 tab x 5 dias, 1-0-1 x 5 dias, 1-0-0 x 5 dias

1 tableta | MORN,NIGHT | 5d > 1 tableta | NIGHT | 5d
1 tableta por la mañana y por la noche durante 5 días; después, 1 tableta por la noche durante 5 días.
  1-0-1 tab x 5 dias luego 0-0-1 tab x 5 dias

6 ml | /6h | prn:fiebre de 38.5 °C o más
6 ml cada 6 horas, solo en caso de fiebre de 38.5 °C o más.
  6 ml c/6h si fiebre ≥38.5

6 ml | /6h | prn:fiebre mayor de 38 °C
6 ml cada 6 horas, solo en caso de fiebre mayor de 38 °C.
  6 ml c/6h si fiebre >38

1 tableta | /6h | prn:fiebre
1 tableta cada 6 horas, solo en caso de fiebre.
  1 tab c/6h PRN fiebre

1 tableta | prn:presión mayor de 160/100
1 tableta, solo en caso de presión mayor de 160/100.
  1 tab si TA > 160/100

1 tableta | MORN,NOON,NIGHT | 5d > 1 tableta | MORN,NIGHT
1 tableta por la mañana, al mediodía y por la noche durante 5 días; después, 1 tableta por la mañana y por la noche.
  1-1-1 tab x 5 dias, 1-0-1

8 unidad | glucose 300=.. & 4 unidad | glucose 150..299
8 unidades si la glucosa es de 300 mg/dL o más y 4 unidades si la glucosa es de 150 a 299 mg/dL.
  glucosa mayor o igual a 300: 8 UI, 150-299: 4 UI

3 ml | MORN | 5d & 2 ml | NOON | 5d & 1 ml | NIGHT | 5d > 1 ml | MORN,NOON,NIGHT
3 ml por la mañana, 2 ml al mediodía y 1 ml por la noche durante 5 días; después, 1 ml por la mañana, al mediodía y por la noche.
  3-2-1 ml por 5 días, 1-1-1 ml

1 aplicación | en la zona afectada | 2x/d | 2wk | +pequeña cantidad
Aplicar una pequeña cantidad en la zona afectada 2 veces al día durante 2 semanas.
  aplicar una pequeña cantidad en el área afectada dos veces al día por 2 semanas

1 aplicación | en las lesiones | NIGHT | 4wk | +cantidad suficiente
Aplicar cantidad suficiente en las lesiones por la noche durante 4 semanas.
  Aplicar cantidad suficiente en las lesiones cada noche por 4 semanas

1 aplicación | /12h | +cantidad suficiente
Aplicar cantidad suficiente cada 12 horas.
  aplicar cantidad necesaria c/12h

1 aplicación | en la piel | /12h | cutánea | +cantidad suficiente
Aplicar cantidad suficiente en la piel cada 12 horas.
  aplicar cantidad suficiente en la piel c/12h

1 aplicación | dentro del párpado inferior | NIGHT | oftálmica | +pequeña cantidad
Aplicar una pequeña cantidad dentro del párpado inferior por la noche.
  aplicar una pequeña cantidad en fondo de saco por la noche`
