import type { Texts } from '../es/drafts.ts'

export const texts: Texts = {
  title: 'Drafts',
  lead: 'Prescriptions that were not issued. They are kept in your account and can be continued on another device.',
  otherVersion: 'This draft was also changed somewhere else. Both are kept.',
  newerKept:
    'The draft that you discarded was also changed somewhere else. That version is still among the drafts.',
  seeOther: 'See the other one',
  all: 'See all',
  none: 'There are no drafts',
  noneHelp: 'What you write in a new prescription appears here until you issue it.',
  failed: 'The drafts could not be loaded.',
  patientNone: 'No patient',
  rowsNone: 'No medicines',
  resume: (patient) => `Continue the prescription of ${patient}`,
  discard: 'Discard',
  discardOf: (patient) => `Discard the draft of ${patient}`,
  discardTitle: 'Discard the draft',
  discardText: (patient) => `What was written for ${patient} will be deleted. This cannot be undone.`,
  discarded: 'The draft was discarded.',
  discardedWaiting: 'Discarded: it will not be issued.',

  queue: 'To review and sign',
  queueLead: 'Prepared by your assistants. Only you sign them.',

  here: 'On this device only',
  hereLead: 'Your account does not have them yet. They are saved when you open them with a connection.',
  mine: 'Yours',
  preparing: 'Being prepared',
  preparedBy: (name) => `Prepared by ${name}`,
  states: { writing: 'Being prepared', submitted: 'To sign', returned: 'Returned' },
  review: (patient) => `Review the prescription of ${patient}`,
  /** Label of a prescription that is issued once the network is back. */
  waiting: 'Will be issued once there is a network',
}
