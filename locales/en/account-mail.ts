import type { AccountMailTexts } from '../es/account-mail.ts'

/** Mails about the account itself. */
export const accountMail: AccountMailTexts = {
  'confirm-email': {
    subject: (brand) => `Confirm your email to use ${brand}`,
    paragraphs: (brand) => [
      `Someone, hopefully you, created a ${brand} account with this email address.`,
      'Open the link and press the button to confirm that the address is yours. You can log in after that. The link works for 24 hours and only once.',
    ],
    button: 'Confirm my email',
    footnote: 'If it was not you, do not open the link: an unconfirmed account cannot be used.',
  },
  'already-registered': {
    subject: (brand) => `You already have a ${brand} account`,
    paragraphs: (brand) => [
      `Someone asked to create or confirm a ${brand} account with this email address, but you already have one and it is confirmed.`,
      'Log in as usual. If you forgot your password, you can ask for a new one on that page.',
    ],
    button: 'Log in',
    footnote: 'If it was not you, there is nothing to do: your account and password have not changed.',
  },
  'reset-password': {
    subject: (brand) => `Choose a new ${brand} password`,
    paragraphs: () => [
      'Someone asked to change the password of your account.',
      'Open the link and type the new password. The link works for 30 minutes and only once; if you ask for another, this one stops working. Changing the password closes all your sessions.',
    ],
    button: 'Choose a password',
    footnote:
      'If it was not you, delete this email: your password has not changed. Do not share the link with anyone.',
  },
  'password-changed': {
    subject: (brand) => `Your ${brand} password changed`,
    paragraphs: () => [
      'The password of your account has just been changed and your other sessions were closed.',
      'If it was you, there is nothing else to do. If it was not you, choose another password right now and write to us from Help.',
    ],
    button: 'It was not me: change the password',
    footnote: 'We send this notice every time the password changes.',
  },
}
