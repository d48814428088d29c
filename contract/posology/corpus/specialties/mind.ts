/** Dosage instructions of psychiatry and neurology. */
export const MIND = `
0.5 tableta | MORN | 6d > 1 tableta | MORN
Media tableta por la mañana durante 6 días; después, 1 tableta por la mañana.
  media tab en la mañana por 6 dias y luego 1 tab en la mañana

0.5 tableta | NIGHT | 7d > 1 tableta | NIGHT
Media tableta por la noche durante 7 días; después, 1 tableta por la noche.
  1/2 tab por la noche x 7 dias, luego 1 tab por la noche

0.25 tableta | NIGHT | 3d > 0.5 tableta | NIGHT
Un cuarto de tableta por la noche durante 3 días; después, media tableta por la noche.
  1/4 de tableta por la noche por 3 dias, luego 1/2 tableta por la noche

5 gota | NIGHT | prn:insomnio | oral
Tomar 5 gotas por vía oral por la noche, solo en caso de insomnio.
  5 gotas VO por las noches, en caso de insomnio

1 * | NIGHT
1 por la noche.
  0-0-1

1 * | MORN | 30d
1 por la mañana durante 30 días.
  1-0-0 x 30 dias

0.5 * | NIGHT | 30d
Media por la noche durante 30 días.
  0-0-1/2 x 30 dias

0.5 * | MORN | 30d & 1 * | NIGHT | 30d
Media por la mañana y 1 por la noche durante 30 días.
  1/2-0-1 x 30 d

1 * | MORN | 30d & 1 * | NOON | 30d & 2 * | NIGHT | 30d
1 por la mañana, 1 al mediodía y 2 por la noche durante 30 días.
  1-1-2 x 30 d

200 mg | MORN & 200 mg | AFT & 400 mg | NIGHT
200 mg por la mañana, 200 mg por la tarde y 400 mg por la noche.
  200 mg mañana, 200 mg tarde y 400 mg noche

1 tableta | MORN & 1 tableta | AFT & 2 tableta | NIGHT
1 tableta por la mañana, 1 tableta por la tarde y 2 tabletas por la noche.
  1 tab en la mañana, 1 tab en la tarde y 2 tabs en la noche

1 tableta | @08:00 & 2 tableta | @20:00
1 tableta a las 8 de la mañana y 2 tabletas a las 8 de la noche.
  1 tableta 8 am y 2 tabletas 8 pm

1 tableta | @07:00
1 tableta a las 7 de la mañana.
  1 tab 7 am

1 tableta | MORN
1 tableta por la mañana.
  1 tab am

1 tableta | MORN,NIGHT
1 tableta por la mañana y por la noche.
  1 tab am y 1 tab pm

0.5 tableta | MORN & 1 tableta | NIGHT
Media tableta por la mañana y 1 tableta por la noche.
  media tableta am y 1 tableta pm

20 mg | MORN
20 mg por la mañana.
  20 mg am

1 tableta | @00:00,08:00,16:00
1 tableta a las 8 de la mañana, 4 de la tarde y 12 de la noche.
  1 tab a las 8, 16 y 24 horas

1 tableta | @08:00,14:00,20:00
1 tableta a las 8 de la mañana, 2 de la tarde y 8 de la noche.
  1 tab 8-14-20 hrs

1 tableta | @07:00,15:00,23:00 | 7d
1 tableta a las 7 de la mañana, 3 de la tarde y 11 de la noche durante 7 días.
  1 tab 7, 15 y 23 hrs x 7 d

1 tableta | @22:00
1 tableta a las 10 de la noche.
  1 tab a las 22 h
  1 tab a las 10 de la noche

37.5 mg | /24h | 7d > 75 mg | /24h
37.5 mg cada 24 horas durante 7 días; después, 75 mg cada 24 horas.
  37.5 mg c/24h x 7 dias, despues 75 mg c/24h

75 mg | /24h | 1wk > 150 mg | /24h | endless
75 mg cada 24 horas durante 1 semana; después, 150 mg cada 24 horas, no deje de usarlo sin hablar con su médico.
  75 mg c/24h por una semana y despues 150 mg c/24h sin suspender

25 mg | NIGHT | 1wk > 50 mg | NIGHT | 1wk > 75 mg | NIGHT | 1wk > 100 mg | NIGHT
25 mg por la noche durante 1 semana; después, 50 mg por la noche durante 1 semana; después, 75 mg por la noche durante 1 semana; después, 100 mg por la noche.
  iniciar 25 mg cada noche, aumentar 25 mg cada semana hasta llegar a 100 mg

1 tableta | again 2h x2 | prn:dolor | max 2
1 tableta, solo en caso de dolor, máximo 2 tabletas al día, puede repetir en 2 horas.
  1 tableta al inicio del dolor, puede repetir en 2 horas, máximo 2 tabletas al día
  1 tableta al inicio del dolor, puede repetirse a las 2 horas, máximo 2 al día
  1 tab al inicio del dolor, repetir en 2 horas si persiste, maximo 2 al dia
  1 tab si hay dolor, repetir 1 tableta a las 2 h, max 2 al dia

1 tableta | again 2h x2 | prn:migraña | max 2
1 tableta, solo en caso de migraña, máximo 2 tabletas al día, puede repetir en 2 horas.
  1 tab al iniciar migraña, repetir a las 2 h si no mejora, max 2 al dia
  1 tab al inicio de la migraña, puede repetir a las 2 hrs si persiste el dolor, no mas de 2 al dia
  1 tab al inicio de la migraña, repetir a las 2 horas si persiste, max 2 al día
  1 tableta en caso de migraña, puede repetir una dosis a las 2 horas, máximo 2 al día

50 mg | again 2h x2 | prn:migraña | max 100
50 mg, solo en caso de migraña, máximo 100 mg al día, puede repetir en 2 horas.
  50 mg al inicio de la migraña, se puede repetir después de 2 horas, máximo 100 mg en 24 horas

1 tableta | again 2h x2 | prn:crisis
1 tableta, solo en caso de crisis, puede repetir en 2 horas.
  1 tableta al inicio de la crisis, puede repetir en 2 horas
  1 tab al inicio de la crisis, puede repetir a las 2 hrs si persiste

1 tableta | again 8h x2 | prn:dolor
1 tableta, solo en caso de dolor, puede repetir en 8 horas.
  1 tab en caso de dolor, puede repetir en 8 horas
`
