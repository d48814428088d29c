import type { Texts } from '../es/patients.ts'

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export const texts: Texts = {
  recordUnread: 'Allergies and record not read',
  patient: 'Patient',
  search: 'Find a patient',
  searchPlaceholder: 'Name, email, CURP or telephone',
  recent: 'Most recent first',
  nothingFound: (query) => `No patient matches “${query}”.`,
  none: 'You have no patients yet.',
  add: 'Add a patient',
  addNamed: (name) => `Add “${name}”`,
  change: 'Change',
  edit: 'Correct data',
  ageAndSex: (age, sex) => {
    if (age === null) return sex
    const words = { years: ['year', 'years'], months: ['month', 'months'], days: ['day', 'days'] } as const
    const [one, many] = words[age.unit]
    return `${count(age.count, one, many)}, ${sex.toLowerCase()}`
  },
  sexes: { F: 'Female', M: 'Male', O: 'Other' },
  lastPrescription: (when) => `Last prescription ${when}`,
  firstPrescription: 'First prescription',
  otherDraft: (name) => `There is an unfinished prescription for ${name}. Finish or discard it first.`,

  noticeFirst: 'Before you write these data, offer your patient the',
  notice: 'privacy notice',
  newTitle: 'New patient',
  editTitle: 'Patient’s data',
  name: 'Full name',
  birth: 'Date of birth or age',
  birthHint: '31/01/1990, or the years alone: 34',
  birthRead: (day) => `Born on ${day}`,
  birthApproximate: (year) => `Born about ${year}`,
  sex: 'Sex',
  sexNone: 'Choose',
  sexOther: 'Other or not stated',
  email: 'Email',
  emailHint: 'The prescription arrives there.',
  phone: 'Telephone',
  curp: 'CURP',
  save: 'Save patient',
  saveChanges: 'Save changes',
  saving: 'Saving',
  cancel: 'Cancel',
}
