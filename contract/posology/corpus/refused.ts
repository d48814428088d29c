/** Dosage instructions that the parser must not read with confidence, by their problem. */
export const REFUSED = `
contradiction
  1-0-1 en ayunas
  1-0-1 8 am
  1-0-1 1 tableta con el desayuno
  1 tab c/8h c/12h
  1-0-1 c/8h
  1 tab 2 veces al día cada 8 horas
  1 tab c/8h, 2 tab c/12h
  1 tab c/24h mañana y noche
  1 tab c/8h por 7 días por 10 días
  1 tab VO IM c/8h
  1 tableta vía oral sublingual cada 24 horas
  1 gota en ojo derecho en ojo izquierdo c/8h
  1 tab cada 6 horas máximo 3 al día por 5 días
  2 tab PRN dolor máx 1 al día
  1 tab cada 30 días por 7 días
  1 tab c/8h por 5 días hasta terminar la caja
  1 tableta 5 ml c/8h
  1 tab cada semana por 3 días
  1-1-1 dos veces al día
  1 tab diario cada semana
  dosis única 1 tab c/8h
  1 tab c/12h por 7 días, sin suspender
  1-0-1 tab cada 24 horas
  500 mg 250 mg c/8h
  1 c/8h y 1 en caso de dolor x 3 d
  1 c/8h y 1 tableta en caso de dolor x 3 d

ambiguous
  1 en la mañana y 1 PRN x 3 d
  1 en la mañana, 1 tableta PRN x 3 d
  2 tabletas al día
  3 cápsulas diarias por 10 días
  2 tabletas por día por 7 días
  Tomar 2 al día
  1 tab c/8h luego 1 tab c/12h
  1 tab noche 8 noche al día
  1 tab mañana y noche, 2 tab noche
  1 tab a las 8 y 2 tab a las 8
  1 tab al acostarse y 1 tab al dormir
  1 tab en la mañana y 10 ml en la noche
  1-0-2 c/48h
  10 UI en la mañana los sábados y 12 UI en la noche
  7 tabletas (8 mg) c/24h
  Aplicar capa delgada 500 mg en la cara c/12h
  1 tab c/8h x 5d, en caso de dolor, suspender si hay ronchas
  1.500 mg c/8h
  40 mg, luego 20 mg x 5 d

absurd
  500 tab c/8h x 7d
  1 tab c/8h x 9000 días
  0 tab c/8h x 7d
  1 tab cada 0 horas
  1 tab cada 7 horas por 5 días
  1 tab c/13h
  1 tab 50 veces al día
  80 ml c/1 min
  15 óvulos vaginales cada noche
  50 disparos c/6h
  20 ampolletas IM c/24h
  200 gotas c/8h
  9000 mg c/8h
  1 tab c/8h x 0 días
  20 parches c/72h
  1 tab 2.5 veces al día

incomplete
  1 tableta
  1 tableta por 7 días
  tomar cada 8 horas
  cada 8 horas por 7 días
  por 7 días
  1 tab VO
  5 ml
  tomar
  1 tableta con alimentos
  Tomar 5 cada 8 horas por 7 días
  Tomar 2.5 cada 8 horas

not-understood
  2 disparos PRN máx 8 min al día
  15 ml en enjuague máx 1 min 2 veces al día
  tomar según indicaciones
  como ya sabe
  1x3x7
  1 tab 3x7
  10 mg/kg cada 8 horas
  250 mg/5 ml cada 8 horas
  50 mg/kg/día dividido en 3 dosis
  1 tab QD
  1 tab OD x 30 d
  1 gota OD c/8h x 7d
  1 tab hs
  1 tab AC
  1 tab qod
  disminuir 5 mg cada semana hasta suspender
  1 tab c/8h x 7d excepto domingos
  1 tab c/8h no c/12h
  1 tab sin c/8h
  no 1 tab c/8h x 7d
  no tomar 1 tableta cada 8 horas
  2 UI por cada 50 mg de glucosa arriba de 150
  1 tab zaz c/8h
  Paracetamol 500 mg cada 8 horas
  Amoxicilina 250 mg/5 ml, tomar cada 8 horas por 7 días
  Tabletas de 500 mg, tomar cada 8 horas por 7 días
  1 tableta cada 8 horas por siempre que quiera
  1 tab cada 8 horas por 7
  Caja con 20 tabletas, tomar cada 8 horas por 7 días
  21-11-2026
  Tel. 55-12-34-56
  1/0/1
  1 tab c/8h o c/12h
  1 tab mañana
  aplicar y dejar actuar por 10 minutos
  misma dosis
  igual que la vez pasada
  continuar tratamiento
  1 tableta c/8h salvo indicación
  1 cja c/8h
  1 tab c/8h dejar un día de descanso
  ver indicaciones anexas
  40-30-20 mg x 5 d
  1 tab c/8h x 7d y 2 más si no mejora
  1 tab casi cada 8 horas
  1 tab antes o después de comer
  5 ml (250 mg) y 10 ml (250 mg) cada 12 horas por 7 días
  5 a 10 ml (250 mg) cada 8 horas por 7 días
  media tableta (500 mg) cada 8 horas por 7 días
  500 mg (media tableta) cada 8 horas por 7 días
`
