import type { Texts } from '../es/keys.ts'

/** Texts of the page where a doctor exports the signing keys. */
export const texts: Texts = {
  title: 'Export keys',
  lead: 'Every prescription carries a signature made with your key. With the public key anybody can check that it is yours.',
  notLoaded: 'Your keys could not be loaded.',
  noneTitle: 'You have no key yet',
  noneLead: 'It is made with your first prescription. You can see and export it here afterwards.',
  currentTitle: 'Current key',
  since: (at) => `Signs since ${at}`,
  fingerprint: 'SHA-256 fingerprint',
  copy: 'Copy fingerprint',
  copied: 'Fingerprint copied.',
  notCopied: 'The browser did not allow copying. Select the fingerprint and copy it.',
  downloadPublic: 'Download public key',
  downloadPublicOf: (id) => `Download public key ${id}`,
  rotate: 'Replace the key',
  rotateTitle: 'Replace the key?',
  rotateText:
    'A new key will sign your next prescriptions. The current one can neither sign nor be exported any more; the prescriptions it signed still verify.',
  rotated: 'The new key signs your next prescriptions.',
  exportTitle: 'Export the current key',
  exportLead:
    'You get the private key in two files encrypted with a passphrase that only you know. Once it leaves, it signs no more: a new key is used from then on, and earlier prescriptions still verify.',
  passphrase: 'Passphrase for the files',
  passphraseHint: (least) =>
    `At least ${least} characters: five random words or more. We do not keep it; without it the files cannot be opened.`,
  passphraseAgain: 'Repeat the passphrase',
  rules: {
    blank: 'Type a passphrase.',
    short: (least) => `Use at least ${least} characters.`,
    weak: 'This passphrase can be guessed. Use five or more random words, or a longer one.',
    differ: 'The passphrases do not match.',
  },
  submit: 'Export key',
  submitting: 'Encrypting the key',
  exportedTitle: 'Download the files now',
  exportedLead: 'We do not keep them: they cannot be downloaded once you leave this page.',
  pem: 'Download PEM (encrypted PKCS#8)',
  jwk: 'Download JWK (JWE)',
  formats: 'Both files carry the same key. OpenSSL opens the PEM; JOSE libraries open the JWK.',
  done: 'I have saved them',
  earlierTitle: 'Earlier keys',
  earlierLead: 'They sign no more; they still verify what they signed.',
  period: (from, to) => `From ${from} to ${to}`,
  because: { rotated: 'Replaced', exported: 'Exported', closed: 'Account closed' },
}
