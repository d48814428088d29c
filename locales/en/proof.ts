import type { Texts } from '../es/proof.ts'

export const texts: Texts = {
  stepUpTitle: 'Confirm that it is you',
  stepUpLead:
    'This is a delicate step. After confirming you go on where you were, and are not asked for 5 minutes.',
  secondTitle: 'Second step',
  secondLead: 'Your password is right. Confirm with something that only you have.',
  backToPassword: 'Back',
  passkeyHelp: 'Your device will ask for your fingerprint, your face or its PIN.',
  usePasskey: 'Use my passkey',
  waiting: 'Waiting for your device',
  passkeyStopped: 'No passkey was used. Try again or choose another way.',
  passkeyUnsupported: 'This browser cannot use passkeys. Choose another way.',
  passkeyNotHere: 'Passkeys are not used at this address. Enter by your usual one, or choose another way.',
  passkeysAt: (hosts) => `Your passkeys are used at ${hosts}, not at this address.`,
  noWay: 'There is no way left to confirm that it is you. Write to us from Help.',
  totp: 'Code of your application',
  totpHint: 'The 6 digits that it shows now.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the ten that you kept. It works once.',
  password: 'Your password',
  confirm: 'Confirm',
  confirming: 'Checking',
  otherWays: 'Another way',
  switchTo: {
    passkey: 'Use a passkey',
    totp: 'Use a code of the application',
    recovery_code: 'Use a recovery code',
    password: 'Use the password',
  },
  blank: {
    totp: 'Type the 6 digits.',
    recovery_code: 'Type the code.',
    password: 'Type your password.',
  },
  notLoaded: 'This step could not be loaded.',
}
