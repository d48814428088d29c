import type { Texts } from '../es/attention.ts'

export const texts: Texts = {
  title: 'To attend to',
  none: 'Nothing waits for you',
  noneHelp: 'What needs you appears here: mails that did not arrive, and prescriptions to sign or renew.',
  more: (count) => `See ${count} more`,
  less: 'See fewer',
  someone: 'a patient',
  dismiss: (sentence) => `Remove from the list: ${sentence}`,
  dismissed: 'Removed from the list.',
  undo: 'Undo',

  says: {
    mailFailed: (patient) => `The email address of ${patient} refused the prescription`,
    mailUnknown: (patient) => `Nobody knows whether ${patient} received the prescription`,
    draftSubmitted: (assistant, patient) => `${assistant} finished a prescription for ${patient}`,
    draftBegun: (patient) => `You left a prescription for ${patient} unfinished`,
    renewalRequested: (patient) => `A renewal is requested for ${patient}`,
    courseEnding: (patient, day) => `The treatment of ${patient} ends on ${day}`,
    paymentReported: (patient, amount) => `Payment reported by ${patient}: ${amount}`,
    paymentReceived: (patient, amount) => `A payment of ${patient} arrived: ${amount}`,
    paymentExpired: (patient, amount) => `The payment link of ${patient} expired: ${amount}`,
    licencePending: 'Your licence is under review',
    licenceRejected: 'Your licence could not be verified',
    certificateEnding: (day) => `The certificate of your specialty expires on ${day}`,
    certificateExpired: (day) => `The certificate of your specialty expired on ${day}`,
  },
  licencePendingHelp: 'You can issue once it ends. A mail will tell you.',
  certificateHelp: 'Expired, the specialty is not printed.',

  does: {
    correct: 'Correct address',
    resend: 'Send again',
    review: 'Review and sign',
    resume: 'Continue',
    renew: 'Renew',
    payment: 'See payment',
    ownData: 'See my data',
    correctData: 'Correct data',
    update: 'Update',
  },

  form: {
    email: 'Patient’s email',
    blank: 'Enter the address to send to.',
    unknown: 'The earlier mail was not confirmed: perhaps two arrive. The prescription is still one.',
    send: 'Send',
    sending: 'Sending',
    cancel: 'Cancel',
  },
}
