import type { MissingOnSheet } from '#contract/prescription/judgement.ts'
import type { Texts } from '../es/assistants.ts'

const titled = (_female: boolean, name: string): string => `Dr. ${name}`

const list = new Intl.ListFormat('en-US')
const parts: Record<MissingOnSheet, string> = {
  name: 'the name',
  institution: 'the institution of the degree',
  phone: 'the telephone',
  location: 'the address of the workplace',
}

const cannotIssue: Texts['cannotIssue'] = {
  'licence-missing': (doctor) => `${doctor} has registered no professional licence and cannot issue yet.`,
  'licence-unverified': (doctor) => `The licence of ${doctor} is not verified yet, so nothing can be issued.`,
  'profession-not-allowed': (doctor) => `The registered profession of ${doctor} may not issue prescriptions.`,
  'animal-patient-needed': () => 'A veterinarian prescribes for animals only (LGS art. 240).',
  'prescriber-incomplete': (doctor, missing) =>
    `Data that a prescription must show and that ${doctor} registers are missing: ${list.format(missing.map((part) => parts[part]))}.`,
  'hospital-required': (doctor) => `${doctor} has no registered workplace and cannot issue yet.`,
}

export const texts: Texts = {
  title: 'Drafts',
  security: 'Password',
  lead: 'You prepare; the doctor reviews and signs.',
  doctor: titled,
  prepare: 'Prepare a prescription',
  prepareTitle: 'Prepare a prescription',
  prepareFor: (female, name) => `${titled(female, name)} reviews and signs it`,
  none: 'Nothing being prepared',
  noneHelp: 'What you prepare appears here, and what the doctor returns with a note.',
  noDoctors: 'You cannot prepare prescriptions yet',
  noDoctorsHelp: 'The doctor has to agree first. It appears here as soon as they do.',
  failed: 'The drafts could not be loaded.',
  back: 'Back',
  patient: 'Patient',
  patientPlaceholder: 'Name of the patient',
  patientUnknown: 'Not among this doctor’s patients.',
  patientNone: 'No patient',
  changePatient: 'Change',
  saved: 'Kept in the account',
  stale: 'The doctor changed this draft. Open it again to see how it stands.',
  submit: (female, name) => `Send to ${titled(female, name)}`,
  submitted: (female, name) => `Sent to ${titled(female, name)} for signing.`,
  notReady: 'Choose the patient and add at least one medicine.',
  returnedWith: (note) => `Returned: ${note}`,
  isWithDoctor: 'The doctor has it. You can change it if it is returned.',
  issuedAt: (place) => `It will be issued at ${place}.`,
  named: titled,
  toMend: (doctor) => `It cannot be issued like this. Correct it, or send it and ${doctor} corrects it:`,
  cannotIssue,
  states: { writing: 'Being prepared', submitted: 'With the doctor', returned: 'Returned' },

  own: 'Assistants',
  ownLead: 'They prepare drafts for you, see the names of your patients and add new ones. They never sign.',
  asks: (name) => `${name} asks to prepare prescriptions for you`,
  approve: 'Allow',
  approved: (name) => `${name} can prepare prescriptions for you now.`,
  end: 'Remove',
  endOf: (name) => `Remove ${name}`,
  refuse: 'Refuse',
  ended: (name) => `${name} can no longer prepare prescriptions for you.`,
}
