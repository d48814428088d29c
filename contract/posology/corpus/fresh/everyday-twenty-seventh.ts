/** Dosage instructions with quantities, scales and weekdays that the parser understands, out of 110 that were written to mislead it. */
export const EVERYDAY_TWENTY_SEVENTH = `
1 tableta | mon,tue,wed,thu,fri @08:00
1 tableta solo de lunes a viernes a las 8 de la mañana.
  1 tab lun-vie 8 am

1 tableta | mon,tue,wed,thu,fri
1 tableta solo de lunes a viernes.
  1 tab lunes-viernes

1 tableta | /1d | 3d
1 tableta una vez al día durante 3 días.
  1 tab x 3 dias al dia

2 tableta | 3x/d
2 tabletas 3 veces al día.
  2 tab x 3 al dia

1 tableta | /1d
1 tableta una vez al día.
  1 tab x 1 al dia

10 ml | 3x/d
10 ml 3 veces al día.
  10 ml x 3 al dia

1-2 tableta | 3x/d
1 a 2 tabletas 3 veces al día.
  1-2 tab x 3 al dia

1-2 tableta | /8h
1 a 2 tabletas cada 8 horas.
  1 tab a 2 tab c/8h

5-10 ml | /8h
5 a 10 ml cada 8 horas.
  5 ml a 10 ml c/8h

1 tableta | /12h | 10d
1 tableta cada 12 horas durante 10 días.
  1 tab c/12h, 20 tab
  1 tab c/12h #20 #20
  #20 1 tab c/12h

1 tableta | /24h | 30d | surtir 1 envase
1 tableta cada 24 horas durante 30 días, surtir 1 envase.
  1 tab c/24h x 30 dias # 1

1 tableta | /24h | 30d | surtir 2 envases
1 tableta cada 24 horas durante 30 días, surtir 2 envases.
  1 tab c/24h x 30 dias # 2

1 tableta | /24h | 30d
1 tableta cada 24 horas durante 30 días.
  1 tab c/24h x 30 dias # 30

1 tableta | /24h | 30d | surtir 60 tabletas
1 tableta cada 24 horas durante 30 días, surtir 60 tabletas.
  1 tab c/24h x 30 dias # 60

1 cápsula | /8h | 7d | surtir 1 caja
1 cápsula cada 8 horas durante 7 días, surtir 1 caja.
  1 cap c/8h x 7 dias #1 caja

1 ampolleta | #1 | intramuscular
Aplicar 1 ampolleta por vía intramuscular en dosis única.
  1 amp IM DU #1

1 ampolleta | #1 | intramuscular | surtir 3 ampolletas
Aplicar 1 ampolleta por vía intramuscular en dosis única, surtir 3 ampolletas.
  1 amp IM DU #3

1 parche | /72h | 15d
1 parche cada 72 horas durante 15 días.
  1 parche c/72h #5

1 parche | /7d | 28d
1 parche cada 7 días durante 28 días.
  1 parche c/7 dias #4

2 tableta | /12h | #15
2 tabletas cada 12 horas por 15 dosis.
  2 tab c/12h #30

0.5 tableta | /24h | 30d
Media tableta cada 24 horas durante 30 días.
  1/2 tab c/24h #15

0.5 tableta | /24h | 28d
Media tableta cada 24 horas durante 28 días.
  1/2 tab c/24h #14

1.5 tableta | /24h | 30d
1 tableta y media cada 24 horas durante 30 días.
  1.5 tab c/24h #45

5 ml | /12h | 6d
5 ml cada 12 horas durante 6 días.
  5 ml c/12h #60

5 ml | /12h | 10d
5 ml cada 12 horas durante 10 días.
  5 ml c/12h #100

7.5 ml | /12h | 8d
7.5 ml cada 12 horas durante 8 días.
  7.5 ml c/12h #120

1 tableta | prn: | max 3 | surtir 10 tabletas
1 tableta, solo si es necesario, máximo 3 tabletas al día, surtir 10 tabletas.
  1 tab PRN #10 max 3 al dia

1 tableta | /8h | 5d | prn:dolor | surtir 10 tabletas
1 tableta cada 8 horas durante 5 días, solo en caso de dolor, surtir 10 tabletas.
  1 tab c/8h x 5 d PRN dolor #10

1 anillo | 1x/mo | 90d
Colocar 1 anillo una vez al mes durante 90 días.
  1 anillo c/mes #3

1 óvulo | NIGHT | 7d
1 óvulo por la noche durante 7 días.
  1 ovulo c/noche #7

1 óvulo | NIGHT | 7d | surtir 14 óvulos
1 óvulo por la noche durante 7 días, surtir 14 óvulos.
  1 ovulo c/noche x 7 #14

1 tableta | /8h | 7d | +y suspender
1 tableta cada 8 horas durante 7 días, y suspender.
  1 tab c/8h, surtir 21 tabletas y suspender

2 unidad | glucose 150..200 & 4 unidad | glucose 201..250
2 unidades si la glucosa es de 150 a 200 mg/dL y 4 unidades si la glucosa es de 201 a 250 mg/dL.
  150-200 2 UI 201-250 4 UI

4 unidad | glucose 180..220 AC & 6 unidad | glucose 221..260 AC & 8 unidad | glucose 260.. AC
4 unidades si la glucosa es de 180 a 220 mg/dL, 6 unidades si la glucosa es de 221 a 260 mg/dL y 8 unidades si la glucosa es mayor de 260 mg/dL, antes de los alimentos.
  180-220 4 UI, 221-260 6 UI, mas de 260 8 UI antes de alimentos

2 unidad | glucose 150..200 & 4 unidad | glucose 201..250 & 6 unidad | glucose 251..300 & 8 unidad | glucose 301..
2 unidades si la glucosa es de 150 a 200 mg/dL, 4 unidades si la glucosa es de 201 a 250 mg/dL, 6 unidades si la glucosa es de 251 a 300 mg/dL y 8 unidades si la glucosa es mayor de 301 mg/dL.
  150-200: 2 UI, 201-250: 4 UI, 251-300: 6 UI, >301: 8 UI

2 unidad | glucose 150..200 & 6 unidad | glucose 250..300
2 unidades si la glucosa es de 150 a 200 mg/dL y 6 unidades si la glucosa es de 250 a 300 mg/dL.
  150-200: 2 UI; 250-300: 6 UI

1 tableta | /24h | 21d | rest 7d
1 tableta cada 24 horas durante 21 días, descansar 7 días y repetir.
  1 tab c/24h x 21 d, quitar 7 d

1 tableta | /1d | 28d | placebo 7d
1 tableta una vez al día durante 28 días, 7 días de placebo y repetir.
  1 tab diaria 28 dias, 7 de placebo

1 tableta | /1d | 21d | placebo 7d x3
1 tableta una vez al día durante 21 días, 7 días de placebo y repetir, por 3 ciclos.
  1 tab diaria 21 d y 7 d placebo por 3 ciclos

1 ampolleta | /12mo | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 12 meses.
  1 amp IM anual

1 tableta | /6mo
1 tableta cada 6 meses.
  1 tab semestral

1 ampolleta | /6mo | 1a | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 6 meses durante 1 año.
  1 amp IM cada 6 meses x 1 año

1 tableta | /96h
1 tableta cada 96 horas.
  1 tab c/96 h

1 tableta | /168h
1 tableta cada 168 horas.
  1 tab c/168 h

1 tableta | /36h
1 tableta cada 36 horas.
  1 tab c/36 h

1 ampolleta | /10wk | subcutánea
Aplicar 1 ampolleta con inyección debajo de la piel cada 10 semanas.
  1 amp sc cada 10 semanas

1 tableta | después de cada evacuación | max 8
1 tableta después de cada evacuación, máximo 8 tabletas al día.
  1 tab por evacuacion max 8

1 tableta | CM,CD,CV,HS
1 tableta con el desayuno, con la comida, con la cena y al acostarse.
  1 tab con los 3 alimentos y al dormir

1 tableta | FAST | +por la mañana
1 tableta por la mañana en ayunas.
  1 tab mañanas en ayunas

1 tableta | /12h @08:00,20:00
1 tableta cada 12 horas, a las 8 de la mañana y 8 de la noche.
  1 tab 08:00 20:00 c/12h

1 tableta | @08:00 | 5d
1 tableta a las 8 de la mañana durante 5 días.
  1 tab 08:00 5 dias

1 tableta | MORN,NOON,NIGHT | 7d
1 tableta por la mañana, al mediodía y por la noche durante 7 días.
  1-1-1 tab x 7

1 tableta | MORN,NIGHT | 30d
1 tableta por la mañana y por la noche durante 30 días.
  1-0-1 tab x 30

1 tableta | @07:00,15:00,23:00
1 tableta a las 7 de la mañana, 3 de la tarde y 11 de la noche.
  1 tab 7am-3pm-11pm

1 tableta | /8h | 7d
1 tableta cada 8 horas durante 7 días.
  1tabc/8hx7d

2 cápsula | /12h | 5d
2 cápsulas cada 12 horas durante 5 días.
  2 capsc/12h x 5 dias

1 ampolleta | 1x/mo | #3 | intramuscular
Aplicar 1 ampolleta por vía intramuscular una vez al mes por 3 dosis.
  1 amp IM cada mes x 3

1 gota | en cada ojo | /12h | oftálmica
Aplicar 1 gota en cada ojo cada 12 horas.
  1 gota OU c/12h

1 tableta | /8h | 7d | +revalorar
1 tableta cada 8 horas durante 7 días, revalorar.
  1 tab c/8h x 7 dias y revalorar

1 tableta | /8h | 7d | +no conducir
1 tableta cada 8 horas durante 7 días, no conducir.
  1 tab c/8h x 7 dias (no conducir)

1 aplicación | en la rodilla derecha | /8h
Aplicar en la rodilla derecha cada 8 horas.
  aplicar en rodilla derecha c/8h

1 aplicación | en el hombro izquierdo | /12h | 7d
Aplicar en el hombro izquierdo cada 12 horas durante 7 días.
  aplicar en hombro izq c/12h x 7 dias

1 gota | dentro del párpado inferior de cada ojo | /8h | oftálmica
Aplicar 1 gota dentro del párpado inferior de cada ojo cada 8 horas.
  1 gota en fondo de saco de ambos ojos c/8h

1 gota | dentro del párpado inferior del ojo derecho | /6h | oftálmica
Aplicar 1 gota dentro del párpado inferior del ojo derecho cada 6 horas.
  1 gota en fondo de saco del ojo derecho c/6h`
