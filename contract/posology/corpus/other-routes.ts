/** Dosage instructions for liquids, drops, inhalers, injections, and medicines that are applied. */
export const OTHER_ROUTES = `
5 ml | /6h
5 ml cada 6 horas.
  5 ml c/6h
  5 mL cada 6 horas
  5ml c/6 hrs

5 ml | /8h | 7d | oral
Tomar 5 ml por vía oral cada 8 horas durante 7 días.
  5 ml VO c/8h x 7 d
  Tomar 5 ml cada 8 horas por 7 días
  dar 5 ml via oral cada 8 horas por 7 dias
  Administrar 5 ml por vía oral cada 8 horas, por 7 días
  5 cc VO c/8 hrs por 7 dias

7.5 ml | /8h | 10d | oral
Tomar 7.5 ml por vía oral cada 8 horas durante 10 días.
  7.5 ml vía oral cada 8 horas por 10 días
  7,5 ml VO c/8h x 10d

2.5 ml | /12h | 5d | oral
Tomar 2.5 ml por vía oral cada 12 horas durante 5 días.
  2.5 ml VO c/12h x 5d
  2,5 ml vía oral cada 12 horas por cinco días

1 cucharadita | 3x/d | 7d | oral
Tomar 1 cucharadita por vía oral 3 veces al día durante 7 días.
  Tomar una cucharadita tres veces al día por 7 días
  1 cdta VO 3 veces al dia x 7d

1 cucharada | /8h | 5d | oral
Tomar 1 cucharada por vía oral cada 8 horas durante 5 días.
  Tomar 1 cucharada cada 8 horas por 5 días
  1 cda VO c/8h x 5 dias

20 gota | /8h | 3-5d | oral
Tomar 20 gotas por vía oral cada 8 horas durante 3 a 5 días.
  20 gotas VO c/8h por 3 a 5 días
  Tomar 20 gts cada 8 horas por 3-5 días

1 gota | en cada ojo | /4h | 7d | oftálmica
Aplicar 1 gota en cada ojo cada 4 horas durante 7 días.
  1 gota en cada ojo cada 4 horas por 7 días
  1 gota en ambos ojos c/4h x 7d
  Aplicar 1 gota oftálmica en cada ojo cada 4 horas por 7 dias
  1 gt en cada ojo c/4 hrs x 7 dias
  instilar 1 gota en ambos ojos cada 4 horas durante 7 dias

1 gota | en el ojo derecho | /8h | 10d | oftálmica
Aplicar 1 gota en el ojo derecho cada 8 horas durante 10 días.
  1 gota en ojo derecho c/8h x 10 d
  Aplicar una gota en el ojo derecho cada 8 horas por 10 días

2 gota | en el oído izquierdo | /8h | 7d | ótica
Aplicar 2 gotas en el oído izquierdo cada 8 horas durante 7 días.
  2 gotas en oído izquierdo cada 8 hrs durante 7 días
  2 gts en oido izq c/8h x 7d
  Aplicar 2 gotas en el oído izquierdo c/8h por 7 dias

3 gota | en cada oído | /12h | 5d | ótica
Aplicar 3 gotas en cada oído cada 12 horas durante 5 días.
  3 gotas en cada oído c/12h x 5d
  3 gotas en ambos oidos cada 12 horas por 5 dias

2 disparo | en cada fosa nasal | /24h | 30d | nasal
Aplicar 2 disparos en cada fosa nasal cada 24 horas durante 30 días.
  2 disparos en cada fosa nasal cada 24 horas por 30 días
  2 disp en c/fosa nasal c/24h x 30 d
  Aplicar 2 disparos en ambas fosas nasales cada 24 horas por 30 días

1 atomización | en cada fosa nasal | /12h | 10d | nasal
Aplicar 1 atomización en cada fosa nasal cada 12 horas durante 10 días.
  1 atomización en cada fosa nasal c/12h x 10d
  1 spray en cada narina cada 12 horas por 10 dias

2 disparo | /6h | 5d | inhalatoria
Inhalar 2 disparos cada 6 horas durante 5 días.
  Inhalar 2 disparos cada 6 horas por 5 días
  2 disparos inhalados c/6h x 5d
  inhalar 2 puffs c/6 hrs por 5 dias

2 inhalación | /12h | 3mo
2 inhalaciones cada 12 horas durante 3 meses.
  2 inhalaciones cada 12 horas por 3 meses
  2 inh c/12h x 3 meses

2 disparo | prn: | max 8
2 disparos, solo si es necesario, máximo 8 disparos al día.
  2 disparos si es necesario, sin exceder 8 disparos al día
  2 disparos PRN máx 8 disparos al día

2 disparo | /6h | prn:dificultad para respirar | inhalatoria
Inhalar 2 disparos cada 6 horas, solo en caso de dificultad para respirar.
  Inhalar 2 disparos cada 6 horas en caso de dificultad para respirar
  2 disparos inhalados c/6h si disnea
  inhalar 2 disparos c/6h PRN falta de aire

1 nebulización | /6h | 48h
1 nebulización cada 6 horas durante 48 horas.
  1 nebulización cada 6 horas por 48 horas
  1 neb c/6h x 48 h

10 unidad | NIGHT | subcutánea
Aplicar 10 unidades con inyección debajo de la piel por la noche.
  10 UI SC en la noche
  10 unidades subcutáneas por la noche
  Aplicar 10 U SC por las noches
  aplicar 10 unidades vía subcutánea en la noche

10 unidad | MORN | 30d & 12 unidad | NIGHT | 30d
10 unidades por la mañana y 12 unidades por la noche durante 30 días.
  10-0-12 UI por 30 días
  10 UI en la mañana y 12 UI en la noche por 30 días
  10 UI mañana y 12 UI noche x 30 d

20 unidad | ACM | subcutánea & 10 unidad | ACV | subcutánea
Aplicar 20 unidades con inyección debajo de la piel antes del desayuno y 10 unidades antes de la cena.
  20 UI antes del desayuno y 10 UI antes de la cena SC
  Aplicar 20 unidades SC antes del desayuno y 10 unidades antes de la cena
  20 ui sc antes de desayunar y 10 ui antes de cenar

80 mg | /24h | 5d | intramuscular
Aplicar 80 mg por vía intramuscular cada 24 horas durante 5 días.
  Aplicar 80 mg intramuscular cada 24 horas por 5 días
  80 mg IM c/24h x 5d
  80 mg I.M. cada 24 hrs por 5 días

1 ampolleta | #1 | intramuscular
Aplicar 1 ampolleta por vía intramuscular en dosis única.
  Aplicar 1 ampolleta intramuscular dosis única
  1 amp IM dosis unica
  1 ampolleta I.M. dosis única

1 g | /24h | 7d | intravenosa
Aplicar 1 g por vía intravenosa cada 24 horas durante 7 días.
  Administrar 1 g intravenoso cada 24 horas por 7 días
  1 g IV c/24h x 7d
  1 gr I.V. cada 24 horas x 7 dias

1 frasco ámpula | /24h | 3d | intramuscular
Aplicar 1 frasco ámpula por vía intramuscular cada 24 horas durante 3 días.
  1 frasco ámpula intramuscular cada 24 horas por 3 días
  1 fco ampula IM c/24h x 3 d

1200000 unidad | #1 | intramuscular
Aplicar 1,200,000 unidades por vía intramuscular en dosis única.
  1,200,000 UI IM dosis única
  1200000 UI intramuscular dosis unica
  Aplicar 1,200,000 unidades IM por única vez

1 tableta | prn:dolor de pecho | sublingual
Colocar 1 tableta debajo de la lengua, solo en caso de dolor de pecho.
  1 tableta SL en caso de dolor de pecho
  1 tab sublingual si dolor de pecho
  1 tab bajo la lengua en caso de dolor en el pecho

1 óvulo | NIGHT | 7d | vaginal
Aplicar 1 óvulo en la vagina por la noche durante 7 días.
  Aplicar 1 óvulo vaginal por las noches por 7 días
  1 ovulo vaginal cada noche x 7 d
  1 óvulo vía vaginal en la noche por 7 noches

1 supositorio | /12h | 2d | rectal
Aplicar 1 supositorio por el recto cada 12 horas durante 2 días.
  1 supositorio rectal cada 12 horas por 2 días
  1 sup rectal c/12h x 2d

1 parche | /72h | 30d | transdérmica
Aplicar 1 parche pegado en la piel cada 72 horas durante 30 días.
  1 parche transdérmico cada 72 horas por 30 días
  Aplicar 1 parche vía transdérmica c/72h x 30 d

1 aplicación | en la zona afectada | /12h | 7d
Aplicar en la zona afectada cada 12 horas durante 7 días.
  Aplicar en la zona afectada cada 12 horas por 7 días
  aplicar en zona afectada c/12h x 7d
  APLICAR EN AREA AFECTADA C/12 HRS POR 7 DIAS
  untar en la zona afectada cada 12 horas durante 7 dias

1 aplicación | en la zona afectada | 2x/d | 2wk | +capa delgada
Aplicar una capa delgada en la zona afectada 2 veces al día durante 2 semanas.
  aplicar una capa delgada en la zona afectada dos veces al día por 2 semanas
  Aplicar capa fina en la zona afectada 2 veces al dia x 2 sem

1 aplicación | en las lesiones | NIGHT | 4wk | +capa delgada
Aplicar una capa delgada en las lesiones por la noche durante 4 semanas.
  Aplicar capa delgada en lesiones por las noches x 4 semanas

1 aplicación | /8h | 10d | cutánea
Aplicar sobre la piel cada 8 horas durante 10 días.
  1 aplicación tópica cada 8 horas por 10 días
  1 aplicación cutánea c/8h x 10d

1 enjuague | /12h | 10d
Hacer 1 enjuague cada 12 horas durante 10 días.
  1 enjuague cada 12 horas por 10 días
  1 enjuague c/12h x 10d

1 aplicación | en la cara | NIGHT | 8wk | cutánea | +capa delgada
Aplicar una capa delgada en la cara por la noche durante 8 semanas.
  Aplicar una capa delgada en la cara por la noche por 8 semanas
  aplicar capa fina en cara cada noche x 8 semanas

1 tableta | /24h NIGHT | 6d | vaginal
Aplicar 1 tableta en la vagina cada 24 horas, por la noche, durante 6 días.
  1 tableta vaginal cada 24 horas por la noche por 6 días
  1 tab vía vaginal c/24h en la noche x 6d

2 disparo | /6h | 5d | inhalatoria | +agitar antes de usar,enjuagar la boca después
Inhalar 2 disparos cada 6 horas durante 5 días, agitar antes de usar, enjuagar la boca después.
  Inhalar 2 disparos cada 6 horas durante 5 días. Agitar antes de usar y enjuagar la boca.
  inhalar 2 disparos c/6h x 5d, agitar antes de usar, enjuagar la boca despues

10 ml | /8h | 5d | oral | +agitar antes de usar
Tomar 10 ml por vía oral cada 8 horas durante 5 días, agitar antes de usar.
  Tomar 10 ml cada 8 horas por 5 días. Agitar bien antes de usar.
  10 ml VO c/8h x 5d agítese antes de usarse

1 tableta | /24h | 7d | oral | +con abundante agua
Tomar 1 tableta por vía oral cada 24 horas durante 7 días, con abundante agua.
  Tomar 1 tableta cada 24 horas con abundante agua por 7 días
  1 tab VO c/24h x 7 d con suficiente agua

1 sobre | /24h | 5d | oral | +en 200 ml de agua
Tomar 1 sobre por vía oral cada 24 horas durante 5 días, en 200 ml de agua.
  Disolver 1 sobre en 200 ml de agua y tomar cada 24 horas por 5 días
  1 sobre VO c/24h en 200 ml de agua x 5 d`
