import type { ApiTexts } from '../es/api.ts'

export const api: ApiTexts = {
  loggedOut: 'Logged out.',
  verificationSent: 'A verification email has been sent.',
  resetSent: 'An email to reset the password has been sent.',
  passwordReset: 'The password has been reset to the new one.',
  passwordChanged: 'The new password has been saved.',
  sessionClosed: 'The session has been closed.',
  provedAgain: 'We confirmed that it is you.',
  factorRemoved: 'It was removed and the other sessions were closed.',
  otherSessionsClosed: 'The other sessions have been closed.',
  closingTakenBack: 'Your account stays open.',
  resent:
    'The prescription has been sent again. If it does not arrive, check that the patient accepts email and look in the spam folder.',
  seriesDone: {
    pause: 'The series is paused: no pharmacy fills it until it goes on.',
    resume: 'The series goes on: each prescription is filled within its dates.',
    stop: 'The series is over: what was left to fill is cancelled.',
  },
  contactThanks: 'Thank you for your comments. We will contact you as soon as possible.',
  locationUpdated: 'HOSPITAL UPDATE SUCCESSFULLY',
  locationUpdatedDetail: 'Default workplace updated.',
  rxStatus: {
    available: 'Available',
    partially_filled: 'Partly filled',
    filled: 'Filled',
    rejected: 'Rejected',
    expired: 'Expired',
    scheduled: 'Scheduled',
    paused: 'Paused',
  },
  sentStatus: {
    not_to_send: 'Not sent',
    pending: 'Waiting to be sent',
    sent_email: 'Email sent',
    failed: 'Not delivered',
    unknown: 'Delivery not confirmed',
  },
  available: 'You can fill this prescription',
  notAvailable: 'You cannot fill this prescription',
  byHand: {
    class: () => 'Because of the class of a medicine, it is printed and signed by hand.',
    unrecognised: (names: string) =>
      `“${names}” is not recognised as a product or an ingredient: it leaves only on a sheet signed by hand, without an electronic seal, and is not filled with the code.`,
  },
}
