/** Dosage instructions of the specialties that must not be read with confidence. */
export const SPECIALTIES_REFUSED = `
two readings
  1 gota OD c/8h
  4 gotas OD c/12h x 7 d
  1 gota en OD c/4h x 7 d
  1 tab con comida
  1 tab c/24h con comida
  1 tab por la noche con comida
  1 tab por la noche con la comida
  1 tab al acostarse despues de la cena
  1 tab antes de comida x 7 d
  1 tab L-V
  1 tab L-M-V
  2 mg L-M-V x 30 d
  2 tab diarias x 3 dias
  1x2x7
  1 x 3 x 5
  1 parche semanal por 3 semanas, descansar 7
  1 parche semanal por 3 semanas, descansar 2
  1 tab semanal x 4 semanas y 2 de descanso
  1 tab pm x 7 d
  2 caps al dia x 10 d
  1 tab a las 7 x 10 d

days that do not fit
  1 tab excepto los domingos
  1 tab c/12h excepto domingo
  1 tab c/8h los domingos no
  media tab lunes excepto martes
  1 tab c/24h x 21 d, descansa el domingo
  acenocumarol 1/4 tab diario excepto domingo 1/2
  500 mg dia 1, 250 mg dia 3 a 5
  500 mg dia 1 a 3, 250 mg dia 2 a 5
  2 tab dia 2 a 5
  1 tab dia 1 y 2
  1 tab del dia 16 al 25
  1 tab diaria del dia 25 al 16 del ciclo
  1 tab diaria del dia 5 al 90 del ciclo
  1 tab 24/4
  1 tab por 3 dias, repetir en 15 dias
  10 ml por 3 dias, descansar 10 dias y repetir

open or incomplete
  1 gota por kilo cada 6 horas
  2 gotas por kg c/8h
  10 mg/kg/dosis c/6h
  0.2 UI/kg/dia
  1 mg/kg/dia en 3 dosis
  insulina NPH 2/3 am 1/3 pm
  <150 0 UI, 150-200 2 UI, 200-250 4 UI
  glargina 20 UI por la noche y lispro 5 UI antes de cada comida
  20 UI por la noche y lispro 5 UI antes de cada comida
  NPH 20 UI am y rapida 5 UI con alimentos
  20 UI SC am y NPH 10 UI pm
  insulina NPH 20 UI en la mañana, insulina rapida 6 UI antes de la comida
  segun glucosa: 150-200 0 UI, 201-250 2 UI
  0 UI SC c/24h
  1 tab sobre la piel c/8h x 5 dias
  1 tableta via cutanea c/12h x 5 dias
  1 cap en la cara c/24h x 7 dias
  2 tabletas via transdermica c/24h
  1 tab c/8h 1 hora antes del viaje
  1 tab 1 hora antes del viaje y c/12h
  4 UI si glucosa 150-200, 6 UI si 180-250
  20 UI SC c/24h, ajustar 2 UI cada 3 dias hasta glucosa menor 130
  10 UI SC nocturno, aumentar 2 UI cada 3 dias
  40 mg diarios x 1 sem, bajar 10 mg cada semana
  disminuir 5 mg cada semana
  25 mg c/24h, aumentar 30 mg cada semana hasta 100 mg
  1 tab en ayunas L-V y 1 y media sabado y domingo
  media tableta L, Mi y V y 1 tableta resto de la semana
  1 tab la noche previa al procedimiento
  1 tab la noche anterior a la cirugia y 1 tab 2 horas antes
  400 mg c/4h (5 veces al dia) x 5 d
  1 frasco por via oral c/24h x 5 dias
  aplicar parche 12 horas y retirar 12 horas
  1 parche de 12 h x 12 h
  oxigeno 2 litros por minuto por puntas nasales
  infundir 100 ml/h
  1000 ml IV p/8h
  500 ml sol salina IV para 4 horas
  dexmedetomidina 0.5 mcg/kg/h
  1 sobre en 1 litro de agua
  aplicar en cara por las noches, 20 minutos despues de lavar
  protector solar cada 4 horas
  aplicar compresas tibias c/8h
  fomentos con sulfato de cobre c/12h 10 minutos
  1 tab 8-10-11 hrs
  1 tab 20, 14 y 8 hrs
  1 tab 7 y 30 hrs
  crema 5 ml VO c/8h y 10 ml c/12h
  1 tab VO en la cara c/8h
  1 tab c/24h hasta suspender
  c/8
  1 tab qd
  1 tab QHS
  1 gota OD via oral c/8h
  875/125 mg 2 tab c/12h y 1 tab c/8h
  400/57 mg/5 ml c/12h
  400/57 mg/ c/12h
  5 mg (400/57 mg) c/12h
  1-0-1 tab con cada comida
  10 UI am y 8 UI pm antes de cada comida
  1 tab a las 8 am con cada comida
  lunes 1/2-0-1/2 tab por 30 dias
  4 mg IV c/8h x 1 minutos
  1 tab dias pares y media dias nones
  1 tab c/48h alternando con 1/2
  1 tab un dia y media al otro dia
  1 tab dia 1, 3 y 7
  1 amp IM dia 0, 3, 7, 14
  1 tab 8-8
  1 tab 8-20
  2-2 tab
  1 gota ojo der c/6h y ojo izq c/12h
  insulina NPH 20 UI am y rapida 5 UI pm
  insulina NPH 10 UI am + insulina rapida 4 UI am
  5 mg diario, miercoles 2.5 mg
  1 tab diaria por 3 semanas y suspender 1 semana
  1 tab 21x7
  1 dosis 0, 2 y 6 meses
  0.5 ml IM hoy y en 2 meses
  1 tab ahora y otra en 12 horas
  400 mg DU repetir en 14 dias x 2
  parche 12h si 12h no
  aplicar capa gruesa c/12h
  1 nebulizacion IV c/6h
  1 tableta c/8h si no mejora
  1 tableta c/8h, puede repetir en 2 horas
  1 tableta dosis única, puede repetir en 2 horas
  1 tableta en caso de dolor de pecho, puede repetir cada 5 minutos
  1 tableta al inicio del tratamiento
`
