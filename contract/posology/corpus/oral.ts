/**
 * Dosage instructions for tablets, capsules and other things that are swallowed. Each block has a structure, its sentence and the
 * ways to write it.
 */
export const ORAL = `
1 tableta | /8h | 7d | oral
Tomar 1 tableta por vía oral cada 8 horas durante 7 días.
  1 tab c/8h x 7d VO
  1 TAB C/8H X 7D VO
  1 tab vo c/8 hrs x 7 dias
  1 tableta vía oral cada 8 horas por 7 días
  Tomar 1 tableta cada 8 horas por 7 días
  tomar una tableta cada ocho horas durante siete dias
  1 tab. V.O. cada 8 hrs. durante 7 días
  VO 1 tab cada 8 h por 7 d
  cada 8 horas 1 tableta vía oral por 7 días
  Tomar 1 (una) tableta cada 8 (ocho) horas por 7 (siete) días
  Tomar 1 tabelta cada 8 hroas por 7 dias
  tome 1 tableta c/8hrs por 7 dias
  1tab c/8h x7d v.o.
  Por 7 días tomar 1 tableta cada 8 horas

1 tableta | /8h | 7d
1 tableta cada 8 horas durante 7 días.
  1 tab c/8h x 7d
  1 tab c/8 hrs por 7 dias
  1 tab cada 8h, 7 dias
  1 tab q8h x 7 d
  1 tab/8h x 7 días
  1 tableta cada 8 horas (7 días)
  1 tab c/8h, 3 veces al día, por 7 días

1 tableta | /12h | 10d | oral
Tomar 1 tableta por vía oral cada 12 horas durante 10 días.
  Tomar 1 tableta por vía oral cada 12 horas durante 10 días.
  1 tab VO c/12h x 10d
  1 tab vo c/12 h por 10 dias
  TOMAR UNA TABLETA CADA DOCE HORAS POR DIEZ DIAS
  tomar 1 tablta c/12hrs x 10 dias

1 cápsula | /12h | 10d | oral
Tomar 1 cápsula por vía oral cada 12 horas durante 10 días.
  1 cap VO c/12h x 10d
  tomar 1 capsula cada 12 horas por 10 dias
  1 caps c/12 hrs durante 10 días vía oral
  Tomar una cápsual cada 12 horas por 10 días
  1 cap cada 12hrs x 10 dias, oral

1 comprimido | /24h | 30d | oral
Tomar 1 comprimido por vía oral cada 24 horas durante 30 días.
  tomar 1 comprimido cada 24 horas por 30 dias
  1 comp VO c/24h x 30 d
  1 comprimido c/24 hrs durante 30 dias via oral

1 tableta | /1d | 30d | oral
Tomar 1 tableta por vía oral una vez al día durante 30 días.
  Tomar 1 tableta diaria por 30 días
  tomar 1 tableta al dia por 30 dias
  1 tab VO diario x 30 dias
  1 tableta vía oral una vez al día por 30 días
  Tomar una tableta diariamente durante 30 días
  tomar 1 tab todos los días x 30d
  1 tab vo cada dia por 30 dias
  tomar una al dia por 30 dias, dosis de 1 tableta

1 tableta | 2x/d | 5d | oral
Tomar 1 tableta por vía oral 2 veces al día durante 5 días.
  Tomar 1 tableta 2 veces al día por 5 días
  1 tab VO BID x 5 días
  tomar una tableta dos veces por dia durante cinco dias
  1 tab 2 veces/dia x 5d VO
  tomar 1 tab dos veces al dia x 5 d

1 tableta | 3x/d | 7d | oral
Tomar 1 tableta por vía oral 3 veces al día durante 7 días.
  Tomar 1 tableta tres veces al día por 7 días
  1 tab vo 3 veces al dia x 7 dias
  1 tab TID VO x 7d
  tomar 1 tab 3 tomas al dia por 7 dias

1 tableta | 3x/d C | 7d | oral
Tomar 1 tableta por vía oral 3 veces al día, con los alimentos, durante 7 días.
  Tomar 1 tableta 3 veces al día con alimentos por 7 días
  1 tab VO tres veces al dia con los alimentos x 7d
  tomar 1 tab 3 veces al dia junto con los alimentos por 7 dias

1 tableta | CM,CD,CV | 7d | oral
Tomar 1 tableta por vía oral con el desayuno, con la comida y con la cena durante 7 días.
  Tomar 1 tableta con cada comida por 7 días
  1 tab VO con el desayuno, con la comida y con la cena x 7d
  tomar 1 tab con cada alimento durante 7 dias

1 tableta | ACM,ACD,ACV | 10d | oral
Tomar 1 tableta por vía oral antes del desayuno, antes de la comida y antes de la cena durante 10 días.
  Tomar 1 tableta antes de cada comida por 10 días
  1 tab vo antes de cada alimento x 10 d
  tomar una tableta antes de desayuno, antes de comida y antes de cena por 10 dias

1 tableta | /8h C | 5d | oral
Tomar 1 tableta por vía oral cada 8 horas, con los alimentos, durante 5 días.
  Tomar 1 tableta cada 8 horas con alimentos por 5 días
  1 tab VO c/8h con los alimentos x 5 d
  1 tab c/8h vo x 5d con alimento

1 tableta | /12h PC | 5d | oral
Tomar 1 tableta por vía oral cada 12 horas, después de los alimentos, durante 5 días.
  Tomar 1 tableta cada 12 horas después de los alimentos por 5 días
  1 tab vo c/12h despues de comer x 5d
  1 tab VO cada 12 hrs, despues de las comidas, por 5 dias

1 cápsula | FAST | 28d | oral
Tomar 1 cápsula por vía oral en ayunas durante 28 días.
  Tomar 1 cápsula en ayunas por 28 días
  1 cap VO en ayunas x 28d
  1 cap VO con el estómago vacío x 28 dias

1 cápsula | /24h FAST | 14d | oral
Tomar 1 cápsula por vía oral cada 24 horas, en ayunas, durante 14 días.
  1 cap VO c/24h en ayunas x 14 d
  tomar 1 capsula cada 24 horas en ayuno por 14 dias
  1 cap c/24 hrs VO, en ayunas, 14 días

1 cápsula | /24h 30min ACM | 14d | oral
Tomar 1 cápsula por vía oral cada 24 horas, 30 minutos antes del desayuno, durante 14 días.
  Tomar 1 cápsula cada 24 horas 30 minutos antes del desayuno por 14 días
  1 cap VO c/24h 30 min antes de desayunar x 14d

1 tableta | NIGHT | 30d | oral
Tomar 1 tableta por vía oral por la noche durante 30 días.
  Tomar 1 tableta por la noche por 30 días
  1 tab VO en la noche x 30 d
  tomar 1 tableta cada noche por 30 dias
  1 tab por las noches VO durante 30 dias
  0-0-1 tab VO x 30 d

1 tableta | /24h NIGHT | 1mo | oral
Tomar 1 tableta por vía oral cada 24 horas, por la noche, durante 1 mes.
  Tomar 1 tableta cada 24 horas por la noche por 1 mes
  1 tab VO c/24h en la noche x 1 mes
  1 tab c/24 hrs noche VO durante un mes

1 tableta | /24h MORN | 30d | oral
Tomar 1 tableta por vía oral cada 24 horas, por la mañana, durante 30 días.
  Tomar 1 tableta por vía oral cada 24 horas, por la mañana, durante 30 días.
  1 tab VO c/24h en la mañana x 30d

0.5 tableta | NIGHT
Media tableta por la noche.
  media tableta en la noche
  1/2 tab por la noche
  ½ tableta en las noches
  MEDIA TABLETA POR LA NOCHE

0.5 tableta | HS | 30d | oral
Tomar media tableta por vía oral al acostarse durante 30 días.
  Tomar media tableta al acostarse por 30 días
  1/2 tab VO antes de dormir x 30 d
  tomar ½ tableta a la hora de dormir por 30 dias
  1/2 tab VO en la noche antes de acostarse x 30 dias

0.25 tableta | /12h | 7d | oral
Tomar un cuarto de tableta por vía oral cada 12 horas durante 7 días.
  Tomar un cuarto de tableta cada 12 horas por 7 días
  1/4 tab VO c/12h x 7d
  ¼ de tableta cada 12 hrs VO por 7 dias

0.75 tableta | MORN | 5d | oral
Tomar tres cuartos de tableta por vía oral por la mañana durante 5 días.
  Tomar tres cuartos de tableta por la mañana por 5 días
  3/4 tab VO en la mañana x 5 d

1.5 tableta | /24h | 10d | oral
Tomar 1 tableta y media por vía oral cada 24 horas durante 10 días.
  Tomar tableta y media cada 24 horas por 10 días
  1 1/2 tab VO c/24h x 10 d
  tomar una tableta y media cada 24 horas por 10 dias
  1½ tabletas VO cada 24 hrs por 10 días
  1.5 tab VO c/24h x 10d
  1 y media tabletas VO c/24 h por 10 dias

2.5 tableta | /24h | 10d | oral
Tomar 2 tabletas y media por vía oral cada 24 horas durante 10 días.
  Tomar 2 tabletas y media cada 24 horas por 10 días
  2 1/2 tabs VO c/24h x 10 dias
  2.5 tab VO cada 24 h x 10d

2 tableta | /12h | 5d | oral
Tomar 2 tabletas por vía oral cada 12 horas durante 5 días.
  Tomar 2 tabletas cada 12 horas por 5 días
  2 tabs VO c/12h x 5d
  DOS TABLETAS VO C/12 HRS X 5 DIAS
  tomar dos tabs cada doce horas por cinco dias

1-2 tableta | /6-8h | 3-5d | oral
Tomar 1 a 2 tabletas por vía oral cada 6 a 8 horas durante 3 a 5 días.
  Tomar 1 a 2 tabletas cada 6 a 8 horas por 3 a 5 días
  1-2 tabs VO c/6-8 h x 3-5 d
  tomar 1 o 2 tabletas cada 6 a 8 hrs durante 3-5 dias

1-2 tableta | /8h | prn:dolor | max 6 | oral
Tomar 1 a 2 tabletas por vía oral cada 8 horas, solo en caso de dolor, máximo 6 tabletas al día.
  Tomar 1 a 2 tabletas cada 8 horas en caso de dolor, máximo 6 tabletas al día
  1-2 tab VO c/8h PRN dolor máx 6 tabletas al día
  1 o 2 tabs VO c/8 hrs si dolor, no más de 6 tabletas en 24 horas

1 * | MORN,NIGHT | 5d
1 por la mañana y por la noche durante 5 días.
  1-0-1 por 5 días
  1-0-1 x 5d
  1 - 0 - 1 durante 5 dias

1 tableta | MORN,NIGHT | 5d | oral
Tomar 1 tableta por vía oral por la mañana y por la noche durante 5 días.
  1-0-1 tab VO x 5 días
  Tomar 1 tableta por la mañana y otra por la noche por 5 días
  1 tab VO mañana y noche x 5 d
  tomar 1 tab en la mañana y 1 en la noche por 5 dias
  1 tab VO en la mañana y en la noche por 5 días

1 tableta | MORN,NOON,NIGHT | 7d
1 tableta por la mañana, al mediodía y por la noche durante 7 días.
  1-1-1 tab x 7 dias
  1 tab 1-1-1 x 7d
  1-1-1 tabletas por 7 días

1 tableta | MORN,AFT,NIGHT | 5d | oral
Tomar 1 tableta por vía oral por la mañana, por la tarde y por la noche durante 5 días.
  Tomar 1 tableta mañana, tarde y noche por 5 días
  1 tab VO en la mañana, en la tarde y en la noche x 5 d

1 tableta | MORN,NOON,AFT,NIGHT | 10d
1 tableta por la mañana, al mediodía, por la tarde y por la noche durante 10 días.
  1-1-1-1 tabletas por 10 días
  1-1-1-1 tab x 10 d

0.5 tableta | MORN,NIGHT | 30d
Media tableta por la mañana y por la noche durante 30 días.
  1/2-0-1/2 tab por 30 días
  ½-0-½ tab x 30 d
  0.5-0-0.5 tab por 30 dias

1 tableta | MORN | 30d | oral & 2 tableta | NIGHT | 30d | oral
Tomar 1 tableta por vía oral por la mañana y 2 tabletas por la noche durante 30 días.
  Tomar 1 tableta en la mañana y 2 en la noche por 30 días
  1-0-2 tab VO x 30 d
  tomar 1 tab por la mañana y 2 tabs por la noche x 30 dias

1 tableta | CM,CV | 30d | oral
Tomar 1 tableta por vía oral con el desayuno y con la cena durante 30 días.
  Tomar 1 tableta con el desayuno y con la cena por 30 días
  1 tab VO con desayuno y cena x 30 d
  tomar 1 tableta con el desayuno y otra con la cena durante 30 dias

1 tableta | PCV | 7d | oral
Tomar 1 tableta por vía oral después de la cena durante 7 días.
  Tomar 1 tableta después de cenar por 7 días
  1 tab VO despues de la cena x 7d

1 tableta | @08:00,20:00 | 7d | oral
Tomar 1 tableta por vía oral a las 8 de la mañana y 8 de la noche durante 7 días.
  Tomar 1 tableta a las 8:00 y a las 20:00 por 7 días
  1 tab VO 8 am y 8 pm x 7 d
  1 tableta vía oral a las 8 am y 8 pm por 7 dias
  tomar 1 tab a las 8:00 y 20:00 hrs por 7 dias

1 sobre | /24h | 7d | oral | +disuelto en medio vaso de agua
Tomar 1 sobre por vía oral cada 24 horas durante 7 días, disuelto en medio vaso de agua.
  Disolver 1 sobre en medio vaso de agua cada 24 horas por 7 días
  1 sobre VO c/24h x 7 dias disuelto en medio vaso de agua
  tomar 1 sobre diluido en 1/2 vaso de agua cada 24 horas por 7 dias

1 gragea | /24h | 21d | oral
Tomar 1 gragea por vía oral cada 24 horas durante 21 días.
  Tomar 1 gragea cada 24 horas por 21 días
  1 gragea VO c/24 h x 21 d

1 tableta | /24h | endless | oral
Tomar 1 tableta por vía oral cada 24 horas, no deje de tomarlo sin hablar con su médico.
  Tomar 1 tableta cada 24 horas, uso continuo
  1 tab VO c/24h sin suspender
  1 tab VO c/24h de por vida
  1 tab VO cada 24 horas, tratamiento crónico
  1 tab vo c/24 hrs indefinidamente
  1 tab vo c/24 h hasta nueva indicacion
  tomar 1 tableta cada 24 horas de forma permanente
  1 tab vo c/24h hasta su próxima cita
  1 tab c/24h vo por tiempo indefinido

1 cápsula | /1d | finished | oral
Tomar 1 cápsula por vía oral una vez al día hasta terminar el envase.
  Tomar 1 cápsula diaria hasta terminar la caja
  1 cap VO diario hasta terminar el frasco
  tomar 1 capsula al dia hasta terminar

1 tableta | /24h | until hasta el 25 de diciembre | oral
Tomar 1 tableta por vía oral cada 24 horas hasta el 25 de diciembre.
  Tomar 1 tableta cada 24 horas hasta el 25 de diciembre
`
