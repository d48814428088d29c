import type { Texts } from '../es/shell.ts'

export const texts: Texts = {
  skipToContent: 'Skip to content',
  menu: 'Main menu',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  expandMenu: 'Expand the menu',
  collapseMenu: 'Collapse the menu',
  newPrescription: 'New prescription',
  newPrescriptionBlocked: 'You can issue prescriptions once your licence is verified.',
  toLicence: { send: 'Send my licence', see: 'See my licence' },
  whyBlocked: 'Ask support',
  practice: {
    write: 'Practice prescription',
    review: (days) =>
      days === undefined
        ? 'It is under review; how long that takes is not known.'
        : `It is under review: at most ${days === 1 ? '1 working day' : `${days} working days`}.`,
  },
  profile: 'My profile',
  newUser: 'New user',
  title: (_female: boolean, name: string) => `Dr. ${name}`,
  dashboard: 'Dashboard',
  history: 'History',
  medications: 'Medications',
  paylinks: 'Paylinks',
  patients: 'Patients',
  favourites: 'Favourites',
  settings: 'Settings',
  help: 'Help',
  command: 'Find or do',
  logout: 'Log out',
  dark: 'Dark mode',
  light: 'Light mode',
  settingsTabs: {
    user: 'My account',
    options: 'Profile options',
    security: 'Password and security',
    closeAccount: 'Close account',
    export: 'Export keys',
    hospitals: 'Manage workplaces',
    pharmacies: 'Pharmacies',
  },
  settingsWait: 'The other sections open once your data is complete.',
  profileFailed: 'Your data could not be loaded.',
  newVersion: 'There is a new version.',
  newVersionReload: 'Reload',
}
