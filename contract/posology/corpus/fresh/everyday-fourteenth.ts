/** Dosage instructions in everyday shorthand, one of several files whose authors had not looked at the parser. */
export const EVERYDAY_FOURTEENTH = `
1 cucharadita | /6h | 5d
1 cucharadita cada 6 horas durante 5 días.
  1 cucharadita cafetera c/6h por 5 días

10 ml | /8h | 5d | +agitar antes de usar
10 ml cada 8 horas durante 5 días, agitar antes de usar.
  10 ml c/8h por 5 dias agitese antes de usarse

1 dosis | /12h
1 dosis cada 12 horas.
  1 dosis c/12h

1 pastilla | /1d
1 pastilla una vez al día.
  1 pastilla diaria

1 pastilla | MORN
1 pastilla por la mañana.
  1 pastilla en la mañana

1 cápsula | 30min ACM | 4wk | +en ayunas
1 cápsula 30 minutos antes del desayuno durante 4 semanas, en ayunas.
  1 capsula por la mañana en ayuno 30 min antes del desayuno por 4 semanas

1 ampolleta | /8h | 3d | inhalatoria | +en 3 ml de solución salina
Nebulizar 1 ampolleta cada 8 horas durante 3 días, en 3 ml de solución salina.
  nebulizar 1 amp en 3 ml de SSF c/8h x 3 dias

1 nebulización | /6h | 3d
1 nebulización cada 6 horas durante 3 días.
  1 nebulización c/6h x 3 dias

1 gargarismo | /8h | 5d
Hacer gárgaras cada 8 horas durante 5 días.
  hacer gargaras c/8h x 5 dias

15 ml | /12h | 7d | +en enjuague
Hacer enjuagues con 15 ml cada 12 horas durante 7 días.
  enjuague bucal 15 ml c/12h por 7 dias

1 tableta | /12h | 7d | +empezar hoy
1 tableta cada 12 horas durante 7 días, empezar hoy.
  iniciar hoy 1 tab cada 12 h por 7 días

1 tableta | /12h | 5d
1 tableta cada 12 horas durante 5 días.
  1 tab c/12h x 5 días (total 10 tabletas)

1 tableta | /24h @21:00
1 tableta cada 24 horas, a las 9 de la noche.
  1 tab c/24 h a las 21:00 hrs

1 tableta | @08:00
1 tableta a las 8 de la mañana.
  1 tab 8 am

1 tableta | @08:00,20:00
1 tableta a las 8 de la mañana y 8 de la noche.
  1 tab a las 8 y a las 20 h

1 tableta | /12h @07:00,19:00
1 tableta cada 12 horas, a las 7 de la mañana y 7 de la noche.
  1 tab c/12h 7am-7pm

25 mcg | /24h FAST
25 microgramos cada 24 horas, en ayunas.
  25 mcg c/24h en ayunas

1 ampolleta | /1d | 10d
1 ampolleta una vez al día durante 10 días.
  1 ampula bebible diaria x 10 dias

1 tableta | /24h @22:00 | 30d | oral
Tomar 1 tableta por vía oral cada 24 horas, a las 10 de la noche, durante 30 días.
  Tomar 1 tableta cada 24 hrs a las 22 hrs por 30 dias

1 frasco ámpula | /12h | 7d | intravenosa
Aplicar 1 frasco ámpula por vía intravenosa cada 12 horas durante 7 días.
  1 fco IV c/12h x 7 dias

2 frasco ámpula | #1 | intramuscular
Aplicar 2 frascos ámpula por vía intramuscular en dosis única.
  2 fcos IM dosis única

1 tableta | /6h @00:00,06:00,12:00,18:00
1 tableta cada 6 horas, a las 6 de la mañana, 12 del día, 6 de la tarde y 12 de la noche.
  1 tab c/6h (6-12-18-24 h)

1 cápsula | /12h @09:00,21:00
1 cápsula cada 12 horas, a las 9 de la mañana y 9 de la noche.
  1 cap c/12 h (9 y 21 h)

0.5 g | 2x/d
0.5 g 2 veces al día.
  1 g al dia dividido en 2 dosis

1 tableta | 4x/d
1 tableta 4 veces al día.
  4 tabs al día divididas en 4 tomas

1 cápsula | 2x/d
1 cápsula 2 veces al día.
  2 cap al dia repartidas en 2 tomas

10 ml | 3x/d
10 ml 3 veces al día.
  30 ml diarios divididos en 3 tomas

2 g | 3x/d
2 g 3 veces al día.
  6 g al dia en 3 dosis

2 ml | /1d | 2d
2 ml una vez al día durante 2 días.
  2 ml hoy y mañana

1 tableta | /1d | 2d > 1 tableta | /2d
1 tableta una vez al día durante 2 días; después, 1 tableta un día sí y un día no.
  1 tab hoy y mañana, luego 1 tab cada tercer dia

2 tableta | #1 > 1 tableta | /24h | 4d
2 tabletas en dosis única; después, 1 tableta cada 24 horas durante 4 días.
  2 tab hoy, luego 1 tab c/24h x 4 dias

1 ampolleta | 1x/wk | #4 | intramuscular
Aplicar 1 ampolleta por vía intramuscular una vez por semana por 4 dosis.
  1 amp IM c/8 dias 4 dosis

1 ampolleta | /15d | #2 | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 15 días por 2 dosis.
  1 amp IM c/15 dias, 2 dosis

5 gota | /8h | #10
5 gotas cada 8 horas por 10 dosis.
  5 gotas c/8h 10 dosis

1 tableta | /24h | #7
1 tableta cada 24 horas por 7 dosis.
  1 tab c/24h 7 tomas

1 inyección | 1x/wk | subcutánea
Aplicar 1 inyección con inyección debajo de la piel una vez por semana.
  1 iny SC semanal

1 inyección | /28d | 3mo | intramuscular
Aplicar 1 inyección por vía intramuscular cada 28 días durante 3 meses.
  1 iny IM c/28 dias x 3 meses

1 tableta | HS | 14d
1 tableta al acostarse durante 14 días.
  1 tab al acostarse x 14

1 tableta | CV | 30d
1 tableta con la cena durante 30 días.
  1 tab con cena x 30 dias

0.5 tableta | /24h | 7d > 1 tableta | /24h
Media tableta cada 24 horas durante 7 días; después, 1 tableta cada 24 horas.
  1/2 tab c/24h x 7 dias, despues 1 tab c/24h

2 ml | /6h | inhalatoria | +en 3 cc de solución salina
Nebulizar 2 ml cada 6 horas, en 3 cc de solución salina.
  nebulizar 2 ml en 3 cc de SSF c/6h

1 ampolleta | /24h | intravenosa | +en 100 ml de solución salina
Aplicar 1 ampolleta por vía intravenosa cada 24 horas, en 100 ml de solución salina.
  1 amp en 100 ml de SSF IV c/24h

10 ml | en cada fosa nasal | /12h | nasal
Aplicar 10 ml en cada fosa nasal cada 12 horas.
  10 ml de SSF en cada fosa nasal c/12h

1 tableta | /1d | 30d | +empezar hoy
1 tableta una vez al día durante 30 días, empezar hoy.
  empezar hoy 1 tab diaria x 30 d

1 tableta | /8h | 5d | +empezar hoy
1 tableta cada 8 horas durante 5 días, empezar hoy.
  comenzar hoy mismo 1 tab c/8h x 5 d

1 sobre | /24h | +disuelto en agua,a sorbos
1 sobre cada 24 horas, disuelto en agua, a sorbos.
  1 sobre c/24h disuelto en agua a sorbos

1 tableta | /12h | finished
1 tableta cada 12 horas hasta terminar el envase.
  1 tab c/12h x 1 fco

500 mg | 3x/d
500 mg 3 veces al día.
  1500 mg al día dividido en 3 dosis

1.5 tableta | 2x/d
1 tableta y media 2 veces al día.
  3 tab al dia divididas en 2 tomas

1 ampolleta | /1d | 2d | intramuscular
Aplicar 1 ampolleta por vía intramuscular una vez al día durante 2 días.
  1 amp IM hoy y mañana

1 tableta | #1
1 tableta en dosis única.
  1 tab hoy

5 ml | /8h | #3
5 ml cada 8 horas por 3 dosis.
  5 ml c/8h 3 dosis

1 tableta | NIGHT | 30d
1 tableta por la noche durante 30 días.
  1 tab por la noche x 30

10 ml | /4h | +a sorbos
10 ml cada 4 horas, a sorbos.
  10 ml a sorbos c/4h
`
