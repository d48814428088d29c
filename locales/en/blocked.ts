import type { Texts } from '../es/blocked.ts'

export const texts: Texts = {
  toLicence: { unverified: 'Send my licence', pending: 'See my licence', rejected: 'Correct my licence' },
  rejected: (reason) => `It could not be verified: “${reason}”.`,
  whyBlocked: 'Ask support',
  practice: {
    write: 'Practice prescription',
    review: (days) =>
      days === undefined
        ? 'It is under review; how long that takes is not known.'
        : `It is under review: at most ${days === 1 ? '1 working day' : `${days} working days`}.`,
  },
  switchedOff: {
    title: {
      ian: (brand) => `${brand} does not include ian`,
      payment: (brand) => `${brand} does not include Paylinks`,
    },
    help: {
      ian: 'Medicines, doses and interactions are checked all the same when you write a prescription.',
      payment: 'Payments are neither requested nor listed here. If one is open, ask support how to see it.',
    },
    ask: 'Write to support',
  },
}
