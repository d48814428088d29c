import type { Texts } from '../es/launch.ts'

export const texts: Texts = {
  title: 'Open a prescription',
  opening: 'Opening…',
  dead: 'This link no longer works',
  deadLead: 'The link lasts 60 seconds and works once. Go back to your program and open it again.',
  logIn: 'Log in',
  home: 'Go to the start',
  ask: (name: string) => `Open the account of ${name}?`,
  askLead: (program: string) =>
    program === ''
      ? 'Another program asks to open it in this browser.'
      : `${program} asks to open it in this browser.`,
  other: 'The session that is open here is closed.',
  open: 'Open',
  stay: 'Do not open',
  opened: (name: string, program: string) =>
    program === '' ? `Session of ${name}.` : `Session of ${name}, opened by ${program}.`,
  failed: 'The prescription could not be prepared with the data of your program. You can write it here.',
}
