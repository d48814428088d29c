/** Dosage instructions for injections. */
export const INJECTIONS = `
1 tableta | mon,tue,wed,thu,fri,sat
1 tableta solo de lunes a sábado.
  1 tab de lunes a sabado
  1 tab diaria excepto domingo

1 tableta | mon,tue,wed,thu,fri
1 tableta solo de lunes a viernes.
  1 tab de lunes a viernes y descansar sabado y domingo

1 tableta | mon,wed,fri,sun & 0.5 tableta | tue,thu,sat
1 tableta los lunes, miércoles, viernes y domingos, y media tableta los martes, jueves y sábados.
  1 tab lunes, miercoles, viernes y domingo, media tab martes, jueves y sabado

4 tableta | sat | +juntas
4 tabletas juntas solo los sábados.
  4 tab juntas los sabados

1 ampolleta | 1x/mo
1 ampolleta una vez al mes.
  1 ampula bebible cada mes

1 tableta | /2d
1 tableta un día sí y un día no.
  1 tab cada tercer dia
  1 tab c/3er dia
  1 tab un dia si y un dia no

1 tableta | /15d
1 tableta cada 15 días.
  1 tab cada 15 dias
  1 tab quincenal

1 tableta | /15d | 3mo
1 tableta cada 15 días durante 3 meses.
  1 tab c/15d x 3 meses

1 ampolleta | /12h | #3 | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 12 horas por 3 dosis.
  1 amp IM c/12h x 3 dosis

1 ampolleta | /24h | 3d | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 24 horas durante 3 días.
  1 amp IM cada 24 hrs no. 3

1 ampolleta | /2d | #5 | intramuscular
Aplicar 1 ampolleta por vía intramuscular un día sí y un día no por 5 dosis.
  1 ampula IM cada tercer dia por 5 dosis

1 ampolleta | /24h | 5d | intramuscular
Aplicar 1 ampolleta por vía intramuscular cada 24 horas durante 5 días.
  1 ampolleta im profunda c/24h x 5 dias

1 ampolleta | #1 | intramuscular
Aplicar 1 ampolleta por vía intramuscular en dosis única.
  1 ampolleta IM DU

800000 unidad | /24h | 3d | intramuscular
Aplicar 800,000 unidades por vía intramuscular cada 24 horas durante 3 días.
  800,000 UI IM c/24h x 3 dias

1 frasco ámpula | /24h | 3d | intramuscular
Aplicar 1 frasco ámpula por vía intramuscular cada 24 horas durante 3 días.
  1 frasco IM c/24h x 3 d

1 g | /24h | 7d | intravenosa
Aplicar 1 g por vía intravenosa cada 24 horas durante 7 días.
  1 g IV c/24h x 7 dias

1 g | /24h | 5d | intramuscular
Aplicar 1 g por vía intramuscular cada 24 horas durante 5 días.
  1 gr IM c/24h x 5 d

1 ampolleta | #1 | intravenosa | +lentamente
Aplicar 1 ampolleta por vía intravenosa en dosis única, lentamente.
  1 amp IV lento DU

30 mg | /8h | 5d | intramuscular
Aplicar 30 mg por vía intramuscular cada 8 horas durante 5 días.
  30 mg IM c/8h max 5 dias

30 mg | /8h | 2d | sublingual
Colocar 30 mg debajo de la lengua cada 8 horas durante 2 días.
  30 mg SL c/8h max 2 dias

60 mg | /24h | subcutánea
Aplicar 60 mg con inyección debajo de la piel cada 24 horas.
  60 mg SC c/24h

40 mg | /24h | 10d | subcutánea
Aplicar 40 mg con inyección debajo de la piel cada 24 horas durante 10 días.
  40 mg sc c/24 x 10 d

1 aplicación | en la cara | 2x/d | 4wk | cutánea
Aplicar en la cara 2 veces al día durante 4 semanas.
  aplicar 2 veces al dia en toda la cara por 4 semanas

1 aplicación | en el cuero cabelludo | 2x/d | cutánea
Aplicar en el cuero cabelludo 2 veces al día.
  aplicar 2 veces al dia en piel cabelluda

1 aplicación | dentro del párpado inferior | /6h | oftálmica
Aplicar dentro del párpado inferior cada 6 horas.
  aplicar en fondo de saco cada 6 horas

1 tableta | /8h PC
1 tableta cada 8 horas, después de los alimentos.
  1 tab c/8h PC

1 gota | en el ojo izquierdo | /8h | oftálmica
Aplicar 1 gota en el ojo izquierdo cada 8 horas.
  1 gota OI c/8h

1 tableta | /24h | 5d
1 tableta cada 24 horas durante 5 días.
  1 tab c/24h x 5

1 tableta | /24h | 7d
1 tableta cada 24 horas durante 7 días.
  1 tab c/24h x 7

14 unidad | NIGHT | +insulina glargina
14 unidades de insulina glargina por la noche.
  Insulina glargina 14 unidades por la noche

1 tableta | #1 | again 15d x2
1 tableta en dosis única, repetir en 15 días.
  1 tab dosis unica, repetir en 15 dias

40 mg | /1d | 1wk > 35 mg | /1d | 1wk > 30 mg | /1d | 1wk > 25 mg | /1d | 1wk > 20 mg | /1d | 1wk > 15 mg | /1d | 1wk > 10 mg | /1d | 1wk > 5 mg | /1d | 1wk
40 mg una vez al día durante 1 semana; después, 35 mg una vez al día durante 1 semana; después, 30 mg una vez al día durante 1 semana; después, 25 mg una vez al día durante 1 semana; después, 20 mg una vez al día durante 1 semana; después, 15 mg una vez al día durante 1 semana; después, 10 mg una vez al día durante 1 semana; después, 5 mg una vez al día durante 1 semana.
  40 mg diarios, disminuir 5 mg cada semana hasta suspender

100 mcg | 5d/wk
100 microgramos 5 días por semana.
  100 mcg 5 dias a la semana

1 tableta | prn:migraña
1 tableta, solo en caso de migraña.
  1 tab en caso de migraña

2 disparo | /6h | +con cámara espaciadora
2 disparos cada 6 horas, con cámara espaciadora.
  2 puffs c/6h con camara espaciadora

1 gargarismo | /8h | 5d
Hacer gárgaras cada 8 horas durante 5 días.
  gargaras c/8h x 5 dias

15 ml | /12h | 7d | +en enjuague
Hacer enjuagues con 15 ml cada 12 horas durante 7 días.
  15 ml enjuague c/12h x 7 dias

10 unidad | /24h | subcutánea
Aplicar 10 unidades con inyección debajo de la piel cada 24 horas.
  10 IU SC c/24h

1200000 unidad | #1 | intramuscular
Aplicar 1,200,000 unidades por vía intramuscular en dosis única.
  1.2 millones UI IM dosis unica
  1'200,000 UI IM dosis unica
  1,200,000 UI IM dosis unica
  1200000 UI IM DU

1 gotero | /8h | 5d
1 gotero cada 8 horas durante 5 días.
  1 gotero c/8h x 5 d

1 medida | /8h | 5d
1 medida cada 8 horas durante 5 días.
  1 medida c/8h x 5 d

1 tapa | /12h | 7d
1 tapa cada 12 horas durante 7 días.
  1 tapa c/12h x 7 d

1 frasco ámpula | /24h | 3d | intravenosa
Aplicar 1 frasco ámpula por vía intravenosa cada 24 horas durante 3 días.
  1 fco amp IV c/24h x 3 d

1.5 tableta | /1d
1 tableta y media una vez al día.
  1 y media tabletas diarias

1 tableta | /12h | 7d
1 tableta cada 12 horas durante 7 días.
  1 tab c/12h p/7 días

1 cucharada | /8h | 5d
1 cucharada cada 8 horas durante 5 días.
  1 cda c/8h x 5 d
  1 cda c/8 x 5d

1 tableta | 2x/d | 7d
1 tableta 2 veces al día durante 7 días.
  1 tab 2xdia x 7 d

500 mg | /8h | 7d
500 mg cada 8 horas durante 7 días.
  500 mg c/8 x 7

1 * | /12h | 7d
1 cada 12 horas durante 7 días.
  1 c/12 x 7

1 tableta | /8h C | prn:
1 tableta cada 8 horas, con los alimentos, solo si es necesario.
  1 tab c/8h prn con comida

2 tableta | /8h C | 7d
2 tabletas cada 8 horas, con los alimentos, durante 7 días.
  2 tab c/8h x 7 d con comida`
