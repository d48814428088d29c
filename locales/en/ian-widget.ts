import type { Texts } from '../es/ian-widget.ts'

/** Texts of the assistant's widget. They are few, because the home page loads them. */
export const texts: Texts = {
  lead: 'Ask about a patient, a prescription, an interaction or a dose.',
  field: 'Question',
  placeholder: 'What did I prescribe to…?',
  ask: 'Ask',
  examples: [
    'How many prescriptions did I write this month?',
    'Interactions between warfarin and ibuprofen',
    'Maximum dose of paracetamol',
  ],
}
