/** Further spellings of doses, hours and days in the dosage instructions of several specialties. */
export const SPELLINGS = `
4 mg | /8h | prn:vómito | sublingual
Colocar 4 mg debajo de la lengua cada 8 horas, solo en caso de vómito.
  4 mg SL c/8h prn vomito

1 tableta | 30min HS
1 tableta 30 minutos antes de dormir.
  1 tab 30 min antes de dormir

2 mg | 30min HS | oral
Tomar 2 mg por vía oral 30 minutos antes de dormir.
  2 mg VO 30 minutos antes de acostarse

1 gota | en el oído izquierdo | /8h | ótica
Aplicar 1 gota en el oído izquierdo cada 8 horas.
  1 gota OI c/8h via otica

3 gota | en el oído derecho | /8h | ótica
Aplicar 3 gotas en el oído derecho cada 8 horas.
  3 gotas oticas OD c/8h

500 mg | #1 > 250 mg | /1d | 4d
500 mg en dosis única; después, 250 mg una vez al día durante 4 días.
  500 mg dia 1 y 250 mg dias 2 a 5

1 tableta | /12h | 5d
1 tableta cada 12 horas durante 5 días.
  1 tab c/12h dia 1 a 5

1 tableta | /1d | 10d | +del día 16 al 25 del ciclo
1 tableta una vez al día durante 10 días, del día 16 al 25 del ciclo.
  1 tab diaria del dia 16 al 25 del ciclo

1 tableta | /1d | 5d | +del día 5 al 9 del ciclo
1 tableta una vez al día durante 5 días, del día 5 al 9 del ciclo.
  1 tab diaria dias 5 a 9 del ciclo

1 tableta | mon,tue,wed,thu,fri,sat
1 tableta solo de lunes a sábado.
  1 tab de lunes a sabado, domingo descansa
  1 tab diaria, domingo descansa

1 tableta | /24h | 30d
1 tableta cada 24 horas durante 30 días.
  1 tab c/24h no. 30

1 sobre | /24h | +en 1 litro de agua
1 sobre cada 24 horas, en 1 litro de agua.
  1 sobre en 1 litro de agua c/24h

1 pastilla | /4h | 5d | oral | +deshacer en la boca
Tomar 1 pastilla por vía oral cada 4 horas durante 5 días, deshacer en la boca.
  disolver 1 pastilla en la boca c/4h x 5 d

1 aplicación | del cuello hacia abajo | NIGHT | again 7d x2 | cutánea
Aplicar del cuello hacia abajo por la noche, repetir en 7 días.
  aplicar del cuello hacia abajo por la noche, repetir en 7 dias

1 aplicación | del cuello hacia abajo | NIGHT | #1 | again 1wk x2 | cutánea
Aplicar del cuello hacia abajo en dosis única por la noche, repetir en 1 semana.
  aplicar del cuello a los pies por la noche dosis unica, repetir en una semana

2 mg | mon,wed,fri & 3 mg | tue,thu,sat,sun
2 mg los lunes, miércoles y viernes, y 3 mg los martes, jueves, sábados y domingos.
  2 mg lunes, miercoles y viernes y 3 mg el resto de los dias

1 tableta | 1x/wk FAST | +con un vaso de agua,no acostarse en 30 minutos
1 tableta una vez por semana, en ayunas, con un vaso de agua, no acostarse en 30 minutos.
  1 tab semanal en ayunas con un vaso de agua, no acostarse en 30 minutos

1 tableta | FAST | +al despertar
1 tableta al despertar en ayunas.
  1 tab al levantarse en ayunas

1 tableta | /8h | 7d
1 tableta cada 8 horas durante 7 días.
  1 tab c/8hx7d

1 tableta | /8h AC
1 tableta cada 8 horas, antes de los alimentos.
  1 tab c/8h antes de comida

1 tableta | mon,tue,wed,thu,fri
1 tableta solo de lunes a viernes.
  1 tab L a V

5 ml de 80/11.4 mg | /12h | 7d
5 ml (400/57 mg) cada 12 horas durante 7 días.
  400/57 mg/5 ml 5 ml c/12h x 7 d

5 ml de 80/11.4 mg | /12h
5 ml (400/57 mg) cada 12 horas.
  5 ml (400/57 mg) c/12h

1 * de 875/125 mg | /12h | 7d
875/125 mg cada 12 horas durante 7 días.
  875/125 mg c/12h x 7 d

1 tableta | @00:00
1 tableta a las 12 de la noche.
  1 tab a las 12 de la noche

1 ml | en la boca | /6h | 7d | bucal
Poner 1 ml en la boca cada 6 horas durante 7 días.
  1 ml en la boca c/6h x 7 d

1 tableta | ACV
1 tableta antes de la cena.
  1 tab en la noche antes de la cena

1 tableta | CM,CD
1 tableta con el desayuno y con la comida.
  1 tab con desayuno y comida

1 tableta | MORN,CD
1 tableta por la mañana y con la comida.
  1 tab mañana y con la comida`
