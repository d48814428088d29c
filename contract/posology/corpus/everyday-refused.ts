/** Dosage instructions in everyday shorthand that must be refused, because they have two readings or none. */
export const MORE_REFUSED = `
without one clear reading
  3 tab (20 mg) c/24h
  2 cap (600 mg) c/8h
  6 tab (2.5 mg) los domingos
  2 comp (1 g) c/12h
  2 inhalaciones (200 mcg) c/12h
  5 mg (2 tab) c/24h
  1 g (2 tabletas) c/8h
  1 tab en la mañana y media noche x 30 d
  2 tab en la tarde y media noche
  1 cap al desayuno y media tarde
  1 tab y media mañana
  1 tab dia y noche
  1 tab de dia y de noche
  1 tab por la noche y por dia
  1 cap cada dia y cada noche x 7 d
  2 tab diario y noche
  1 tab diaria y por la tarde
  1 tab c/24h los lunes x 4 semanas
  1 tab diaria los martes
  2 tab al dia los sabados
  4 tab c/24h cada sabado
  7.5 mg diario los viernes
  10 mg cada dia los domingos
  1 tab todos los dias lunes y jueves
  1 tab una vez al dia de lunes a sabado
  6 tab c/12h los viernes
  1 tab c/48h los lunes
  1 tab cada tercer dia, lunes y jueves
  2 jeringas c/8h x 5 d
  1 jeringa de 3 ml c/8h
  media jeringa VO c/12h
  1 jeringa VO c/24h
  1 frasco VO c/24h x 3 d
  1 frasco diario
  1 tab cada 30 minutos
  2 tab cada 10 minutos por 3 dias
  5 ml c/15 min
  1 gota cada 5 minutos
  1 tab cada 20 minutos por 30 dosis
  2 tab c/6h max 3 al dia prn
  2 cap prn max 2 al dia
  3 tab prn dolor maximo 4 tabletas al dia
  1 a 2 tab prn max 3 al dia
  2 puffs prn max 4 al dia
  2 UI pm
  1 tab am y 1 pm x 5 d
  20 UI pm y 10 UI am
  1 tab c/24h x 6
  1 tab c/12h x 12
  1 tab c/8h x 8
  1 tab c/24h x 2
  1 tab c/24h x 4
  1 tab c/24h por 7
  1 tab diaria durante 30
  1 cap cada 8 por 7
  1 tab c/15
  1 tab c/3
  1 tab c/30
  1 tab c/5 x 7
  1 tab semanal x 4
  1 tab cada semana x 7
  1 gota OD c/4h x 5 d
  2 gotas OD c/8h
  aplicar OD c/8h
  media capsula c/24h
  1.5 cap c/12h
  media perla c/24h
  medio ovulo por la noche
  medio disparo c/8h
  1 cap y media c/8h
  media gota c/8h
  1 tab c/8h x 7 d #15
  2 tab c/12h x 5 d #10
  1 tab c/24h x 30 d #20
  3 tab c/24h #20
  1 tab c/8h x 10 ml
  5 ml c/8h x 20 tabletas
  1 tab c/24h #10 #20
  descansar 7 dias
  1 tab descansar 7
  1 tab c/24h, descansar 7 dias
  1 tab c/24h x 21 d, descansar
  1 tab c/24h x 21 d, descansar los domingos
  1 tab diaria 22/8
  1 tab c/24h x 21 d, descansar 7 d, descansar 14 d
  2 tab DU, repetir
  2 tab DU, repetir cada 15 dias
  2 tab DU, repetir si es necesario
  1 tab c/8h x 3 d, luego 1 tab c/12h x 3 d, repetir en 15 dias
  40 mg c/24h, disminuir 15 mg cada semana hasta suspender
  40 mg c/24h, disminuir cada semana
  40 mg c/24h, disminuir 5 mg
  40 mg c/24h, disminuir 1 mg cada dia hasta suspender
  40 mg c/24h, disminuir 5 ml cada semana hasta suspender
  10 mg c/24h, aumentar 5 mg cada semana
  10 mg c/24h, aumentar 5 mg cada semana hasta 8 mg
  disminuir 10 mg cada semana hasta suspender
  1 tab lunes y media tab lunes
  5 mg lunes y 2.5 mg
  1 tab los demas dias
  1 tab lunes, 2 tab c/24h
  1 tab lunes por la mañana y 2 tab por la noche
  100 mcg de lunes a viernes y 125 mcg sabado y domingo en ayunas
  5 mg los lunes, 5 mg los lunes
  1 tab 8 dias a la semana
  1 tab 5 dias a la semana los lunes
  1 tab c/48h 5 dias a la semana
  1 tab despues de cada evacuacion c/8h
  1 tab despues de cada evacuacion diaria
  segun glucosa
  segun glucosa: 150-200 2 UI, 180-250 4 UI
  segun glucosa: 2 UI, 4 UI, 6 UI
  2 UI si glucosa mayor de 200
  150-200: 2 tab, 201-250: 4 tab
  10 UI c/24h, >200: 4 UI
  paracetamol 500 1 c/8 x 5
  1 c/dia x 3m
  2 gts OD c/6 hrs 10d
  18 UI glargina 22 hrs
  0.5 mg c/12 h 3 dias, 1 mg c/12 h continuar
  5 mg c/24 h x 5, 2.5 mg x 5 y suspender
  parche cada 72 hrs cambiar sitio
  1 tab 30 min antes de alimentos
  1 tab 30' antes del desayuno
  1 caps c/8h por 10 días sin falta
  2 am 1 pm
  1/4 tab hs
  1 gr c/24 h IM x 3
  80 mg/kg/dia c/12h
  15 mg/kg/dosis c/6h
  10 mg kg dosis
  1 frasco c/24h por 5 dias
  1 sobre disuelto en 1 lt de agua a libre demanda
  2 tab inicio luego 1 c/4h max 8
  2 tab stat 1 c/8h x 3d
  1 tab ya y repetir en 24 h
  1 tab mensual x 3
  1 tab despues de comer
  10 UI antes de cada alimento segun tolerancia
  lavar nariz c/8 h
  1 tab si dolor eva >4
  1 tab agitar antes de dormir
  875/125 c/12h x 7 d
  875/125 mg
  2 tab 875/125 mg c/12h
  1/125 mg c/12h
  400/57 mg/5 ml c/12h x 7 d
  250 mg/5 ml c/8h
  10 ml (250 mg/cucharada) c/8h
  aplicar SC c/24h
  aplicar inyeccion
  aplicar
  untar
  aplicar por 10 dias
  gargaras
  hacer gargaras
  enjuague bucal
  nebulizar
  nebulizaciones por 3 dias
  1.200 UI IM DU
  1 200 UI VO c/24h
  12 00 000 UI IM DU
  1'20,000 UI IM DU
  1.2 mil UI
  millones de UI IM DU
  15 ml en gargaras IM c/8h
  1 tab en gargaras y enjuague c/8h
  1 tab cada d x 7
  2 tab noche al dia
  1 tab x de 10 c/24h
  1 tab c/8h en cada toma
  2 tab x 3 x 7
  1-1-1 tab prn fiebre
  1 tab no ayunas x 30 d
`
