import type { Texts } from '../es/widgets.ts'

export const texts: Texts = {
  arrange: 'Arrange',
  patientUnnamed: 'Patient without a name',

  titles: {
    figures: 'This month',
    frequency: 'Prescriptions by day',
    topMedications: 'Most prescribed',
    latest: 'Latest prescriptions',
    ian: 'Ask ian',
    payment: 'Payments',
    interactions: 'Drug interactions',
    news: 'To read',
    userReview: 'Your opinion',
    tokens: 'Prescriptions with a digital fingerprint',
  },

  latest: {
    all: 'See the history',
    none: 'No prescriptions yet',
    noneHelp: 'The latest five will appear here, with their patient and state.',
    more: (count) => `and ${count} more`,
    undelivered: 'Not delivered',
    repeat: 'Repeat',
    repeatOf: (patient) => `Repeat the prescription of ${patient}`,
  },
  tokens: {
    total: 'signed prescriptions',
    recent: 'in the last 30 days',
    meaning: 'Each one has a unique digital fingerprint that anybody can check. No blockchain is used.',
    unknown: 'N/A',
  },
  interactions: {
    lead: 'See whether medicines go together, by themselves or in a patient.',
    open: 'Check interactions',
  },
}
