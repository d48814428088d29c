/** Dosage instructions in everyday shorthand, one of several files whose authors had not looked at the parser. */
export const EVERYDAY_TWELFTH = `
1 frasco ámpula | #1 | intramuscular
Aplicar 1 frasco ámpula por vía intramuscular en dosis única.
  1 fco amp IM dosis única

1 frasco ámpula | /24h | 3d | intramuscular
Aplicar 1 frasco ámpula por vía intramuscular cada 24 horas durante 3 días.
  1 fco IM c/24h x 3 dias
  1 frasco im c/24 hrs por 3 dias

1 tableta | /8h @06:00,14:00,22:00
1 tableta cada 8 horas, a las 6 de la mañana, 2 de la tarde y 10 de la noche.
  1 tab c/8h (6, 14, 22 h)
  1 tab c/8h (6am, 2pm, 10pm)
  1 tab c/8h 6-14-22 h

1 tableta | /8h @07:00,15:00,23:00
1 tableta cada 8 horas, a las 7 de la mañana, 3 de la tarde y 11 de la noche.
  1 tab c/8h (7-15-23 hrs)

1 tableta | /12h @08:00,20:00
1 tableta cada 12 horas, a las 8 de la mañana y 8 de la noche.
  1 tab c/12h (8 am y 8 pm)
  1 tab c/12h (8:00 y 20:00)
  1 tab c/12h 8am y 8pm

1 tableta | 2x/d
1 tableta 2 veces al día.
  2 tabs al dia dividida en dos tomas
  1 tab 2 v/d
  2 tab diarias en 2 tomas

10 ml | 2x/d
10 ml 2 veces al día.
  20 ml al día dividida en dos tomas

1 tableta | /1d | 3d
1 tableta una vez al día durante 3 días.
  1 tab hoy, mañana y pasado mañana
  1 tab diaria hoy, mañana, pasado mañana
  1 tab hoy, mañana y pasado

2 tableta | #1 > 1 tableta | /1d | 4d
2 tabletas en dosis única; después, 1 tableta una vez al día durante 4 días.
  2 tab hoy y 1 tab diaria los siguientes 4 dias
  2 tab el primer dia y luego 1 tab diaria por 4 dias
  2 tab hoy y despues 1 tab diaria por 4 dias

1 tableta | /24h NIGHT | 30d
1 tableta cada 24 horas, por la noche, durante 30 días.
  1 tab c/24h por la noche x 30d

1 tableta | /8h | 5d | oral
Tomar 1 tableta por vía oral cada 8 horas durante 5 días.
  tomar 1 tab vo c/8 hrs por 5 dias
  Tomar 1 (una) tableta cada 8 (ocho) horas por 5 (cinco) días

1 tableta | /8h | 7d | oral
Tomar 1 tableta por vía oral cada 8 horas durante 7 días.
  tomar una tableta cada 8 hrs por 7 dias

1 tableta | /12h | 10d | oral
Tomar 1 tableta por vía oral cada 12 horas durante 10 días.
  1 tab VO c/12 h por 10 días
  1 tab c/12h v.o. por 10 días.-

1 cápsula | /24h ACM | 14d | oral
Tomar 1 cápsula por vía oral cada 24 horas, antes del desayuno, durante 14 días.
  1 cap VO cada 24 hrs antes del desayuno por 14 días

1 cápsula | FAST | 30d
1 cápsula en ayunas durante 30 días.
  1 cap en ayunas 30 dias

5 ml | /8h | 7d | oral
Tomar 5 ml por vía oral cada 8 horas durante 7 días.
  5 ml vo c/8h x 7d

7.5 ml | /12h C | 10d
7.5 ml cada 12 horas, con los alimentos, durante 10 días.
  7.5 ml cada 12 horas por 10 dias con alimentos

5 ml | /6h | prn:fiebre | oral
Tomar 5 ml por vía oral cada 6 horas, solo en caso de fiebre.
  5 mL VO cada 6 hrs en caso de fiebre

1 tableta | /6h | prn:dolor
1 tableta cada 6 horas, solo en caso de dolor.
  1 tab c/6 hrs PRN dolor

1 tableta | /8h | prn:dolor
1 tableta cada 8 horas, solo en caso de dolor.
  1 tab c/8h por razon necesaria dolor
  1 tab c/8h solo si hay dolor

1 tableta | /8h | 3d | prn:dolor
1 tableta cada 8 horas durante 3 días, solo en caso de dolor.
  1 tab c/8h en caso de dolor, máx 3 días

1 * | /8h | prn:dolor,fiebre | oral
Tomar 1 por vía oral cada 8 horas, solo en caso de dolor o fiebre.
  tomar 1 cada 8 horas si hay dolor o fiebre

1 sobre | /24h | 3d | +disuelto en medio vaso de agua
1 sobre cada 24 horas durante 3 días, disuelto en medio vaso de agua.
  1 sobre disuelto en medio vaso de agua cada 24 h por 3 dias

1 sobre | /1d | 15d | +disuelto en un vaso de agua
1 sobre una vez al día durante 15 días, disuelto en un vaso de agua.
  1 sobre en un vaso de agua al dia x 15 dias

1 tableta | /12h | 5d | oral | +disuelto en agua
Tomar 1 tableta por vía oral cada 12 horas durante 5 días, disuelta en agua.
  disolver 1 tableta efervescente en agua c/12h x 5 dias

1 ampolleta | /24h | 3d | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 24 horas durante 3 días.
  1 amp IM c/24h x 3 días

1 ampolleta | /24h | 5d | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 24 horas durante 5 días.
  1 ampolleta intramuscular cada 24 horas por 5 dias

1 ampolleta | #1 | intramuscular
Aplicar 1 ampolleta por vía intramuscular en dosis única.
  1 ámpula IM dosis unica

1 ampolleta | /2d | #3 | intramuscular
Aplicar 1 ampolleta por vía intramuscular un día sí y un día no por 3 dosis.
  aplicar 1 amp im cada tercer dia 3 dosis

1 ampolleta | 1x/wk | 4wk | intramuscular
Aplicar 1 ampolleta por vía intramuscular una vez por semana durante 4 semanas.
  1 amp IM cada semana por 4 semanas

1 ampolleta | 1x/mo | intramuscular
Aplicar 1 ampolleta por vía intramuscular una vez al mes.
  1 amp IM mensual

1 ampolleta | 1x/mo | 3mo | intramuscular
Aplicar 1 ampolleta por vía intramuscular una vez al mes durante 3 meses.
  1 amp IM c/mes x 3 meses

1 inyección | /30d | intramuscular
Aplicar 1 inyección por vía intramuscular cada 30 días.
  1 iny IM c/30 dias

2 gota | en el ojo derecho | /6h | 7d | oftálmica
Aplicar 2 gotas en el ojo derecho cada 6 horas durante 7 días.
  2 gotas en ojo derecho c/6h x 7 dias

1 gota | en cada ojo | /4h | 7d | oftálmica
Aplicar 1 gota en cada ojo cada 4 horas durante 7 días.
  1 gota en ambos ojos cada 4 horas por 7 dias

1 gota | en cada ojo | NIGHT | oftálmica
Aplicar 1 gota en cada ojo por la noche.
  1 gota en cada ojo por la noche

1 gota | en el ojo izquierdo | /12h | oftálmica
Aplicar 1 gota en el ojo izquierdo cada 12 horas.
  1 gota OI c/12h

3 gota | en el oído izquierdo | /8h | 7d | ótica
Aplicar 3 gotas en el oído izquierdo cada 8 horas durante 7 días.
  3 gotas oido izq c/8h por 7 dias

4 gota | en cada oído | /12h | 7d | ótica
Aplicar 4 gotas en cada oído cada 12 horas durante 7 días.
  4 gotas en ambos oídos c/12 hrs x 7d

20 gota | /8h | 3d
20 gotas cada 8 horas durante 3 días.
  20 gotas c/8h x 3 dias

2 disparo | /6h | 5d
2 disparos cada 6 horas durante 5 días.
  2 disparos c/6h x 5 dias

2 disparo | /12h | inhalatoria
Inhalar 2 disparos cada 12 horas.
  2 disp inhalados c/12 hrs

2 inhalación | /12h
2 inhalaciones cada 12 horas.
  2 inh c/12h

1 inhalación | /12h | +enjuagar la boca después
1 inhalación cada 12 horas, enjuagar la boca después.
  1 inhalacion cada 12 hrs, enjuagar la boca despues

2 disparo | en cada fosa nasal | /24h | 1mo | nasal
Aplicar 2 disparos en cada fosa nasal cada 24 horas durante 1 mes.
  2 disparos en cada fosa nasal c/24h x 1 mes

1 atomización | en cada fosa nasal | /1d | nasal
Aplicar 1 atomización en cada fosa nasal una vez al día.
  1 atomización en cada narina al dia

1 atomización | en cada fosa nasal | /12h | 7d | nasal
Aplicar 1 atomización en cada fosa nasal cada 12 horas durante 7 días.
  1 spray en cada fosa nasal c/12 h por 7 dias

1 aplicación | /12h | 10d | +capa delgada
Aplicar una capa delgada cada 12 horas durante 10 días.
  aplicar capa delgada c/12h x 10 dias

1 aplicación | en las lesiones | NIGHT
Aplicar en las lesiones por la noche.
  aplicar en lesiones por la noche

1 aplicación | en la zona afectada | 3x/d | 2wk
Aplicar en la zona afectada 3 veces al día durante 2 semanas.
  aplicar en zona afectada 3 veces al día por 2 semanas

1 aplicación | en la zona afectada | /8h | 5d
Aplicar en la zona afectada cada 8 horas durante 5 días.
  untar en area afectada c/8h x 5 d

1 aplicación | en la cara | NIGHT | cutánea
Aplicar en la cara por la noche.
  aplicar en cara por las noches
`
