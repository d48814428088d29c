import type { Texts } from '../es/draft-problems.ts'

export const texts: Texts = {
  'patient-unsaved': () => 'Save the new patient’s data.',
  unsaved: () => 'Save or cancel what you wrote about the patient: it does not count yet.',
  'date-past': () => 'The date cannot be before today.',
  'date-too-far': () => 'Choose a date within the next 5 years.',
  'date-unread': () => 'The date does not exist or is incomplete. Write it as 31/12/2026 or clear the field.',
  'diagnosis-long': () => 'The diagnosis is too long: remove one or shorten the free text.',
  'not-text': () => 'The text has characters that cannot be kept.',
  'extras-long': () => 'The general instructions are too long: shorten them.',
  'no-rows': () => 'Add at least one medicine.',
  'too-many-rows': (v) => `A prescription takes up to ${v.most} medicines: remove ${v.over}.`,
  'search-unfinished': (v) =>
    `You typed “${v.text}” without choosing a medicine. Choose one from the list or delete the text.`,
  instructions: () => 'Write the instructions: dose, frequency and duration.',
  quantity: (v) => `Write the quantity of ${v.drug}.`,
  'class-one': (v) => `${v.drug} is of class I: it can’t be issued here. Remove it.`,
  profession: (v) =>
    `The profession of whoever signs does not prescribe ${v.drug}, of class ${v.fraction} (${v.basis}). Remove it.`,
}
