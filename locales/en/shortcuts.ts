import type { Texts } from '../es/shortcuts.ts'

export const texts: Texts = {
  title: 'Shortcuts and shorthand',
  lead: 'Everything that keys do has a button too.',
  try: {
    label: 'Try some instructions',
    placeholder: '1 tab c/8h x 3d',
    none: 'This line is not understood: it would be printed as it is written.',
    empty: 'The sentence that the patient would read appears here.',
  },
  written: 'You write',
  printed: 'It prints',
  mac: 'On a Mac, Cmd stands for Ctrl and Option for Alt.',
  groups: {
    everywhere: {
      title: 'On every page',
      keys: {
        command: 'Find patients, medicines and actions',
        shortcuts: 'This page, outside of text fields',
        undo: 'Undo what the notice says',
        close: 'Close what is open',
      },
    },
    composer: {
      title: 'In the prescription',
      keys: {
        issue: 'Issue',
        add: 'Go to the next medicine',
        take: 'Take the marked result, or go to the next field',
        dose: 'Take the last dose that you prescribed, when the field shows it',
        favourite: 'Use a favourite, or choose one of two readings',
        repeat: 'Repeat the patient’s last prescription',
        usual: 'Go to your usual medicines',
        quantity: 'Take the computed quantity',
        move: 'Move the medicine up or down',
        more: 'Open “More” of the medicine',
        takeOut: 'Take out what was written for the former patient, after changing the patient',
        update: 'Update the medication, when the prescription continues what is already taken',
      },
    },
    prescription: {
      title: 'On an issued prescription',
      keys: { correct: 'Correct it: opens the dose of the first medicine' },
    },
    history: {
      title: 'In the history',
      keys: {
        search: 'Go to the search',
        rows: 'Move through the prescriptions',
        open: 'Open the marked prescription',
      },
    },
  },
  verbs: {
    title: 'Verbs of Ctrl K',
    lines: [
      { line: 'rep ram', says: 'Repeat the last prescription of Ramón' },
      { line: 'correct last', says: 'Correct your last prescription' },
      { line: 'new ram', says: 'New prescription for Ramón' },
      { line: 'record ram', says: 'Open the record of Ramón' },
    ],
  },
  shorthand: {
    title: 'Shorthand that is understood',
    lead: 'After the medicine, on the same line or in its instructions. The sentence is the one that is printed. A route that is not written is that of the medicine.',
    groups: {
      often: 'How often',
      moments: 'Parts of the day and meals',
      days: 'Days and weeks',
      amounts: 'Amounts',
      routes: 'Routes and sites',
      steps: 'In steps',
    },
  },
}
