import type { Rule } from './rule.ts'

/** Safety rule that no table lists: two rows of a prescription contain the same ingredient. */
export const sameIngredient: Rule = {
  id: 'same-ingredient',
  severity: 'serious',
  mechanism: {
    es: 'El mismo principio activo está dos veces: la dosis se suma.',
    en: 'The same active ingredient is there twice: the dose adds up.',
  },
  advice: {
    es: 'Deje una sola presentación o sume las dosis antes de decidir.',
    en: 'Keep one presentation only, or add the doses before deciding.',
  },
  sources: ['clinical-general'],
}

/** Safety rule that no table lists: a row of a prescription continues a medicine that the patient takes already. */
export const runningCourse: Rule = {
  id: 'running-course',
  severity: 'minor',
  mechanism: {
    es: 'El paciente ya lo toma, por su expediente o por una receta de usted que sigue en curso. La receta nueva continúa ese tratamiento: las dosis no se suman.',
    en: 'The patient takes it already, by the record or by a prescription of yours that still runs. The new prescription continues that treatment: the doses are not added.',
  },
  advice: {
    es: 'Si se toma además de lo anterior, escríbalo en las indicaciones: «además». Entonces las dosis se suman.',
    en: 'If it is taken besides the earlier one, write “además” in the instructions. The doses are then added.',
  },
  sources: ['clinical-general'],
}

/** Safety rule that no table lists: a vaccine is prescribed sooner after its last dose than `vaccines.csv` allows. */
export const vaccineAgain: Rule = {
  id: 'vaccine-again',
  severity: 'serious',
  mechanism: {
    es: 'Por el expediente, el paciente recibió esta vacuna hace menos del intervalo mínimo entre dosis.',
    en: 'By the record, the patient received this vaccine less than the shortest interval between doses ago.',
  },
  advice: {
    es: 'Revise la cartilla: una dosis antes del intervalo no cuenta y hay que repetirla.',
    en: 'Check the vaccination card: a dose before the interval does not count and has to be repeated.',
  },
  sources: ['cdc-vaccines'],
}

/**
 * Safety rule that no table lists: a controlled medicine is prescribed again within the number of days that the table of the
 * law states for its class (mexico.md D2, E2).
 */
export const controlledAgain: Rule = {
  id: 'controlled-again',
  severity: 'serious',
  mechanism: {
    es: 'La ley limita los envases o los surtidos de cada receta de un medicamento controlado. Otra receta del mismo principio activo al mismo paciente, en menos de 30 días, rebasa ese límite.',
    en: 'The law limits the packages or the fills of each prescription of a controlled medicine. Another prescription of the same ingredient to the same patient within 30 days exceeds that limit.',
  },
  advice: {
    es: 'Corrija o cancele la anterior. Si hace falta otra (pérdida, cambio de dosis, viaje), escriba el motivo.',
    en: 'Correct or cancel the earlier one. If another one is needed (loss, change of dose, travel), write the reason.',
  },
  sources: ['lgs-226'],
}

/** Safety rule that no table lists: the instructions state another strength than the package. */
export const otherStrength: Rule = {
  id: 'other-strength',
  severity: 'serious',
  mechanism: {
    es: 'Las indicaciones y el envase elegido dicen cantidades distintas: una de las dos está equivocada.',
    en: 'The instructions and the chosen package say different amounts: one of the two is wrong.',
  },
  advice: {
    es: 'Corrija las indicaciones o elija la presentación que corresponde.',
    en: 'Correct the instructions or choose the presentation that they mean.',
  },
  sources: ['clinical-general'],
}

/** Safety rule that no table lists: the patient is allergic to the drug, or to a group that contains it. */
export const directAllergy: Rule = {
  id: 'direct-allergy',
  severity: 'contraindicated',
  mechanism: {
    es: 'El paciente tiene registrada una alergia a este fármaco o a su grupo.',
    en: 'The patient has a recorded allergy to this drug or its group.',
  },
  advice: { es: 'No lo indique; elija otro grupo.', en: 'Do not prescribe; choose another group.' },
  sources: ['clinical-general'],
}

/**
 * Safety rule that no table lists: a dose is above `times` a limit of `doses`. Below this bound a specialist may have a
 * reason for the dose. Above it a unit, a decimal point or a frequency was mistyped. The bound is our own, and is higher
 * than the double dose that high-dose treatments reach.
 */
export const farAboveLimit: Rule & { times: number } = {
  id: 'far-above-limit',
  times: 3,
  severity: 'contraindicated',
  mechanism: {
    es: 'Más de tres veces la dosis máxima habitual: así se ve un error de unidad, de punto decimal o de frecuencia.',
    en: 'More than three times the usual maximum dose: this is what an error of unit, decimal point or frequency looks like.',
  },
  advice: {
    es: 'Corrija la dosis. Si es la que quiere, escriba por qué.',
    en: 'Correct the dose. If it is the one you mean, write why.',
  },
  sources: ['clinical-general', 'dose-hard-stops'],
}
