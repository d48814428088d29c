/** Dosage instructions of general practice. */
export const FIRST_CONTACT = `
1 tableta | 1x/wk | 8wk
1 tableta una vez por semana durante 8 semanas.
  1 tab cada 8 dias por 8 semanas

1 tableta | /24h | 7d | +masticada
1 tableta cada 24 horas durante 7 días, masticada.
  1 tab masticable c/24h x 7 d

2 tableta | /24h | 7d | +juntas
2 tabletas juntas cada 24 horas durante 7 días.
  2 tab juntas c/24h x 7 d

1 tableta | 1x/wk | 12wk | +con un vaso lleno de agua
1 tableta una vez por semana durante 12 semanas, con un vaso lleno de agua.
  1 tab semanal con un vaso lleno de agua x 12 semanas

1 tableta | /8h | 5d
1 tableta cada 8 horas durante 5 días.
  1 tab c/8 hrs x 5 dias

1 tableta | /12h | 10d | oral
Tomar 1 tableta por vía oral cada 12 horas durante 10 días.
  Tomar una tableta vía oral cada 12 horas por 10 días

1 cápsula | /12h | 7d | oral
Tomar 1 cápsula por vía oral cada 12 horas durante 7 días.
  tomar 1 capsula c/12 hrs por 7 dias

1 tableta | /24h | 30d | oral
Tomar 1 tableta por vía oral cada 24 horas durante 30 días.
  1 tab VO c/24 hrs x 30 dias

1 * | /8h | 5d
1 cada 8 horas durante 5 días.
  1 cada 8 hrs por 5 dias

1 tableta | /24h NIGHT | oral
Tomar 1 tableta por vía oral cada 24 horas, por la noche.
  Tomar 1 tableta c/24 hrs en la noche

1 tableta | 30min ACM | oral | +en ayunas
Tomar 1 tableta por vía oral 30 minutos antes del desayuno, en ayunas.
  tomar 1 tab por la mañana en ayunas 30 min antes del desayuno

1 tableta | /8h | 3d | +y suspender
1 tableta cada 8 horas durante 3 días, y suspender.
  1 TAB C/8 HRS POR 3 DIAS Y SUSPENDER

1 tableta | /12h | 5d | oral > 1 tableta | prn:dolor | oral
Tomar 1 tableta por vía oral cada 12 horas durante 5 días; después, 1 tableta, solo en caso de dolor.
  TOMAR 1 TABLETA CADA 12 HORAS POR 5 DIAS Y LUEGO SOLO SI HAY DOLOR

1 tableta | 15min ACM,ACD,ACV
1 tableta 15 minutos antes del desayuno, antes de la comida y antes de la cena.
  1 tab 15 min antes de cada alimento

1 tableta | ACM,ACD,ACV
1 tableta antes del desayuno, antes de la comida y antes de la cena.
  1 tab antes de cada comida

1 tableta | PCM,PCD,PCV
1 tableta después del desayuno, después de la comida y después de la cena.
  1 tab despues de cada comida

5 ml | /8h | 7d
5 ml cada 8 horas durante 7 días.
  5 ml c/8 hrs x 7 dias

5 ml | /8h | 7d | oral
Tomar 5 ml por vía oral cada 8 horas durante 7 días.
  dar 5 ml vo c/8h x 7 d
  5 mL cada 8 horas por 7 dias via oral

7.5 ml | /12h | 10d
7.5 ml cada 12 horas durante 10 días.
  dar 7.5 ml c/12h por 10 dias

4 ml | /6h | prn:fiebre mayor de 38 °C | oral
Tomar 4 ml por vía oral cada 6 horas, solo en caso de fiebre mayor de 38 °C.
  4 ml VO c/6h en caso de fiebre > 38

10 unidad | /24h | subcutánea
Aplicar 10 unidades con inyección debajo de la piel cada 24 horas.
  10 UI SC c/24h

1 tableta | /8h | 3d | sublingual
Colocar 1 tableta debajo de la lengua cada 8 horas durante 3 días.
  1 tab SL c/8h x 3 d

1 supositorio | /12h | 3d | rectal
Aplicar 1 supositorio por el recto cada 12 horas durante 3 días.
  1 supositorio rectal c/12h x 3 d

1 ampolleta | /8h | 5d | inhalatoria
Nebulizar 1 ampolleta cada 8 horas durante 5 días.
  nebulizar 1 ampula c/8h x 5 d

1 aplicación | /12h | 7d
Aplicar cada 12 horas durante 7 días.
  aplicar c/12h x 7 d

1 aplicación | /24h | 7d | vaginal
Poner 1 aplicación en la vagina cada 24 horas durante 7 días.
  1 aplicacion vaginal c/24h x 7 d

1 tableta | MORN | 30d & 0.5 tableta | NIGHT | 30d
1 tableta por la mañana y media tableta por la noche durante 30 días.
  1 tab por la mañana y 0.5 por la noche x 30 d

1 tableta | /24h | 7d | +disuelto en agua
1 tableta cada 24 horas durante 7 días, disuelta en agua.
  1 tab c/24h disuelta en agua x 7 d

1 tableta | @20:00 | 30d
1 tableta a las 8 de la noche durante 30 días.
  1 tab a las 20:00 x 30 d

1 tableta | /24h | endless
1 tableta cada 24 horas, no deje de tomarlo sin hablar con su médico.
  1 tab c/24h sin suspender

1 gota | en cada ojo | /12h | endless | oftálmica
Aplicar 1 gota en cada ojo cada 12 horas, no deje de usarlo sin hablar con su médico.
  1 gota en ambos ojos c/12h sin suspender

1 tableta | /8h | 7d | +masticada
1 tableta cada 8 horas durante 7 días, masticada.
  1 tab masticada c/8h x 7 d

2 tableta | #1 | +juntas
2 tabletas juntas en dosis única.
  2 tab juntas DU

1 tableta | 1x/wk FAST | 12wk | +con un vaso lleno de agua
1 tableta una vez por semana, en ayunas, durante 12 semanas, con un vaso lleno de agua.
  1 tab en ayunas con un vaso lleno de agua semanal x 12 sem

1 tableta | @08:00,20:00
1 tableta a las 8 de la mañana y 8 de la noche.
  1 tab a las 8 am y 8 pm`
