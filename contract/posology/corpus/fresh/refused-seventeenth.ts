/** Contradictory, mistyped and incomplete dosage instructions that the parser must not read with confidence. */
export const REFUSED_SEVENTEENTH = `
unseen
  1 o 2 tab
  1 tab c/8h x 5 o 7 dias... ver
  igual
  continuar igual
  según indicación médica
  como le expliqué
  1 tab 3
  1 tab c/8h excepto domingo por la tarde
  1 tab c/8h x 7-
  2 al dia 3 veces
  1 tab diaria c/12h
  1 tab cada 12 horas una vez al día
  1 tab por la mañana c/8h
  1 tab en ayunas y con alimentos
  1 tab IM c/8h
  5 ml SC c/8h tab
  10 mg 5 ml c/8h
  1 tab no tomar c/8h
  no tomar
  suspender
  1 tab c/8h, si vomita repetir
  1 tab c/8h hasta terminar y luego nada
  1 tab c/ horas
  1 tab c/8 min
  1 tab c/80h
  10 0 mg c/8h
  5 mL/kg/dia c/8h
  15 mg/kg/dosis
  40 mg/kg/dia en 3 dosis
  1 tab c/8h x 5 dias y 1 tab c/8h x 7 dias
  1 tab c/12h y c/24h
  1 tab lunes diario
  1 tab diario de lunes a viernes c/8h por la noche
  1 tab cada 3 dias 3 veces por semana
  1 tab 1 vez al dia c/48h
  1 tab al día cada tercer día
  2 veces por semana c/24h
  1 tab a las 8 c/12h a las 9
  una tableta media cada 8
  media una tableta
  1 tab ½ c/8h y 2 c/8h
  1 tab de 500 o 2 de 250 c/8h
  2 tab de 500 (1.5 g) c/8h
  500 mg (2 tab de 500) c/8h
  1 tab c/8h max 2 al dia
  1 tab c/8h no mas de 2 en 24 h
  3 gotas en ojo derecho oido izquierdo
  1 gota OD oido ojo
  1 óvulo VO c/24h
  1 supositorio vaginal
  1 parche VO
  2 cucharadas de 5 ml o 10 ml
  1 cda o cdta c/8h
  1 jeringa c/24h
  1 dosis c/24h x frasco
  aplicar mucho
  aplicar c/8h tomar c/12h
  x 7 dias
  c/8h
  7 dias
  1 tab c/8h del 1 al
  1 tab c/8h desde ayer
  1 tab c/8h x 3 meses cada 2 semanas
  2x1 x 7
  1 tab 2x2
  1-1 c/8h
  1-1-1-1-1
  1-0-1 por la noche
  1-1-1 2 veces al dia
  2 tab noche dia
  1 tab dia por medio noche
  1 tab am o pm
  1 tab 8 pm am
  1 tab 25:00
  1 tab a las 8 c/6h 2 veces
  1 tab tarde noche mañana solo noche
  subir 1 tab por semana hasta 4
  reducir a la mitad
  1 tab c/8h x 5 dias. Si no mejora 2 tab c/8h
  1 tab c/8h (paracetamol)
  ibuprofeno o paracetamol 1 c/8h
  alternar con ibuprofeno c/4h
  1 tab c/8h alternando con paracetamol
  dar 1/2 de la dosis anterior
  aumentar 2 UI cada 3 dias hasta glucosa <130
  10 UI si glucosa
  NPH 20-10
  20 UI AM 10 PM
  1 tab a veces
  1 tab si quiere
  1 tab ayer y hoy
  1 tab 5 dias si 2 dias no c/12h 3 veces
  1 tab x semana x dia
  1 tab x sem x 4
  1 x dia x 7 x 2
  1 amp c/mes x 21 d
  1 tab c/l2h
  l tab c/8h
  1 tab c/8n x 5 dias
  1 tab c/8h x S dias
  I tab c/8h
  O.5 tab c/8h
  1. tab c/8h
  2.5.5 ml c/8h
  5 5 ml c/8h
  1 1/2 1/2 tab c/8h
  1 1 tab c/8h
  1/0 tab c/8h
  1 gota c/8h VO ojo
  5 ml IM IV c/8h
  1 ml im o iv c/24h
  1 tab en ayunas después del desayuno
  1 tab antes y después de comer
  1 tab al acostarse por la mañana
  1 tab al levantarse por la noche
  1 tab antes de dormir con el desayuno
  1 tab con alimentos en ayunas
  1 cap con el estomago vacio despues de comer
  1 tab c/24h antes del desayuno, con alimentos, al acostarse
  1 tab de lunes a viernes los sabados
  1 tab diario solo si dolor c/8h
  1 tab c/12h en la mañana
  1 tab c/24h en la mañana y noche
  1 tab cada 6 horas 3 veces al dia
  1 tab cada 8 horas 4 tabletas al dia
  1 tab c/6h, max 3 tab
  1 tab c/8h por 3 dosis x 5 dias
  1 tab DU c/24h
  1 tab dosis unica x 7 dias
  1 tab unica c/8h
  1 tab una sola vez al dia c/12h
  1 gota en ojo izquierdo oido
  2 gotas en cada oido nasal c/8h
  1 amp IM VO
  1 amp IV directa SC
  10 UI IV SC
  1 ml SL IM
  aplicar 1 tab vaginal oral
  1 parche c/72h diario
  1 parche diario cada semana
  1 inyeccion mensual semanal
  1 inyeccion c/mes c/15 dias
  1 inyeccion c/3 meses x 1 mes
  1 tab c/24h x 12h
  1 tab c/24h x 4 horas
  1 tab c/8h 8
  1 tab c/8h x 7/30
  1 tab c/8h x 7d x 30
  1 tab 8 h
  1 tab 12 hrs x 5
  1 tab 7d
  5 c/8h x 5
  5 x 8 x 7
  1 tab c/1/2 h
  1 tab c/2 veces al dia
  1 tab tres dias
  1 tab por tres
  1 tab por 3 horas
  1 tab en 8 horas
  1 tab dentro de 8 horas
  1 tab despues de 8 horas
  1 tab ahorita y 1 en 12 horas
  1 tab hoy, manana 2
  1 tab pasado mañana
  2 tab inicial luego 1
  2 tab luego 1 c/8h luego
  1ra dosis 2 tab, despues 1 tab
  dia 1: 2 tab; dia 2: 1
  primer dia 500 mg y 250 mg los 4 siguientes
  500 mg el primer dia y despues 250 mg
  3 dias 1 tab, 3 dias 2 tab, 3 dias
  1 tab 3 dias si y 4 no
  1 tab 3 semanas si, 1 no
  1 tab 1 semana si y 1 semana no
  1 tab un dia si y dos no
  1 tab dos dias seguidos, descansar uno
  5 gotas por la mañana, aumentar una diaria hasta 15
  5 gotas por edad
  1 gota por año de edad
  1 ml por cada 2 kg c/8h
  1 ml x kg
  media jeringa c/8h
  1/2 gotero c/8h
  1 gotero lleno c/8h
  2 dedos de pomada
  1 vaso c/24h
  una cucharada cafetera o sopera
  1 cuchara c/8h
  1 pieza c/8h
  100 u
  4 lineas c/12h
  20 rayitas c/24h
  1 c c/8h
  1 cap o tab c/8h
  1 cap de 20 c/24h
  1 cap 20 c/24h
  20 c/24h
  1 tab 500 c/8h
  1 tab de 500 mg o 2 de 250 mg c/8h
  2 tab 500 mg c/8h
  500 mg 2 tab c/8h
  500mg/5ml c/8h
  250/5 5 ml c/8h
  250 mg = 5 ml c/8h
  5 ml = 1 cdita c/8h
  5 ml o 1 cucharadita c/8h
  1 cda (5 ml) c/8h
  1 cdita (15 ml) c/8h
  1 tab (media) c/8h
  1 (dos) tab c/8h
  2 (una) tab c/8h
  1 tab c/8 (doce) horas
  1 tab c/8h por 7 (diez) dias
  una (2) tableta c/8h
  1 tab c/8h sin pasarse
  1 tab c/8h hasta que pase el dolor
  1 tab c/8h hasta mejorar
  1 tab c/8h hasta el lunes
  1 tab c/8h hasta cita
  1 tab c/8h por tiempo
  1 tab c/8h por meses
  1 tab c/8h varios dias
  1 tab c/8h unos 5 dias
  1 tab c/8h aprox 5 dias
  1 tab c/8h minimo 5 dias
  1 tab c/8h de 5 a 7 dias
  1 tab c/8h por lo menos 7 dias
  1 tab c/8h 5 dias al mes
  1 tab c/8h los primeros 5 dias del mes
  1 tab c/24h del 5o al 9o dia del ciclo
  1 tab c/24h a partir del dia 16 por 10 dias
  1 tab c/24h durante la menstruacion
  1 tab c/24h en semana par
  1 tab diario, martes no
  1 tab lunes no, martes si
  1 tab noches alternas
  1 tab c/tercer noche
  1 tab cada 3 dia
  1 tab cada 4to dia
  1 tab bisemanal
  1 tab bimestral
  1 tab dos por semana
  1 tab x 2 sem
  1 tab x 2 veces sem
  1 tab 2 sem
  1 tab m-j
  1 tab L y J
  1 tab L, M, V
  1 tab M y V
  1 tab Lu Ma Mi
  1 tab D
  1 tab S
  1 tab en ayunas con el desayuno
  1 tab después del desayuno en ayunas
  1 tab de lunes a viernes los sábados
  1 cda (5 ml) c/8h x 5 dias
  1 cdita (15 ml) c/8h x 5 dias
  1 cucharadita de 10 ml c/8h
  1 cucharada de 5 ml c/8h x 5 dias
  1 cap con estomago vacio despues de los alimentos
  1 tab c/12h en ayunas con alimentos x 7 dias
  20 UI en ayunas antes del desayuno y 10 UI antes de la cena
  1t c/12 x 10d
  1 tab diaria L a V
  10 gts x kg c/8h
  1 tab am y 2 pm
  800/160 c/12h x 7d
  tab 1 c/8
  1 tab 8 y 12 h
  1 tab 7:00-19:00
`
