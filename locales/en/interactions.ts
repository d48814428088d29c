import type { Texts } from '../es/interactions.ts'

export const texts: Texts = {
  drug: 'Add a medicine',
  drugPlaceholder: 'Generic or brand',
  correctedTo: (word) => `Searched for “${word}”.`,
  withoutContents: (name) =>
    `${name} is known, but the catalogue lacks its contents: write the generic name.`,
  nothingFound: (query) => `No medicine of the catalogue matches “${query}”.`,
  didYouMean: (name, generic, typed) =>
    `Did you mean ${name}${generic === '' ? '' : ` (${generic})`}? It is not ${typed}`,
  asText: (query) => `Use “${query}” as it is: it may not be recognized`,
  full: (most) => `Up to ${most} medicines. Remove one to add another.`,
  patient: 'Patient',
  patientPlaceholder: 'Name, CURP or phone',
  patientUnknown: (query) => (query ? `No patient matches “${query}”.` : 'You have no patients yet.'),
  chosen: 'Being checked',
  remove: (what) => `Remove ${what}`,
  more: 'Add two medicines, or one and a patient.',
  findings: 'What was found',
  down: 'Could not be checked: the service does not answer.',
  scopeAlone:
    'Interactions and duplicates between these medicines are checked. With a patient, also their allergies, conditions, pregnancy, renal function and what they already take.',
  scopePatient:
    'Interactions, duplicates and what is recorded of the patient are checked. Doses are checked while the prescription is written.',
}
