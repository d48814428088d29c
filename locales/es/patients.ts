import type { Age } from '#contract/values/age.ts'

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

/** Texts about the patient of a prescription. */
export const texts = {
  recordUnread: 'Alergias y expediente sin leer',
  patient: 'Paciente',
  search: 'Buscar paciente',
  searchPlaceholder: 'Nombre, correo, CURP o teléfono',
  recent: 'Recientes primero',
  nothingFound: (query: string) => `Ningún paciente coincide con «${query}».`,
  none: 'Aún no tiene pacientes.',
  add: 'Agregar paciente',
  addNamed: (name: string) => `Agregar a «${name}»`,
  change: 'Cambiar',
  edit: 'Corregir datos',
  ageAndSex: (age: Age | null, sex: string) => {
    if (age === null) return sex
    const words = { years: ['año', 'años'], months: ['mes', 'meses'], days: ['día', 'días'] } as const
    const [one, many] = words[age.unit]
    return `${count(age.count, one, many)}, ${sex.toLowerCase()}`
  },
  sexes: { F: 'Femenino', M: 'Masculino', O: 'Otro' },
  lastPrescription: (when: string) => `Última receta ${when}`,
  firstPrescription: 'Primera receta',
  otherDraft: (name: string) => `Hay una receta sin terminar de ${name}. Termínela o descártela primero.`,

  noticeFirst: 'Antes de escribir sus datos, ofrézcale leer su',
  notice: 'aviso de privacidad',
  newTitle: 'Paciente nuevo',
  editTitle: 'Datos del paciente',
  name: 'Nombre completo',
  birth: 'Fecha de nacimiento o edad',
  birthHint: '31/01/1990, o solo los años: 34',
  birthRead: (day: string) => `Nació el ${day}`,
  birthApproximate: (year: string) => `Nació hacia ${year}`,
  sex: 'Sexo',
  sexNone: 'Elija',
  sexOther: 'Otro o no especificado',
  email: 'Correo electrónico',
  emailHint: 'Ahí recibe la receta.',
  phone: 'Teléfono',
  curp: 'CURP',
  save: 'Guardar paciente',
  saveChanges: 'Guardar cambios',
  saving: 'Guardando',
  cancel: 'Cancelar',
}
export type Texts = typeof texts
