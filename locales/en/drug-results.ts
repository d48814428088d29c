import type { Texts } from '../es/drug-results.ts'

const markWords = {
  interaction: 'interaction with another medicine',
  allergy: 'recorded allergy',
  duplicate: 'taken already, or on the prescription',
  repeat: 'taken already',
  reproduction: 'pregnancy or lactation',
  condition: 'recorded disease',
  renal: 'kidney function',
  age: 'age of the patient',
  load: 'added load of several medicines',
  duration: 'duration',
  route: 'route',
  hepatic: 'liver function',
  controlled: 'controlled and prescribed again',
  dose: 'dose',
  strength: 'strength',
}

const severityWords = {
  contraindicated: 'Contraindicated',
  serious: 'Serious',
  moderate: 'Caution',
  minor: 'Minor',
}

export const texts: Texts = {
  correctedTo: (query) => `Showing results for ${query}`,
  withoutContents: (name) =>
    `${name} is known, but the catalogue lacks its contents: write generic name, strength and form`,
  didYouMean: (name, generic) => `Did you mean ${name}${generic === '' ? '' : ` (${generic})`}?`,
  withInstructions: (text: string) => `Instructions: ${text}`,
  itIsNot: (typed) => `It is not ${typed}`,
  lookAlike: (name) => `Easily taken for ${name}`,
  lookAlikeKeys: 'Choose with ↓ and Enter',
  marked: (kinds, severity) =>
    `${severityWords[severity]}: ${[...new Set(kinds.map((kind) => markWords[kind]))].join(', ')}`,
  ownMedication: 'Own',
  usual: 'Usual',
  unavailableAt: (where, until) =>
    where === '' ? `Out of stock until ${until}` : `Out of stock at ${where} until ${until}`,
  fraction: (fraction, antibiotic) => (antibiotic ? `Antibiotic, class ${fraction}` : `Class ${fraction}`),
}
