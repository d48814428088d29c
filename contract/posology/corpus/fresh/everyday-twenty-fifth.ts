/** Dosage instructions that the parser understands, out of 430 that were written before the parser was tried on them. */
export const EVERYDAY_TWENTY_FIFTH = `
1 tableta | mon,tue,wed,thu,fri,sat & 2 tableta | sun
1 tableta de lunes a sábado, y 2 tabletas los domingos.
  1 tab c/24h menos los domingos 2 tab

1 tableta | mon,tue,wed,thu,fri,sat | 3wk & 2 tableta | sun | 3wk
1 tableta de lunes a sábado, y 2 tabletas los domingos durante 3 semanas.
  1 tab diaria excepto domingo 2 tab por 3 semanas

1 tableta | /8h | prn:dolor
1 tableta cada 8 horas, solo en caso de dolor.
  1 tab c/8 h si doolr

1 tableta | /8h | 5d
1 tableta cada 8 horas durante 5 días.
  1 tab c8h x 5d

1 * | /8h
1 cada 8 horas.
  1 c/8

1 * | /24h NIGHT
1 cada 24 horas, por la noche.
  1 c/24 noche

2 * | /12h | 10d
2 cada 12 horas durante 10 días.
  2 c/12 x 10 d

1 * | /1d | 30d
1, una vez al día durante 30 días.
  1 al dia x 30 d

1 * | /1d
1, una vez al día.
  una diaria

1 * | /1d FAST | 30d
1 cada día, en ayunas, durante 30 días.
  una diaria en ayunas por 30 dias

0.5 * | /1d
Media, una vez al día.
  media diaria

0.5 * | /12h
Media cada 12 horas.
  media c/12h

0.5 * | /12h | 10d
Media cada 12 horas durante 10 días.
  1/2 c/12h x 10 d

1.5 tableta | /24h
1 tableta y media cada 24 horas.
  1 tab y 1/2 c/24h

2.5 tableta | /24h
2 tabletas y media cada 24 horas.
  2 y 1/2 tab c/24h

0.75 tableta | /24h
Tres cuartos de tableta cada 24 horas.
  tres cuartos de tab c/24h
  3/4 tab c/24h

0.125 tableta | /24h
0.125 tabletas cada 24 horas.
  1/8 tab c/24h

0.25 tableta | /12h
Un cuarto de tableta cada 12 horas.
  1/4 tab c/12h

0.5 parche | /72h
Medio parche cada 72 horas.
  1/2 parche c/72h

0.5 supositorio | /12h
Medio supositorio cada 12 horas.
  1/2 supositorio c/12h

0.5 ampolleta | /24h | intramuscular
Aplicar media ampolleta por vía intramuscular cada 24 horas.
  1/2 amp im c/24h

0.5 sobre | /24h
Medio sobre cada 24 horas.
  1/2 sobre c/24h

10 mg | /24h CM | oral
Tomar 10 mg por vía oral cada 24 horas, con el desayuno.
  10 mgs c/24h vo por la mañana con desayuno

1 * | MORN
1 por la mañana.
  1-0-0

2 tableta | NIGHT
2 tabletas por la noche.
  0-0-2 tab

1 tableta | MORN & 1 tableta | NOON & 2 tableta | NIGHT
1 tableta por la mañana, 1 tableta al mediodía y 2 tabletas por la noche.
  1-1-2 tab

1-2 tableta | /8h
1 a 2 tabletas cada 8 horas.
  1-2 tab c/8h

1-2 tableta | /8h | prn:
1 a 2 tabletas cada 8 horas, solo si es necesario.
  1 o 2 tab c/8h prn

1-2 tableta | NIGHT
1 a 2 tabletas por la noche.
  1 ó 2 tab por la noche

1-2 tableta | /6-8h
1 a 2 tabletas cada 6 a 8 horas.
  de 1 a 2 tab c/6-8 h

1 tableta | /8h | 3d | surtir 15 tabletas
1 tableta cada 8 horas durante 3 días, surtir 15 tabletas.
  1 tab c/ 8 h x 3 dias #15
  1 tab c/8h #15 x 3 dias

1 tableta | /8h | #20
1 tableta cada 8 horas por 20 dosis.
  1 tab c/8h no. 20

1 tableta | /24h | 30d
1 tableta cada 24 horas durante 30 días.
  1 tab c/24h 30 tabletas

1 tableta | /24h | finished x3
1 tableta cada 24 horas hasta terminar los 3 envases.
  1 tab c/24h, surtir 3 cajas

1 tableta | /24h | 3mo | surtir 3 cajas
1 tableta cada 24 horas durante 3 meses, surtir 3 cajas.
  1 tab c/24h x 3 meses, 3 cajas

5 ml | /8h | finished
5 ml cada 8 horas hasta terminar el envase.
  5 ml c/8h, 1 frasco

1 tableta | /12h C | 7d | oral | +con agua
Tomar 1 tableta por vía oral cada 12 horas, con los alimentos, durante 7 días, con agua.
  1 tab c/12h c/alimentos x 7 d, tomar con agua

1 tableta | /24h | +con abundante agua
1 tableta cada 24 horas, con abundante agua.
  1 tab c/24h con abundante agua

1 tableta | /24h | +no acostarse en 30 minutos
1 tableta cada 24 horas, no acostarse en 30 minutos.
  1 tab c/24h no acostarse 30 min

1 tableta | 1x/wk FAST | +con un vaso de agua
1 tableta una vez por semana, en ayunas, con un vaso de agua.
  1 tab c/semana en ayunas con vaso de agua

1 tableta | 1x/wk mon
1 tableta una vez por semana, los lunes.
  1 tab c/semana los lunes

1 tableta | 1x/wk sun | 3mo
1 tableta una vez por semana, los domingos, durante 3 meses.
  1 tab cada semana el domingo por 3 meses

1 tableta | FAST | +por la mañana
1 tableta por la mañana en ayunas.
  1 tab mañana en ayunas

2 tableta | #1 | oral > 1 tableta | /8h | oral
Tomar 2 tabletas por vía oral en dosis única; después, 1 tableta cada 8 horas.
  tomar 2 tab de inicio, seguir con 1 tab c/8 h`
