/** Dosage instructions, written after the parser, that the parser must not read with confidence. */
export const UNSEEN_REFUSED = `
unseen
  Tomar según dolor
  1 tableta cada que tenga dolor o cada 8 horas
  tomar 1 cada 8 horas o 2 cada 12 horas
  1 tab c/8h por 7 días o hasta mejoría
  1 tab cada 8 horas por 5 a 3 días
  2 tabs la primera semana y media la segunda
  aumentar 25 mg cada semana hasta 100 mg
  1 tab alternando con paracetamol cada 4 horas
  iniciar con dosis bajas
  15 mg/kg/dosis cada 6 horas
  10 UI si glucosa mayor de 200
  1 tab matutina y vespertina c/8h
  1 tab VO c/8h x 7d c/24h
  1 tableta 3 veces al día cada 12 horas
  2 ml por kilo cada 8 horas
  dosis respuesta
  aplicar como se explicó
  1 ámpula dosis única cada 24 horas por 3 días
  1 tab c/8 hrs x 7 dias x 10 dias
  1 tab cada 8 ó 12 horas según respuesta
  1 capsula VO qhs
  100 tabletas cada 8 horas
  1 tab cada 1000 horas
  1 tab c/25h
  1 tab no con alimentos cada 8 horas
  1 tab VO c/8h menos los domingos
  tomar media
  una
  tomar 1 tableta en la mañana o en la noche
  1 tab c/8h x 7d y 1 cápsula c/24h
  10 mg (2 tab de 2.5 mg) c/24h x 7d
  1 tab en la noche durante 1 semana y media y media
  tomar hoy 1 tab y mañana 2
  1 tab VO c/8h (c/6h si dolor)
  1 tab c/8h, si no mejora 2 tab
  -1 tab c/8h
  1 tab c/-8h
  1 tab c/8h x -7 d
  1 tab cada 8 horas cada 12 horas si hay dolor
  1 o 2 o 3 tabletas cada 8 horas
  1 tab 4/día
  medio gotero cada 8 horas
  una pizca cada 8 horas
  2 cm y 3 ml cada noche
  1 tableta cada tercer día cada 24 horas
  1 tab c/8h 5 días sí y 2 días no
  1 tab los días 1 y 15 de cada mes
  doblar la dosis
  1 tab VO c/8h por 7 d repetir
  1 tab IM
  0.0 ml c/8h
  1 tab c/8h x 7 d VO o IM
  máximo 4 al día
  PRN
  dolor
  1 ó más tabletas cada 8 horas
  hasta 2 tabletas cada 8 horas
  menos de 2 tabletas cada 8 horas
  más de 2 tabletas al día
  al menos 1 tableta cada 8 horas
  casi 1 tab c/8h
  2 veces 1 tab c/8h
  1 tab c/8h por 7 d por la noche
  10 UI + 2 UI por cada 50
  1 tab c/8h: no
  cada 8 horas 1 tab cada 12
  1 tab c/8 d x 7 h
  1 tab en la mañana (8 am) por 7 dias
  1 tab a las 9 pm en la noche
  1 500 mg c/8h
  1 tab c/4h máx 5 tomas al día
  1 tab con o sin alimentos c/8h
  5 ml (1 cucharadita) c/8h por 5 días
  Tomar 1 tableta cada 8 horas durante 7 días, y 1 tableta en caso de dolor
  1 tab c/8h x 7 días, 2 tab en caso de dolor
  1 tab en la mañana y 1 PRN
  5 ml en la mañana y 10 ml en la noche si dolor
  2 tab ahora y 1 cada 8 horas por 5 días
  1 tab c/12h y otra al dormir
  10 UI basal en la noche
  1 tab en caso de color
  aplicar en zona tipica c/8h
  1 tab en 24 horas
  1 tab c/8h por siete dais y nueva dias
  trse tabletas cada 8 horas
`
