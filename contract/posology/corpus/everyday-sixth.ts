/** Dosage instructions in everyday shorthand, one of several files that were written after the parser was extended. */
export const EVERYDAY_SIXTH = `
1 tableta de 875/125 mg | /12h | 10d
1 tableta de 875/125 mg cada 12 horas durante 10 días.
  1 tab 875/125 mg c/12h x 10 dias

1 tableta de 160/800 mg | /12h | 5d
1 tableta de 160/800 mg cada 12 horas durante 5 días.
  1 tab de 160/800 mg c/12h x 5 d

1 tableta de 160/800 mg | /12h | 10d | oral
Tomar 1 tableta de 160/800 mg por vía oral cada 12 horas durante 10 días.
  1 tab 160/800 mg VO c/12h x 10 d

1 tableta de 50/1000 mg | /12h C
1 tableta de 50/1,000 mg cada 12 horas, con los alimentos.
  1 tab 50/1000 mg c/12h con alimentos

1 tableta de 37.5/325 mg | /8h | 5d
1 tableta de 37.5/325 mg cada 8 horas durante 5 días.
  1 tab 37.5/325 mg c/8h x 5 d

5 ml de 50 mg | /8h | 7d
5 ml (250 mg) cada 8 horas durante 7 días.
  250 mg/5 ml 5 ml c/8h x 7 d

7.5 ml de 40 mg | /12h | 10d
7.5 ml (300 mg) cada 12 horas durante 10 días.
  200 mg/5 ml, 7.5 ml c/12h x 10 dias
  7.5 ml (300 mg) c/12h x 10 d

6 ml de 80 mg | /12h | 10d
6 ml (480 mg) cada 12 horas durante 10 días.
  400 mg/5 ml 6 ml c/12h x 10 d

5 ml de 50 mg | /8h | 7d | oral
Tomar 5 ml (250 mg) por vía oral cada 8 horas durante 7 días.
  5 ml (250 mg) VO c/8h x 7 dias

10 ml de 40 mg | /12h | 7d
10 ml (400 mg) cada 12 horas durante 7 días.
  10 ml (400 mg) c/12h x 7 d

1 tableta de 850 mg | /12h C
1 tableta de 850 mg cada 12 horas, con los alimentos.
  1 tab (850 mg) c/12h con alimentos

1 tableta de 500 mg | /8h | 7d
1 tableta de 500 mg cada 8 horas durante 7 días.
  500 mg (1 tab) c/8h x 7 d

1 tableta | /12h AC | 30d
1 tableta cada 12 horas, antes de los alimentos, durante 30 días.
  1 tab AC c/12h x 30 d

1 tableta | /8h AC | 30d
1 tableta cada 8 horas, antes de los alimentos, durante 30 días.
  1 tab AC x 30 d c/8h

1 tableta | CM,CV | 30d
1 tableta con el desayuno y con la cena durante 30 días.
  1 tab con desayuno y cena x 30 d

1 tableta | CM,CD,CV | 30d
1 tableta con el desayuno, con la comida y con la cena durante 30 días.
  1 tab con cada comida x 30 d

1 sobre | /24h | 10d | +disuelto en medio vaso de agua
1 sobre cada 24 horas durante 10 días, disuelto en medio vaso de agua.
  1 sobre disuelto en medio vaso de agua c/24h x 10 d

1 sobre | /12h | 5d | +disuelto en un vaso de agua
1 sobre cada 12 horas durante 5 días, disuelto en un vaso de agua.
  1 sobre disuelto en un vaso de agua c/12h x 5 d

1 tableta | /24h | 10d | +disuelto en agua
1 tableta cada 24 horas durante 10 días, disuelta en agua.
  1 tab efervescente c/24h x 10 d

2 tableta | /8h | 3d | +masticada
2 tabletas cada 8 horas durante 3 días, masticadas.
  2 tab masticables c/8h x 3 d

1 tableta | /24h | 30d | +masticada
1 tableta cada 24 horas durante 30 días, masticada.
  1 tab masticada c/24h x 30 d

2 tableta | /1d | 3d | +juntas
2 tabletas juntas una vez al día durante 3 días.
  2 tab juntas al dia x 3 dias

1 tableta | 1x/wk FAST | +con un vaso lleno de agua
1 tableta una vez por semana, en ayunas, con un vaso lleno de agua.
  1 tab en ayunas con un vaso lleno de agua semanal

1 tableta | /24h | +a la misma hora,sin descanso
1 tableta cada 24 horas, a la misma hora, sin descanso.
  1 tab c/24h a la misma hora sin descanso

1 tableta | /24h | 14d | +sin masticar
1 tableta cada 24 horas durante 14 días, sin masticar.
  1 tab c/24h sin masticar x 14 d

1 gotero | /12h | 10d
1 gotero cada 12 horas durante 10 días.
  1 gotero c/12h x 10 d

1 medida | /24h | 30d
1 medida cada 24 horas durante 30 días.
  1 medida c/24h x 30 d

1 tapa | /12h | 5d
1 tapa cada 12 horas durante 5 días.
  1 tapa c/12h x 5 d

1 cucharadita | /8h | 5d
1 cucharadita cada 8 horas durante 5 días.
  1 cdita c/8h x 5 d

1 cucharada | /24h | 10d
1 cucharada cada 24 horas durante 10 días.
  1 cda c/24h x 10 d

2 cucharadita | /12h | 7d
2 cucharaditas cada 12 horas durante 7 días.
  2 cditas c/12h x 7 d

1 cucharada | /8h | 5d
1 cucharada cada 8 horas durante 5 días.
  1 cucharada c/8h x 5 dias

1 tableta | /8h | 5d
1 tableta cada 8 horas durante 5 días.
  1 tab cda 8 hrs x 5 d
  1 tab c/8h, 5 dias

1 tableta | 2x/d | 10d
1 tableta 2 veces al día durante 10 días.
  1 tab 2xdia x 10 d

1 tableta | 3x/d | 5d
1 tableta 3 veces al día durante 5 días.
  1 tab 3xdia x 5 dias
  1 tab tid x 5 d

1 tableta | 2x/d | 7d
1 tableta 2 veces al día durante 7 días.
  1 tab 2 x dia x 7 d
  1 tab bid x 7 d

15 ml | /12h | 7d | +en gárgaras
Hacer gárgaras con 15 ml cada 12 horas durante 7 días.
  gargaras con 15 ml c/12h x 7 d

10 ml | /8h | 5d | +en gárgaras
Hacer gárgaras con 10 ml cada 8 horas durante 5 días.
  hacer gargaras con 10 ml c/8h x 5 dias

1 gargarismo | 3x/d | 5d
Hacer gárgaras 3 veces al día durante 5 días.
  gargaras 3 veces al dia x 5 d

15 ml | /12h | 14d | +en enjuague
Hacer enjuagues con 15 ml cada 12 horas durante 14 días.
  15 ml en enjuague bucal c/12h x 14 d

1 enjuague | 3x/d | 7d
Hacer 1 enjuague 3 veces al día durante 7 días.
  enjuague bucal 3 veces al dia x 7 d

1 tableta | @08:00,20:00 | 7d
1 tableta a las 8 de la mañana y 8 de la noche durante 7 días.
  1 tab a las 8 am y 8 pm x 7 d

1 tableta | @07:00 | 30d
1 tableta a las 7 de la mañana durante 30 días.
  1 tab a las 7 am x 30 d

1 tableta | @22:00 | 30d
1 tableta a las 10 de la noche durante 30 días.
  1 tab a las 10 pm x 30 d

1 tableta | @14:00,22:00 | 5d
1 tableta a las 2 de la tarde y 10 de la noche durante 5 días.
  1 tab a las 14:00 y 22:00 x 5 d

1 tableta | @12:00 | 30d
1 tableta a las 12 del día durante 30 días.
  1 tab 12 del dia x 30 d

5 gota | /8h | 5d | oral
Tomar 5 gotas por vía oral cada 8 horas durante 5 días.
  5 gotas c/8h x 5 d VO

20 gota | /6h | prn:dolor
20 gotas cada 6 horas, solo en caso de dolor.
  20 gotas c/6h prn dolor

15 gota | /8h | 3d | prn:fiebre
15 gotas cada 8 horas durante 3 días, solo en caso de fiebre.
  15 gotas c/8h en caso de fiebre x 3 d

1 cápsula | /12h | 7d | oral
Tomar 1 cápsula por vía oral cada 12 horas durante 7 días.
  Tomar 1 cápsula vía oral cada 12 horas durante 7 días

5 ml | /8h | 7d | oral
Tomar 5 ml por vía oral cada 8 horas durante 7 días.
  Tomar 5 ml vía oral cada 8 horas durante 7 días

1 aplicación | en la zona afectada | /12h | 14d
Aplicar en la zona afectada cada 12 horas durante 14 días.
  Aplicar en la zona afectada cada 12 horas durante 14 días

1 tableta | /24h | 30d | oral
Tomar 1 tableta por vía oral cada 24 horas durante 30 días.
  TOMAR 1 TABLETA CADA 24 HORAS POR 30 DIAS
  1 TAB VO C/24H X 30

2 cápsula | /8h | 5d | oral
Tomar 2 cápsulas por vía oral cada 8 horas durante 5 días.
  TOMAR 2 CAPSULAS CADA 8 HORAS POR 5 DIAS

2.5 mg | /24h | 30d
2.5 mg cada 24 horas durante 30 días.
  2.5 MG C/24H X 30 D

1 tableta | /12h | 10d
1 tableta cada 12 horas durante 10 días.
  una tableta cada doce horas por diez dias

2 cápsula | /8h | 5d
2 cápsulas cada 8 horas durante 5 días.
  dos capsulas cada ocho horas por cinco dias

1 tableta | /6h | 3d | oral
Tomar 1 tableta por vía oral cada 6 horas durante 3 días.
  1 tab VO c/6h x 3 d
  1 tab VO c/6 hrs por 3 dias

1 tableta | /8h | 10d | oral
Tomar 1 tableta por vía oral cada 8 horas durante 10 días.
  1 tab VO c/8h x 10 d
  1 tab vo cada 8 horas por 10 dias

1 tableta | /8h | 14d | oral
Tomar 1 tableta por vía oral cada 8 horas durante 14 días.
  1 tab VO c/8 hrs x 14 dias

1 tableta | /12h | 21d | oral
Tomar 1 tableta por vía oral cada 12 horas durante 21 días.
  1 tab VO c/12h x 21 d

1 tableta | /24h | 7d | oral
Tomar 1 tableta por vía oral cada 24 horas durante 7 días.
  1 tab VO c/24h x 7 d

1 tableta | /24h | 14d | oral
Tomar 1 tableta por vía oral cada 24 horas durante 14 días.
  1 tab VO c/24h x 14 dias

1 tableta | /48h | 30d | oral
Tomar 1 tableta por vía oral cada 48 horas durante 30 días.
  1 tab VO c/48h x 30 d

1 tableta | /6h | 5d | oral
Tomar 1 tableta por vía oral cada 6 horas durante 5 días.
  1 tab vo cada 6 horas por 5 dias

1 tableta | /12h | 14d | oral
Tomar 1 tableta por vía oral cada 12 horas durante 14 días.
  1 tab vo cada 12 horas por 14 dias

1 tableta | /24h | 90d | oral
Tomar 1 tableta por vía oral cada 24 horas durante 90 días.
  1 tab vo cada 24 horas por 90 dias

2 tableta | /6h | 3d | oral
Tomar 2 tabletas por vía oral cada 6 horas durante 3 días.
  2 tab VO c/6h x 3 d

2 tableta | /8h | 7d | oral
Tomar 2 tabletas por vía oral cada 8 horas durante 7 días.
  2 tab VO c/8h x 7 d
`
