import type { Texts } from '../es/access.ts'

/** Texts of registration, confirmation of the address, and password reset. */
export const texts: Texts = {
  email: 'Email',
  password: 'Password',
  passwordAgain: 'Repeat the password',
  newPassword: 'New password',
  newPasswordAgain: 'Repeat the new password',
  toLogin: 'Log in',
  backToLogin: 'Back to log in',
  resend: 'Send another email',
  sending: 'Sending',
  saving: 'Saving',
  languageOther: 'Español',
  rules: {
    emailBlank: 'Type your email.',
    emailInvalid: 'Something is missing in the email. Example: name@clinic.mx.',
    passwordBlank: 'Type a password.',
    passwordShort: (least) => `Use at least ${least} characters.`,
    passwordsDiffer: 'The passwords do not match.',
  },
  register: {
    title: 'Create account',
    lead: 'We will send you an email to confirm that the address is yours. Then you can log in and complete your data and licence.',
    submit: 'Create account',
    known: 'Already have an account?',
  },
  checkEmail: {
    title: 'Check your email',
    registration: (email) =>
      `We sent a message to ${email}. Open it and confirm that the address is yours: the link works for 24 hours.`,
    confirmation: (email) =>
      `If ${email} has an account, a message will arrive within minutes. Open it and follow what it says.`,
    reset: (email) =>
      `If ${email} has an account, a link to choose another password will arrive. It works for 30 minutes.`,
    unknown: 'If your address has an account, a message will arrive within minutes.',
    late: 'Nothing arrives? Look in the spam folder and check that the address is spelled correctly.',
    again: 'Correct the address or ask again',
  },
  resendPage: {
    title: 'Confirm my email',
    lead: 'Type the email of your account. We will send another message to confirm it; earlier ones stop working.',
    submit: 'Send email',
  },
  registered: {
    title: 'Confirm your email',
    lead: 'Press the button and your account will be ready to log in.',
    confirm: 'Confirm my email',
    doneTitle: 'Your account is ready',
    done: 'Your email is confirmed. Log in to complete your data and your workplace.',
    missingTitle: 'Your email is not confirmed yet',
    missing:
      'Open the link in the message that we sent, or ask for another. If you have confirmed it already, log in.',
    deadTitle: 'This link no longer works',
    dead: 'It expired, was used, or there is a newer one. If you confirmed your email already, log in; if not, ask for another message.',
  },
  resetPage: {
    title: 'Recover access',
    lead: 'Type the email of your account. We will send you a link to choose another password.',
    submit: 'Send link',
  },
  newPasswordPage: {
    title: 'Choose a new password',
    lead: 'Saving it closes all your sessions, and we will tell you by email. Then you log in with it.',
    submit: 'Save password',
    deadTitle: 'This link no longer works',
    dead: 'It expired, was used, or there is a newer one. Ask for another and open it within 30 minutes.',
    missingTitle: 'The link is incomplete',
    missing: 'Open it again from the email, or ask for another.',
    again: 'Ask for another link',
  },
  updated: {
    title: 'Your password changed',
    lead: 'We closed all your sessions. Log in with the new password.',
  },
}
