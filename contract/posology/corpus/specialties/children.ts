/** Dosage instructions of paediatrics. */
export const CHILDREN = `
4 ml | /6h | prn:fiebre mayor de 38.5 °C | oral
Tomar 4 ml por vía oral cada 6 horas, solo en caso de fiebre mayor de 38.5 °C.
  4 ml VO c/6h en caso de temperatura mayor de 38.5

3 ml | /8h | 3d > 3 ml | prn:fiebre
3 ml cada 8 horas durante 3 días; después, 3 ml, solo en caso de fiebre.
  3 ml c/8 hrs por 3 dias y despues PRN fiebre

15 gota | /6h | prn:fiebre
15 gotas cada 6 horas, solo en caso de fiebre.
  15 gotas c/6h prn fiebre

20 gota | /8h | 3d | oral
Tomar 20 gotas por vía oral cada 8 horas durante 3 días.
  20 gotas c/8h VO x 3 d

1 cucharadita | /8h | 5d
1 cucharadita cada 8 horas durante 5 días.
  dar 1 cucharadita c/8h x 5 dias

1 cucharada | /12h
1 cucharada cada 12 horas.
  1 cucharada c/12h

0.5 cucharadita | /12h | 5d
Media cucharadita cada 12 horas durante 5 días.
  media cucharadita c/12h x 5d

2.5 ml | /24h NIGHT | 5d
2.5 ml cada 24 horas, por la noche, durante 5 días.
  2.5 ml c/24h por 5 dias por la noche

1 sobre | /24h | 3d | +disuelto en agua
1 sobre cada 24 horas durante 3 días, disuelto en agua.
  1 sobre disuelto en agua c/24h x 3 dias

1 sobre | /12h | 5d | +disuelto en medio vaso de agua
1 sobre cada 12 horas durante 5 días, disuelto en medio vaso de agua.
  1 sobre diluido en medio vaso de agua c/12h x 5 d

75 ml | después de cada evacuación líquida
75 ml después de cada evacuación líquida.
  75 ml de suero oral despues de cada evacuacion diarreica

100 ml | después de cada evacuación o vómito
100 ml después de cada evacuación o vómito.
  100 ml despues de cada evacuacion o vomito

50 ml | después de cada evacuación líquida
50 ml después de cada evacuación líquida.
  50 ml de VSO despues de cada evacuacion liquida

1 ampolleta | /12h | 5d
1 ampolleta cada 12 horas durante 5 días.
  1 ampolleta bebible c/12h x 5 d

2 disparo | /6h | 5d | +con cámara espaciadora
2 disparos cada 6 horas durante 5 días, con cámara espaciadora.
  2 disparos c/6h con aerocamara x 5 dias

2 disparo | /4-6h | prn:tos,sibilancias
2 disparos cada 4 a 6 horas, solo en caso de tos o sibilancias.
  2 disparos cada 4 a 6 horas en caso de tos o sibilancias`
