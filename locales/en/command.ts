import type { Texts } from '../es/command.ts'

export const texts: Texts = {
  title: 'Find or do',
  placeholder: 'Patient, medicine, favourite or action',
  close: 'Close',
  searching: 'Searching',
  nothing: (typed) => `Nothing found for “${typed}”.`,
  found: (count) => (count === 1 ? '1 result' : `${count} results`),
  prescribeFor: (name) => `Prescription for ${name}`,
  repeatOf: (name) => `Repeat the last one of ${name}`,
  nothingToRepeat: (name) => `${name} has no prescription to repeat.`,
  correctedTo: (query) => `Showing results for ${query}`,
  lookAlike: (name) => `Easily taken for ${name}`,
  favourite: 'Favourite',
  template: 'Shared template',
  drug: 'Medicine',
  diagnosis: 'Diagnosis',
  actions: {
    new: { name: 'New prescription', words: 'New prescription prescribe issue' },
    history: { name: 'History', words: 'History prescriptions issued search' },
    drafts: { name: 'Drafts', words: 'Drafts unfinished' },
    favourites: { name: 'Favourites', words: 'Favourites templates manage' },
    home: { name: 'Dashboard', words: 'Dashboard home' },
    settings: { name: 'Settings', words: 'Settings account profile' },
    help: { name: 'Help', words: 'Help support contact' },
    logout: { name: 'Log out', words: 'Log out sign out leave' },
  },
}
