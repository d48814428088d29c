/** Further everyday dosage instructions of consulting rooms, written before the parser was tried on them. */
export const EVERYDAY_SEVENTEENTH = `
1 sobre | /12h | 3d | +disuelto en agua
1 sobre cada 12 horas durante 3 días, disuelto en agua.
  1 sob diluido en agua c/12h x 3 dias

1 tableta | /8h | 5d
1 tableta cada 8 horas durante 5 días.
  1 tab c 8 hrs x 5 dias
  1 tab.c/8hrs.x 5 dias.
  1TAB C/8HRS X5D
  1 tab c/8h × 5 días
  1 tab c/8h X 5 D.
  1 tab c/8h maximo 5 dias
  1 tab c/8h no mas de 5 dias

1 tableta | /8h | 7d
1 tableta cada 8 horas durante 7 días.
  1tab/8h/7d
  1 tab c/8 (ocho) horas por 7 (siete) dias

1 tableta | /12h
1 tableta cada 12 horas.
  1 tab cada/12 horas
  1 (1) tab c/12 (doce) horas

1 tableta | prn:
1 tableta, solo si es necesario.
  1 tableta por razon necesaria

1 tableta | /12h MORN,NIGHT | 10d
1 tableta cada 12 horas, por la mañana y por la noche, durante 10 días.
  1 tab c/12h (mañana y noche) x 10 dias

1 tableta | @08:00,20:00
1 tableta a las 8 de la mañana y 8 de la noche.
  1 tab 8am y 8pm

1 tableta | @08:00,14:00,20:00
1 tableta a las 8 de la mañana, 2 de la tarde y 8 de la noche.
  1 tab a las 8, 14 y 20 h

1 tableta | 2x/d | 7d
1 tableta 2 veces al día durante 7 días.
  1 tab bid x 7 dias

1 tableta | 4x/d | 5d
1 tableta 4 veces al día durante 5 días.
  1 tab QID x 5 días

1 tableta | prn:dolor | max 3
1 tableta, solo en caso de dolor, máximo 3 tabletas al día.
  1 tab prn dolor max 3 al dia

1 ampolleta | /24h | 10d | oral
Tomar 1 ampolleta por vía oral cada 24 horas durante 10 días.
  1 ámpula vía oral c/24h x 10 días

1 tableta | NIGHT | 3mo
1 tableta por la noche durante 3 meses.
  1 tab cada noche x 3 meses

1 tableta | MORN
1 tableta por la mañana.
  1 tab cada mañana

1 aplicación | en la cara | NIGHT | cutánea
Aplicar en la cara por la noche.
  1 aplicación nocturna en cara

1 cm | en cada ojo | NIGHT | oftálmica
Aplicar 1 cm en cada ojo por la noche.
  aplicar en ambos ojos 1 cm de ungüento por la noche

1 gota | en cada ojo | 4x/d | 1wk | oftálmica
Aplicar 1 gota en cada ojo 4 veces al día durante 1 semana.
  1 gota ambos ojos 4 veces al día por 1 sem

0.3 ml | /24h | 10d | subcutánea
Aplicar 0.3 ml con inyección debajo de la piel cada 24 horas durante 10 días.
  0.3 ml SC c/24h x 10 dias

60 mg | /12h | 7d | subcutánea
Aplicar 60 mg con inyección debajo de la piel cada 12 horas durante 7 días.
  60 mg SC c/12h x 7 dias

1 g | /12h | 7d | intravenosa
Aplicar 1 g por vía intravenosa cada 12 horas durante 7 días.
  1 g IV c/12h x 7 dias

1 g | #1 | intramuscular
Aplicar 1 g por vía intramuscular en dosis única.
  1 g IM DU

50 mcg | FAST
50 microgramos en ayunas.
  50 mcg en ayunas

100 mcg | mon,tue,wed,thu,fri & 75 mcg | sat,sun
100 microgramos de lunes a viernes, y 75 microgramos los sábados y domingos.
  100 mcg lunes a viernes y 75 mcg sabado y domingo

6 tableta | sun
6 tabletas solo los domingos.
  6 tab los domingos

1 tableta | CV
1 tableta con la cena.
  1 tab con la cena

1 tableta | /12h C | 10d
1 tableta cada 12 horas, con los alimentos, durante 10 días.
  1 tab con alimentos c/12h x 10d

1500 mg | /8h
1,500 mg cada 8 horas.
  1,500 mg c/8h

2.5 ml | /8h | 5d
2.5 ml cada 8 horas durante 5 días.
  2,5 ml c/8h x 5 dias

1 tableta | mon
1 tableta solo los lunes.
  lunes 1 tab

4 unidad | MORN & 6 unidad | NOON & 4 unidad | NIGHT
4 unidades por la mañana, 6 unidades al mediodía y 4 unidades por la noche.
  4-6-4 UI

10 unidad | MORN & 8 unidad | NIGHT,AC
10 unidades por la mañana y 8 unidades por la noche, antes de los alimentos.
  10-0-8 UI antes de alimentos

1 tableta | /8h | 3-4d
1 tableta cada 8 horas durante 3 a 4 días.
  1 tab c/8 h x tres o cuatro dias

1 tableta | /24h | 3wk | rest 1wk
1 tableta cada 24 horas durante 3 semanas, descansar 1 semana y repetir.
  1 tab c/24h por 3 semanas y descansar 1

1 tableta | /8h
1 tableta cada 8 horas.
  1 tab cada 8 horas 3 veces al dia

2 tableta | #1 > 1 tableta | /8h
2 tabletas en dosis única; después, 1 tableta cada 8 horas.
  2 tab de inicio y 1 c/8h

500 mg | #1 > 250 mg | /1d | 4d
500 mg en dosis única; después, 250 mg una vez al día durante 4 días.
  500 mg dia 1 y 250 mg dia 2 a 5

1 ml | /8h
1 ml cada 8 horas.
  1 cc c/8h

1 tableta de 500 mg | /8h
1 tableta de 500 mg cada 8 horas.
  1 tab 500mg c/8h

5 ml de 50 mg | /8h
5 ml (250 mg) cada 8 horas.
  5 ml (250 mg) c/8h

1 tableta | /8h | endless
1 tableta cada 8 horas, no deje de tomarlo sin hablar con su médico.
  1 tab c/8h no suspender

1 tableta | /8h | +suspender si mejora
1 tableta cada 8 horas, suspender si mejora.
  1 tab c/8h suspender si mejora

1 tableta | /8h | finished
1 tableta cada 8 horas hasta terminar el envase.
  1 tab c/8h hasta terminar caja
  1 tab c/8h hasta terminar frasco

1 tableta | /24h | 10d | +del día 1 al 10 del ciclo
1 tableta cada 24 horas durante 10 días, del día 1 al 10 del ciclo.
  1 tab c/24h dias 1 al 10 del ciclo

1 tableta | mon,tue,wed,thu,fri,sat
1 tableta solo de lunes a sábado.
  1 tab c/24h excepto domingos

1 tableta | mon,tue,wed,thu,fri
1 tableta solo de lunes a viernes.
  1 tab diario menos sabado y domingo

1 tableta | mon,wed,thu,fri,sat,sun
1 tableta solo los lunes, miércoles, jueves, viernes, sábados y domingos.
  1 tab diario salvo martes

1 tableta | /2d | 30d
1 tableta un día sí y un día no durante 30 días.
  1 tab cada tercer dia x 30 dias

1 tableta | 1x/wk
1 tableta una vez por semana.
  1 tab c/8 dias

1 tableta | FAST,PCM
1 tableta en ayunas y después del desayuno.
  1 tab en ayunas y después del desayuno

1 tableta | HS,MORN
1 tableta al acostarse y por la mañana.
  1 tab al acostarse y por la mañana

1 cucharadita de 5 ml | /8h | 5d
1 cucharadita (5 ml) cada 8 horas durante 5 días.
  1 cdita (5 ml) c/8h x 5 dias

1 cucharada de 15 ml | /8h | 5d
1 cucharada (15 ml) cada 8 horas durante 5 días.
  1 cda (15 ml) c/8h x 5 dias
`
