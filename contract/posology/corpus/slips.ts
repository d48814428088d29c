/** Dosage instructions with typing errors and loose wording that suggest another dose, with the right reading. */
export const SLIPS_READ = `
0.5 tableta | NIGHT
Media tableta por la noche.
  una media tableta cada noche
  una 1/2 tab en la noche
  una ½ tableta por la noche

0.5 tableta | /24h
Media tableta cada 24 horas.
  un medio de tableta c/24h

1.5 tableta | /12h
1 tableta y media cada 12 horas.
  1 ½ tab c/12h
  1½ tab c/12h

0.5 mg | /8h
0.5 mg cada 8 horas.
  (.5 mg) c/8h
  0,5 mg c/8h

1 tableta | PCM,PCV
1 tableta después del desayuno y después de la cena.
  1 tab después del desayuno y de la cena
  1 tab despues desayuno y cena

1 tableta | PCM,PCD,PCV | 5d
1 tableta después del desayuno, después de la comida y después de la cena durante 5 días.
  1 tab despues de desayuno comida y cena x 5 d

1 tableta | MORN,NIGHT,C
1 tableta por la mañana y por la noche, con los alimentos.
  1 tab mañana y noche con alimentos

1 tableta | MORN,NIGHT,PC | 5d
1 tableta por la mañana y por la noche, después de los alimentos, durante 5 días.
  1-0-1 tab después de los alimentos x 5 d

1 tableta | /24h MORN,C
1 tableta cada 24 horas, por la mañana, con los alimentos.
  1 tab c/24h por la mañana con alimentos

8 unidad | MORN,NOON,NIGHT,AC
8 unidades por la mañana, al mediodía y por la noche, antes de los alimentos.
  8-8-8 UI antes de los alimentos

1 tableta | CM,CV
1 tableta con el desayuno y con la cena.
  1 tab en desayuno y cena

1 tableta | CM,CD,CV
1 tableta con el desayuno, con la comida y con la cena.
  1 tab en desayuno, comida y cena

1 tableta | NIGHT,AC
1 tableta por la noche, antes de los alimentos.
  1 tab antes de los alimentos por la noche

1 tableta | @07:00,15:00,23:00
1 tableta a las 7 de la mañana, 3 de la tarde y 11 de la noche.
  1 tab a las 7, 15 y 23 hrs

1 tableta | /8h | 5d
1 tableta cada 8 horas durante 5 días.
  01 tab c/8h x 05 días

1 tableta | /24h | 7d | +suspender si hay molestias
1 tableta cada 24 horas durante 7 días, suspender si hay molestias.
  1 tab c/24h x 7 d, suspender si hay molestias
`

/** Dosage instructions with typing errors or loose wording that the parser must not read with confidence. */
export const SLIPS_REFUSED = `
naked or doubtful decimals
  ,5 mg c/12 h
  VO,5 mg c/12h
  tab.5 c/12h
  10,00 mg c/8h
  025 mg al acostarse x 14 d
  05 tab c/24h
  01 ml c/24h
  05-0-05 tab
  1 0.5 tab en ayunas
  1,200,000 0.5 UI IM dosis única

one half or one and a half
  1 media tab c/24h
  1 media tableta en la noche
  1 medio comprimido diario
  12 media UI en la noche
  1-1-1 1/2 tab
  1-1-1 media tab
  12 tab por la noche
  un de tableta cada 12 horas

tomorrow
  tomar 1 tab mañana por la noche
  1 tab mañana en la noche

a lost number or word
  1 tableta cada horas por 5 días
  1 tab c/h x 7 d
  1 tab cada hrs
  1 ampolleta IM cada días por 3 meses
  60 mg SC cada meses
  1 tab en ayunas por mes
  2 atomizaciones en cada fosa nasal por las noches por mes
  1 tab lunes viernes por 4 semanas
  1 tab c/24 h, suspender
  1 tab c/8h x 5 d, no dar
  8 unidades de la cena

a meal of another dose
  1 tab antes de comer y cena
  1 tab después de comer con desayuno y cena
  500 mg (1 aplicación) c/8h x 7 dias
  20 UI antes de desayuno y 10 UI cena
  1 tab después de desayuno, 2 comida y cena
  1-1-1-1 ½ tabletas por 10 días
  2 1/2 disparos c/6h
  media gota en cada ojo c/8h

hours of either half of the day
  1 tab a las 8
  1 tab a las 8 y 4
  1 tab a las 6, 2 y 10
  1 tab a las 8 y a las 8
  1 tab c/24h a las 9
  1 tab a las 8:30
  1 tab a las 12 am

advice that changes the treatment
  1 tab diario, no tomar domingos
  1 tab c/8h, no tomar por la noche
  1 tab c/8h dejar día de descanso

what is not given so
  1 tab IM dosis unica
  2 gotas IM c/8h
  1 cucharada IM c/8h
  1 gota VO en cada ojo c/8h
  1 tab en ojo derecho c/8h
  1 gota en ambos ojo sc/4h x 7d
  inhalar 2 disparo sc/6h
  tomar 1 supositorio c/8h
  tomar 1 óvulo en la noche
  1 parche VO c/24h
  80 g IM c/24h por 5 días
  1 tableta de 850 g c/12h
  5 ml (250 g) c/8h
  1 g en cada ojo c/4 hrs

no day of the calendar
  1 tab c/24h hasta el 52 de diciembre
  1 tab c/24h hasta el 31 de febrero
`
