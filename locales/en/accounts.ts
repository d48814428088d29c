import type { Texts } from '../es/accounts.ts'

export const texts: Texts = {
  loginTitle: 'Log in',
  loginLead: 'Type your email and password to see and issue your prescriptions.',
  backToPage: 'Log in and you will return to the page you asked for.',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  logIn: 'Log in',
  loggingIn: 'Logging in',
  withPasskey: 'Use a passkey',
  loggingOut: 'Logging out',
  forgotten: 'I forgot my password',
  register: 'Create account',
  confirmFirst: 'Open the link in the confirmation email, or ask for another below.',
  unconfirmed: 'I did not get the confirmation email',
  rules: {
    emailBlank: 'Type your email.',
    emailInvalid: 'Something is missing in the address. Example: name@clinic.mx.',
    passwordBlank: 'Type your password.',
  },
}
