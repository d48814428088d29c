import type { FindingKind, Severity } from '#contract/safety.ts'

type MarkKind = FindingKind

const markWords: Record<MarkKind, string> = {
  interaction: 'interacción con otro medicamento',
  allergy: 'alergia registrada',
  duplicate: 'ya lo toma o está en la receta',
  repeat: 'ya lo toma',
  reproduction: 'embarazo o lactancia',
  condition: 'enfermedad registrada',
  renal: 'función renal',
  age: 'edad del paciente',
  load: 'carga sumada de varios medicamentos',
  duration: 'duración',
  route: 'vía',
  hepatic: 'función hepática',
  controlled: 'controlado recetado otra vez',
  dose: 'dosis',
  strength: 'concentración',
}

const severityWords: Record<Severity, string> = {
  contraindicated: 'Contraindicado',
  serious: 'Grave',
  moderate: 'Precaución',
  minor: 'Leve',
}

/** Texts of the results in the composer's search for medicines. They are loaded when the first letter is typed. */
export const texts = {
  correctedTo: (query: string) => `Mostrando resultados para ${query}`,
  withoutContents: (name: string) =>
    `${name} se conoce, pero el catálogo no tiene su contenido: escriba genérico, concentración y forma`,
  didYouMean: (name: string, generic: string) =>
    `¿Quiso decir ${name}${generic === '' ? '' : ` (${generic})`}?`,
  withInstructions: (text: string) => `Indicaciones: ${text}`,
  itIsNot: (typed: string) => `No es ${typed}`,
  lookAlike: (name: string) => `Se confunde con ${name}`,
  lookAlikeKeys: 'Elija con ↓ y Enter',
  marked: (kinds: readonly MarkKind[], severity: Severity) =>
    `${severityWords[severity]}: ${[...new Set(kinds.map((kind) => markWords[kind]))].join(', ')}`,
  ownMedication: 'Propio',
  usual: 'Habitual',
  unavailableAt: (where: string, until: string) =>
    where === '' ? `Sin existencia hasta el ${until}` : `Sin existencia en ${where} hasta el ${until}`,
  fraction: (fraction: string, antibiotic: boolean) =>
    antibiotic ? `Antibiótico, fracción ${fraction}` : `Fracción ${fraction}`,
}

export type Texts = typeof texts
