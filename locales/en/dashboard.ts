import type { Texts } from '../es/dashboard.ts'

export const texts: Texts = {
  title: 'Dashboard',
  greeting: (hour: number, _female: boolean, name: string) => {
    const moment = hour < 12 ? 'Good morning' : hour < 19 ? 'Good afternoon' : 'Good evening'
    return name ? `${moment}, Dr. ${name}` : moment
  },
  newPrescription: 'New prescription',
  latest: 'Latest prescriptions',
  all: 'See the history',
  none: 'No prescriptions yet',
  noneHelp: 'The five latest will appear here, with their patient and state.',
  failed: 'The prescriptions could not be loaded.',
  more: (count: number) => `and ${count} more`,
  patientUnnamed: 'Patient without a name',
  interactions: 'Drug interactions',
  interactionsLead: 'See whether medicines go together, by themselves or in a patient.',
  interactionsOpen: 'Check interactions',
  interactionsFailed: 'The check could not be loaded.',
}
