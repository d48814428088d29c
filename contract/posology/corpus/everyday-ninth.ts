/** Dosage instructions in everyday shorthand, one of several files that were written after the parser was extended. */
export const EVERYDAY_NINTH = `
1 tableta | /8h | 5d | prn:dolor
1 tableta cada 8 horas durante 5 días, solo en caso de dolor.
  1 tab c/8 hrs x 5 dias prn dolor

1 tableta | /8h | 5d | prn:dolor,fiebre mayor de 38 °C | oral
Tomar 1 tableta por vía oral cada 8 horas durante 5 días, solo en caso de dolor o fiebre mayor de 38 °C.
  tomar 1 tableta cada 8 hrs por 5 dias en caso de dolor o fiebre mayor a 38

2 tableta | #1 | +juntas
2 tabletas juntas en dosis única.
  2 tabs juntas dosis unica

1 tableta | FAST,NIGHT | 1mo
1 tableta en ayunas y por la noche durante 1 mes.
  1 tab en ayunas y 1 en la noche x 1 mes

0.5 tableta | /12h | 1wk > 1 tableta | /12h
Media tableta cada 12 horas durante 1 semana; después, 1 tableta cada 12 horas.
  media tab c/12h por 1 sem luego 1 c/12 h

1 tableta | /12h C | 10d | oral
Tomar 1 tableta por vía oral cada 12 horas, con los alimentos, durante 10 días.
  1 tab vo cada 12 hrs 10 dias con alimentos

5 ml | /6h | 7d
5 ml cada 6 horas durante 7 días.
  5cc c/6h x 7d

7.5 ml | /8h | 7d | +agitar antes de usar
7.5 ml cada 8 horas durante 7 días, agitar antes de usar.
  7.5 ml cada 8 horas por 7 dias agitar antes

1 cucharadita | /8h | 5d
1 cucharadita cada 8 horas durante 5 días.
  1 cucharadita cada 8 hrs x 5 dias

0.75 cucharadita | /12h | 7d
Tres cuartos de cucharadita cada 12 horas durante 7 días.
  3/4 de cucharadita cada 12 h x 7 d

1 gota | en cada ojo | /4h | 7d | oftálmica
Aplicar 1 gota en cada ojo cada 4 horas durante 7 días.
  1 gota c/ojo c/4h x 7 dias

1 aplicación | NIGHT | 14d
Aplicar por la noche durante 14 días.
  1 aplicacion por la noche x 14 noches

1 aplicación | 2x/d | 2wk | +capa delgada
Aplicar una capa delgada 2 veces al día durante 2 semanas.
  aplicar capa delgada 2 v/dia 2 semanas

1 supositorio | /8h | prn:fiebre | rectal
Aplicar 1 supositorio por el recto cada 8 horas, solo en caso de fiebre.
  1 sup rectal c/8h prn fiebre

1 ampolleta | /24h | 3d | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 24 horas durante 3 días.
  1 amp im c/24 h # 3

1 ampolleta | /24h | #3 | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 24 horas por 3 dosis.
  1 amp IM cada 24 hrs por 3 dosis

2 disparo | /12h | +enjuagar la boca después
2 disparos cada 12 horas, enjuagar la boca después.
  2 puff c/12h enjuagar boca

1 nebulización | /6h | 3d
1 nebulización cada 6 horas durante 3 días.
  1 nebulizacion c/6 h x 3 d

10 unidad | MORN & 8 unidad | NIGHT
10 unidades por la mañana y 8 unidades por la noche.
  10-0-8 UI

1 tableta | /2d | 1mo
1 tableta un día sí y un día no durante 1 mes.
  1 tab cada tercer dia x 1 mes

1 tableta | /2d
1 tableta un día sí y un día no.
  1 tab cada 3er dia

1 tableta | /72h
1 tableta cada 72 horas.
  1 tab c/72h

1 tableta | /1d | 3d > 1 tableta | /12h | 4d
1 tableta una vez al día durante 3 días; después, 1 tableta cada 12 horas durante 4 días.
  1 tab dia 1-3, 1 tab c/12h dia 4-7

20 mg | /24h | 5d | +y suspender
20 mg cada 24 horas durante 5 días, y suspender.
  20 mg c/24h x 5 d y suspender

1 parche | /7d
1 parche cada 7 días.
  1 parche c/7 dias

1 tableta | 30min ACM | +en ayunas
1 tableta 30 minutos antes del desayuno, en ayunas.
  1 tab media hora antes del desayuno en ayuno

1 tableta | 60min HS
1 tableta 1 hora antes de dormir.
  1 tab 1h antes de dormir

1 tableta | /8h | 10d | +no suspender
1 tableta cada 8 horas durante 10 días, no suspender.
  1 tab c/8h x 10 dias, no suspender aunque se sienta mejor

1 tableta | @08:00,20:00
1 tableta a las 8 de la mañana y 8 de la noche.
  1 tab de 8 am y 8 pm
  1 tab a las 8 y 20 hrs

1 tableta | @08:00,14:00,20:00
1 tableta a las 8 de la mañana, 2 de la tarde y 8 de la noche.
  1 tab 8-14-20 h

1 tableta | @07:00,15:00,23:00 | 7d
1 tableta a las 7 de la mañana, 3 de la tarde y 11 de la noche durante 7 días.
  1 tab 7am 3pm 11pm x 7d

1 tableta | MORN & 2 tableta | NIGHT
1 tableta por la mañana y 2 tabletas por la noche.
  1 tab por la mañana, 2 por la noche

1 * | MORN,NOON,AFT,NIGHT
1 por la mañana, al mediodía, por la tarde y por la noche.
  1-1-1-1

1 * | MORN & 0.5 * | NIGHT
1 por la mañana y media por la noche.
  1-0-1/2

0.5 * | MORN,NIGHT
Media por la mañana y por la noche.
  ½-0-½

1.5 tableta | /24h
1 tableta y media cada 24 horas.
  1 1/2 tab c/24h
  1.5 tab c/24h

1.5 tableta | /1d
1 tableta y media una vez al día.
  tab y media cada dia

0.25 tableta | NIGHT
Un cuarto de tableta por la noche.
  un cuarto de tab noche

1 tableta | 2x/d | 7d
1 tableta 2 veces al día durante 7 días.
  1 tab bid x 7d

1 tableta | 3x/d
1 tableta 3 veces al día.
  1 tab tid

1 tableta | 4x/d | prn:
1 tableta 4 veces al día, solo si es necesario.
  1 tab qid prn

1 tableta | prn:
1 tableta, solo si es necesario.
  1 tab sos

500 mg | /8h
500 mg cada 8 horas.
  500mg c/8h

1 g | /12h | intravenosa
Aplicar 1 g por vía intravenosa cada 12 horas.
  1g iv c/12h

1 sobre | /24h | +disuelto en medio vaso de agua
1 sobre cada 24 horas, disuelto en medio vaso de agua.
  1 sobre en medio vaso de agua c/24h

1 cucharada | /8h
1 cucharada cada 8 horas.
  1 cda soperas c/8 h

10 ml | después de cada evacuación líquida
10 ml después de cada evacuación líquida.
  10 ml despues de cada evacuacion liquida

400 mg | #1
400 mg en dosis única.
  400 mg du

400 mg | #1 | again 15d x2
400 mg en dosis única, repetir en 15 días.
  400 mg dosis unica repetir en 15 dias

1 tableta | 1x/wk | 8wk
1 tableta una vez por semana durante 8 semanas.
  1 tab semanal por 8 sem

1 tableta | sun
1 tableta solo los domingos.
  1 tab los domingos

4 tableta | fri | +juntas
4 tabletas juntas solo los viernes.
  4 tab juntas los viernes

1 tableta | CM,CD,CV
1 tableta con el desayuno, con la comida y con la cena.
  1 tab desayuno comida y cena
  1 tab c/comida

0.4 ml | /24h | 7d | subcutánea
Aplicar 0.4 ml con inyección debajo de la piel cada 24 horas durante 7 días.
  inyectar 0.4 ml sc c/24h x 7 d

60 mg | /12h | subcutánea
Aplicar 60 mg con inyección debajo de la piel cada 12 horas.
  60 mg sc c/12 h

1 jeringa prellenada | 1x/wk | subcutánea
Aplicar 1 jeringa prellenada con inyección debajo de la piel una vez por semana.
  1 jeringa prellenada SC semanal

1 inhalación | /24h
1 inhalación cada 24 horas.
  1 inh c/24h

2 disparo | en cada fosa nasal | /24h | 1mo | nasal
Aplicar 2 disparos en cada fosa nasal cada 24 horas durante 1 mes.
  2 disp en cada fosa c/24 h por 1 mes

1 atomización | en cada fosa nasal | /12h | 2wk | nasal
Aplicar 1 atomización en cada fosa nasal cada 12 horas durante 2 semanas.
  1 spray c/fosa nasal c/12 h x 2 sem

1 gargarismo | /8h | 5d
Hacer gárgaras cada 8 horas durante 5 días.
  gargaras c/8h x 5d

15 ml | /12h | 7d | +en enjuague
Hacer enjuagues con 15 ml cada 12 horas durante 7 días.
  enjuague bucal 15 ml c/12h x 7 d

1 comprimido | NIGHT | 6d | vaginal
Aplicar 1 comprimido en la vagina por la noche durante 6 días.
  1 comp vaginal noche 6 noches

1 tableta | prn:presión mayor de 160/100 | sublingual
Colocar 1 tableta debajo de la lengua, solo en caso de presión mayor de 160/100.
  1 tab SL si presion > 160/100

1 tableta | prn:presión mayor de 150/90
1 tableta, solo en caso de presión mayor de 150/90.
  1 tab si TA mayor 150/90

1 tableta | /8h | 1wk
1 tableta cada 8 horas durante 1 semana.
  cada 8 horas 1 tableta durante 1 semana

1 tableta | /8h CM,CD,CV | 7d
1 tableta cada 8 horas, con el desayuno, con la comida y con la cena, durante 7 días.
  1 tableta c/8h x 7 d c/comida

1 tableta | CM,CD,CV | 5d
1 tableta con el desayuno, con la comida y con la cena durante 5 días.
  1 tab c/comida x 5 d
  1 tab c/alimento x 5 d

1 óvulo | NIGHT | 7d | vaginal
Aplicar 1 óvulo en la vagina por la noche durante 7 días.
  1 ov vaginal noche x 7 noches
  1 ov vaginal noche x 7
`
