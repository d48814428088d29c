import type { Texts } from '../es/profile.ts'

export const texts: Texts = {
  accountTitle: 'My account',
  accountLead: 'This is how your data is printed on each prescription.',
  incomplete: 'Data that the law requires on a prescription is missing. Write to support to complete it.',
  change: 'To correct your data write to support: it is checked against your licence.',
  write: 'Write to support',
  missing: 'Missing',
  fields: {
    name: 'Name',
    email: 'E-mail address',
    phone: 'Phone',
    cedula: 'Professional licence',
    institution: 'Institution that issued the degree',
    specialty: 'Specialty',
    specialtyCedula: 'Specialty licence',
    state: 'Verification',
  },
  verified: 'Licence verified',
  unverified: 'Under review',
  optionsTitle: 'Profile options',
  appearance: 'Appearance',
  modes: { auto: 'Same as the system', light: 'Light', dark: 'Dark' },
  language: 'Language',
  languages: { es: 'Español', en: 'English' },
  notSaved: 'The change was not saved. Try again.',
}
