/** Dosage instructions that the parser understands, out of 430 that were written before the parser was tried on them. */
export const EVERYDAY_TWENTY_FOURTH = `
1 aplicación | en el párpado | /12h
Aplicar en el párpado cada 12 horas.
  aplicar en párpado c/12h

1 aplicación | en la encía | /12h
Aplicar en la encía cada 12 horas.
  aplicar en encía c/12h

1 aplicación | en la mano | /12h | cutánea
Aplicar en la mano cada 12 horas.
  aplicar en mano c/12h

1 aplicación | en el pie | /12h | cutánea
Aplicar en el pie cada 12 horas.
  aplicar en pie c/12h

1 aplicación | en las rodillas | /12h
Aplicar en las rodillas cada 12 horas.
  aplicar en rodillas c/12h
  aplicar en ambas rodillas c/12h

1 aplicación | en los brazos | /12h | cutánea
Aplicar en los brazos cada 12 horas.
  aplicar en brazos c/12h

1 aplicación | en los muslos | /12h | cutánea
Aplicar en los muslos cada 12 horas.
  aplicar en muslos c/12h

1 aplicación | en los glúteos | /12h | cutánea
Aplicar en los glúteos cada 12 horas.
  aplicar en glúteos c/12h

1 aplicación | en la espalda | /12h | cutánea
Aplicar en la espalda cada 12 horas.
  aplicar en espaldas c/12h

1 aplicación | en la ingle | /12h | cutánea
Aplicar en la ingle cada 12 horas.
  aplicar en ingle c/12h

1 aplicación | en el codo | /12h
Aplicar en el codo cada 12 horas.
  aplicar en codo c/12h

1 aplicación | en el tobillo | /12h
Aplicar en el tobillo cada 12 horas.
  aplicar en tobillo c/12h

1 aplicación | en el hombro | /12h
Aplicar en el hombro cada 12 horas.
  aplicar en hombro c/12h

1 aplicación | en las heridas | /12h
Aplicar en las heridas cada 12 horas.
  aplicar en heridas c/12h

1 aplicación | en las axilas | /24h | cutánea
Aplicar en las axilas cada 24 horas.
  aplicar en ambas axilas c/24h

1 gota | en cada ojo | /8h | oftálmica
Aplicar 1 gota en cada ojo cada 8 horas.
  1 gota en ojos c/8h

3 gota | en cada oído | /8h | ótica
Aplicar 3 gotas en cada oído cada 8 horas.
  3 gotas en oidos c/8h

1 aplicación | en las manos y los pies | /24h | cutánea
Aplicar en las manos y los pies cada 24 horas.
  aplicar en manos y pies c/24h

1 aplicación | en la cara y el cuello | /24h | cutánea
Aplicar en la cara y el cuello cada 24 horas.
  aplicar en cara y cuello c/24h

1 cápsula | /24h | vaginal
Aplicar 1 cápsula en la vagina cada 24 horas.
  1 cap vaginal c/24h

1 tableta | /8h | 5-7d
1 tableta cada 8 horas durante 5 a 7 días.
  1 tab c/8h por 5-7 dias
  1 tab c/8h por 5 o 7 dias

1 tableta | /24h | 15d
1 tableta cada 24 horas durante 15 días.
  1 tab c/24h x 1/2 mes

1 tableta | /24h | 1a
1 tableta cada 24 horas durante 1 año.
  1 tab c/24 h x 1 año

1 tableta | /24h | endless
1 tableta cada 24 horas, no deje de tomarlo sin hablar con su médico.
  1 tab c/24 h hasta nueva orden

1 tableta | /12h | until hasta el 24/12
1 tableta cada 12 horas hasta el 24/12.
  1 tab c/12h hasta el 24/12

1 tableta | /12h | until hasta el 24 de diciembre
1 tableta cada 12 horas hasta el 24 de diciembre.
  1 tab c/12h hasta el 24 de diciembre

2 tableta | /24h | 3d > 1 tableta | /24h | 3d
2 tabletas cada 24 horas durante 3 días; después, 1 tableta cada 24 horas durante 3 días.
  2 tab c/24h x 3 d, 1 tab c/24 h x 3 d

1 tableta | /12h | 1wk > 1 tableta | /24h | 1wk
1 tableta cada 12 horas durante 1 semana; después, 1 tableta cada 24 horas durante 1 semana.
  1 tab c/12h x 1 semana, luego c/24h x 1 semana

1 tableta | /12h | 1wk > 1 tableta | /1d
1 tableta cada 12 horas durante 1 semana; después, 1 tableta una vez al día.
  1 tab c/12h x 1 sem, despues 1 diaria

1 tableta | /8h | 1d > 1 tableta | /12h
1 tableta cada 8 horas durante 1 día; después, 1 tableta cada 12 horas.
  1 tab c/8h el primer dia, luego c/12h

1 tableta | /8h | 3d
1 tableta cada 8 horas durante 3 días.
  1 tab c/8h (maximo 3 dias)
  1 tab c/8h no mas de 3 dias
  1 tab c/8h #9 x 3 dias

1 tableta | /6h | max 4 g
1 tableta cada 6 horas, máximo 4 g al día.
  1 tab c/6h max 4g al dia

1 g | /6h | max 4
1 g cada 6 horas, máximo 4 g al día.
  1 g c/6h max 4 g/dia

500 mg | /6-8h | max 3 g
500 mg cada 6 a 8 horas, máximo 3 g al día.
  500 mg c/6-8 h max 3 g al dia

1 tableta | /12h | prn:
1 tableta cada 12 horas, solo si es necesario.
  1 tab c/12h en caso necesario

1 tableta | /8h | prn:mareo,náusea
1 tableta cada 8 horas, solo en caso de mareo o náusea.
  1 tab en caso de mareo o nausea c/8h

1 tableta | prn:insomnio
1 tableta, solo en caso de insomnio.
  1 tab por razon necesaria para insomnio

1 tableta | prn:presión mayor de 160/100
1 tableta, solo en caso de presión mayor de 160/100.
  1 tab si TA mayor 160/100

1 tableta | prn:presión mayor de 180/110 | sublingual
Colocar 1 tableta debajo de la lengua, solo en caso de presión mayor de 180/110.
  1 tab sl si TA >180/110

1 tableta | prn:presión alta
1 tableta, solo en caso de presión alta.
  1 tab si la presion esta alta

1 tableta | prn:crisis
1 tableta, solo en caso de crisis.
  1 tab si presenta crisis

1 tableta | NIGHT | prn:insomnio
1 tableta por la noche, solo en caso de insomnio.
  1 tab noche si no puede dormir
  1 tab por la noche si no puede dormir

1 tableta | prn:dolor
1 tableta, solo en caso de dolor.
  1 tab cuando tenga dolor

1 tableta | prn:migraña
1 tableta, solo en caso de migraña.
  1 tab al iniciar migraña

1 tableta | 1 hora antes del viaje
1 tableta 1 hora antes del viaje.
  1 tab 1 hr antes de viajar

1 tableta | 30 minutos antes de la relación sexual
1 tableta 30 minutos antes de la relación sexual.
  1 tab 30 min antes de relaciones

1 tableta | después de cada sesión de diálisis
1 tableta después de cada sesión de diálisis.
  1 tab despues de hemodialisis
  1 tab despues de cada dialisis
  1 tab después de cada hemodiálisis
  1 tab post diálisis

4 unidad | ACM,ACD,ACV & 20 unidad | HS
4 unidades antes del desayuno, antes de la comida y antes de la cena y 20 unidades al acostarse.
  4 UI antes de cada comida y 20 UI al dormir

30 unidad | MORN & 20 unidad | NIGHT
30 unidades por la mañana y 20 unidades por la noche.
  30 UI en la mañana y 20 UI en la noche
  30 UI am / 20 UI pm

30 unidad | ACM & 20 unidad | ACV
30 unidades antes del desayuno y 20 unidades antes de la cena.
  30 U antes desayuno y 20 U antes cena

30 unidad | CM & 20 unidad | CV
30 unidades con el desayuno y 20 unidades con la cena.
  30 UI desayuno 20 UI cena

20 unidad | /24h NIGHT | +insulina glargina
20 unidades de insulina glargina cada 24 horas, por la noche.
  glargina 20 UI c/24 h por la noche

20 unidad | /24h @21:00 | subcutánea
Aplicar 20 unidades con inyección debajo de la piel cada 24 horas, a las 9 de la noche.
  20 UI c/24h SC 9 pm

1 tableta | /8h | +entre comidas
1 tableta cada 8 horas, entre comidas.
  1 tab c/8h entre comidas

1 tableta | /12h | +1 hora antes o 2 horas después de los alimentos
1 tableta cada 12 horas, 1 hora antes o 2 horas después de los alimentos.
  1 tab c/12h 1 h antes o 2 h despues de alimentos

1 parche | /1d | +retirar al acostarse
1 parche una vez al día, retirar al acostarse.
  1 parche diario, retirar al dormir

1 parche | /24h | +retirar después de 12 horas
1 parche cada 24 horas, retirar después de 12 horas.
  1 parche c/24h, retirar después de 12 horas

5 mg | /12mo | intravenosa
Aplicar 5 mg por vía intravenosa cada 12 meses.
  5 mg IV anual

1 tableta | 3x/d | 7d
1 tableta 3 veces al día durante 7 días.
  1 tab x 3 al dia x 7 dias

1 tableta | @08:00,20:00 | 5d
1 tableta a las 8 de la mañana y 8 de la noche durante 5 días.
  1 tab 08:00 20:00 x 5 dias

1 tableta | #1 > 2 tableta | /1d | 1d
1 tableta en dosis única; después, 2 tabletas una vez al día durante 1 día.
  1 tab dia 1, 2 tab dia 2

150 mg | /3d NIGHT | #3
150 mg cada 3 días, por la noche, por 3 dosis.
  150 mg días 1, 4 y 7 por la noche

25 mg | /1d | 7d > 50 mg | /24h
25 mg una vez al día durante 7 días; después, 50 mg cada 24 horas.
  25 mg x 7 dias, luego 50 mg c/24h

25 mg | /1d | 7d > 50 mg | /1d
25 mg una vez al día durante 7 días; después, 50 mg una vez al día.
  25 mg por 7 dias y despues 50 mg diario

2 tableta | /1d | 1d > 1 tableta | /1d
2 tabletas una vez al día durante 1 día; después, 1 tableta una vez al día.
  2 tab x 1 dia, luego 1 tab diaria

1 tableta | /1d | 7d > 2 tableta | /1d | 7d
1 tableta una vez al día durante 7 días; después, 2 tabletas una vez al día durante 7 días.
  1 tab diaria x 7 dias, luego 2 tab x 7 dias

1 tableta | /24h | 7d > 0.5 tableta | /24h | 7d | +y suspender
1 tableta cada 24 horas durante 7 días; después, media tableta cada 24 horas durante 7 días, y suspender.
  1 tab c/24h x 7 días luego 1/2 tab x 7 dias y suspender

0.5 tableta | mon,tue,wed,thu,fri,sat & 0.25 tableta | sun
Media tableta de lunes a sábado, y un cuarto de tableta los domingos.
  1/2 tab diaria excepto domingo 1/4 tab

1 tableta | mon,tue,wed,thu,fri & 0.5 tableta | sat,sun
1 tableta de lunes a viernes, y media tableta los sábados y domingos.
  1 tab diaria excepto sábado y domingo 1/2 tab`
