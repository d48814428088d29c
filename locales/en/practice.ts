import type { Texts } from '../es/practice.ts'

export const texts: Texts = {
  title: 'Practice prescription',
  lead: 'This is how it would look. It was not issued: it has no code or signature, was not sent, does not count in your figures, and nobody can fill it.',
  mark: 'PRACTICE, not valid',
  reviewTitle: 'Your licence is under review',
  review: (days) =>
    days === undefined
      ? 'How long the review takes is not known. We will write to you when it is done.'
      : `The review takes at most ${days === 1 ? '1 working day' : `${days} working days`}. We will write to you when it is done.`,
  kept: 'What you wrote is still in your draft: you can issue it once your licence is verified.',
  goOn: 'Back to the prescription',
  home: 'Go to the home page',
  draft: {
    notValidYet: 'PRACTICE, not valid',
    onIssue: 'when issued',
    qrOnIssue: 'QR when issued',
    noPatientYet: 'No patient chosen',
    noRowsYet: 'Your medicines go here.',
    goesOnAnotherSheet: 'What has no room here is printed on another sheet.',
  },
}
