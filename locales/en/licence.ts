import type { Texts } from '../es/licence.ts'
import { professionNames, professionScopes } from './professions.ts'

export const texts: Texts = {
  title: 'Professional licence',
  states: {
    unverified: 'Not sent',
    pending: 'In review',
    verified: 'Verified',
    rejected: 'Could not be verified',
  },
  help: {
    unverified: 'Without a verified licence you cannot issue prescriptions. Write your data and send them.',
    pending:
      'We are comparing your data with the register of professions. We will write to you when we are done; meanwhile you cannot issue.',
    verified: 'Your data agree with the register. If you change them, we will review them again.',
    rejected: 'Correct them or send another photograph, and we will review them again.',
  },
  reason: 'Reason',
  expired: 'Your speciality certificate has expired: it is not printed as in force (LGS art. 83).',
  add: 'Add licence',
  edit: 'Edit licence',
  dialogTitle: 'Data of your licence',
  fields: {
    profession: 'Profession',
    cedula: 'Number of the professional licence',
    institution: 'Institution that issued the degree',
    specialty: 'Speciality',
    specialtyCedula: 'Licence of the speciality',
    specialtyUntil: 'Speciality certificate valid until',
    photo: 'Photograph of the licence',
  },
  hints: {
    cedula: '7 or 8 digits; old ones from 5.',
    specialty: 'Choose one of the list. It is printed only with its own licence.',
    specialtyUntil: 'The last day, as the council’s certificate says.',
    photo: '.jpg or .png under 2 MB. Only who reviews it sees it.',
  },
  photoAlt: 'Photograph of your licence',
  photoChosen: 'Chosen photograph',
  choosePhoto: 'Choose photograph',
  changePhoto: 'Choose another photograph',
  none: 'Not given',
  professions: professionNames,
  scopes: professionScopes,
  rules: {
    institutionBlank: 'Write the institution that issued your degree.',
    cedulaBlank: 'Write the number of your professional licence.',
    cedula: 'A licence has 7 or 8 digits (old ones from 5). Check the number.',
    specialtyBlank: 'Write the speciality of this licence.',
    specialtyUnknown: 'Choose a speciality of the list.',
    specialtyCedulaBlank: 'Write the licence of the speciality, or leave both empty.',
    photoType: 'Choose a .jpg or .png file.',
    photoLarge: 'The photograph is over 2 MB. Use a smaller one.',
  },
  willEnd:
    'You changed verified data: once saved you cannot issue prescriptions until we have reviewed them.',
  send: 'Send for review',
  save: 'Save',
  sending: 'Sending',
  sent: 'We sent your licence for review. We will tell you by mail.',
  saved: 'The data of your licence were saved.',
}
