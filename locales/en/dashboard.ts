import type { Texts } from '../es/dashboard.ts'

export const texts: Texts = {
  title: 'Dashboard',
  greeting: (hour: number, name: string) =>
    `${hour < 12 ? 'Good morning' : hour < 19 ? 'Good afternoon' : 'Good evening'}, ${name}`,
  latest: 'Latest prescriptions',
  all: 'See the history',
  none: 'No prescriptions yet',
  noneHelp: 'The five latest will appear here, with their patient and state.',
  failed: 'The prescriptions could not be loaded.',
  more: (count: number) => `and ${count} more`,
  patientUnnamed: 'Patient without a name',
}
