/** Dosage instructions written with everyday-fifteenth.ts that the parser must not read with confidence. */
export const REFUSED_FIFTEENTH = `
contradiction
  60 mg c/24h x 5 dias despues bajar 10 mg cada semana
  2 tab c/24h x 7 d luego subir 1 tab cada semana
  1 tab c/24h e ir aumentando 1 tab cada semana
  40 mg diarios luego reducir 5 mg cada 3 dias
  1 tab c/12h a las 8 y 16 h
  10 ml c/12h, 8 am y 2 pm
  1 tab c/8h 7, 13 y 22 h

not-understood
  1 tab c/24h si tolera subir a 2
  5 ml c/8h (50 mg/kg/d) x 7 d
  2 gotas/kg c/6h max 40 gotas
  1 parche 12h si 12h no
  aplicar noche si noche no
  1 tab c/8h hasta el viernes
  l0 UI c/24h
  1O UI c/24h
  4 gotas AO c/8h oido

ambiguous
  2 puff c/12h y prn
  1 tab c/12h y en caso de dolor
  2 disparos por la mañana y por razon necesaria
`
