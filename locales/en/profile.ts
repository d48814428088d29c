import type { Texts } from '../es/profile.ts'
import { texts as phone } from './phone.ts'

export const texts: Texts = {
  languageKept: 'Your account is now in English. You can change it in Profile options.',
  languageBack: 'Back to Spanish',
  accountTitle: 'My account',
  accountLead: 'This is how your data is printed on each prescription. The law asks for all of it.',
  incomplete: 'Data missing',
  incompleteHelp: 'Complete the data that is printed: nothing can be issued without it.',
  licenceMissing: 'Your licence is missing: add it below. Nothing can be issued without it.',
  number: (id) => `Your doctor number: ${id}`,
  fields: {
    name: 'Full name',
    title: 'Form of address',
    phone: 'Phone',
  },
  hints: {
    name: 'As on your licence, without Dra. or Dr.',
  },
  titles: { none: 'Choose', female: 'Dra. (woman)', male: 'Dr. (man)' },
  rules: {
    nameBlank: 'Write your full name.',
    titleBlank: 'Choose Dra. or Dr.: it is printed.',
    phone: 'Write your phone number.',
    phoneReasons: phone.reasons,
  },
  willEnd:
    'You changed verified data. Once saved, your licence goes back to review and you cannot issue until it is done.',
  save: 'Save',
  saveAndReview: 'Save and go back to review',
  saving: 'Saving',
  saved: 'Your data was saved.',
  inSteps: 'Do it in four steps',
  nextWorkplace: 'Add workplace',
  optionsTitle: 'Profile options',
  optionsLead: 'Each change is saved at once.',
  optionSaved: 'Saved.',
  stepUp: 'Ask me to confirm that it is me before issuing',
  stepUpHint:
    'With your second factor if you have one, or with your password, unless you did so in the last 5 minutes.',
  stepUpDemanded: 'Whoever runs this service demands it: signing asks for your second factor.',
  stepUpOn: 'Before issuing you will be asked to confirm that it is you.',
  stepUpOff: 'Issuing no longer asks you to confirm.',
  stepUpNotLoaded: 'Whether issuing asks to confirm could not be loaded.',
  appearance: 'Appearance',
  modes: { auto: 'Same as the system', light: 'Light', dark: 'Dark' },
  language: 'Language',
  languages: { es: 'Español', en: 'English' },
  mini: 'Narrow menu',
  miniHint: 'On a computer, the menu shows only its icons.',
  beta: 'Wide home page (on trial)',
  betaHint: 'On large screens the home page takes more of the width.',
  clinic: 'Default practice',
  clinicHint: 'Where a new prescription is issued, unless you choose another place while writing it.',
  clinicNone: 'The first of the default workplace',
  paylinks: {
    title: 'Payments with Paylinks',
    text: 'Ask for payments with a link: the person transfers by SPEI and the money goes straight to your account.',
    ask: 'Activate Paylinks',
    requested: 'You asked for them. They become active once your licence is verified.',
    see: 'See the request',
  },
  mails: {
    title: 'Notices by email',
    lead: 'They go to your email, with no patient data and no medicines in the subject.',
    mailRejected: {
      label: 'A pharmacy rejected a prescription',
      hint: 'With the reason that the pharmacy gave.',
    },
    mailUndelivered: {
      label: 'A prescription did not reach the patient',
      hint: 'When their email refuses it.',
    },
    mailPrepared: {
      label: 'An assistant prepared a prescription',
      hint: 'At most one notice an hour for each assistant.',
    },
    always:
      'Always sent, because they protect your account or the law asks for them: the confirmation of your email and changes of password, changes of passkeys and codes, whatever happens to your signing keys, the state of your licence, the closing of your account, and invitations.',
  },
  notSaved: 'The change was not saved. Try again.',
}
