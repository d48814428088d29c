import type { Texts } from '../es/drug-results.ts'

export const texts: Texts = {
  correctedTo: (query) => `Showing results for ${query}`,
  didYouMean: (name, generic) => `Did you mean ${name}${generic === '' ? '' : ` (${generic})`}?`,
  itIsNot: (typed) => `It is not ${typed}`,
  lookAlike: (name) => `Easily taken for ${name}`,
  ownMedication: 'Own',
  unavailableAt: (where, until) =>
    where === '' ? `Out of stock until ${until}` : `Out of stock at ${where} until ${until}`,
  fraction: (fraction, antibiotic) => (antibiotic ? `Antibiotic, class ${fraction}` : `Class ${fraction}`),
}
