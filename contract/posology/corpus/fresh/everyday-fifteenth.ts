/**
 * Dosage instructions in everyday shorthand that were written before the parser was tried on them. Texts that the parser
 * refused at first are read now, where they have one reading.
 */
export const EVERYDAY_FIFTEENTH = `
5 ml | /8h | 7d
5 ml cada 8 horas durante 7 días.
  5 ml c 8 hrs por 7 ds

1 óvulo | NIGHT | 7d | vaginal
Aplicar 1 óvulo en la vagina por la noche durante 7 días.
  1 ovulo vag c/noche x 7 noches

200 mg | NIGHT | 10d | vaginal
Aplicar 200 mg en la vagina por la noche durante 10 días.
  200 mg VV c/noche x 10 d

1 supositorio | /12h | 2d | rectal
Aplicar 1 supositorio por el recto cada 12 horas durante 2 días.
  1 supositorio c/12h x 2 dias VR

1 supositorio | /8h | prn:fiebre
1 supositorio cada 8 horas, solo en caso de fiebre.
  1 supos c/8h prn fiebre

1 tableta | /2d | 15d
1 tableta un día sí y un día no durante 15 días.
  1 tab c/otro dia x 15 dias

1 tableta | /2d
1 tableta un día sí y un día no.
  1 tab cada otro dia

1200000 unidad | #1 | intramuscular
Aplicar 1,200,000 unidades por vía intramuscular en dosis única.
  1.2 mill UI IM DU

1 gota | en cada ojo | /8h | 7d | oftálmica
Aplicar 1 gota en cada ojo cada 8 horas durante 7 días.
  1 got AO c/8h x 7 d

3 gota | en el oído izquierdo | /12h | 5d | ótica
Aplicar 3 gotas en el oído izquierdo cada 12 horas durante 5 días.
  3 got oido izq c/12h x 5 d

1 aplicación | en las lesiones | /12h | 2wk
Aplicar en las lesiones cada 12 horas durante 2 semanas.
  1 apl c/12h en placas x 2 sem

1 tableta | CM,CD,CV
1 tableta con el desayuno, con la comida y con la cena.
  1 tab con cada comida principal

1 cápsula | PCM,PCV
1 cápsula después del desayuno y después de la cena.
  1 cap post desayuno y cena

1 jeringa prellenada | /15d | subcutánea
Aplicar 1 jeringa prellenada con inyección debajo de la piel cada 15 días.
  1 jga prellenada SC c/15 dias

1 cm | dentro del párpado inferior | /12h | 7d | oftálmica
Aplicar 1 cm dentro del párpado inferior cada 12 horas durante 7 días.
  1 cm en fondo de saco inferior c/12h x 7 d

2 inhalación | /12h | +con cámara espaciadora
2 inhalaciones cada 12 horas, con cámara espaciadora.
  2 inh c/12h c/ camara

1 tableta | después de cada evacuación | max 8
1 tableta después de cada evacuación, máximo 8 tabletas al día.
  1 tab tras cada evacuacion max 8 al dia

1 tableta | /8h @07:00,15:00,22:00
1 tableta cada 8 horas, a las 7 de la mañana, 3 de la tarde y 10 de la noche.
  1 tab c/8h a las 7, 15 y 22 h

60 mg | /24h | 5d > 50 mg | /24h | 1wk > 40 mg | /24h | 1wk > 30 mg | /24h | 1wk > 20 mg | /24h | 1wk > 10 mg | /24h | 1wk
60 mg cada 24 horas durante 5 días; después, 50 mg cada 24 horas durante 1 semana; después, 40 mg cada 24 horas durante 1 semana; después, 30 mg cada 24 horas durante 1 semana; después, 20 mg cada 24 horas durante 1 semana; después, 10 mg cada 24 horas durante 1 semana.
  60 mg c/24h x 5 dias, bajar 10 mg cada semana hasta suspender

2 tableta | /24h | 7d > 1 tableta | /24h
2 tabletas cada 24 horas durante 7 días; después, 1 tableta cada 24 horas.
  2 tab c/24h x 7 d luego bajar a 1 tab c/24h

1 tableta | /8h | 3d > 1 tableta | /12h | 3d > 1 tableta | /24h | 3d
1 tableta cada 8 horas durante 3 días; después, 1 tableta cada 12 horas durante 3 días; después, 1 tableta cada 24 horas durante 3 días.
  1 tab c/8h x 3 d, c/12h x 3 d, c/24h x 3 d

1 tableta | tue,wed,thu,fri,sat,sun
1 tableta solo de martes a domingo.
  1 tab c/24h menos los lunes

10 unidad | ACM & 8 unidad | ACD & 6 unidad | ACV
10 unidades antes del desayuno, 8 unidades antes de la comida y 6 unidades antes de la cena.
  10 UI antes del desayuno, 8 antes de comida y 6 antes de cena

5 mg | mon,wed,fri & 2.5 mg | tue,thu,sat,sun
5 mg los lunes, miércoles y viernes, y 2.5 mg los martes, jueves, sábados y domingos.
  5 mg lunes miercoles viernes, 2.5 mg resto

2 disparo | /4h | 24h > 2 disparo | /6h | 3d
2 disparos cada 4 horas durante 24 horas; después, 2 disparos cada 6 horas durante 3 días.
  2 disp c/4h x 24 h luego c/6h x 3 d
`
