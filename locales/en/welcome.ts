import type { Texts } from '../es/welcome.ts'

export const texts: Texts = {
  title: 'Your first steps',
  stepOf: (step) => `Step ${step} of 4`,
  steps: { 1: 'You', 2: 'Licence', 3: 'Workplace', 4: 'Practice prescription' },
  leads: {
    1: 'Your name and title head every prescription.',
    2: 'We compare it with the register of professions before your first valid prescription.',
    3: 'The law asks for the address where you prescribe. You can add others later.',
    4: 'Write a whole prescription and see how it would look. It is not issued, not sent and does not count.',
  },
  publicPlace: 'It is a public institution (IMSS, ISSSTE, state health services)',
  zipHint: 'Taken from the address; added to it where it is missing.',
  specialty: 'I have a specialty',
  specialtyBlank: 'Choose your specialty, or clear “I have a specialty”.',
  next: 'Save and continue',
  saving: 'Saving',
  back: 'Back',
  later: 'Later',
  sheet: 'Your sheet',
  seeSheet: 'See how your sheet looks',
  missing: 'Still missing',
  write: 'Write the practice prescription',
}
