import { datesInWords } from '../date-in-words.ts'
import type { IanAnswers } from '../es/ian-answers.ts'

const either = new Intl.ListFormat('en-US', { type: 'disjunction' })
const dates = datesInWords('en-US')

/** Sentences of the assistant's answers, which the server writes. */
export const ianAnswers: IanAnswers = {
  cancelledOnly: ' (cancelled or rejected)',
  ofPatient: (name) => ` of ${name}`,
  withDrugs: (names) => ` with ${names}`,
  inPeriod: (period) => `, ${period}`,
  and: 'and',
  without: 'without',
  monthOf: dates.month,
  dayOf: dates.day,
  between: (from, to) => `${from} to ${to}`,
  since: (from) => `since ${from}`,
  until: (to) => `until ${to}`,
  dayNone: (day) => `There is no day “${day}”. Write another one.`,

  searchedPrescriptions: (what) => `I searched prescriptions${what}.`,
  prescriptionsFound: (shown, count) =>
    count === 1
      ? 'There is one prescription.'
      : shown < count
        ? `There are ${count} prescriptions; these are the ${shown} latest.`
        : `There are ${count} prescriptions.`,
  prescriptionsNone: 'There is no such prescription.',
  searchedNewest: 'Only the 5,000 newest prescriptions were searched; name a period to search earlier ones.',

  searchedPatient: (words) => `I searched patients: ${words}.`,
  patientsFound: (count) => (count === 1 ? 'One of your patients.' : `${count} patients have that name.`),
  patientsMore: (count) =>
    `More than ${count} patients have that name; these are ${count}. Write more of the name.`,
  patientsCut: 'There are more: if it is none of these, write more of the name.',
  patientNone: (words) => `You have no patient called “${words}”.`,
  patientUnknown: 'This patient was not found. Write the name.',
  neitherKnown: (words) => `No medicine and no patient is called “${words}”. Write the full name.`,
  patientWhich: 'More than one patient has that name. Which one?',
  patientSimilar: (words) => `You have no patient called “${words}”. Is it one of these?`,
  patientNeeded: 'Which patient?',
  patientSpelt: (name) => `I understood “${name}”.`,
  born: (day) => `Born ${day}`,
  namesake: (name, day) => `${name} (born ${day})`,

  searchedCatalogue: (words) => `I searched the catalogue: ${words}.`,
  drugsFound: (count) =>
    count === 1 ? 'There is one presentation.' : `These are the first ${count} presentations.`,
  drugNone: (words) => `The catalogue has no “${words}”.`,
  drugSpelt: (name) => `Showing results for ${name}.`,
  drugGuessed: (name, generic, typed) =>
    `Did you mean ${name}${generic === '' ? '' : ` (${generic})`}? It is not ${typed}.`,
  drugEither: (words: string, names: readonly string[]) =>
    `“${words}” may be ${either.format(names)}. Write the whole name.`,
  drugShort: (words: string, name: string) => `I read “${words}” as ${name}.`,
  drugNeeded: 'Which medicine?',
  drugWhich: (name) => `${name} has several presentations. Which one?`,

  checkedInteractions: (names, patient) =>
    patient === ''
      ? `I checked ${names}.`
      : `I checked ${names} against what ${patient} takes and the record.`,
  findingsFound: (count) => (count === 1 ? 'There is one finding.' : `There are ${count} findings.`),
  findingsNone: 'The safety rules found nothing between these medicines.',
  findingsUnchecked: 'Nothing was found, but a part could not be checked.',
  interactionsNeedTwo: 'Name two medicines, or one and a patient.',

  readLimits: (drug, patient) =>
    patient === ''
      ? `I read the dose limits of ${drug}.`
      : `I read the dose limits of ${drug} for the age of ${patient}.`,
  limitsNone: (drug) => `The safety rules have no dose limit for ${drug}.`,
  limitsMeaning: 'These are limits that the check applies, not a recommended dose.',
  perKg: (unit) => `${unit}/kg`,
  dosePer: (amount) => `up to ${amount} per dose`,
  dayPer: (amount) => `up to ${amount} a day`,
  ceiling: (amount) => `never more than ${amount} a day`,
  weekPer: (amount) => `up to ${amount} a week`,
  monthPer: (amount) => `up to ${amount} in 28 days`,
  daysAWeek: (days) => `on up to ${days} days a week`,
  adults: 'Adults',
  fromTo: (from, to) => `From ${from} to ${to}`,
  from: (age) => `From ${age}`,
  upTo: (age) => `Up to ${age}`,
  ageYears: (years) => (years === 1 ? '1 year' : `${years} years`),
  ageMonths: (months) => (months === 1 ? '1 month' : `${months} months`),
  byRoute: (routes) => `route ${routes}`,

  preparedDraft: (patient) => (patient === '' ? 'I prepared a draft.' : `I prepared a draft for ${patient}.`),
  draftUnsigned: 'Nothing is issued: open it, review it and sign it yourself.',
  draftNeedsDrug: 'Which medicine goes on the prescription?',
  draftWithoutInstructions: 'The instructions are missing: write them on the prescription.',

  readFavourites: 'I read your favourites.',
  favouritesFound: (count) => (count === 1 ? 'There is one favourite.' : `There are ${count} favourites.`),
  favouritesNone: 'There is no such favourite.',

  readFigures: (period) => `I counted your prescriptions${period}.`,
  figuresFound: (prescriptions, patients) =>
    prescriptions === 0
      ? 'You issued no prescription in that period.'
      : `${prescriptions} ${prescriptions === 1 ? 'prescription' : 'prescriptions'} for ${patients} ${patients === 1 ? 'patient' : 'patients'}, without the cancelled ones.`,

  notUnderstood: (words) => `I did not understand “${words}” and did not use it.`,
  unknown:
    'I did not understand the question. I can find patients and prescriptions, look into the catalogue, check interactions and dose limits, count your prescriptions and prepare a draft.',
  stopped: 'The answer was stopped: it was too long or took too much time.',
  modelFailed: 'The language model did not answer; the built-in search does.',
  modelWithheld: 'Part of the answer is not shown: it names something that was not looked up.',
  modelUnproven: 'The language model said nothing that can be checked; the built-in search answers.',
  modelSpent: 'Today’s limit of the language model is used up; the built-in search answers.',
  failed: 'Something failed while searching. Ask again.',

  refusals: {
    issue: 'Nothing is issued or signed from here: you do that on the prescription.',
    send: 'Nothing is sent from here: do it on the issued prescription.',
    cancel: 'Nothing is cancelled from here: do it on the issued prescription.',
    pay: 'Nothing is charged or paid from here: payments are asked for in Paylinks, where it is active.',
    change: 'No data are changed or deleted from here: do it on the page of the patients.',
    draft: 'I do not change a draft that exists: open it and write it there.',
    settings: 'The account is not changed from here: do it in Settings.',
    clinical: 'I decide no treatment and no diagnosis: you do. I can check interactions and dose limits.',
    record: 'I do not read the whole record: open it on the patient’s page.',
    others: 'I see only your own patients and prescriptions.',
    instructions: 'My limits are not changed by a question.',
    outside: 'That is outside this product.',
  },

  help: {
    issue:
      'You issue on the new prescription, with “Issue prescription” or Ctrl Enter, once nothing is missing.',
    send: 'It is sent when it is issued. To send it again, open it in the history and choose “Send again”.',
    cancel: 'Open the prescription in the history and choose “Cancel prescription”, whole or by row.',
    print: 'Open the prescription in the history and download the PDF.',
    patient:
      'Patients are added while you write a prescription, or in Patients, where they are corrected too.',
    favourite: 'Save a prescription as a favourite while you write it; manage them in Favourites.',
    medication: 'In Medications you search the catalogue, set prices and add your own.',
    licence: 'Licence and speciality are written in My Account.',
    signature: 'The drawn signature is changed under My account.',
    password: 'You change it in Password and Security.',
    draft: 'Your drafts, and those that your assistant prepared, are in Drafts.',
    payment: 'Payments are made in Paylinks: make the link there, share it, and record what arrived.',
    workplace: 'Hospitals and clinics are in Workplaces.',
    pharmacy: 'Your trusted pharmacies are in Settings, Pharmacies.',
    keys: 'Keys are exported in Settings, Export Keys.',
    close: 'The account is closed in Settings, Close Account.',
    language: 'Language and dark mode are in Profile Options.',
    interactions: 'Interactions are checked while you write, and in the check on the home page.',
    contact: 'Write to the team from Help.',
    able: 'I find patients and prescriptions, look into the catalogue, check interactions and dose limits, count your prescriptions and prepare drafts. I do not issue, send, cancel or charge.',
  },
}
