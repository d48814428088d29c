/** More dosage instructions in everyday shorthand: cycles, tapers, scales, nebulisations and remarks. */
export const EVERYDAY_MORE = `
1 ampolleta | /6h | 3d | inhalatoria
Nebulizar 1 ampolleta cada 6 horas durante 3 días.
  nebulizar 1 ampula c/6h x 3 d
  1 ampolleta en nebulizacion c/6h x 3 d

1 ampolleta | /8h | 5d | inhalatoria
Nebulizar 1 ampolleta cada 8 horas durante 5 días.
  nebulizaciones con 1 ampolleta c/8h x 5 d

2 ml | /8h | 3d | inhalatoria
Nebulizar 2 ml cada 8 horas durante 3 días.
  2 ml nebulizado c/8h x 3 d

1 gargarismo | 3x/d | 5d
Hacer gárgaras 3 veces al día durante 5 días.
  hacer gargaras 3 veces al dia x 5 d

15 ml | /8h | 5d | +en gárgaras
Hacer gárgaras con 15 ml cada 8 horas durante 5 días.
  gargaras con 15 ml c/8h x 5 d

15 ml | /12h | 7d | +en enjuague
Hacer enjuagues con 15 ml cada 12 horas durante 7 días.
  15 ml en enjuague c/12h x 7 d

1 enjuague | /12h | 7d
Hacer 1 enjuague cada 12 horas durante 7 días.
  enjuague bucal c/12h x 7 d

2 tableta | #1 | again 15d x2
2 tabletas en dosis única, repetir en 15 días.
  2 tab dosis unica, repetir en 15 dias
  2 tab dosis unica y repetir a los 15 dias

400 mg | /24h | 3d | again 2wk x2
400 mg cada 24 horas durante 3 días, repetir en 2 semanas.
  400 mg c/24h x 3 dias, repetir en 2 semanas

1 tableta | prn:presión mayor de 160/100 | sublingual
Colocar 1 tableta debajo de la lengua, solo en caso de presión mayor de 160/100.
  1 tab SL en caso de presion mayor a 160/100

1 tableta | prn:crisis de ansiedad | max 2
1 tableta, solo en caso de crisis de ansiedad, máximo 2 tabletas al día.
  1 tab en caso de crisis de ansiedad max 2 al dia

1 tableta | prn:migraña | max 2 | oral
Tomar 1 tableta por vía oral, solo en caso de migraña, máximo 2 tabletas al día.
  1 tab VO en caso de migraña max 2 al dia

2 disparo | /6h | 5d | +con cámara espaciadora
2 disparos cada 6 horas durante 5 días, con cámara espaciadora.
  2 puffs c/6h con camara espaciadora x 5 d

10 unidad | NIGHT | subcutánea
Aplicar 10 unidades con inyección debajo de la piel por la noche.
  10 IU SC por la noche
  10 UI SC por la noche

1 gotero | /24h | 30d
1 gotero cada 24 horas durante 30 días.
  1 gotero c/24h x 30 d

1 medida | /12h
1 medida cada 12 horas.
  1 medida c/12h

1 frasco ámpula | /24h | 3d | intravenosa
Aplicar 1 frasco ámpula por vía intravenosa cada 24 horas durante 3 días.
  1 frasco IV c/24h x 3 d

1 frasco ámpula | /24h | 3d | intramuscular
Aplicar 1 frasco ámpula por vía intramuscular cada 24 horas durante 3 días.
  1 fco amp IM c/24h x 3 d

1 tableta | 2x/d | 5d
1 tableta 2 veces al día durante 5 días.
  1 tab 2xdia x 5 d
  1 tab 2 x dia x 5 d

1 tableta | /1d | +a la misma hora,sin descanso
1 tableta una vez al día, a la misma hora, sin descanso.
  1 tab diaria a la misma hora, sin descanso

2 tableta | /24h | 3d | +juntas
2 tabletas juntas cada 24 horas durante 3 días.
  2 tab juntas c/24h x 3 d

1 tableta | /24h | 30d | +masticada,con un vaso lleno de agua
1 tableta cada 24 horas durante 30 días, masticada, con un vaso lleno de agua.
  1 tab masticable c/24h x 30 d con un vaso lleno de agua

1 tableta | /24h | 5d | +disuelto en agua
1 tableta cada 24 horas durante 5 días, disuelta en agua.
  1 tab disuelta en agua c/24h x 5 d

2 tableta | /24h | 5d | +disuelto en agua
2 tabletas cada 24 horas durante 5 días, disueltas en agua.
  2 tab efervescentes disueltas en agua c/24h x 5 d

1 tableta | @08:00,20:00 | 5d
1 tableta a las 8 de la mañana y 8 de la noche durante 5 días.
  1 tab a las 8 pm y 8 am x 5 d

1 tableta | @20:00 | 5d
1 tableta a las 8 de la noche durante 5 días.
  1 tab a las 20:00 x 5 d

1 tableta | /8h | 2d | sublingual
Colocar 1 tableta debajo de la lengua cada 8 horas durante 2 días.
  1 tab SL c/8h x 2 d

1 supositorio | /8h | 2d | rectal
Aplicar 1 supositorio por el recto cada 8 horas durante 2 días.
  1 supositorio rectal c/8h x 2 d

1 aplicación | NIGHT | 7d | vaginal
Poner 1 aplicación en la vagina por la noche durante 7 días.
  1 aplicacion vaginal por la noche x 7 d

1 * de 875/125 mg | /12h | 7d
875/125 mg cada 12 horas durante 7 días.
  875/125 mg c/12h x 7 dias

1 tableta de 875/125 mg | /12h | 7d
1 tableta de 875/125 mg cada 12 horas durante 7 días.
  1 tab 875/125 mg c/12h x 7 dias

5 ml de 50 mg | /8h | 7d
5 ml (250 mg) cada 8 horas durante 7 días.
  250 mg/5 ml 5 ml c/8h x 7 dias
  5 ml (250 mg/5 ml) c/8h x 7 dias
  5 ml (250 mg/5 ml) cada 8 horas por 7 días

2 unidad | glucose 150..200 | +insulina rápida & 4 unidad | glucose 201..250 | +insulina rápida & 6 unidad | glucose 250.. | +insulina rápida
2 unidades de insulina rápida si la glucosa es de 150 a 200 mg/dL, 4 unidades si la glucosa es de 201 a 250 mg/dL y 6 unidades si la glucosa es mayor de 250 mg/dL.
  insulina rapida segun glucosa: 150-200 2 UI, 201-250 4 UI, mayor de 250 6 UI

2 unidad | glucose 150..200 ACM,ACD,ACV | subcutánea & 4 unidad | glucose 201..250 ACM,ACD,ACV | subcutánea & 6 unidad | glucose 250.. ACM,ACD,ACV | subcutánea
Aplicar 2 unidades con inyección debajo de la piel si la glucosa es de 150 a 200 mg/dL, 4 unidades si la glucosa es de 201 a 250 mg/dL y 6 unidades si la glucosa es mayor de 250 mg/dL, antes del desayuno, antes de la comida y antes de la cena.
  segun glucosa: 150-200 2 UI, 201-250 4 UI, mayor de 250 6 UI antes de cada comida SC

20 unidad | MORN | +insulina NPH & 10 unidad | NIGHT | +insulina NPH
20 unidades de insulina NPH por la mañana y 10 unidades por la noche.
  Insulina NPH 20 UI am y 10 UI pm

14 unidad | NIGHT | subcutánea | +insulina glargina
Aplicar 14 unidades de insulina glargina con inyección debajo de la piel por la noche.
  Insulina glargina 14 unidades SC por la noche

1 tableta | /8h | 21d | rest 7d
1 tableta cada 8 horas durante 21 días, descansar 7 días y repetir.
  1 tab c/8h x 21 días y descansar 7

1 tableta | /8h glucose 180..
1 tableta si la glucosa es mayor de 180 mg/dL, cada 8 horas.
  1 tableta c/8h si glucosa mayor de 180

1 tableta | /8h PC
1 tableta cada 8 horas, después de los alimentos.
  1 tab c/8h p.c.

1 tableta | /8h | 7d | again 1mo x2
1 tableta cada 8 horas durante 7 días, repetir en 1 mes.
  1 tab cada 8 hr x 7 días repetir en 1 mes

1 tableta | /8h | finished x2
1 tableta cada 8 horas hasta terminar los 2 envases.
  1 tab c/8h x 2 cajas

10000 unidad | /24h | subcutánea
Aplicar 10,000 unidades con inyección debajo de la piel cada 24 horas.
  10 000 UI SC c/24h

5 mg | mon,wed,fri & 2.5 mg | tue,thu
5 mg los lunes, miércoles y viernes, y 2.5 mg los martes y jueves.
  5 mg lunes, miércoles y viernes y 2.5 mg martes y jueves

1 tableta | /24h | 21d | rest 7d
1 tableta cada 24 horas durante 21 días, descansar 7 días y repetir.
  1 tab c/24h x 21 d, descansar 7 d y repetir

1 gota | en cada ojo | /8h | oftálmica
Aplicar 1 gota en cada ojo cada 8 horas.
  1 gota AO c/8h

1 tableta | /24h | 30d | +sin partir
1 tableta cada 24 horas durante 30 días, sin partir.
  1 tab c/24h sin partir x 30 d
  1 tab c/24h x 30 dias, no partir

1 tableta | prn:crisis hipertensiva | sublingual
Colocar 1 tableta debajo de la lengua, solo en caso de crisis hipertensiva.
  1 tab SL en caso de crisis hipertensiva
  1 tab SL si crisis hipertensiva`
