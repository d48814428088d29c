import type { Texts } from '../es/patient-form.ts'
import { texts as phone } from './phone.ts'

export const texts: Texts = {
  alike: {
    titles: {
      person: 'You already have a patient who looks like the same person',
      people: 'You already have patients who look like the same person',
      name: 'You already have a patient with the same name',
      phone: 'Somebody else has that telephone',
    },
    leads: {
      person:
        'If it is the same person, use them: their allergies and what you prescribed before then count.',
      name: 'The date of birth is another. Use them only if it is the same person.',
      phone: 'Often a relative. Check the name before you use this patient.',
    },
    born: (day) => `Born on ${day}`,
    reasons: {
      curp: 'Same CURP',
      name: 'Same name and birth',
      'name-spelt': 'Almost the same name, same birth',
      'name-spelt-age': 'Almost the same name and a similar age',
      'name-age': 'Same name and a similar age',
      'name-alone': 'Same name, another date of birth',
      phone: 'Same telephone',
    },
    last: (day) => `Last prescription: ${day}`,
    never: 'No prescriptions',
    allergies: {
      recorded: 'Has allergies on record',
      none: 'No known allergies',
      'not-asked': 'Allergies not asked',
    },
    use: 'Use this patient',
    ofThis: (name) => `Use this patient: ${name}`,
    another: 'It is somebody else',
  },

  newer: {
    title: 'These data were also changed somewhere else',
    lead: 'What you wrote is still here. Saving keeps what the fields show.',
    line: (field, value) => `${field}: there it says ${value}`,
    blank: 'nothing',
    use: 'Use',
    takeOf: (field) => `Use what is saved for ${field}`,
    takeAll: 'Use everything that is saved',
    same: 'What is saved is the same as what you wrote.',
  },

  curpConflict: {
    title: 'The CURP says something else',
    open: 'The CURP does not match these data. Correct the CURP or the data.',
    line: (field, says) => `${field}: the CURP says ${says}`,
    initials: (letters) => `initials ${letters}`,
    use: 'Use',
    takeOf: (field) => `Use what the CURP says for ${field}`,
  },

  rules: {
    name: 'Write the patient’s name.',
    nameLetterless: 'Write the name in letters.',
    birth: 'Write the date of birth or the age.',
    sex: 'Choose the sex.',
    email: 'Write an email such as name@mail.mx.',
    birthReasons: {
      format: 'Write the date as 31/01/1990, or the age in years.',
      date: 'There is no such date.',
      future: 'The date can’t be in the future.',
      'age-out-of-range': 'The age goes from 1 to 129 years. Of a baby write the date.',
    },
    phoneReasons: phone.reasons,
    curpLength: 'A CURP has 18 characters.',
    curpInvalid: 'The CURP is not valid. Check it or leave it empty.',
  },
}
