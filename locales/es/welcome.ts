/** Texts of the four steps between the registration and the first practice prescription. */
export const texts = {
  title: 'Sus primeros pasos',
  stepOf: (step: number) => `Paso ${step} de 4`,
  steps: { 1: 'Usted', 2: 'Cédula', 3: 'Consultorio', 4: 'Receta de práctica' },
  leads: {
    1: 'Su nombre y su trato encabezan cada receta.',
    2: 'La comparamos con el registro de profesiones antes de su primera receta válida.',
    3: 'La ley pide el domicilio donde prescribe. Puede agregar otros después.',
    4: 'Escriba una receta completa y vea cómo quedaría. No se emite, no se envía y no cuenta.',
  },
  publicPlace: 'Es una institución pública (IMSS, ISSSTE, servicios de salud del estado)',
  zipHint: 'Se toma del domicilio; si ahí falta, se agrega.',
  specialty: 'Tengo una especialidad',
  specialtyBlank: 'Elija su especialidad, o desmarque «Tengo una especialidad».',
  next: 'Guardar y continuar',
  saving: 'Guardando',
  back: 'Atrás',
  later: 'Más tarde',
  sheet: 'Su hoja',
  seeSheet: 'Ver cómo queda su hoja',
  missing: 'Antes falta',
  write: 'Escribir la receta de práctica',
}
export type Texts = typeof texts
