/** Texts of the home page's widget that checks medicines for interactions. */
export const texts = {
  drug: 'Agregar medicamento',
  drugPlaceholder: 'Genérico o marca',
  correctedTo: (word: string) => `Se buscó «${word}».`,
  withoutContents: (name: string) =>
    `${name} se conoce, pero el catálogo no tiene su contenido: escriba el genérico.`,
  nothingFound: (query: string) => `Ningún medicamento del catálogo coincide con «${query}».`,
  didYouMean: (name: string, generic: string, typed: string) =>
    `¿Quiso decir ${name}${generic === '' ? '' : ` (${generic})`}? No es ${typed}`,
  asText: (query: string) => `Usar «${query}» como está: puede que no se reconozca`,
  full: (most: number) => `Hasta ${most} medicamentos. Quite alguno para agregar otro.`,
  patient: 'Paciente',
  patientPlaceholder: 'Nombre, CURP o teléfono',
  patientUnknown: (query: string) =>
    query ? `Ningún paciente coincide con «${query}».` : 'Aún no tiene pacientes.',
  chosen: 'Se revisan',
  remove: (what: string) => `Quitar ${what}`,
  more: 'Agregue dos medicamentos, o uno y un paciente.',
  findings: 'Lo que se encontró',
  down: 'No se pudo revisar: el servicio no responde.',
  scopeAlone:
    'Se revisan interacciones y duplicados entre estos medicamentos. Con un paciente se revisan también sus alergias, padecimientos, embarazo, función renal y lo que ya toma.',
  scopePatient:
    'Se revisan interacciones, duplicados y lo registrado del paciente. Las dosis se revisan al escribir la receta.',
}
export type Texts = typeof texts
