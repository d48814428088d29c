import type { Texts } from '../es/composer.ts'

const counted = new Intl.NumberFormat('en-US')

export const texts: Texts = {
  titles: { replaces: 'Correct prescription', renews: 'Renew prescription' },
  titleOf: (title, patient) => `${title} of ${patient}`,
  saved: 'Draft saved',
  saving: 'Saving draft',
  notSaved: 'This browser keeps no drafts',
  discard: 'Discard',
  discarded: 'The draft was discarded.',
  undo: 'Undo',

  diagnosis: 'Diagnosis',
  diagnosisPlaceholder: 'Why it is prescribed',
  diagnosisAnother: 'Add another, or say more in free text',
  diagnosisFree: (query) => `“${query}” is not in ICD-10: it stays as free text.`,
  unusual: { sex: 'Unusual for the sex of the patient', age: 'Unusual at the age of the patient' },
  showDiagnosis: 'Print on the prescription',

  medications: 'Medicines',
  genericOnly: 'Public institution: the prescription carries generic names alone, no brands.',
  addMedication: 'Add a medicine',
  searchPlaceholder: 'Add a medicine: generic or brand',
  closeSearch: 'Close the search',
  nothingFound: (query) => `No results for “${query}”.`,
  freeText: (query) => `Use “${query}” as free text`,
  freeTextHelp: 'Not in the catalogue: it can’t be checked.',

  rowLabel: (position, drug) => `${position}. ${drug}`,
  instructions: (drug) => `Instructions for ${drug}`,
  instructionsPlaceholder: 'E.g. 1 tab c/8h x 7d',
  moved: (drug, position, count) => `${drug}, row ${position} of ${count}`,
  removed: (drug) => `${drug} was removed.`,

  extras: 'General instructions',
  extrasPlaceholder: 'Rest, diet, warning signs',
  followUp: 'Next appointment',
  followUpIn: (day, days) =>
    `${day}: ${days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${counted.format(days)} days`}.`,

  place: 'Place',
  placeLabel: 'Where it is issued',
  rowsFull: (most) => `A prescription takes up to ${most} medicines. For more, write another.`,
  otherMeanwhile: 'Something changed while the issue was being prepared. Check, and issue again.',
  noPlaces: 'You have no workplaces. Add one to issue: its address is printed on the prescription.',
  placesLoading: 'Your workplaces are being loaded.',
  placesFailed: 'Your workplaces could not be loaded.',

  send: 'Sending',
  sendRx: 'Send to the patient by email',
  sendTo: (address) => `It will be sent to ${address}, with the prescription as PDF.`,
  sendNot: 'It will not be sent. You can print it or send it later.',
  sendNoPatient: 'Choose the patient to see which address it goes to.',
  sendNoAddress: 'The patient has no email: the prescription is issued and stays for printing.',
  addAddress: 'Add the email',
  willSend: (address) => `Will be sent to ${address}`,
  willPrint: 'Issued without sending',
  handwrittenSend: 'Print it and sign it by hand: without that signature it is not valid.',

  issue: 'Issue prescription',
  issueSeveral: (documents) => `Issue ${documents} prescriptions`,
  issuing: 'Issuing',
  issued: (codes) =>
    codes.length === 1
      ? `Prescription issued. Code ${codes[0]}.`
      : `${codes.length} prescriptions issued. Codes ${codes.join(', ')}.`,
  toMyAccount: 'Complete it in My account',
  toPlace: 'See the workplace',
  issuePractice: 'Issue for practice',
  practiceNote: 'Practice: nothing is issued or sent',
  waiting:
    'No connection. The prescription is issued by itself when it is back, once, even if you close this page. It is not valid yet.',
  stopWaiting: 'Do not issue yet',
  failure: (detail) => `${detail} What you wrote is still here.`,
  alreadyIssued:
    'This prescription was issued by the attempt before, without your latest changes. Check it in the history.',
  seeHistory: 'See history',
  issueAsNew: 'Issue as a new prescription',

  repeatFailed: 'The prescription to repeat could not be opened.',
  leftOut: (name, reason) => `${name} was left out: it was cancelled for “${reason}”.`,

  choosePatient: 'Choose the patient or add one.',
  inRow: (position, message) => `Row ${position}: ${message}`,

  sheet: 'As printed',
  showSheet: 'See sheet',
  safetyMissing:
    'Safety not checked: part of the page is missing. It loads and checks by itself once there is a connection.',

  /** Texts about where the open draft is stored, and about the doctor's other drafts. */
  drafts: {
    onDevice: 'Kept on this device',
    inAccount: 'Kept in your account',
    gone: 'This draft was issued or discarded somewhere else; it is still on this device',
    another: 'Start another',
    keptAside: (patient) =>
      patient === ''
        ? 'The unfinished prescription is among the drafts.'
        : `The prescription of ${patient} is among the drafts.`,
    backToIt: 'Back to it',
    resumed: 'You left it unissued',
    openFailed: 'That draft could not be opened. Perhaps it was issued or discarded.',
    countOf: (count) => (count === 1 ? '1 draft' : `${count} drafts`),
  },
}
