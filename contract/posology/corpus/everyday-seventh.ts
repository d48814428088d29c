/** Dosage instructions in everyday shorthand, one of several files that were written after the parser was extended. */
export const EVERYDAY_SEVENTH = `
2 tableta | /12h | 10d | oral
Tomar 2 tabletas por vía oral cada 12 horas durante 10 días.
  2 tab VO c/12h x 10 d

2 tableta | /24h | 30d | oral
Tomar 2 tabletas por vía oral cada 24 horas durante 30 días.
  2 tab VO c/24h x 30 d

1 cápsula | /6h | 5d | oral
Tomar 1 cápsula por vía oral cada 6 horas durante 5 días.
  1 cap VO c/6h x 5 d

1 cápsula | /8h | 10d | oral
Tomar 1 cápsula por vía oral cada 8 horas durante 10 días.
  1 cap VO c/8h x 10 d

1 cápsula | /12h | 21d | oral
Tomar 1 cápsula por vía oral cada 12 horas durante 21 días.
  1 cap VO c/12h x 21 d

1 cápsula | /24h | 60d | oral
Tomar 1 cápsula por vía oral cada 24 horas durante 60 días.
  1 cap VO c/24h x 60 d

2 cápsula | /8h | 7d | oral
Tomar 2 cápsulas por vía oral cada 8 horas durante 7 días.
  2 cap VO c/8h x 7 d

2 cápsula | /24h | 14d | oral
Tomar 2 cápsulas por vía oral cada 24 horas durante 14 días.
  2 cap VO c/24h x 14 d

1 comprimido | /8h | 5d | oral
Tomar 1 comprimido por vía oral cada 8 horas durante 5 días.
  1 comp VO c/8h x 5 d

1 comprimido | /12h | 7d | oral
Tomar 1 comprimido por vía oral cada 12 horas durante 7 días.
  1 comp VO c/12h x 7 d

1 gragea | /12h | 10d
1 gragea cada 12 horas durante 10 días.
  1 gragea c/12h x 10 d

1 perla | /24h | 30d
1 perla cada 24 horas durante 30 días.
  1 perla c/24h x 30 d

1 perla | /8h | 5d
1 perla cada 8 horas durante 5 días.
  1 perla c/8h x 5 d

1 trocisco | /6h | 3d
1 trocisco cada 6 horas durante 3 días.
  1 trocisco c/6h x 3 d

1 sobre | /12h | 3d | oral
Tomar 1 sobre por vía oral cada 12 horas durante 3 días.
  1 sobre VO c/12h x 3 d

1 sobre | /24h | 7d
1 sobre cada 24 horas durante 7 días.
  1 sobre c/24h x 7 d

2.5 ml | /8h | 5d | oral
Tomar 2.5 ml por vía oral cada 8 horas durante 5 días.
  2.5 ml VO c/8h x 5 d

3 ml | /12h | 10d | oral
Tomar 3 ml por vía oral cada 12 horas durante 10 días.
  3 ml VO c/12h x 10 d

4 ml | /8h | 7d
4 ml cada 8 horas durante 7 días.
  4 ml c/8h x 7 d

6 ml | /24h | 3d
6 ml cada 24 horas durante 3 días.
  6 ml c/24h x 3 d

8 ml | /12h | 10d | oral
Tomar 8 ml por vía oral cada 12 horas durante 10 días.
  8 ml VO c/12h x 10 d

10 ml | /6h | 3d | oral
Tomar 10 ml por vía oral cada 6 horas durante 3 días.
  10 ml VO c/6h x 3 d

15 ml | /8h | 7d | oral
Tomar 15 ml por vía oral cada 8 horas durante 7 días.
  15 ml VO c/8h x 7 d

20 ml | /24h | 5d
20 ml cada 24 horas durante 5 días.
  20 ml c/24h x 5 d

5 ml | /12h | 7d | oral
Tomar 5 ml por vía oral cada 12 horas durante 7 días.
  5 ml VO c/12h x 7 d

5 ml | /24h | 30d | oral
Tomar 5 ml por vía oral cada 24 horas durante 30 días.
  5 ml VO c/24h x 30 d

7 ml | /8h | 5d
7 ml cada 8 horas durante 5 días.
  7 ml c/8h x 5 d

12 ml | /12h | 10d
12 ml cada 12 horas durante 10 días.
  12 ml c/12h x 10 d

3 gota | /24h | 90d
3 gotas cada 24 horas durante 90 días.
  3 gotas c/24h x 90 d

10 gota | /8h | 5d | oral
Tomar 10 gotas por vía oral cada 8 horas durante 5 días.
  10 gotas VO c/8h x 5 d

25 gota | /8h | 3d
25 gotas cada 8 horas durante 3 días.
  25 gotas c/8h x 3 d

400 unidad | /24h | 90d | oral
Tomar 400 unidades por vía oral cada 24 horas durante 90 días.
  400 UI VO c/24h x 90 d

1000 unidad | /24h | 3mo
1,000 unidades cada 24 horas durante 3 meses.
  1000 UI c/24h x 3 meses

4000 unidad | /24h | 30d
4,000 unidades cada 24 horas durante 30 días.
  4,000 UI c/24h x 30 d

250 mg | /8h | 7d | oral
Tomar 250 mg por vía oral cada 8 horas durante 7 días.
  250 mg VO c/8h x 7 d

250 mg | /12h | 10d | oral
Tomar 250 mg por vía oral cada 12 horas durante 10 días.
  250 mg VO c/12h x 10 d

300 mg | /8h | 10d | oral
Tomar 300 mg por vía oral cada 8 horas durante 10 días.
  300 mg VO c/8h x 10 d

400 mg | /24h | 7d | oral
Tomar 400 mg por vía oral cada 24 horas durante 7 días.
  400 mg VO c/24h x 7 d

500 mg | /8h | 7d | oral
Tomar 500 mg por vía oral cada 8 horas durante 7 días.
  500 mg VO c/8h x 7 d

500 mg | /24h | 3d | oral
Tomar 500 mg por vía oral cada 24 horas durante 3 días.
  500 mg VO c/24h x 3 d

750 mg | /24h | 5d | oral
Tomar 750 mg por vía oral cada 24 horas durante 5 días.
  750 mg VO c/24h x 5 d

850 mg | /12h | 30d | oral
Tomar 850 mg por vía oral cada 12 horas durante 30 días.
  850 mg VO c/12h x 30 d

1 g | /8h | 3d | oral
Tomar 1 g por vía oral cada 8 horas durante 3 días.
  1 g VO c/8h x 3 d

1 g | /12h | 7d | oral
Tomar 1 g por vía oral cada 12 horas durante 7 días.
  1 g VO c/12h x 7 d

25 mcg | /24h FAST | 30d
25 microgramos cada 24 horas, en ayunas, durante 30 días.
  25 mcg c/24h en ayunas x 30 d

50 mcg | /24h | 90d | oral
Tomar 50 microgramos por vía oral cada 24 horas durante 90 días.
  50 mcg VO c/24h x 90 d

75 mcg | FAST | 60d
75 microgramos en ayunas durante 60 días.
  75 mcg en ayunas x 60 d

100 mcg | FAST | 90d
100 microgramos en ayunas durante 90 días.
  100 mcg en ayunas x 90 dias

0.5 mg | /24h | 30d
0.5 mg cada 24 horas durante 30 días.
  0.5 mg c/24h x 30 d

0.25 mg | NIGHT | 14d
0.25 mg por la noche durante 14 días.
  0.25 mg por la noche x 14 d

2 mg | NIGHT | 30d
2 mg por la noche durante 30 días.
  2 mg por la noche x 30 d

10 mg | /24h | 90d
10 mg cada 24 horas durante 90 días.
  10 mg c/24h x 90 d

20 mg | ACM | 28d
20 mg antes del desayuno durante 28 días.
  20 mg antes de desayunar x 28 d

40 mg | FAST | 14d
40 mg en ayunas durante 14 días.
  40 mg en ayunas x 14 d

40 mg | NIGHT | 90d
40 mg por la noche durante 90 días.
  40 mg por la noche x 90 d

50 mg | /12h | 30d
50 mg cada 12 horas durante 30 días.
  50 mg c/12h x 30 d

80 mg | /24h | 30d
80 mg cada 24 horas durante 30 días.
  80 mg c/24h x 30 d

100 mg | /24h C | 30d
100 mg cada 24 horas, con los alimentos, durante 30 días.
  100 mg c/24h con alimentos x 30 d

150 mg | /12h | 90d
150 mg cada 12 horas durante 90 días.
  150 mg c/12h x 90 d

1 tableta | PCV | 30d
1 tableta después de la cena durante 30 días.
  1 tab despues de la cena x 30 d

1 tableta | CD | 30d
1 tableta con la comida durante 30 días.
  1 tab con la comida x 30 d

1 tableta | WAKE | 30d
1 tableta al despertar durante 30 días.
  1 tab al despertar x 30 d

1 tableta | HS | 60d
1 tableta al acostarse durante 60 días.
  1 tab al acostarse x 60 d

1 tableta | /24h AFT | 30d
1 tableta cada 24 horas, por la tarde, durante 30 días.
  1 tab c/24h por la tarde x 30 d

1 tableta | MORN,AFT | 7d
1 tableta por la mañana y por la tarde durante 7 días.
  1 tab mañana y tarde x 7 d

1 tableta | MORN,AFT,NIGHT | 5d
1 tableta por la mañana, por la tarde y por la noche durante 5 días.
  1 tab mañana, tarde y noche x 5 d

1 tableta | FAST,HS | 30d
1 tableta en ayunas y al acostarse durante 30 días.
  1 tab en ayunas y 1 antes de dormir x 30 d

2 tableta | HS | 7d
2 tabletas al acostarse durante 7 días.
  2 tab al acostarse x 7 d

0.5 tableta | HS | 30d
Media tableta al acostarse durante 30 días.
  media tab al acostarse x 30 d

0.5 tableta | /24h MORN | 30d
Media tableta cada 24 horas, por la mañana, durante 30 días.
  media tab c/24h por la mañana x 30 d

1.5 tableta | NIGHT | 30d
1 tableta y media por la noche durante 30 días.
  1 tab y media por la noche x 30 d
`
