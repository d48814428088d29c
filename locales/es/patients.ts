import type { AlikePatient, Likeness } from '#contract/patients/patient-merge.ts'
import type { Age } from '#contract/values/age.ts'
import { texts as phone } from './phone.ts'

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

/** Texts about the patient of a prescription. */
export const texts = {
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

  curpConflict: {
    title: 'La CURP dice otra cosa',
    open: 'La CURP no coincide con estos datos. Corrija la CURP o los datos.',
    line: (field: string, says: string) => `${field}: la CURP dice ${says}`,
    initials: (letters: string) => `iniciales ${letters}`,
    use: 'Usar',
    takeOf: (field: string) => `Usar lo que dice la CURP en ${field}`,
  },

  alike: {
    titles: {
      person: 'Ya tiene un paciente que parece la misma persona',
      people: 'Ya tiene pacientes que parecen la misma persona',
      name: 'Ya tiene un paciente con el mismo nombre',
      phone: 'Otra persona tiene ese teléfono',
    },
    leads: {
      person: 'Si es la misma persona, úsela: así cuentan sus alergias y lo que ya le recetó.',
      name: 'La fecha de nacimiento es otra. Úselo solo si es la misma persona.',
      phone: 'Suele ser un familiar. Revise el nombre antes de usar a este paciente.',
    },
    born: (day: string) => `Nació el ${day}`,
    reasons: {
      curp: 'Misma CURP',
      name: 'Mismo nombre y nacimiento',
      'name-age': 'Mismo nombre y edad parecida',
      'name-alone': 'Mismo nombre, otra fecha de nacimiento',
      phone: 'Mismo teléfono',
    } satisfies Record<Likeness, string>,
    last: (day: string) => `Última receta: ${day}`,
    never: 'Sin recetas',
    allergies: {
      recorded: 'Tiene alergias registradas',
      none: 'Sin alergias conocidas',
      'not-asked': 'Alergias sin preguntar',
    } satisfies Record<AlikePatient['allergies'], string>,
    use: 'Usar a este paciente',
    ofThis: (name: string) => `Usar a este paciente: ${name}`,
    another: 'Es otra persona',
  },

  newer: {
    title: 'Estos datos también se cambiaron en otro lado',
    lead: 'Lo que escribió sigue aquí. Al guardar queda lo que se ve en los campos.',
    line: (field: string, value: string) => `${field}: allá dice ${value}`,
    blank: 'nada',
    use: 'Usar',
    takeOf: (field: string) => `Usar lo guardado en ${field}`,
    takeAll: 'Usar todo lo guardado',
    same: 'Lo guardado es igual a lo que escribió.',
  },

  rules: {
    name: 'Escriba el nombre del paciente.',
    birth: 'Escriba la fecha de nacimiento o la edad.',
    sex: 'Elija el sexo.',
    email: 'Escriba un correo como nombre@correo.mx.',
    birthReasons: {
      format: 'Escriba la fecha como 31/01/1990, o la edad en años.',
      date: 'Esa fecha no existe.',
      future: 'La fecha no puede ser futura.',
      'age-out-of-range': 'La edad va de 1 a 129 años. De un bebé escriba la fecha.',
    },
    phoneReasons: phone.reasons,
    curpLength: 'La CURP tiene 18 caracteres.',
    curpInvalid: 'La CURP no es válida. Revísela o déjela vacía.',
  },
}
export type Texts = typeof texts
