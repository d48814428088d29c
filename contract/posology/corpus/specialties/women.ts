/** Dosage instructions of gynaecology, and instructions for single doses and repeated treatments. */
export const WOMEN = `
1 óvulo | NIGHT | 6d
1 óvulo por la noche durante 6 días.
  1 ovulo por las noches x 6 dias

1 óvulo | NIGHT | 3d | vaginal
Aplicar 1 óvulo en la vagina por la noche durante 3 días.
  aplicar 1 ovulo vaginal por 3 noches

1 óvulo | NIGHT | 7d | vaginal
Aplicar 1 óvulo en la vagina por la noche durante 7 días.
  introducir 1 ovulo en vagina cada noche por 7 noches

1 aplicador | NIGHT | 7d | vaginal
Aplicar 1 aplicador lleno en la vagina por la noche durante 7 días.
  1 aplicador vaginal por la noche por 7 dias

1 tableta | /24h | 10d | vaginal
Aplicar 1 tableta en la vagina cada 24 horas durante 10 días.
  1 tableta vaginal c/24 h x 10 d

1 tableta | /1d | 21d | rest 7d | oral
Tomar 1 tableta por vía oral una vez al día durante 21 días, descansar 7 días y repetir.
  tomar 1 tableta diaria por 21 dias, descansar 7 dias y reiniciar nueva caja

1 pastilla | /1d | 21d | rest 7d
1 pastilla una vez al día durante 21 días, descansar 7 días y repetir.
  1 pastilla diaria x 21 dias y descanso 7

1 tableta | /1d | 28d | +sin descanso
1 tableta una vez al día durante 28 días, sin descanso.
  1 tab diaria 28 dias sin descanso

1 gragea | /1d | 21d | +empezar el primer día de la menstruación
1 gragea una vez al día durante 21 días, empezar el primer día de la menstruación.
  1 gragea diaria por 21 dias iniciando el primer dia de la menstruacion

1 tableta | /1d | 21d | rest 7d
1 tableta una vez al día durante 21 días, descansar 7 días y repetir.
  21/7 1 tab diaria

1 parche | 1x/wk | 3wk | rest 1wk
1 parche una vez por semana durante 3 semanas, descansar 1 semana y repetir.
  1 parche semanal por 3 semanas, descansar 1 semana
  1 parche por semana x 3 semanas y 1 de descanso

1 ampolleta | 1x/mo | intramuscular
Aplicar 1 ampolleta por vía intramuscular una vez al mes.
  1 ampolleta IM cada mes
  1 ampolleta IM mensual

1 ampolleta | /3mo | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 3 meses.
  1 amp IM cada 3 meses

1 ampolleta | /90d | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 90 días.
  1 amp im c/90 dias

400 mcg | /24h | oral | +durante todo el embarazo
Tomar 400 microgramos por vía oral cada 24 horas, durante todo el embarazo.
  400 mcg VO c/24h todo el embarazo

1 tableta | /24h | +durante todo el embarazo
1 tableta cada 24 horas, durante todo el embarazo.
  1 tab c/24h durante el embarazo

600 mcg | #1 | sublingual
Colocar 600 microgramos debajo de la lengua en dosis única.
  600 mcg SL dosis unica

2 tableta | #1 | +juntas
2 tabletas juntas en dosis única.
  2 tab juntas dosis unica

2 g | #1 | oral
Tomar 2 g por vía oral en dosis única.
  2 g VO dosis unica

4 tableta | #1 | +juntas
4 tabletas juntas en dosis única.
  4 tabletas juntas dosis unica

1 tableta | #1 | again 15d x2
1 tableta en dosis única, repetir en 15 días.
  1 tab dosis unica y repetir en 15 dias

1 tableta | #1 | again 2wk x2
1 tableta en dosis única, repetir en 2 semanas.
  1 tab dosis unica, repetir a las 2 semanas

1 cucharadita | #1 | again 15d x2
1 cucharadita en dosis única, repetir en 15 días.
  1 cucharadita dosis unica, repetir en 15 dias

20 ml | #1 | again 1mo x2
20 ml en dosis única, repetir en 1 mes.
  20 ml dosis unica repetir en 1 mes

1 tableta | /12h | 3d | again 15d x2
1 tableta cada 12 horas durante 3 días, repetir en 15 días.
  1 tab c/12h x 3 d repetir en 15 dias`
