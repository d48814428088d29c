/** Dosage instructions in hasty shorthand: abbreviated words, clock times and parts of the day. */
export const EVERYDAY_EIGHTEENTH = `
1 tableta | /8h | 5d
1 tableta cada 8 horas durante 5 días.
  1 tab c 8h x 5d
  c/8h 1 tab x 5d

1 tableta | /8h | 1wk
1 tableta cada 8 horas durante 1 semana.
  1 tab cda 8 hrs x 1 sem

1 cápsula | /1d FAST | 14d
1 cápsula cada día, en ayunas, durante 14 días.
  1 cap x día en ayunas x 14 d

1 * | MORN,NIGHT | 30d | oral
Tomar 1 por vía oral por la mañana y por la noche durante 30 días.
  tomar 1 x la mañana y 1 x la noche x 30 dias

0.5 tableta | NIGHT | 1mo
Media tableta por la noche durante 1 mes.
  1/2 tab x la noche x 1 mes

2 tableta | #1
2 tabletas en dosis única.
  2 tabs dosis unica

1 sobre | /12h | 3d | +disuelto en medio vaso de agua
1 sobre cada 12 horas durante 3 días, disuelto en medio vaso de agua.
  1 sobre disuelto en 1/2 vaso de agua c/12 h x 3 dias

7.5 ml | /8h | 7d
7.5 ml cada 8 horas durante 7 días.
  7.5ml c/8h x 7d

5 ml | /6h | 3d | prn:fiebre mayor de 38 °C
5 ml cada 6 horas durante 3 días, solo en caso de fiebre mayor de 38 °C.
  5 cc c/6 hrs x 3 d si temp >38

15 gota | /8h | 3d | +disuelto en agua
15 gotas cada 8 horas durante 3 días, disueltas en agua.
  15 gotas c/8h en agua x 3d

1 gota | en cada ojo | /4h | 7d | oftálmica
Aplicar 1 gota en cada ojo cada 4 horas durante 7 días.
  1 gta c/ojo c/4h x 7d

2 gota | en el oído derecho | /8h | 7d | ótica
Aplicar 2 gotas en el oído derecho cada 8 horas durante 7 días.
  2 gts oido derecho c/8h x 7 d

1 aplicación | /12h | 2wk | +capa delgada
Aplicar una capa delgada cada 12 horas durante 2 semanas.
  aplicar capa delgada c/12h x 2 sem

1 aplicación | en la zona afectada | NIGHT | 1mo
Aplicar en la zona afectada por la noche durante 1 mes.
  aplicar en zona afectada x la noche x 1 mes

2 disparo | /6h | prn:
2 disparos cada 6 horas, solo si es necesario.
  2 disp c/6h x razon necesaria

1 disparo | en cada fosa nasal | /12h | 1mo | nasal
Aplicar 1 disparo en cada fosa nasal cada 12 horas durante 1 mes.
  1 disparo c/ fosa nasal c/12h x 1 mes

1 óvulo | NIGHT | 6d
1 óvulo por la noche durante 6 días.
  1 ovulo x la noche x 6 noches

1 supositorio | /12h | 2d | rectal
Aplicar 1 supositorio por el recto cada 12 horas durante 2 días.
  1 sup rectal c/12h x 2 d

1 ampolleta | /24h | 3d | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 24 horas durante 3 días.
  1 amp im c/24h x 3 d

20 unidad | MORN | subcutánea & 10 unidad | NIGHT | subcutánea
Aplicar 20 unidades con inyección debajo de la piel por la mañana y 10 unidades por la noche.
  20 ui sc x la mañana y 10 ui x la noche

10 unidad | ACM,ACD,ACV
10 unidades antes del desayuno, antes de la comida y antes de la cena.
  10 u antes de cada alimento
  10 u antes de c/alimento

12 unidad | /1d @22:00
12 unidades cada día, a las 10 de la noche.
  12 UI a las 22 h diario

1 tableta | 1x/wk | 4wk
1 tableta una vez por semana durante 4 semanas.
  1 tab c/semana x 4 sem

1 tableta | /15d | 3mo
1 tableta cada 15 días durante 3 meses.
  1 tab c/15 dias x 3 meses

1 tableta | /24h | 21d | rest 7d
1 tableta cada 24 horas durante 21 días, descansar 7 días y repetir.
  1 tab c/24 h x 21 dias descansar 7

1 tableta | #1 | again 1wk x2
1 tableta en dosis única, repetir en 1 semana.
  1 tab hoy y repetir en 1 sem

1 tableta | /8h | 3d > 1 tableta | /12h | 3d > 1 tableta | /24h | 3d
1 tableta cada 8 horas durante 3 días; después, 1 tableta cada 12 horas durante 3 días; después, 1 tableta cada 24 horas durante 3 días.
  1 tab c/8h x 3d luego c/12h x 3 d luego c/24h x 3d

2 tableta | /24h | 5d > 1 tableta | /24h | 5d > 0.5 tableta | /24h | 5d
2 tabletas cada 24 horas durante 5 días; después, 1 tableta cada 24 horas durante 5 días; después, media tableta cada 24 horas durante 5 días.
  2 tab c/24h x 5d, 1 tab c/24h x 5d, media c/24h x 5 d

1 tableta | /6-8h | prn:dolor
1 tableta cada 6 a 8 horas, solo en caso de dolor.
  1 tab c/6-8h PRN dolor

1-2 tableta | /8h | prn:dolor
1 a 2 tabletas cada 8 horas, solo en caso de dolor.
  1-2 tab c/8h en caso de dolor

1 tableta | /12h | 90d
1 tableta cada 12 horas durante 90 días.
  1 tab c/12h x 90 d

1 tableta | /1d | 3mo
1 tableta una vez al día durante 3 meses.
  1 tab x dia x 3 meses #90

1 tableta | 3x/d | 10d
1 tableta 3 veces al día durante 10 días.
  1 tab 3 v/dia x 10 d

1 tableta | 2x/d C | 10d
1 tableta 2 veces al día, con los alimentos, durante 10 días.
  1 tab 2v al dia c/alimentos x 10 dias

1 tableta | PCM,PCV
1 tableta después del desayuno y después de la cena.
  1 tab despues de desayuno y cena

1 cápsula | 30min ACM | 4wk
1 cápsula 30 minutos antes del desayuno durante 4 semanas.
  1 cap 30 min antes del desayuno x 4 sem

2 cucharada | PCM,PCD,PCV
2 cucharadas después del desayuno, después de la comida y después de la cena.
  2 cdas despues de c/ comida

1 tableta | /24h | endless
1 tableta cada 24 horas, no deje de tomarlo sin hablar con su médico.
  1 tab c/24h indefinido

1 tableta | /1d | endless
1 tableta una vez al día, no deje de tomarlo sin hablar con su médico.
  1 tab diario hasta nueva orden

1 tableta | MORN,NIGHT | 7d
1 tableta por la mañana y por la noche durante 7 días.
  1 tab manana y noche x 7d

1 tableta | MORN,AFT,NIGHT | 7d
1 tableta por la mañana, por la tarde y por la noche durante 7 días.
  1 tab mañana tarde y noche x 7 dias

1 * | MORN,NOON,NIGHT | 5d
1 por la mañana, al mediodía y por la noche durante 5 días.
  1-1-1 x 5 d

1 * | MORN,NIGHT | 7d
1 por la mañana y por la noche durante 7 días.
  1-0-1 x 7 dias

1 tableta | @00:00,08:00,16:00 | 7d
1 tableta a las 8 de la mañana, 4 de la tarde y 12 de la noche durante 7 días.
  1 tab 8-16-24h x 7d

1 tableta | @08:00,20:00 | 7d
1 tableta a las 8 de la mañana y 8 de la noche durante 7 días.
  1 tab 08:00 y 20:00 hrs x 7 dias

2 inhalación | /12h | +enjuagar la boca después
2 inhalaciones cada 12 horas, enjuagar la boca después.
  2 inh c/12h enjuagar boca

3 ml | /8h | 5d | inhalatoria
Nebulizar 3 ml cada 8 horas durante 5 días.
  3 ml neb c/8h x 5d

1 nebulización | /6h | 3d | +con 3 ml de solución salina
1 nebulización cada 6 horas durante 3 días, con 3 ml de solución salina.
  1 neb c/6h x 3d con 3 ml de sol fisiologica

1 ampolleta | /8h | 3d | inhalatoria
Nebulizar 1 ampolleta cada 8 horas durante 3 días.
  1 amp neb c/8 h x 3 d

1 gargarismo | /8h | 5d
Hacer gárgaras cada 8 horas durante 5 días.
  gargaras c/8h x 5 d

1 lavado | /12h | 7d | nasal
Hacer 1 lavado por vía nasal cada 12 horas durante 7 días.
  lavado nasal c/12h x 7d

10 ml | 2x/d | 7d | +en enjuague,sin tragar
Hacer enjuagues con 10 ml 2 veces al día durante 7 días, sin tragar.
  10 ml enjuague bucal 2 veces al dia x 7d, no tragar

250 mg | /6h | 7d | oral
Tomar 250 mg por vía oral cada 6 horas durante 7 días.
  250 mg VO c/6h x 7 dias

500 mg | /8h | 7d
500 mg cada 8 horas durante 7 días.
  500mg c/8hx7d

80 mg | #1 | intramuscular
Aplicar 80 mg por vía intramuscular en dosis única.
  80 mg IM du

1 frasco ámpula | /24h | 2d | intramuscular
Aplicar 1 frasco ámpula por vía intramuscular cada 24 horas durante 2 días.
  1 fco IM c/24h x 2 d

1200000 unidad | #1 | intramuscular
Aplicar 1,200,000 unidades por vía intramuscular en dosis única.
  1.2 mill UI IM du

1 tableta de 160/800 mg | /12h | 7d
1 tableta de 160/800 mg cada 12 horas durante 7 días.
  1 tab 160/800 mg c/12h x 7 d

1 gragea | /24h NIGHT
1 gragea cada 24 horas, por la noche.
  1 gragea c/24h x la noche

1 comprimido | /12h | 10d | oral
Tomar 1 comprimido por vía oral cada 12 horas durante 10 días.
  1 comp vo c/12 hs x 10 ds

1 tableta | /12h | 7d
1 tableta cada 12 horas durante 7 días.
  x 7 dias 1 tab c/12h

0.5 ml | /24h
0.5 ml cada 24 horas.
  0.5 ml c/24h

5 unidad | glucose 200..250 & 8 unidad | glucose 250..
5 unidades si la glucosa es de 200 a 250 mg/dL y 8 unidades si la glucosa es mayor de 250 mg/dL.
  5 ui si glucosa 200-250, 8 ui si >250

0.5 tableta | MORN,NIGHT
Media tableta por la mañana y por la noche.
  media tab am, media tab pm

1 tableta | CM,CD,CV | 30d
1 tableta con el desayuno, con la comida y con la cena durante 30 días.
  1 tab c/comida x 30d

1 tableta | /8h | 5d | +suspender si rash
1 tableta cada 8 horas durante 5 días, suspender si rash.
  1 tab c/8h x 5 dias suspender si rash

1 sobre | después de cada evacuación líquida
1 sobre después de cada evacuación líquida.
  1 sob c/evacuacion liquida

2 tableta | #1 > 1 tableta | /8h | 5d
2 tabletas en dosis única; después, 1 tableta cada 8 horas durante 5 días.
  2 tab inicial y luego 1 c/8h x 5d

1 tableta | /12h | 3d > 1 tableta | /24h | 4d
1 tableta cada 12 horas durante 3 días; después, 1 tableta cada 24 horas durante 4 días.
  1 tab c/12h x 3d y luego 1 c/24h x 4 d

1 aplicación | en las uñas | NIGHT | 3mo | cutánea
Aplicar en las uñas por la noche durante 3 meses.
  1 apl c/noche en uñas x 3 meses

1 tableta | /48h | #10
1 tableta cada 48 horas por 10 dosis.
  1 tab c/48h x 10 dosis

1 tableta | /8h C | 5d
1 tableta cada 8 horas, con los alimentos, durante 5 días.
  1 tab c/8h c/alimentos x 5 d

1 sobre | después de cada evacuación | 3d
1 sobre después de cada evacuación, durante 3 días.
  1 sobre c/evacuacion x 3 d
`
