/** Dosage instructions in everyday shorthand, one of several files that were written after the parser was extended. */
export const EVERYDAY_EIGHTH = `
2.5 tableta | /24h | 5d
2 tabletas y media cada 24 horas durante 5 días.
  2 tab y media c/24h x 5 d

1 tableta | /24h | endless
1 tableta cada 24 horas, no deje de tomarlo sin hablar con su médico.
  1 tab sin suspender c/24h
  1 tab c/24h uso continuo

1 tableta | /12h | endless
1 tableta cada 12 horas, no deje de tomarlo sin hablar con su médico.
  1 tab c/12h de por vida

1 cápsula | /24h | endless
1 cápsula cada 24 horas, no deje de tomarlo sin hablar con su médico.
  1 cap c/24h tratamiento continuo

1 gota | en cada ojo | /12h | endless | oftálmica
Aplicar 1 gota en cada ojo cada 12 horas, no deje de usarlo sin hablar con su médico.
  1 gota en cada ojo c/12h sin suspender

1 gota | en el ojo izquierdo | /2h | 2d | oftálmica
Aplicar 1 gota en el ojo izquierdo cada 2 horas durante 2 días.
  1 gota en ojo izquierdo c/2h x 2 d

1 gota | en el ojo derecho | /1h | 1d | oftálmica
Aplicar 1 gota en el ojo derecho cada hora durante 1 día.
  1 gota en ojo derecho c/1h x 1 dia

2 gota | en el ojo derecho | /6h | 5d | oftálmica
Aplicar 2 gotas en el ojo derecho cada 6 horas durante 5 días.
  2 gotas en ojo derecho c/6h x 5 d

1 gota | en cada ojo | /8h | 14d | oftálmica
Aplicar 1 gota en cada ojo cada 8 horas durante 14 días.
  1 gota en cada ojo c/8h x 14 d

1 aplicación | en el ojo derecho | NIGHT | 7d | oftálmica
Aplicar en el ojo derecho por la noche durante 7 días.
  aplicar en ojo derecho por la noche x 7 d

1 aplicación | en cada ojo | /8h | 7d | oftálmica
Aplicar en cada ojo cada 8 horas durante 7 días.
  aplicar en ambos ojos c/8h x 7 d

5 gota | en el oído derecho | /8h | 7d | ótica
Aplicar 5 gotas en el oído derecho cada 8 horas durante 7 días.
  5 gotas en oido derecho c/8h x 7 d

3 gota | en el oído izquierdo | /6h | 5d | ótica
Aplicar 3 gotas en el oído izquierdo cada 6 horas durante 5 días.
  3 gotas en oido izquierdo c/6h x 5 d

1 aplicación | en la herida | /12h | 7d
Aplicar en la herida cada 12 horas durante 7 días.
  aplicar en la herida c/12h x 7 d

1 aplicación | en las encías | /8h | 7d
Aplicar en las encías cada 8 horas durante 7 días.
  aplicar en las encias c/8h x 7 d

1 aplicación | en los pies | /24h | 4wk | cutánea
Aplicar en los pies cada 24 horas durante 4 semanas.
  aplicar en los pies c/24h x 4 semanas

1 aplicación | en las piernas | /12h | 10d | cutánea
Aplicar en las piernas cada 12 horas durante 10 días.
  aplicar en las piernas c/12h x 10 d

1 aplicación | en las lesiones | /12h | 5d
Aplicar en las lesiones cada 12 horas durante 5 días.
  aplicar en las lesiones c/12h x 5 d

1 aplicación | en la cara | NIGHT | 12wk | cutánea
Aplicar en la cara por la noche durante 12 semanas.
  aplicar en la cara por la noche x 12 semanas

1 parche | /72h | 30d
1 parche cada 72 horas durante 30 días.
  1 parche c/72h x 30 d

1 parche | /24h | 10d
1 parche cada 24 horas durante 10 días.
  1 parche c/24h x 10 d

1 parche | /12h | 5d
1 parche cada 12 horas durante 5 días.
  1 parche c/12h x 5 d

1 óvulo | /24h | 6d
1 óvulo cada 24 horas durante 6 días.
  1 ovulo c/24h x 6 d

1 óvulo | HS | 7d | vaginal
Aplicar 1 óvulo en la vagina al acostarse durante 7 días.
  1 ovulo vaginal al acostarse x 7 d

1 supositorio | /6h | 2d
1 supositorio cada 6 horas durante 2 días.
  1 supositorio c/6h x 2 d

1 supositorio | /8h | 1d
1 supositorio cada 8 horas durante 1 día.
  1 sup c/8h x 1 dia

1 enema | #1
1 enema en dosis única.
  1 enema DU

1 ampolleta | /24h | 10d | oral
Tomar 1 ampolleta por vía oral cada 24 horas durante 10 días.
  1 amp VO c/24h x 10 d

1 ampolleta | /24h | 20d
1 ampolleta cada 24 horas durante 20 días.
  1 ampolleta bebible c/24h x 20 d

1 ampolleta | 1x/wk | 4wk | intramuscular
Aplicar 1 ampolleta por vía intramuscular una vez por semana durante 4 semanas.
  1 amp IM semanal x 4 semanas

1 ampolleta | /24h | 5d | subcutánea
Aplicar 1 ampolleta con inyección debajo de la piel cada 24 horas durante 5 días.
  1 amp SC c/24h x 5 d

1 inyección | 1x/wk | 5wk | intramuscular
Aplicar 1 inyección por vía intramuscular una vez por semana durante 5 semanas.
  1 inyeccion IM semanal x 5 semanas

75 mg | /12h | 2d | intramuscular
Aplicar 75 mg por vía intramuscular cada 12 horas durante 2 días.
  75 mg IM c/12h x 2 d

30 mg | /8h | 2d | intramuscular
Aplicar 30 mg por vía intramuscular cada 8 horas durante 2 días.
  30 mg IM c/8h x 2 d

8 mg | #1 | intramuscular
Aplicar 8 mg por vía intramuscular en dosis única.
  8 mg IM DU

2 disparo | /4h | 2d
2 disparos cada 4 horas durante 2 días.
  2 disparos c/4h x 2 d

4 disparo | /6h | 3d
4 disparos cada 6 horas durante 3 días.
  4 disparos c/6h x 3 d

1 disparo | /24h | 30d
1 disparo cada 24 horas durante 30 días.
  1 disparo c/24h x 30 d

1 inhalación | /24h | 6mo
1 inhalación cada 24 horas durante 6 meses.
  1 inhalacion c/24h x 6 meses

1 tableta | /12h C | 3mo
1 tableta cada 12 horas, con los alimentos, durante 3 meses.
  1 tab c/12h x 3 meses, con alimentos

1 tableta | /8h | 5d | +suspender si hay ronchas
1 tableta cada 8 horas durante 5 días, suspender si hay ronchas.
  1 tab c/8h x 5 d, suspender si hay ronchas

1 tableta | /24h | 30d | +evitar el sol
1 tableta cada 24 horas durante 30 días, evitar el sol.
  1 tab c/24h x 30 d, evitar el sol

1 cápsula | /12h | 7d | +con abundante agua
1 cápsula cada 12 horas durante 7 días, con abundante agua.
  1 cap c/12h x 7 d con abundante agua

5 ml | /8h | 7d | +agitar antes de usar
5 ml cada 8 horas durante 7 días, agitar antes de usar.
  5 ml c/8h x 7 d, agitar antes de usar

1 tableta | FAST | 30d
1 tableta en ayunas durante 30 días.
  1 tab ayunas x 30 d

1 tableta | /24h FAST | 30d
1 tableta cada 24 horas, en ayunas, durante 30 días.
  1 tab c/24h ayunas x 30 d
  ayunas 1 tab c/24h x 30 d

1 tableta | 1 hora antes del viaje
1 tableta 1 hora antes del viaje.
  1 tab 1 hora antes del viaje
  1 tableta una hora antes de viajar

1 tableta | 30 minutos antes del viaje | oral
Tomar 1 tableta por vía oral 30 minutos antes del viaje.
  1 tab VO 30 min antes del viaje

1 tableta | 1 hora antes del procedimiento
1 tableta 1 hora antes del procedimiento.
  1 tableta 1 hora antes del procedimiento
  1 tab 1 h antes del estudio

1 tableta | 1 hora antes de la relación sexual
1 tableta 1 hora antes de la relación sexual.
  1 tab 1 hora antes de la relacion sexual
  1 tableta 1 h antes de relaciones sexuales

2 disparo | 15 minutos antes del ejercicio
2 disparos 15 minutos antes del ejercicio.
  2 disparos 15 min antes del ejercicio
  2 disparos quince minutos antes de hacer ejercicio

2 unidad | glucose 151..200 & 4 unidad | glucose 201..250 & 0 unidad | glucose ..150
2 unidades si la glucosa es de 151 a 200 mg/dL, 4 unidades si la glucosa es de 201 a 250 mg/dL y ninguna si la glucosa es menor de 150 mg/dL.
  segun glucosa: <150: 0 UI, 151-200: 2 UI, 201-250: 4 UI
  <150: 0 UI, 151-200: 2 UI, 201-250: 4 UI
  <150: 0 U; 151-200: 2 U; 201-250: 4 U
  segun glucosa: menor de 150 0 UI, 151-200 2 UI, 201-250 4 UI

4 unidad | glucose 180..240 ACM,ACD,ACV & 6 unidad | glucose 241..300 ACM,ACD,ACV & 8 unidad | glucose 300.. ACM,ACD,ACV
4 unidades si la glucosa es de 180 a 240 mg/dL, 6 unidades si la glucosa es de 241 a 300 mg/dL y 8 unidades si la glucosa es mayor de 300 mg/dL, antes del desayuno, antes de la comida y antes de la cena.
  180-240: 4 UI, 241-300: 6 UI, mas de 300: 8 UI antes de cada comida
`
