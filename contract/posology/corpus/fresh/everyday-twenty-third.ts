/** Dosage instructions that the parser understands, out of 430 that were written before the parser was tried on them. */
export const EVERYDAY_TWENTY_THIRD = `
1 ampolleta | 1x/wk | #4 | intramuscular
Aplicar 1 ampolleta por vía intramuscular una vez por semana por 4 dosis.
  1 amp im cada 8 dias por 4 dosis

1 ampolleta | 1x/wk | 28d | intramuscular
Aplicar 1 ampolleta por vía intramuscular una vez por semana durante 28 días.
  1 amp IM c/8 dias #4

1 ampolleta | /7d | #3 | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 7 días por 3 dosis.
  1 amp IM dias 0, 7 y 14

1 tableta | NIGHT
1 tableta por la noche.
  1 tab noche
  0-0-0-1 tab

1 tableta | MORN
1 tableta por la mañana.
  1 tab mañanas

1 tableta | MORN,AFT,NIGHT
1 tableta por la mañana, por la tarde y por la noche.
  1 tab mañana, tarde y noche

1 tableta | MORN & 2 tableta | NIGHT
1 tableta por la mañana y 2 tabletas por la noche.
  1 tab manana 2 tab noche
  1 tab am / 2 tab pm

2 tableta | MORN & 1 tableta | NIGHT
2 tabletas por la mañana y 1 tableta por la noche.
  2 tab am 1 tab pm

1 tableta | @09:00,21:00
1 tableta a las 9 de la mañana y 9 de la noche.
  1 tab 9am 1 tab 9pm

1 tableta | @09:00 & 2 tableta | @21:00
1 tableta a las 9 de la mañana y 2 tabletas a las 9 de la noche.
  1 tab 9 am, 2 tab 9 pm

1 tableta | MORN & 0.5 tableta | AFT & 1 tableta | NIGHT
1 tableta por la mañana, media tableta por la tarde y 1 tableta por la noche.
  1 tab en la mañana, 1/2 en la tarde y 1 en la noche

1 tableta | WAKE,HS
1 tableta al despertar y al acostarse.
  1 tab al despertar y 1 al acostarse

1 tableta | HS
1 tableta al acostarse.
  1 tab antes de dormir
  1 tab hora sueño
  1 tab al ir a dormir
  1 tab a la hora del sueño

1 tableta | 30min HS
1 tableta 30 minutos antes de dormir.
  1 tab media hora antes de acostarse

1 tableta | /24h 60min HS
1 tableta cada 24 horas, 1 hora antes de dormir.
  1 tab c/24h 1 hora antes de dormir

1 tableta | NOON
1 tableta al mediodía.
  1 tab a medio dia
  0-1-0 tab

1 tableta | @06:00,14:00,22:00
1 tableta a las 6 de la mañana, 2 de la tarde y 10 de la noche.
  1 tab 6, 14 y 22 hrs

1 tableta | /8h @06:00,14:00,22:00
1 tableta cada 8 horas, a las 6 de la mañana, 2 de la tarde y 10 de la noche.
  1 tab c/8h (6-14-22)

1 tableta | CD
1 tableta con la comida.
  1 tab con la comida fuerte

1 tableta | /8h C
1 tableta cada 8 horas, con los alimentos.
  1 tab junto con alimentos c/8h

1 tableta | /24h | +lejos de los alimentos
1 tableta cada 24 horas, lejos de los alimentos.
  1 tab lejos de alimentos c/24h
  1 tab c/24h lejos de alimentos

1 tableta | FAST
1 tableta en ayunas.
  1 tab con estomago vacio

1 tableta | /12h AC
1 tableta cada 12 horas, antes de los alimentos.
  1 tab c/12 h AC

1 tableta | /8h PC
1 tableta cada 8 horas, después de los alimentos.
  1 tab c/8 h pc

1 tableta | /24h AC
1 tableta cada 24 horas, antes de los alimentos.
  1 tab c/24 ac

1 tableta | CV
1 tableta con la cena.
  1 tab por la noche con la cena

1 tableta | /24h CV
1 tableta cada 24 horas, con la cena.
  1 tab c/24 h con la cena

1 cápsula | 15min ACM,ACD,ACV
1 cápsula 15 minutos antes del desayuno, antes de la comida y antes de la cena.
  1 cap 15 min antes de cada comida

10 ml | 20min ACM,ACD,ACV
10 ml 20 minutos antes del desayuno, antes de la comida y antes de la cena.
  10 ml 20 min antes de c/alimento

1 sobre | /24h
1 sobre cada 24 horas.
  1 sobre granulado c/24h

15 ml | /6h | prn:tos
15 ml cada 6 horas, solo en caso de tos.
  15 ml c/6 h PRN tos

10 ml | /8h | 5d | prn:tos
10 ml cada 8 horas durante 5 días, solo en caso de tos.
  10ml c/8hr x 5dias prn tos

0.5 cucharadita | /12h
Media cucharadita cada 12 horas.
  1/2 cdita c/12 h

2 cucharada | NIGHT
2 cucharadas por la noche.
  2 cucharadas c/noche

17 g | /24h | +disuelto en un vaso de agua
17 g cada 24 horas, disueltos en un vaso de agua.
  17 g en un vaso de agua c/24h

1 gotero | /24h
1 gotero cada 24 horas.
  1 gotero c/24 h

5 gota | /12h | sublingual
Colocar 5 gotas debajo de la lengua cada 12 horas.
  5 gts sublinguales c/12h

4 gota | en cada fosa nasal | prn: | nasal
Aplicar 4 gotas en cada fosa nasal, solo si es necesario.
  4 gotas c/fosa nasal prn

1 lavado | /8h | nasal
Hacer 1 lavado por vía nasal cada 8 horas.
  lavados nasales c/8 h

5 ml | en cada fosa nasal | /12h | nasal
Aplicar 5 ml en cada fosa nasal cada 12 horas.
  5 ml de solucion en c/narina c/12 h

1 ampolleta | /8h | 3d | inhalatoria
Nebulizar 1 ampolleta cada 8 horas durante 3 días.
  nebulizar 1 amp c/8h x 3 d

2.5 ml | /6h | inhalatoria
Nebulizar 2.5 ml cada 6 horas.
  neb c/6h con 2.5 ml

3 ml | /8h | inhalatoria
Nebulizar 3 ml cada 8 horas.
  3 ml nebulizado c/8h

1 aplicación | en las lesiones | /12h | 2wk | +capa delgada
Aplicar una capa delgada en las lesiones cada 12 horas durante 2 semanas.
  untar delgada capa en lesiones c/12h por 2 sem

1 aplicación | en el cuero cabelludo | NIGHT | cutánea
Aplicar en el cuero cabelludo por la noche.
  aplicar en cuero cabelludo noche

1 aplicación | en la cara | 2x/d | cutánea
Aplicar en la cara 2 veces al día.
  aplicar 2 veces al dia en rostro

1 aplicación | en la zona del pañal | en cada cambio de pañal | cutánea
Aplicar en la zona del pañal en cada cambio de pañal.
  crema en area de pañal c/cambio

2 cm | en la rodilla | /8h
Aplicar 2 cm en la rodilla cada 8 horas.
  gel 2 cm en rodilla c/8 h

2 g | en las rodillas | /6h
Aplicar 2 g en las rodillas cada 6 horas.
  2 g en rodillas c/6h

1 óvulo | NIGHT | 6d
1 óvulo por la noche durante 6 días.
  1 ovulo c/noche x 6

1 óvulo | /1d NIGHT | 7d
1 óvulo cada día, por la noche, durante 7 días.
  1 ovulo diario por la noche por 7 dias

1 óvulo | /24h | 3d | vaginal
Aplicar 1 óvulo en la vagina cada 24 horas durante 3 días.
  1 ov vaginal c/24h x 3

1 aplicador | NIGHT | 14d | vaginal > 1 aplicador | 2x/wk | vaginal
Aplicar 1 aplicador lleno en la vagina por la noche durante 14 días; después, 1 aplicador lleno 2 veces por semana.
  crema vaginal 1 aplicador c/noche x 14 d, luego 2 veces por semana

0.5 g | 2x/wk | vaginal
Aplicar 0.5 g en la vagina 2 veces por semana.
  0.5 g vaginal 2 veces por semana

1 tableta | NIGHT | 7d | vaginal
Aplicar 1 tableta en la vagina por la noche durante 7 días.
  1 tab vaginal c/noche x 7

1 inyección | 1x/mo
1 inyección una vez al mes.
  1 iny mensual

1 inyección | /3mo
1 inyección cada 3 meses.
  1 iny trimestral

1 ampolleta | /3mo | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 3 meses.
  1 amp IM c/3 meses

1 tableta | /1d | +sin descanso
1 tableta una vez al día, sin descanso.
  1 tab diaria sin descanso

1 gragea | /1d | 21d | rest 7d
1 gragea una vez al día durante 21 días, descansar 7 días y repetir.
  1 gragea diaria por 21 dias, descanso 7 dias

15 ml | /12h | +en enjuague,30 segundos cada vez
Hacer enjuagues con 15 ml cada 12 horas, 30 segundos cada vez.
  enjuague bucal 15ml c/12h 30 seg

1 enjuague | 3x/d
Hacer 1 enjuague 3 veces al día.
  colutorios 3 veces al dia

1 gargarismo | /8h
Hacer gárgaras cada 8 horas.
  gargaras c/8h

1 trocisco | /3h | max 8
1 trocisco cada 3 horas, máximo 8 trociscos al día.
  1 trocisco c/3 h max 8 al dia

1 pastilla | /4h | oral | +deshacer en la boca
Tomar 1 pastilla por vía oral cada 4 horas, deshacer en la boca.
  disolver 1 past en boca c/4h

1 tableta | /6h | +deshacer en la boca
1 tableta cada 6 horas, deshacer en la boca.
  chupar 1 tab c/6h

1 aplicación | en la pierna | /12h | cutánea
Aplicar en la pierna cada 12 horas.
  aplicar en pierna c/12h

1 aplicación | en la axila | /12h | cutánea
Aplicar en la axila cada 12 horas.
  aplicar en axila c/12h

1 aplicación | en el labio | /12h
Aplicar en el labio cada 12 horas.
  aplicar en labio c/12h`
