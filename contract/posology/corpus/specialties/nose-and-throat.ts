/** Dosage instructions for ears, nose, throat and lungs. */
export const NOSE_AND_THROAT = `
1 ampolleta | /6h | 3d | inhalatoria
Nebulizar 1 ampolleta cada 6 horas durante 3 días.
  nebulizar con 1 ampula c/6h x 3 dias

0.5 ml | /8h | inhalatoria | +en 3 ml de solución salina
Nebulizar 0.5 ml cada 8 horas, en 3 ml de solución salina.
  nebulizar 0.5 ml en 3 ml de solucion salina c/8h

1 frasco ámpula | /8h | 5d | inhalatoria
Nebulizar 1 frasco ámpula cada 8 horas durante 5 días.
  Micronebulizaciones 1 vial c/8h x 5 dias

2.5 mg | /4h | 24h | inhalatoria
Nebulizar 2.5 mg cada 4 horas durante 24 horas.
  nebulizar 2.5 mg c/4h x 24 horas

1 nebulización | /8h | 5d
1 nebulización cada 8 horas durante 5 días.
  1 nebulización c/8h x 5 d

2 atomización | en cada fosa nasal | /12h | 30d | nasal
Aplicar 2 atomizaciones en cada fosa nasal cada 12 horas durante 30 días.
  2 atomizaciones en cada fosa nasal c/12h x 30 dias

1 disparo | en cada fosa nasal | /24h | nasal
Aplicar 1 disparo en cada fosa nasal cada 24 horas.
  1 disparo en c/fosa nasal c/24h

2 atomización | en cada fosa nasal | /12h | nasal
Aplicar 2 atomizaciones en cada fosa nasal cada 12 horas.
  2 sprays c/fosa nasal c/12h

2 disparo | en cada fosa nasal | /24h | 2mo | nasal
Aplicar 2 disparos en cada fosa nasal cada 24 horas durante 2 meses.
  2 puffs en cada narina c/24h por 2 meses

1 lavado | en cada fosa nasal | /8h | nasal | +con 10 ml de solución salina
Hacer 1 lavado en cada fosa nasal cada 8 horas, con 10 ml de solución salina.
  lavado nasal con 10 ml de solucion salina en cada fosa nasal c/8h

1 lavado | /8h | 7d | nasal
Hacer 1 lavado por vía nasal cada 8 horas durante 7 días.
  lavados nasales c/8h x 7 d

3 gota | en el oído derecho | /8h | 7d | ótica
Aplicar 3 gotas en el oído derecho cada 8 horas durante 7 días.
  3 gotas en oido derecho c/8h x 7 dias

4 gota | en el oído izquierdo | /8h | 7d | ótica
Aplicar 4 gotas en el oído izquierdo cada 8 horas durante 7 días.
  4 gotas oido izq c/8h x 7 d

3 gota | en el ojo izquierdo | /8h | oftálmica
Aplicar 3 gotas en el ojo izquierdo cada 8 horas.
  3 gotas OI c/8h

3 gota | en cada oído | /12h | 5d | ótica
Aplicar 3 gotas en cada oído cada 12 horas durante 5 días.
  3 gotas en ambos oidos c/12h x 5 dias

4 gota | en el oído afectado | /8h | 7d | ótica
Aplicar 4 gotas en el oído afectado cada 8 horas durante 7 días.
  4 gotas oticas en oido afectado c/8h por 7 dias

15 ml | /8h | 7d | +en gárgaras
Hacer gárgaras con 15 ml cada 8 horas durante 7 días.
  hacer gargaras con 15 ml c/8h por 7 dias

15 ml | /12h | 7d | +en gárgaras
Hacer gárgaras con 15 ml cada 12 horas durante 7 días.
  15 ml en gargaras c/12h x 7 d

1 atomización | en la garganta | /6h
Aplicar 1 atomización en la garganta cada 6 horas.
  1 atomizacion en la garganta c/6h

1 pastilla | /4h | +deshacer en la boca
1 pastilla cada 4 horas, deshacer en la boca.
  1 pastilla c/4h chupar

1 pastilla | /4h | oral | +deshacer en la boca
Tomar 1 pastilla por vía oral cada 4 horas, deshacer en la boca.
  disolver 1 pastilla en la boca c/4 h`
