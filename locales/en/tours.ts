import type { Texts } from '../es/tours.ts'

export const texts: Texts = {
  next: 'Next',
  previous: 'Back',
  done: 'Got it',
  close: 'Close the tour',
  progress: '{{current}} of {{total}}',
  steps: {
    newPrescription: {
      title: 'A prescription starts here',
      description: 'Patient, treatment and signature on one screen. What you leave half done is kept.',
    },
    openMenu: {
      title: 'Everything else is in the menu',
      description: 'Your history, the settings and help.',
    },
    history: {
      title: 'History',
      description: 'All your prescriptions: find, resend, print or cancel them.',
    },
    settings: {
      title: 'Settings',
      description: 'Your details, your workplaces and your password.',
    },
    help: {
      title: 'Help',
      description: 'Write to us from any page. What you are writing is not lost.',
    },
    search: {
      title: 'Find a prescription',
      description:
        'By patient or their email, medicine, diagnosis or printed code: the list gets shorter as you type.',
    },
    row: {
      title: 'Open a prescription',
      description: 'You will see the sheet and what happened to it, and can resend, print or cancel it.',
    },
    toggle: {
      title: 'More room to write',
      description: 'Narrow the menu to its icons. Your choice is remembered.',
    },
  },
}
