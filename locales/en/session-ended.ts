import type { Texts } from '../es/session-ended.ts'

export const texts: Texts = {
  title: 'Your session has ended',
  help: 'Type your password to go on where you were. What you wrote is still on the page.',
  passwordOf: (email: string) => `Password of ${email}`,
  continue: 'Continue',
}
