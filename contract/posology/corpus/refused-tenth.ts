/** Dosage instructions written with everyday-tenth.ts that the parser must not read with confidence. */
export const REFUSED_TENTH = `
unseen
  1 tab L-V y 1/2 tab S-D
  bajar 5 mg cada semana
  1 tab HS x 30
  1 tab c/4-6h prn dolor max 6
  100 mcg L-V, 125 mcg S y D
  10 mg/kg c/8h
  20 tabletas, 1 c/12h
  1x2x10 dias
  1 tab x 3 x 5 dias
  1 tab noche, 2 tab los sabados
  1 tab c/24h lunes, miercoles y viernes x 4 semanas
  1 tab VO cada 24 hrs por la noche x 3 m
  1 tab c/8h c/12h x 5 dias
  1 tab diaria los lunes
  1 tab c/24h lunes y jueves
  2 tab diario sabado
  1 tab c/8h 2 veces al dia
  1 tab x 5
  c/8h x 7 dias
  1 tab de vez en cuando
  1 tab segun necesidad o 2
  1 tab c/8h x 7 dias x 5 dias
  1 tab OD c/8h
  2 tab (500 mg) c/8h
  4 tab (10 mg) sabados
  1 jeringa de 5 ml c/8h x 5 d
  1 tab c/15 minutos
  1 tab c/30h
  1 tab dia y noche cada 8 h
  1 tab al dia 3 veces a la semana
  2 tab c/8h prn max 2 al dia
  2 tab c/6h prn max 1 al dia
  1 tab semanal diario
  1 gota ojo c/8h
  1 tab cada noche en ayunas
  500 c/8h
  1 mg/kg/dia
  1 tab c/8h o cuando duela
  1 tab hasta que se sienta mejor
  1/3 tab c/8h y 1/4 tab
  tomar segun esquema
  igual que antes
  1 tab 2 tab c/8h
  0 tab c/8h
  1 tab c/0h
  1 tab c/8h x 0 dias
  1 tab c/8h x 7 dias no tomar
  no tomar 1 tab c/8h
  suspender 1 tab c/8h
  1 tab c/8h excepto domingos
  1 tab c/24h solo domingos
  1.000 mg c/8h
  10.000 UI IM
  1 tab manana
  2x3
  1 tab por 8 horas
  1 tab por 3 por 5
  1 tab c/12h noche
  1 tab c/8h en la noche
  3 veces 1 tab 2 dias
  1 amp IM o IV c/8h
  1 tab VO SC c/12h
  5 ml IM VO c/8h
  10 UI mañana y noche 5 UI diario
  1 tab c/24h por 1 mes o 2
  1 a 2 a 3 tab c/8h
  20 gotas 1 tab c/8h
  1 tab diez mg c/8h dos
  1 tab c/8h por la via que sea
  media dosis c/8h
  la mitad cada 8 h
  1 tab al año
  1 cucharada cafetera c/8h
  1 tab c/48h diario
  1 tab cada dia por medio
  1 tab c/ h
  1 tab bid c/8h
  1 tab tid diario
  1 tab hoy y ya`
