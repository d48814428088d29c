/** Dosage instructions in everyday shorthand, one of several files whose authors had not looked at the parser. */
export const EVERYDAY_THIRTEENTH = `
1 óvulo | NIGHT | 7d | vaginal
Aplicar 1 óvulo en la vagina por la noche durante 7 días.
  1 ovulo vaginal por la noche x 7

1 óvulo | NIGHT | 3d
1 óvulo por la noche durante 3 días.
  1 óvulo por las noches por 3 noches

1 aplicador | /24h | 7d | vaginal
Aplicar 1 aplicador lleno en la vagina cada 24 horas durante 7 días.
  1 aplicador intravaginal c/24h por 7 noches

1 supositorio | /12h | 3d | rectal
Aplicar 1 supositorio por el recto cada 12 horas durante 3 días.
  1 sup rectal c/12h x 3 dias

1 supositorio | prn:fiebre mayor de 38.5 °C
1 supositorio, solo en caso de fiebre mayor de 38.5 °C.
  1 supositorio en caso de fiebre mayor a 38.5

1 tableta | prn:presión alta | sublingual
Colocar 1 tableta debajo de la lengua, solo en caso de presión alta.
  1 tab SL en caso de presión alta

1 parche | /72h
1 parche cada 72 horas.
  1 parche cada 72 hrs

1 parche | 1x/wk | 3wk | rest 1wk
1 parche una vez por semana durante 3 semanas, descansar 1 semana y repetir.
  1 parche por semana por 3 semanas y descansar una

1 tableta | /1d | 21d | rest 7d
1 tableta una vez al día durante 21 días, descansar 7 días y repetir.
  1 tab diaria por 21 dias y descansar 7

1 tableta | mon
1 tableta solo los lunes.
  1 tab cada lunes

1 tableta | mon,wed,fri
1 tableta solo los lunes, miércoles y viernes.
  1 tab los lunes, miercoles y viernes

0.5 tableta | /24h
Media tableta cada 24 horas.
  media tab c/24h

0.5 tableta | /12h | 30d
Media tableta cada 12 horas durante 30 días.
  1/2 tab c/12h x 30 dias

1.5 tableta | /1d
1 tableta y media una vez al día.
  tab y media diaria
  1 y 1/2 tab diaria

0.25 tableta | NIGHT
Un cuarto de tableta por la noche.
  1/4 de tab por la noche

0.25 tableta | NIGHT | 1wk > 0.5 tableta | NIGHT
Un cuarto de tableta por la noche durante 1 semana; después, media tableta por la noche.
  un cuarto de tableta por la noche por una semana, luego media

1 * | MORN,NIGHT
1 por la mañana y por la noche.
  1-0-1
  1-0-0-1
  1 mañana 1 noche

1 tableta | MORN,NIGHT | 15d
1 tableta por la mañana y por la noche durante 15 días.
  1 tab mañana y noche por 15 dias

1 tableta | CM,CV
1 tableta con el desayuno y con la cena.
  1 tab con desayuno y 1 con cena

1 tableta | 30min ACM,ACD,ACV
1 tableta 30 minutos antes del desayuno, antes de la comida y antes de la cena.
  1 tab 30 min antes de cada comida

1 tableta | HS
1 tableta al acostarse.
  1 tab al acostarse

1 tableta | NIGHT
1 tableta por la noche.
  1 tab c/noche

2 tableta | #1
2 tabletas en dosis única.
  2 tabs dosis única

1 tableta | #1 | again 7d x2
1 tableta en dosis única, repetir en 7 días.
  1 tab DU y repetir en 7 días

1 tableta | #1 | again 15d x2
1 tableta en dosis única, repetir en 15 días.
  1 tab hoy y repetir en 15 dias

4 tableta | #1 | +juntas
4 tabletas juntas en dosis única.
  4 tab juntas una sola vez

500 mg | /8h | 7d | oral
Tomar 500 mg por vía oral cada 8 horas durante 7 días.
  500 mg vo c/8 h x 7 d

1 g | /24h | 3d | intramuscular
Aplicar 1 g por vía intramuscular cada 24 horas durante 3 días.
  1 g IM c/24h x 3 dias

1 g | /12h | intravenosa
Aplicar 1 g por vía intravenosa cada 12 horas.
  1g c/12h IV

10 unidad | NIGHT | subcutánea
Aplicar 10 unidades con inyección debajo de la piel por la noche.
  10 U SC por la noche

10 unidad | MORN | subcutánea & 5 unidad | NIGHT | subcutánea
Aplicar 10 unidades con inyección debajo de la piel por la mañana y 5 unidades por la noche.
  10 uds SC en la mañana y 5 en la noche

20 unidad | FAST & 10 unidad | ACV
20 unidades en ayunas y 10 unidades antes de la cena.
  20 U en ayunas y 10 U antes de la cena

6 unidad | ACM,ACD,ACV
6 unidades antes del desayuno, antes de la comida y antes de la cena.
  6 UI antes de cada alimento

1 tableta | /8h | 5d > 1 tableta | /12h | 5d
1 tableta cada 8 horas durante 5 días; después, 1 tableta cada 12 horas durante 5 días.
  1 tab c/8h x 5 dias, luego c/12h x 5 dias

1 tableta | /8h | 3d > 1 tableta | prn:
1 tableta cada 8 horas durante 3 días; después, 1 tableta, solo si es necesario.
  1 tab c/8h 3 dias y despues prn

2 tableta | #1 > 1 tableta | /12h
2 tabletas en dosis única; después, 1 tableta cada 12 horas.
  2 tab inicial y luego 1 c/12 h

40 mg | /1d | 5d
40 mg una vez al día durante 5 días.
  40 mg diarios 5 dias

5 mg | MORN,NIGHT
5 mg por la mañana y por la noche.
  5 mg por la mañana, 5 mg por la noche

1 tableta | 2x/d | 1mo
1 tableta 2 veces al día durante 1 mes.
  1 tab 2 veces al dia por 1 mes

1 tableta | 2x/d | 7d
1 tableta 2 veces al día durante 7 días.
  1 tab BID x 7 dias

1 tableta | 3x/d
1 tableta 3 veces al día.
  1 tab TID
  1 tab 3xdia

1 cápsula | 4x/d | 5d
1 cápsula 4 veces al día durante 5 días.
  1 cap QID x 5d

1 tableta | /8h | 1wk
1 tableta cada 8 horas durante 1 semana.
  1 tab cada 8 hrs por 1 semana

1 tableta | /8h | finished
1 tableta cada 8 horas hasta terminar el envase.
  1 tab c/8 horas hasta terminar la caja

1 tableta | /24h | finished
1 tableta cada 24 horas hasta terminar el envase.
  1 tab c/24h hasta terminar

1 tableta | /24h | endless
1 tableta cada 24 horas, no deje de tomarlo sin hablar con su médico.
  1 tab c/24h hasta nueva indicación

1 tableta | /1d | endless
1 tableta una vez al día, no deje de tomarlo sin hablar con su médico.
  1 tab diaria permanente
  1 tab diaria de por vida

1 tableta | /1d | 3mo
1 tableta una vez al día durante 3 meses.
  1 tab diaria x 3 meses

1 tableta | /1d
1 tableta una vez al día.
  1 tab/día
  1 tab x día

5 ml | 3x/d
5 ml 3 veces al día.
  5 ml 3 veces al dia

1 cucharada | /8h
1 cucharada cada 8 horas.
  1 cucharada c/8h

1 cucharadita | /8h | 5d
1 cucharadita cada 8 horas durante 5 días.
  1 cdita c/8h x 5 dias
`
