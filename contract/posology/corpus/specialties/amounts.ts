/** Dosage instructions with amounts, contents and intervals in many spellings. */
export const AMOUNTS = `
5 ml de 2 mg | /12h
5 ml (10 mg) cada 12 horas.
  10 mg/5 ml 5 ml c/12h

4 ml de 24 mg | /6h | 3d
4 ml (96 mg) cada 6 horas durante 3 días.
  120 mg/5ml 4ml c/6h x 3d

5 ml de 50 mg | /8h | 7d
5 ml (250 mg) cada 8 horas durante 7 días.
  5 ml (250 mg) c/8h x 7 d

5 ml de 50 mg | /8h
5 ml (250 mg) cada 8 horas.
  250 mg (5 ml) c/8h

10 ml de 40/8 mg | /12h
10 ml (400/80 mg) cada 12 horas.
  200/40 mg/5 ml 10 ml c/12h

5 ml de 80/11.4 mg | /12h | 10d
5 ml (400/57 mg) cada 12 horas durante 10 días.
  400 mg/57 mg/5 ml 5 ml c/12 h x 10 d

1 * de 800/160 mg | /12h | 5d
800/160 mg cada 12 horas durante 5 días.
  800/160 mg c/12h x 5 d

1 tableta de 500/125 mg | /8h | 7d
1 tableta de 500/125 mg cada 8 horas durante 7 días.
  500/125 mg 1 tab c/8h x 7d

1 tableta de 875/125 mg | /12h | 7d
1 tableta de 875/125 mg cada 12 horas durante 7 días.
  1 tab de 875/125 mg c/12h x 7 d

1 * de 50/500 mg | /12h
50/500 mg cada 12 horas.
  50/500 mg c/12h

1 tableta de 5/20 mg | /24h
1 tableta de 5/20 mg cada 24 horas.
  1 tab 5/20 mg c/24h

600 mg | /24h | 3d
600 mg cada 24 horas durante 3 días.
  600 mg c/24h x 3 d

1 g | /12h
1 g cada 12 horas.
  1 gramo c/12h

1 g | /12h | 7d
1 g cada 12 horas durante 7 días.
  1gr c/12h x7d

1 tableta | /8h | 5d
1 tableta cada 8 horas durante 5 días.
  1tab c/8h x5d
  1tab/8h/5d
  Una tableta cada 8 horas 5 dias

1 tableta | /8h | 7d
1 tableta cada 8 horas durante 7 días.
  1 tab / 8 h / 7 dias

1 * | /8h | 5d
1 cada 8 horas durante 5 días.
  1c/8hx5d

1 tableta | 3x/d
1 tableta 3 veces al día.
  1 tab 3 x dia

1 tableta | 3x/d | 7d
1 tableta 3 veces al día durante 7 días.
  1 tab tid x 7 d

1 tableta | 2x/d
1 tableta 2 veces al día.
  1 tab bid

1 tableta | /8h | 5d | oral
Tomar 1 tableta por vía oral cada 8 horas durante 5 días.
  1 tab c/8hrs VO 5 dias

1 comprimido | /8h
1 comprimido cada 8 horas.
  1 comp c/8 h

1 comprimido | /8h | 5d
1 comprimido cada 8 horas durante 5 días.
  1 comprimido cada ocho horas por cinco dias

2 tableta | /12h | 10d | oral
Tomar 2 tabletas por vía oral cada 12 horas durante 10 días.
  tomar dos tabletas cada doce horas por diez días

1 cucharada | /8h
1 cucharada cada 8 horas.
  una cucharada sopera cada 8 horas

1 cápsula | /8h C | 7d | oral
Tomar 1 cápsula por vía oral cada 8 horas, con los alimentos, durante 7 días.
  1 cap c/8h por 7 dias, tomar con alimentos

1 tableta | /12h C
1 tableta cada 12 horas, con los alimentos.
  1 tab c/12h con los alimentos

1 tableta | /24h CD
1 tableta cada 24 horas, con la comida.
  1 tab c/24h con la comida

1 tableta | CM,CD,CV
1 tableta con el desayuno, con la comida y con la cena.
  1 tab con desayuno, comida y cena
  1 tab con cada alimento

1 tableta | /8h | +no tomar con leche
1 tableta cada 8 horas, no tomar con leche.
  1 tab c/8h no tomar con leche

1 tableta | /24h | endless
1 tableta cada 24 horas, no deje de tomarlo sin hablar con su médico.
  1 tab c/24h no suspender
  1 tab c/24h tiempo indefinido
  1 tab c/24h hasta nueva orden
  1 tab c/24h hasta la proxima cita

1 tableta | /24h | 6mo
1 tableta cada 24 horas durante 6 meses.
  1 tab c/24h por 6 meses

1 tableta | /24h | finished
1 tableta cada 24 horas hasta terminar el envase.
  1 tab c/24h hasta terminar la caja
  1 tab c/24h hasta terminar tratamiento
  1 tab c/24h, 1 caja

1 tableta | /24h | 1mo
1 tableta cada 24 horas durante 1 mes.
  1 tab c/24h 1 mes

1 tableta | /24h | 30d
1 tableta cada 24 horas durante 30 días.
  1 tab c/24h # 30 tabletas
  1 tab c/24h (30 tabletas)

1 tableta | /24h | finished x2
1 tableta cada 24 horas hasta terminar los 2 envases.
  1 tab c/24h x 2 cajas
  1 tab c/24h surtir 2 cajas

1 tableta | /24h | 3mo
1 tableta cada 24 horas durante 3 meses.
  1 tab c/24h para 3 meses

1-2 tableta | /8h | oral
Tomar 1 a 2 tabletas por vía oral cada 8 horas.
  tomar 1 o 2 tabletas c/8h

1-2 tableta | /6h | prn:dolor
1 a 2 tabletas cada 6 horas, solo en caso de dolor.
  1-2 tab c/6h prn dolor

1-2 tableta | /6-8h | prn:dolor
1 a 2 tabletas cada 6 a 8 horas, solo en caso de dolor.
  1 a 2 tab c/6-8h PRN dolor

1 tableta | /6-8h
1 tableta cada 6 a 8 horas.
  1 tab c/6 a 8 h

1 tableta | /4-6h | max 8
1 tableta cada 4 a 6 horas, máximo 8 tabletas al día.
  1 tab c/4-6h sin pasar de 8 al dia

1 tableta | /8h | max 4 g
1 tableta cada 8 horas, máximo 4 g al día.
  1 tab c/8h sin exceder 4 g al dia

1 tableta | /8h | 3d | prn:dolor
1 tableta cada 8 horas durante 3 días, solo en caso de dolor.
  1 tab c/8h en caso de dolor, maximo 3 dias

1 tableta | prn:dolor
1 tableta, solo en caso de dolor.
  1 tab en caso de dolor

1 tableta | prn:presión mayor de 180/110 | sublingual
Colocar 1 tableta debajo de la lengua, solo en caso de presión mayor de 180/110.
  1 tab SL si presion mayor 180/110

1 tableta | /5min | #3 | prn:dolor de pecho | sublingual
Colocar 1 tableta debajo de la lengua cada 5 minutos por 3 dosis, solo en caso de dolor de pecho.
  1 tab SL c/5 min maximo 3 dosis en caso de dolor de pecho

2 tableta | #1 > 1 tableta | /8h
2 tabletas en dosis única; después, 1 tableta cada 8 horas.
  2 tab dosis inicial, luego 1 tab c/8h

1 tableta | /8h | 3d > 1 tableta | /12h | 4d
1 tableta cada 8 horas durante 3 días; después, 1 tableta cada 12 horas durante 4 días.
  1 tab c/8h los primeros 3 dias, luego c/12h por 4 dias

1 tableta | /8h | 3d > 1 tableta | /12h | 3d > 1 tableta | /24h | 3d
1 tableta cada 8 horas durante 3 días; después, 1 tableta cada 12 horas durante 3 días; después, 1 tableta cada 24 horas durante 3 días.
  1 tab c/8h x 3d, c/12h x 3d, c/24h x 3d

1 tableta | /8h | 3d > 1 tableta | prn:dolor
1 tableta cada 8 horas durante 3 días; después, 1 tableta, solo en caso de dolor.
  1 tab c/8h por 3 dias y luego solo en caso de dolor

2 tableta | /8h | 1d > 1 tableta | /8h | 4d
2 tabletas cada 8 horas durante 1 día; después, 1 tableta cada 8 horas durante 4 días.
  2 tab c/8h el primer dia y despues 1 tab c/8h x 4 dias

150 mg | #1 | again 7d x2 | oral
Tomar 150 mg por vía oral en dosis única, repetir en 7 días.
  150 mg VO DU y repetir a los 7 dias

150 mg | 1x/wk | 6mo
150 mg una vez por semana durante 6 meses.
  150 mg semanal por 6 meses

200 mg | 5x/d | 5d
200 mg 5 veces al día durante 5 días.
  200 mg 5 veces al dia x 5 d

800 mg | 5x/d | 7d
800 mg 5 veces al día durante 7 días.
  800 mg 5 veces al dia por 7 dias

1 tableta | /4h | +sin interrumpir el sueño
1 tableta cada 4 horas, sin interrumpir el sueño.
  1 tab c/4 h respetando el sueño

1 supositorio | /8h | prn:
1 supositorio cada 8 horas, solo si es necesario.
  1 supositorio c/8h prn

1 supositorio | NIGHT | rectal
Aplicar 1 supositorio por el recto por la noche.
  1 supositorio rectal por la noche

1 enema | #1 | rectal
Aplicar 1 enema por el recto en dosis única.
  1 enema rectal DU

1 enema | NIGHT
1 enema por la noche.
  aplicar 1 enema por la noche

137 ml | #1 | rectal
Aplicar 137 ml por el recto en dosis única.
  137 mL via rectal DU

1 sobre | /12h | 5d | +con abundante agua
1 sobre cada 12 horas durante 5 días, con abundante agua.
  1 sobre c/12h por 5 dias con abundante agua

1 tableta | /24h MORN | +con abundante agua
1 tableta cada 24 horas, por la mañana, con abundante agua.
  1 tab c/24h por la mañana con abundante agua

1 tableta | /8h | +disuelto en un vaso de agua
1 tableta cada 8 horas, disuelta en un vaso de agua.
  1 tableta efervescente en un vaso de agua c/8h

1 tableta | /8h | +masticada
1 tableta cada 8 horas, masticada.
  masticar 1 tableta c/8h

1 tableta | NIGHT | 30d | +masticada
1 tableta por la noche durante 30 días, masticada.
  1 tab masticable por la noche x 30 d

1 tableta | /8h | sublingual
Colocar 1 tableta debajo de la lengua cada 8 horas.
  disolver bajo la lengua 1 tab c/8h`
