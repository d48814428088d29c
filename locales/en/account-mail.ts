import { countsIn } from '#contract/weekly/counts-in-mail.ts'
import type { AccountMailTexts } from '../es/account-mail.ts'

/** Texts of the mails about an account. */
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
  'new-device': {
    subject: (brand) => `A new device logged in to your ${brand} account`,
    paragraphs: (_brand, _day, note) => [
      `Someone logged in to your account from a device that we did not know: ${note}.`,
      'If it was you, there is nothing to do. If it was not you, change your password right now and close the other sessions.',
    ],
    button: 'Review my security',
    footnote: 'We send this notice at the first login from a device.',
  },
  'failed-logins': {
    subject: (brand) => `Several failed logins to your ${brand} account`,
    paragraphs: () => [
      'The password of your account was typed wrong 10 times in a row. The wait between attempts grows each time, and after 100 the password is locked.',
      'If it was you and you forgot it, choose another. If it was not you, your password is still safe: do not give it to anybody. You can log in as usual from the computers where you have logged in before.',
    ],
    button: 'Choose another password',
    footnote: 'We send this notice once for each series of attempts.',
  },
  'failed-second-factors': {
    subject: (brand) => `Someone knows your ${brand} password`,
    paragraphs: () => [
      'The password of your account was typed right, and the second step was wrong 5 times in a row. Nobody logged in.',
      'If it was you, there is nothing to do. If it was not you, change your password right now.',
    ],
    button: 'Change my password',
    footnote: 'We send this notice once for each series of attempts.',
  },
  'password-locked': {
    subject: (brand) => `Your ${brand} password is locked`,
    paragraphs: () => [
      'The password of your account was typed wrong 100 times in a row, and we locked it. Nobody logged in.',
      'To unlock it, open the link and choose another password. The link works for 30 minutes and only once; after that you can ask for another with “I forgot my password” on the login page.',
      'Meanwhile you can log in with your passkey, and from the computers where you have logged in before.',
    ],
    button: 'Choose another password',
    footnote: 'Do not share the link with anybody.',
  },
  'passkey-added': {
    subject: (brand) => `There is a new passkey in your ${brand} account`,
    paragraphs: () => [
      'A passkey was added to your account. With it one can log in without typing the password.',
      'If it was not you, log in, remove it and change your password right now.',
    ],
    button: 'Review my security',
    footnote: 'If it was you, there is nothing else to do.',
  },
  'passkey-removed': {
    subject: (brand) => `A passkey was removed from your ${brand} account`,
    paragraphs: () => [
      'A passkey was removed from your account and the other sessions were closed.',
      'If it was not you, change your password right now and write to us from Help.',
    ],
    button: 'Review my security',
    footnote: 'If it was you, there is nothing else to do.',
  },
  'totp-added': {
    subject: (brand) => `Your ${brand} account now asks for a code`,
    paragraphs: () => [
      'Codes of an application were turned on: one will be asked for after the password.',
      'If it was not you, log in, turn them off and change your password right now.',
    ],
    button: 'Review my security',
    footnote: 'If it was you, keep your recovery codes in a safe place.',
  },
  'totp-removed': {
    subject: (brand) => `Your ${brand} account no longer asks for codes`,
    paragraphs: () => [
      'The codes of your application were turned off and the other sessions were closed.',
      'If it was not you, change your password right now and write to us from Help.',
    ],
    button: 'Review my security',
    footnote: 'If it was you, there is nothing else to do.',
  },
  'recovery-codes-renewed': {
    subject: (brand) => `New recovery codes in ${brand}`,
    paragraphs: () => [
      'New recovery codes were made. Those before no longer work.',
      'If it was not you, change your password right now and close the other sessions.',
    ],
    button: 'Review my security',
    footnote: 'If it was you, keep them in a safe place.',
  },
  'recovery-code-used': {
    subject: (brand) => `A recovery code of ${brand} was used`,
    paragraphs: () => [
      'One of your recovery codes was used. That code no longer works.',
      'If it was not you, change your password, close the other sessions and make new codes.',
    ],
    button: 'Review my security',
    footnote: 'If you lost your telephone or your passkey, remove it from your account.',
  },
  'factors-reset': {
    subject: (brand) => `Your second factors of ${brand} were removed`,
    paragraphs: () => [
      'As you asked, we removed the passkeys, the application codes and the recovery codes of your account, and closed all its sessions.',
      'Log in with your password and turn on the one that you prefer.',
    ],
    button: 'Turn one on again',
    footnote: 'If you did not ask for it, change your password right now and write to us from Help.',
  },
  'key-exported': {
    subject: (brand) => `Your ${brand} signing key was exported`,
    paragraphs: () => [
      'The key that signs your prescriptions was downloaded, encrypted with a passphrase that we do not know.',
      'That key signs no more: from now on a new one signs your prescriptions. Earlier prescriptions still verify.',
      'If it was not you, change your password right now, close the other sessions and write to us from Help.',
    ],
    button: 'See my keys',
    footnote: 'We send this notice every time a key is exported.',
  },
  'key-rotated': {
    subject: (brand) => `A new key signs your ${brand} prescriptions`,
    paragraphs: () => [
      'The key that signs your prescriptions was replaced. The old one signs no more, and the prescriptions it signed still verify.',
      'If it was not you, change your password right now, close the other sessions and write to us from Help.',
    ],
    button: 'See my keys',
    footnote: 'We send this notice every time your key is replaced.',
  },
  'closing-requested': {
    subject: (brand) => `Your ${brand} account is going to be closed`,
    paragraphs: (_brand, day) => [
      `Someone asked to close your account. It will be closed on ${day}.`,
      'Until that day you can log in and keep it. After that your profile is erased and you cannot log in; your prescriptions are kept for the years that the law asks for, and pharmacies can fill the valid ones.',
      'If it was not you, log in, keep the account and change your password.',
    ],
    button: 'Keep my account',
    footnote: 'If it was you, there is nothing else to do.',
  },
  'closing-taken-back': {
    subject: (brand) => `Your ${brand} account stays open`,
    paragraphs: () => [
      'The closing of your account was cancelled: everything is as it was.',
      'If it was not you, change your password right now and close the other sessions.',
    ],
    button: 'Review my security',
    footnote: 'We send this notice because a closing had been asked for.',
  },
  'account-closed': {
    subject: (brand) => `Your ${brand} account was closed`,
    paragraphs: () => [
      'Your account was closed as you asked. We erased your email, password, profile and sessions.',
      'Your prescriptions, with what proves that they are yours, are kept for at least five years from their issue (NOM-004-SSA3-2012). They still verify, and pharmacies can fill those that are valid.',
      'Thank you for your work with us.',
    ],
    button: 'Create another account',
    footnote: 'This is the last email you will receive about this account.',
  },
  'account-made': {
    subject: (brand) => `You have an account of ${brand}`,
    paragraphs: (brand, _day, note) => [
      `“${note}” made an account of ${brand} for you with this email, and its system can write prescriptions in your name. Nothing is issued before your licence is verified.`,
      'Choose a password of your own: that system knows the one you have now. Until you do, no other way to log in can be added to the account, its signing key cannot be exported and nobody can be invited. Choosing one closes every session and ends the access of that system.',
    ],
    button: 'Choose my password',
    footnote: 'If you do not know who made it, choose a password right away and write to us from Help.',
  },
  'licence-pending': {
    subject: (brand) => `Your licence is being reviewed at ${brand}`,
    paragraphs: () => [
      'We received the data of your licence and are comparing them with the register of professions.',
      'Meanwhile you can prepare prescriptions and read earlier ones, but not issue any. We will write to you as soon as we are done.',
    ],
    button: 'See my data',
    footnote: 'If it was not you who changed them, choose another password and write to us from Help.',
  },
  'licence-verified': {
    subject: (brand) => `Your licence is verified at ${brand}`,
    paragraphs: () => ['Your data agree with the register of professions. You can now issue prescriptions.'],
    button: 'Write a prescription',
    footnote: 'If you change your name, your profession or your licences, we will review them again.',
  },
  'licence-rejected': {
    subject: (brand) => `We could not verify your licence at ${brand}`,
    paragraphs: (_brand, _day, note) => [
      'We compared your data with the register of professions and could not verify them.',
      `Reason: ${note}`,
      'Correct them or send another photograph, and we will review them again. Meanwhile you cannot issue prescriptions.',
    ],
    button: 'Correct my data',
    footnote: 'If you think that this is our mistake, write to us from Help.',
  },
  'support-asked': {
    subject: (brand) => `Messages to support wait at ${brand}`,
    paragraphs: () => ['A doctor wrote from Help. The message waits for an answer on the page of operators.'],
    button: 'Read the messages',
    footnote: 'At most one notice an hour is sent, without the text of the message.',
  },
  'support-answered': {
    subject: (brand) => `Answer to your message to ${brand}`,
    paragraphs: (_brand, _day, note) => [
      'This is our answer to the message that you sent us from Help:',
      ...note.split(/\n+/),
    ],
    button: 'Open my account',
    footnote: 'If you need anything else, write to us again from Help: answers to this mail are not read.',
  },
  'weekly-report': {
    subject: (brand) => `Weekly report of prescriptions of ${brand}`,
    paragraphs: (_brand, day, note) => {
      const [issued = 0, doctors = 0, gaps = 0, unknown = 0, overrides = 0, repeats = 0, ...by] =
        countsIn(note)
      const per100 = (count = 0): string => ((100 * count) / issued).toFixed(1)
      return issued === 0
        ? [`In the week of ${day} no prescription was issued.`]
        : [
            `In the week of ${day}, ${doctors === 1 ? '1 doctor' : `${doctors} doctors`} issued ${issued === 1 ? '1 prescription' : `${issued} prescriptions`}.`,
            `Medicines that nobody recognised: ${unknown}. Warnings overridden with a reason: ${overrides}. Controlled medicines prescribed again within 30 days: ${repeats}.`,
            `Checks that could not be made: ${per100(gaps)} per 100 prescriptions.`,
            ...(by.length === 3
              ? [
                  `Of these, because a datum of the patient was missing (weight, kidney function, allergies, conditions): ${per100(by[0])}. Because the knowledge has neither a rule nor a review of the question: ${per100(by[1])}. Because the medicine or the dose was not understood: ${per100(by[2])}.`,
                ]
              : []),
          ]
    },
    button: 'Open the report',
    footnote: 'This mail has no data of patients. The report is opened with your account for reviews.',
  },
  'trail-head': {
    subject: (brand) => `Head of the audit trail of ${brand}`,
    paragraphs: (_brand, day, note) => [
      `Keep this mail. It states the audit trail of ${day}: with it, anything of that trail that is removed or changed later is noticed.`,
      note,
      'To compare, give the line above to whoever operates the server: npm run trail:verify -- followed by the line.',
    ],
    button: 'Open operation',
    footnote: 'One arrives each day. If one is missing, ask why.',
  },
  'prescriptions-altered': {
    subject: (brand) => `Prescriptions were altered at ${brand}`,
    paragraphs: (_brand, _day, note) => [
      'What is stored of these prescriptions is no longer what was signed. No pharmacy can fill them.',
      `Number of the doctor / number of the prescription: ${note}`,
      'Somebody changed the database from outside the service, or it is damaged. The log of the server says what differs in each.',
    ],
    button: 'Open operation',
    footnote: 'Each prescription is told once. It was recorded as an incident of its doctor.',
  },
}
