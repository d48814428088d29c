import type { Texts } from '../es/issue-questions.ts'

export const texts: Texts = {
  unusualTitle: 'Not like the last prescription',
  otherClinic: (now, before) => `It is issued at ${now}; the last one was at ${before}.`,
  otherDelivery: {
    'now-sent': 'It will be mailed to the patient; the last one was not.',
    'now-not-sent': 'It will not be mailed; the last one was.',
  },
  repeatedTitle: 'Issue another prescription like it?',
  repeatedConfirm: 'Issue another',
  doubtsTitle: 'Check before issuing',
  doubts: {
    'as-written': (drug, written) => `${drug} was not understood and is printed as written: “${written}”.`,
    over: (drug, qty) => `${drug}: ${qty} is more than twice the treatment.`,
    many: (drug, qty) => `${drug}: ${qty} is an unusual quantity.`,
  },
  doubtsCorrect: 'Correct',
  unusualConfirm: 'Issue like this',
  unusualBack: 'Review',
}
