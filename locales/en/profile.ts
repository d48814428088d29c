import type { Texts } from '../es/profile.ts'
import { texts as phone } from './phone.ts'

export const texts: Texts = {
  accountTitle: 'My account',
  accountLead: 'This is how your data is printed on each prescription. The law asks for all of it.',
  states: { incomplete: 'Data missing', verified: 'Licence verified', unverified: 'Under review' },
  stateHelp: {
    incomplete: 'Complete the data that is printed: nothing can be issued without it.',
    unverified:
      'Your data is being compared with the register of licences. You can read your prescriptions meanwhile.',
  },
  number: (id) => `Your doctor number: ${id}`,
  fields: {
    name: 'Full name',
    title: 'Form of address',
    phone: 'Phone',
    cedula: 'Professional licence',
    institution: 'Institution that issued the degree',
    specialty: 'Specialty',
    specialtyCedula: 'Specialty licence',
  },
  hints: {
    name: 'As on your licence, without Dra. or Dr.',
    specialty: 'Printed only with its own licence.',
  },
  titles: { female: 'Dra. (woman)', male: 'Dr. (man)' },
  rules: {
    nameBlank: 'Write your full name.',
    institutionBlank: 'Write the institution that issued your degree.',
    cedula: 'A licence number has 7 or 8 digits (old ones, from 5). Check the number.',
    phone: 'Write your phone number.',
    phoneReasons: phone.reasons,
    specialtyBlank: 'Write the specialty of this licence.',
    specialtyCedulaBlank: 'Write the licence of the specialty, or leave both empty.',
  },
  willEnd:
    'You changed verified data. Once saved, your licence goes back to review and you cannot issue until it is done.',
  save: 'Save',
  saveAndReview: 'Save and go back to review',
  saving: 'Saving',
  saved: 'Your data was saved.',
  nextWorkplace: 'Add workplace',
  optionsTitle: 'Profile options',
  stepUp: 'Ask me to confirm that it is me before issuing',
  stepUpHint: 'With your password, a passkey or a code, unless you did within the last 5 minutes.',
  stepUpOn: 'Before issuing you will be asked to confirm that it is you.',
  stepUpOff: 'Issuing no longer asks you to confirm.',
  stepUpNotLoaded: 'Whether issuing asks to confirm could not be loaded.',
  appearance: 'Appearance',
  modes: { auto: 'Same as the system', light: 'Light', dark: 'Dark' },
  language: 'Language',
  languages: { es: 'Español', en: 'English' },
  notSaved: 'The change was not saved. Try again.',
}
