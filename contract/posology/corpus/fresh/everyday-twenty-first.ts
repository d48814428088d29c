/** Dosage instructions that the parser understands, out of 430 that were written before the parser was tried on them. */
export const EVERYDAY_TWENTY_FIRST = `
1 tableta | /8h | 7d
1 tableta cada 8 horas durante 7 días.
  1tab c/8hrs x7d
  1 tableta cada8horas por7dias
  1 tab c/8h/ 7 dias
  1 tab cada 8 hors x 7 dais

1 tableta | /12h | 5d
1 tableta cada 12 horas durante 5 días.
  1 tab.c/12hrs.x 5 dias

1 tableta | /8h | oral
Tomar 1 tableta por vía oral cada 8 horas.
  tomar1 tableta cada 8 hrs
  1 tab v.o. c/ 8 hs

1 tableta | /8h
1 tableta cada 8 horas.
  1 tab c 8 h
  1 tb c/8 hr
  1 tab q8h
  1 tabelta c/8h
  1 tableta cda 8 hrs

1 tableta | /12h | 7d
1 tableta cada 12 horas durante 7 días.
  1tab/12h/7d
  1 tab c/12 x7d

1 tableta | /8h | 5d | oral
Tomar 1 tableta por vía oral cada 8 horas durante 5 días.
  1 tabl vo c/8h 5dias

1 tableta | /24h NIGHT | 30d | oral
Tomar 1 tableta por vía oral cada 24 horas, por la noche, durante 30 días.
  TOMAR UNA TAB CADA 24 HRS POR LA NOCHE POR 30 DIAS

1 tableta | /24h NIGHT
1 tableta cada 24 horas, por la noche.
  1 tab c/24 hrs por la noche

1 tableta | /24h FAST | +por la mañana
1 tableta cada 24 horas, por la mañana en ayunas.
  1 tab c/24 hrs por la mañana en ayunas

1 tableta | /24h 30min ACM | +en ayunas
1 tableta cada 24 horas, 30 minutos antes del desayuno, en ayunas.
  1 tab c/24hrs en ayunas 30 min antes de desayunar

1.5 tableta | /12h | oral
Tomar 1 tableta y media por vía oral cada 12 horas.
  tomar 1 y ½ tab c/12h

1.5 tableta | /1d | oral
Tomar 1 tableta y media por vía oral una vez al día.
  tomar 1½ tab al día

0.5 tableta | /24h
Media tableta cada 24 horas.
  ½ tab c/24h

0.5 tableta | MORN,NIGHT
Media tableta por la mañana y por la noche.
  ½-0-½ tab

1 tableta | MORN,NIGHT | 30d
1 tableta por la mañana y por la noche durante 30 días.
  1-0-1 tab x 30 dias
  1 tab mañana y noche x 30 d

1 tableta | MORN & 0.5 tableta | NIGHT
1 tableta por la mañana y media tableta por la noche.
  1-0-1/2 tab

1 tableta | MORN & 0.5 tableta | NOON
1 tableta por la mañana y media tableta al mediodía.
  1-1/2-0 tab

0.5 * | MORN & 1 * | NIGHT
Media por la mañana y 1 por la noche.
  1/2-0-1

1 tableta | MORN,NOON,AFT,NIGHT,C
1 tableta por la mañana, al mediodía, por la tarde y por la noche, con los alimentos.
  1-1-1-1 tab con alimentos

1 * | HS
1 al acostarse.
  0-0-1 al dormir

1 tableta | /2d NIGHT
1 tableta un día sí y un día no, por la noche.
  1 tab c/3er dia por la noche

1 tableta | mon,wed,fri
1 tableta solo los lunes, miércoles y viernes.
  1 tab lunes miércoles viernes
  1 tab lunes, miercoles, viernes

1 tableta | mon & 0.5 tableta | tue
1 tableta los lunes y media tableta los martes.
  1 tab los lunes y 1/2 los martes

1 tableta | mon,tue,wed,thu,fri,sat
1 tableta solo de lunes a sábado.
  1 tab de lunes a sabado, domingo descansar
  1 tab c/24 hrs excepto domingos
  1 tab todos los dias menos el domingo

4 mg | mon,wed,fri & 2 mg | tue,thu,sat,sun
4 mg los lunes, miércoles y viernes, y 2 mg los martes, jueves, sábados y domingos.
  4 mg L-Mi-V y 2 mg resto

1 tableta | mon,tue,wed,thu,fri
1 tableta solo de lunes a viernes.
  1 tab diaria de lunes a viernes, descansar sabado y domingo

40 mg | /1d | 3d > 30 mg | /1d | 3d > 20 mg | /1d | 3d > 10 mg | /1d | 3d
40 mg una vez al día durante 3 días; después, 30 mg una vez al día durante 3 días; después, 20 mg una vez al día durante 3 días; después, 10 mg una vez al día durante 3 días.
  40 mg x 3 d, 30 mg x 3d, 20 mg x 3d, 10 mg x 3d

20 mg | /24h | 7d > 10 mg | /24h | 7d > 5 mg | /24h | 7d
20 mg cada 24 horas durante 7 días; después, 10 mg cada 24 horas durante 7 días; después, 5 mg cada 24 horas durante 7 días.
  20 mg c/24h x 7 dias, despues 10 mg c/24h x 7 dias, despues 5 mg c/24h x 7 dias

1 tableta | /12h | 3d > 1 tableta | /24h | 4d
1 tableta cada 12 horas durante 3 días; después, 1 tableta cada 24 horas durante 4 días.
  1 tab c/12h x 3 dias luego 1 tab c/24 h x 4 dias

25 mg | NIGHT | 1wk > 50 mg | NIGHT | 1wk > 75 mg | NIGHT | 1wk > 100 mg | NIGHT
25 mg por la noche durante 1 semana; después, 50 mg por la noche durante 1 semana; después, 75 mg por la noche durante 1 semana; después, 100 mg por la noche.
  iniciar 25 mg por la noche, aumentar 25 mg cada semana hasta 100 mg

0.5 tableta | /1d | 7d > 1 tableta | /1d
Media tableta una vez al día durante 7 días; después, 1 tableta una vez al día.
  1/2 tab x 7 dias despues 1 tab diaria

1 parche | /72h
1 parche cada 72 horas.
  1 parche c/72 hrs

1 parche | /3d | +rotar el sitio
1 parche cada 3 días, rotar el sitio.
  1 parche cada 3 dias cambiar de sitio
  1 parche cada 3 días, cambiar de sitio

1 parche | MORN | +retirar por la noche
1 parche por la mañana, retirar por la noche.
  1 parche por la mañana y retirar por la noche

1 parche | /24h
1 parche cada 24 horas.
  1 parche cada 24 hrs

1 parche | /7d
1 parche cada 7 días.
  1 parche cada 7 dias

1 parche | sun
1 parche solo los domingos.
  aplicar 1 parche cada domingo

2 disparo | /12h
2 disparos cada 12 horas.
  2 disp c/12h

2 disparo | /12h | +con cámara espaciadora
2 disparos cada 12 horas, con cámara espaciadora.
  2 disparos c/ 12 hrs con espaciador

2 disparo | /6h | prn:
2 disparos cada 6 horas, solo si es necesario.
  2 puff c/6h prn

2 inhalación | /12h | +enjuagar la boca después
2 inhalaciones cada 12 horas, enjuagar la boca después.
  2 inh c/12 h enjuagar boca despues

2 atomización | en cada fosa nasal | /12h | nasal
Aplicar 2 atomizaciones en cada fosa nasal cada 12 horas.
  2 atomizaciones c/fosa nasal c/12h

1 gota | en el ojo izquierdo | /12h | oftálmica
Aplicar 1 gota en el ojo izquierdo cada 12 horas.
  1 gota OI c/ 12 hrs

1 gota | en cada ojo | /8h | 10d | oftálmica
Aplicar 1 gota en cada ojo cada 8 horas durante 10 días.
  1 gota AO c/8 hrs x 10 dias

1 gota | en cada ojo | /4h | oftálmica
Aplicar 1 gota en cada ojo cada 4 horas.
  1 gota en ambos ojos cada 4 horas

1 gota | en el ojo derecho | /5min | #3 | oftálmica
Aplicar 1 gota en el ojo derecho cada 5 minutos por 3 dosis.
  1 gota c/5 min x 3 dosis en ojo derecho

3 gota | en el oído izquierdo | /8h | 7d | ótica
Aplicar 3 gotas en el oído izquierdo cada 8 horas durante 7 días.
  3 gotas oido izq c/8 h x 7d

1 gota | en el ojo izquierdo | NIGHT | oftálmica
Aplicar 1 gota en el ojo izquierdo por la noche.
  1 gota ojo izq por la noche

15 gota | /8h
15 gotas cada 8 horas.
  15 gotas c/8h

20 gota | /8h | +disuelto en medio vaso de agua
20 gotas cada 8 horas, disueltas en medio vaso de agua.
  20 gotas en medio vaso de agua c/8h

1 ampolleta | #1 | intramuscular
Aplicar 1 ampolleta por vía intramuscular en dosis única.
  1 amp IM hoy

1 ampolleta | #1 | again 1wk x2 | intramuscular
Aplicar 1 ampolleta por vía intramuscular en dosis única, repetir en 1 semana.
  1 amp im hoy y repetir en 1 semana

1 ampolleta | 1x/mo | intramuscular
Aplicar 1 ampolleta por vía intramuscular una vez al mes.
  1 amp IM c/mes

1 ampolleta | /24h | 3d | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 24 horas durante 3 días.
  1 amp IM c/24h por 3 dias

1 frasco ámpula | /12h | 5d | intramuscular
Aplicar 1 frasco ámpula por vía intramuscular cada 12 horas durante 5 días.
  1 fco amp IM c/12h x 5 dias

1 g | /12h | intravenosa | +diluido en 100 ml de solución salina
Aplicar 1 g por vía intravenosa cada 12 horas, diluido en 100 ml de solución salina.
  1 g IV c/12 h diluido en 100 ml de solucion salina

40 unidad | HS | subcutánea
Aplicar 40 unidades con inyección debajo de la piel al acostarse.
  40 UI SC al acostarse

10 unidad | MORN | subcutánea & 8 unidad | NIGHT | subcutánea
Aplicar 10 unidades con inyección debajo de la piel por la mañana y 8 unidades por la noche.
  10 ui sc am 8 ui sc pm

20 unidad | MORN | +insulina NPH & 10 unidad | NIGHT | +insulina NPH
20 unidades de insulina NPH por la mañana y 10 unidades por la noche.
  NPH 20 UI am y 10 UI pm

10 unidad | ACM & 8 unidad | ACD & 6 unidad | ACV
10 unidades antes del desayuno, 8 unidades antes de la comida y 6 unidades antes de la cena.
  10 UI antes del desayuno, 8 UI antes de la comida, 6 UI antes de la cena

0.25 mg | 1x/wk | 4wk | subcutánea > 0.5 mg | 1x/wk | subcutánea
Aplicar 0.25 mg con inyección debajo de la piel una vez por semana durante 4 semanas; después, 0.5 mg una vez por semana.
  0.25 mg SC semanal x 4 semanas, luego 0.5 mg SC semanal
  0.25 mg SC c/semana x 4 sem luego 0.5 mg c/sem

1 jeringa prellenada | /14d | subcutánea
Aplicar 1 jeringa prellenada con inyección debajo de la piel cada 14 días.
  1 jeringa SC cada 14 dias

1 ampolleta | /6mo | subcutánea
Aplicar 1 ampolleta con inyección debajo de la piel cada 6 meses.
  1 amp SC cada 6 meses

0.4 ml | /24h | 10d | subcutánea
Aplicar 0.4 ml con inyección debajo de la piel cada 24 horas durante 10 días.
  0.4 ml SC c/24h x 10 dias

40 mg | /24h | 14d | subcutánea
Aplicar 40 mg con inyección debajo de la piel cada 24 horas durante 14 días.
  40 mg SC c/24 h x 14 dias

5 ml | /8h | 7d
5 ml cada 8 horas durante 7 días.
  5ml c/8h x7dias

5 ml de 50 mg | /12h | 10d
5 ml (250 mg) cada 12 horas durante 10 días.
  5 ml (250mg) c/12 h x 10 d

7.5 ml | /12h
7.5 ml cada 12 horas.
  7.5ml c/ 12h`
