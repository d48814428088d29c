import type { Texts } from '../es/prescriptions.ts'

export const texts: Texts = {
  title: 'History',
  patients: 'Patients',
  newPrescription: 'New prescription',
  unnamed: 'Unnamed patient',

  list: {
    search: 'Search the history',
    searchPlaceholder: 'Patient, medicine, diagnosis or code',
    clear: 'Clear the search',
    count: (count, isOne) => `${count} ${isOne ? 'prescription' : 'prescriptions'}`,
    found: (count, isOne, search) =>
      `${count} ${isOne ? 'prescription' : 'prescriptions'} matching “${search}”`,
    today: 'Today',
    yesterday: 'Yesterday',
    otherYear: (day, year) => `${day}, ${year}`,
    moreDrugs: (count) => `and ${count} more`,
    pages: 'Pages of the history',
    range: (from, to, count) => `${from} to ${to} of ${count}`,
    previous: 'Newer',
    next: 'Older',
    none: 'No prescriptions yet',
    noneHelp:
      'Each prescription that you issue stays here, with its patient, its delivery and what was filled.',
    notFound: (search) => `Nothing matches “${search}”`,
    notFoundHelp:
      'The search covers the patient and their email, the diagnosis, the medicines and the printed code. Try fewer letters.',
    pastEnd: 'There are no prescriptions on this page',
    pastEndHelp: 'The history ends before it.',
    firstPage: 'Go to the newest',
    failed: 'The history could not be loaded',
    from: (day) => `From ${day}`,
    panel: 'Chosen prescription',
  },

  actions: {
    menu: (patient) => `Actions for the prescription of ${patient}`,
    more: 'More actions',
    open: 'Open',
    print: 'Print',
    send: 'Send',
    resend: 'Send again',
    repeat: 'Repeat',
    renew: 'Renew',
    replace: 'Correct and reissue',
    series: 'Issue in series',
    favourite: 'Save as favourite',
    copyLink: 'Copy link',
    cancel: 'Cancel prescription',
    copied:
      'Link copied: whoever opens it sees whether the prescription is authentic and what is left to fill.',
    notCopied: (link) => `The browser did not allow copying. The link is ${link}`,
  },
}
