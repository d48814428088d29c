import type { AlikePatient, Likeness } from '#contract/patients/patient-merge.ts'
import { texts as phone } from './phone.ts'

/** Texts of the patient form that only some patients need: faults, conflicts, and patients who are registered already. */
export const texts = {
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
      'name-spelt': 'Nombre casi igual, mismo nacimiento',
      'name-spelt-age': 'Nombre casi igual y edad parecida',
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

  curpConflict: {
    title: 'La CURP dice otra cosa',
    open: 'La CURP no coincide con estos datos. Corrija la CURP o los datos.',
    line: (field: string, says: string) => `${field}: la CURP dice ${says}`,
    initials: (letters: string) => `iniciales ${letters}`,
    use: 'Usar',
    takeOf: (field: string) => `Usar lo que dice la CURP en ${field}`,
  },

  rules: {
    name: 'Escriba el nombre del paciente.',
    nameLetterless: 'Escriba el nombre con letras.',
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
