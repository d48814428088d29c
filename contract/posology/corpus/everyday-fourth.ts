/** Dosage instructions in everyday shorthand, one of several files that were written after the parser was extended. */
export const EVERYDAY_FOURTH = `
1 gota | en el ojo izquierdo | /6h | 7d | oftálmica
Aplicar 1 gota en el ojo izquierdo cada 6 horas durante 7 días.
  1 gota OI c/6h x 7 d

1 gota | en cada ojo | /4h | 7d | oftálmica
Aplicar 1 gota en cada ojo cada 4 horas durante 7 días.
  1 gota AO c/4h x 7 d
  Aplicar 1 gota en ambos ojos cada 4 horas durante 7 días

2 gota | en cada ojo | /12h | 10d | oftálmica
Aplicar 2 gotas en cada ojo cada 12 horas durante 10 días.
  2 gotas AO c/12h x 10 d

1 gota | en el ojo derecho | /8h | 7d | oftálmica
Aplicar 1 gota en el ojo derecho cada 8 horas durante 7 días.
  1 gota en ojo der c/8h x 7 d

1 gota | en cada ojo | /6h | 7d | oftálmica
Aplicar 1 gota en cada ojo cada 6 horas durante 7 días.
  1 gota en ambos ojos c/6 hrs x 7 dias

1 gota | en cada ojo | NIGHT | 3mo | oftálmica
Aplicar 1 gota en cada ojo por la noche durante 3 meses.
  1 gota en ambos ojos por la noche x 3 meses

2 gota | en el oído izquierdo | /8h | 7d | ótica
Aplicar 2 gotas en el oído izquierdo cada 8 horas durante 7 días.
  2 gotas en oido izq c/8h x 7 d

3 gota | en cada oído | /12h | 7d | ótica
Aplicar 3 gotas en cada oído cada 12 horas durante 7 días.
  3 gotas en ambos oidos c/12h x 7 d

4 gota | en el oído derecho | /12h | 10d | ótica
Aplicar 4 gotas en el oído derecho cada 12 horas durante 10 días.
  4 gotas en oido derecho c/12h x 10 dias

2 disparo | en cada fosa nasal | /24h | 30d | nasal
Aplicar 2 disparos en cada fosa nasal cada 24 horas durante 30 días.
  2 disparos en cada fosa nasal c/24h x 30 d

1 disparo | en cada fosa nasal | /12h | 1mo | nasal
Aplicar 1 disparo en cada fosa nasal cada 12 horas durante 1 mes.
  1 disparo en cada fosa nasal c/12h x 1 mes

2 atomización | en cada fosa nasal | /12h | 15d | nasal
Aplicar 2 atomizaciones en cada fosa nasal cada 12 horas durante 15 días.
  2 atomizaciones en cada fosa nasal c/12h x 15 d

2 disparo | /6h | 5d
2 disparos cada 6 horas durante 5 días.
  2 puffs c/6h x 5 d

2 disparo | /8h | prn:dificultad para respirar
2 disparos cada 8 horas, solo en caso de dificultad para respirar.
  2 puffs c/8h prn disnea

2 disparo | /12h | endless
2 disparos cada 12 horas, no deje de usarlo sin hablar con su médico.
  2 puffs c/12h sin suspender
  2 puffs c/12h uso continuo

1 inhalación | /12h | 3mo
1 inhalación cada 12 horas durante 3 meses.
  1 inhalacion c/12h x 3 meses

2 inhalación | /24h | 30d | +enjuagar la boca después
2 inhalaciones cada 24 horas durante 30 días, enjuagar la boca después.
  2 inhalaciones c/24h x 30 d, enjuagar la boca despues

2 disparo | /4-6h | prn:dificultad para respirar | max 8
2 disparos cada 4 a 6 horas, solo en caso de dificultad para respirar, máximo 8 disparos al día.
  2 puffs c/4 a 6 h en caso de disnea max 8 disparos al dia

2.5 ml | /6h | 5d | inhalatoria
Nebulizar 2.5 ml cada 6 horas durante 5 días.
  nebulizar 2.5 ml c/6h x 5 d

1 ampolleta | /8h | 3d | inhalatoria
Nebulizar 1 ampolleta cada 8 horas durante 3 días.
  nebulizar 1 ampolleta c/8h x 3 dias

1 ampolleta | /12h | 5d | inhalatoria
Nebulizar 1 ampolleta cada 12 horas durante 5 días.
  nebulizar 1 ampolleta c/12h x 5 d

1 frasco ámpula | /8h | 5d | inhalatoria
Nebulizar 1 frasco ámpula cada 8 horas durante 5 días.
  nebulizar 1 vial c/8h x 5 d

1 nebulización | /6h | 3d
1 nebulización cada 6 horas durante 3 días.
  1 nebulizacion c/6h x 3 dias

1 nebulización | /20min | #3
1 nebulización cada 20 minutos por 3 dosis.
  1 nebulizacion cada 20 min x 3 dosis

2 disparo | /20min | #3
2 disparos cada 20 minutos por 3 dosis.
  2 disparos cada 20 minutos por 3 dosis

1 ampolleta | /24h | 3d | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 24 horas durante 3 días.
  1 amp IM c/24h x 3 dias

1 ampolleta | /8h | 2d | intravenosa
Aplicar 1 ampolleta por vía intravenosa cada 8 horas durante 2 días.
  1 amp IV c/8h x 2 d

1 ampolleta | /12h | 3d | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 12 horas durante 3 días.
  1 amp IM c/12h x 3 d

1 frasco ámpula | /24h | 5d | intramuscular
Aplicar 1 frasco ámpula por vía intramuscular cada 24 horas durante 5 días.
  1 frasco ampula IM c/24h x 5 d

1 frasco ámpula | /24h | 3d | intramuscular
Aplicar 1 frasco ámpula por vía intramuscular cada 24 horas durante 3 días.
  1 fco ampula IM c/24h x 3 dias
  1 vial IM c/24h x 3 d

1 frasco ámpula | #1 | intramuscular
Aplicar 1 frasco ámpula por vía intramuscular en dosis única.
  1 frasco IM DU

1 g | /24h | 3d | intramuscular
Aplicar 1 g por vía intramuscular cada 24 horas durante 3 días.
  1 g IM c/24h x 3 d

1 g | /12h | 7d | intravenosa
Aplicar 1 g por vía intravenosa cada 12 horas durante 7 días.
  1 g IV c/12h x 7 d

80 mg | /24h | 5d | intramuscular
Aplicar 80 mg por vía intramuscular cada 24 horas durante 5 días.
  80 mg IM c/24h x 5 d

500 mg | /24h | 3d | intramuscular
Aplicar 500 mg por vía intramuscular cada 24 horas durante 3 días.
  500 mg IM c/24h x 3 d

4 mg | /8h | 1d | intravenosa
Aplicar 4 mg por vía intravenosa cada 8 horas durante 1 día.
  4 mg IV c/8h x 1 dia

1200000 unidad | #1 | intramuscular
Aplicar 1,200,000 unidades por vía intramuscular en dosis única.
  1'200,000 UI IM DU
  1.2 millones de UI IM dosis unica
  un millon doscientas mil unidades IM DU

1200000 unidad | /21d | intramuscular
Aplicar 1,200,000 unidades por vía intramuscular cada 21 días.
  1 200 000 UI IM c/21 dias

2400000 unidad | #1 | intramuscular
Aplicar 2,400,000 unidades por vía intramuscular en dosis única.
  2 400 000 UI IM DU
  2.4 millones UI IM DU

600000 unidad | /24h | 2d | intramuscular
Aplicar 600,000 unidades por vía intramuscular cada 24 horas durante 2 días.
  600 000 UI IM c/24h x 2 d

800000 unidad | /12h | 3d | intramuscular
Aplicar 800,000 unidades por vía intramuscular cada 12 horas durante 3 días.
  800,000 UI IM c/12h x 3 d

800000 unidad | /24h | 5d | intramuscular
Aplicar 800,000 unidades por vía intramuscular cada 24 horas durante 5 días.
  800 mil UI IM c/24h x 5 d

1200000 unidad | /28d | 6mo | intramuscular
Aplicar 1,200,000 unidades por vía intramuscular cada 28 días durante 6 meses.
  1,200,000 U IM cada 28 dias por 6 meses

10000 unidad | 1x/wk | 4wk | subcutánea
Aplicar 10,000 unidades con inyección debajo de la piel una vez por semana durante 4 semanas.
  10 000 UI SC semanal x 4 semanas

4000 unidad | 3x/wk | 4wk | subcutánea
Aplicar 4,000 unidades con inyección debajo de la piel 3 veces por semana durante 4 semanas.
  4000 UI SC 3 veces por semana x 4 semanas

50000 unidad | 1x/wk | 8wk | oral
Tomar 50,000 unidades por vía oral una vez por semana durante 8 semanas.
  50,000 UI VO semanal x 8 semanas

1 jeringa prellenada | /24h | 10d | subcutánea
Aplicar 1 jeringa prellenada con inyección debajo de la piel cada 24 horas durante 10 días.
  1 jeringa SC c/24h x 10 d

1 jeringa prellenada | 1x/wk | 12wk | subcutánea
Aplicar 1 jeringa prellenada con inyección debajo de la piel una vez por semana durante 12 semanas.
  1 jeringa SC semanal x 12 semanas

1 jeringa prellenada | /12h | 7d | subcutánea
Aplicar 1 jeringa prellenada con inyección debajo de la piel cada 12 horas durante 7 días.
  1 jeringa prellenada SC c/12h x 7 d

1 pluma prellenada | 1x/wk | 4wk | subcutánea
Aplicar 1 pluma prellenada con inyección debajo de la piel una vez por semana durante 4 semanas.
  1 pluma SC semanal x 4 semanas

40 mg | /24h | 14d | subcutánea
Aplicar 40 mg con inyección debajo de la piel cada 24 horas durante 14 días.
  40 mg SC c/24h x 14 d

60 mg | /12h | 7d | subcutánea
Aplicar 60 mg con inyección debajo de la piel cada 12 horas durante 7 días.
  60 mg SC c/12h x 7 d

0.25 mg | 1x/wk | 4wk | subcutánea > 0.5 mg | 1x/wk | 4wk | subcutánea
Aplicar 0.25 mg con inyección debajo de la piel una vez por semana durante 4 semanas; después, 0.5 mg una vez por semana durante 4 semanas.
  0.25 mg SC semanal x 4 semanas, luego 0.5 mg SC semanal x 4 semanas

14 unidad | HS | subcutánea
Aplicar 14 unidades con inyección debajo de la piel al acostarse.
  14 UI SC al acostarse

20 unidad | MORN | subcutánea & 10 unidad | NIGHT | subcutánea
Aplicar 20 unidades con inyección debajo de la piel por la mañana y 10 unidades por la noche.
  20 UI SC am y 10 UI pm

22 unidad | MORN | subcutánea & 12 unidad | NIGHT | subcutánea
Aplicar 22 unidades con inyección debajo de la piel por la mañana y 12 unidades por la noche.
  22 UI am y 12 UI pm SC

30 mg | MORN & 15 mg | NIGHT
30 mg por la mañana y 15 mg por la noche.
  30 mg am y 15 mg pm

500 mg | MORN | 30d & 1000 mg | NIGHT | 30d
500 mg por la mañana y 1,000 mg por la noche durante 30 días.
  500 mg am y 1000 mg pm x 30 d

6 unidad | ACM,ACD,ACV | subcutánea
Aplicar 6 unidades con inyección debajo de la piel antes del desayuno, antes de la comida y antes de la cena.
  6 UI SC antes de cada comida

8 unidad | ACM | subcutánea & 8 unidad | ACD | subcutánea & 6 unidad | ACV | subcutánea
Aplicar 8 unidades con inyección debajo de la piel antes del desayuno, 8 unidades antes de la comida y 6 unidades antes de la cena.
  8 UI SC antes del desayuno, 8 UI antes de la comida y 6 UI antes de la cena

10 unidad | ACM | subcutánea & 8 unidad | ACV | subcutánea
Aplicar 10 unidades con inyección debajo de la piel antes del desayuno y 8 unidades antes de la cena.
  10 UI antes de desayuno y 8 UI antes de cena SC

20 unidad | NIGHT | subcutánea | +insulina glargina
Aplicar 20 unidades de insulina glargina con inyección debajo de la piel por la noche.
  Insulina glargina 20 UI SC por la noche

16 unidad | MORN | subcutánea | +insulina NPH & 8 unidad | NIGHT | subcutánea | +insulina NPH
Aplicar 16 unidades de insulina NPH con inyección debajo de la piel por la mañana y 8 unidades por la noche.
  Insulina NPH 16 UI SC am y 8 UI pm

6 unidad | ACM,ACD,ACV | subcutánea | +insulina lispro
Aplicar 6 unidades de insulina lispro con inyección debajo de la piel antes del desayuno, antes de la comida y antes de la cena.
  insulina lispro 6 UI SC antes de cada comida

2 unidad | glucose 150..200 | subcutánea & 4 unidad | glucose 201..250 | subcutánea & 6 unidad | glucose 251..300 | subcutánea
Aplicar 2 unidades con inyección debajo de la piel si la glucosa es de 150 a 200 mg/dL, 4 unidades si la glucosa es de 201 a 250 mg/dL y 6 unidades si la glucosa es de 251 a 300 mg/dL.
  segun glucosa: 150-200 2 UI, 201-250 4 UI, 251-300 6 UI SC

2 unidad | glucose 180..220 ACM,ACD,ACV | subcutánea & 4 unidad | glucose 221..260 ACM,ACD,ACV | subcutánea & 6 unidad | glucose 260.. ACM,ACD,ACV | subcutánea
Aplicar 2 unidades con inyección debajo de la piel si la glucosa es de 180 a 220 mg/dL, 4 unidades si la glucosa es de 221 a 260 mg/dL y 6 unidades si la glucosa es mayor de 260 mg/dL, antes del desayuno, antes de la comida y antes de la cena.
  segun glucosa capilar: 180-220 2 UI, 221-260 4 UI, mayor de 260 6 UI SC antes de cada comida

2 unidad | glucose 150..200 & 4 unidad | glucose 201..250 & 6 unidad | glucose 250..
2 unidades si la glucosa es de 150 a 200 mg/dL, 4 unidades si la glucosa es de 201 a 250 mg/dL y 6 unidades si la glucosa es mayor de 250 mg/dL.
  2 UI si glucosa de 150 a 200, 4 UI si glucosa de 201 a 250 y 6 UI si glucosa mayor de 250

1 tableta | /1d | 24d | rest 4d
1 tableta una vez al día durante 24 días, descansar 4 días y repetir.
  1 tab diaria 24/4

1 tableta | /24h | 21d | rest 7d
1 tableta cada 24 horas durante 21 días, descansar 7 días y repetir.
  1 tab c/24h x 21 dias y descansar 7 dias
`
