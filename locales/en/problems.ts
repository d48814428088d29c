import type { MissingOnSheet } from '#contract/prescription/judgement.ts'
import { prescriberRefusals } from './prescriber-refusal.ts'
import type { problems as es, fieldMessages as esFields } from '../es/problems.ts'
import { inBrackets } from '../es/law-faults.ts'
import { lawFaults } from './law-faults.ts'
import { paylinkRefusal } from './paylink-refusals.ts'
import { paymentFaults } from './payment-faults.ts'
import { texts as phone } from './phone.ts'

const waitOf = (seconds: number): string => {
  if (seconds < 120) return `${seconds} s`
  return seconds < 7200 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`
}

export const problems: typeof es = {
  'invalid-input': () => 'Some data needs correcting. See the marked fields.',
  'malformed-json': () => 'The body of the request is not valid JSON.',
  'login-failed': () => 'Unable to log in with these credentials.',
  'account-disabled': () => 'This account is disabled.',
  'email-unverified': () => 'The email address has not been verified.',
  'password-locked': () =>
    'The password is locked: it was typed wrong 100 times in a row. Choose another with “I forgot my password”. Your passkey and the computers where you have logged in before still work.',
  'second-factor-required': () =>
    'The password is right. The second step is missing: your passkey or a code.',
  'login-stale': () => 'Too much time has passed. Type your email and password again.',
  unauthenticated: () => 'Authentication credentials were not provided.',
  'token-invalid': () => 'Invalid token.',
  'token-expired': () => 'The session has ended. Log in again.',
  forbidden: () => 'You are not allowed to do this.',
  'step-up-required': () => 'Confirm that it is you to continue.',
  'second-factor-missing': () =>
    'To sign prescriptions, first turn on a second factor, a passkey or the codes of an application, in Password and security. What you wrote is still in the draft.',
  'own-login-first': () =>
    'Another program opened this session. To see or change this, log out and log in with your password.',
  'own-password-first': () =>
    'The system that made your account knows your password. First choose one of your own: ask for the link under Password and security and open it from your email.',
  'licence-missing': () => prescriberRefusals['licence-missing']([]),
  'licence-unverified': () => prescriberRefusals['licence-unverified']([]),
  'profession-not-allowed': (v) =>
    v['fraction']
      ? `${v['drug']} is class ${v['fraction']}: your profession may not prescribe it (${v['basis']}). Take it out of this prescription.`
      : prescriberRefusals['profession-not-allowed']([]),
  'animal-patient-needed': () => prescriberRefusals['animal-patient-needed']([]),
  'hospital-required': () => 'Add a workplace before issuing: its address is printed on the prescription.',
  'administrator-needed': () => 'Only an administrator of the hospital can do this.',
  'prescriber-incomplete': (v) =>
    prescriberRefusals['prescriber-incomplete'](String(v['missing']).split(' ') as MissingOnSheet[]),
  'class-one-needs-official-pad': (v) =>
    `${v['drug']} is in class I: it is prescribed only on COFEPRIS’s special pad (LGS art. 241). Remove it from this prescription.`,
  'not-found': () => 'Not found.',
  'link-dead': () =>
    'This link no longer works: it expired, was used, or there is a newer one. Ask for another.',
  'record-stale': () =>
    'The record has changed since you opened it. It is shown as it is now: check and save again.',
  'patient-stale': () =>
    'The patient’s data have changed since you opened them. Check the latest ones and save again.',
  'consent-needed': () =>
    'The patient’s consent to keep health data is missing (LFPDPPP art. 8). Record it first.',
  'merge-final': () => 'These can no longer be taken apart: more than 30 days have passed since the merge.',
  'method-not-allowed': (v) => `Method "${v['method']}" is not allowed.`,
  'prescription-unknown': (v) => `No prescription found with signature: ${v['signature']}`,
  'prescription-cancelled': () => 'The prescription is cancelled: it can no longer be filled or changed.',
  'prescription-altered': () =>
    'The stored prescription does not say what was signed. It must not be filled; an investigation was asked for.',
  'prescription-expired': (v) => `The prescription expired on ${v['day']}: it can no longer be filled.`,
  'prescription-exhausted': () => 'The prescription has been filled completely.',
  'prescription-not-yet': (v) => `The prescription can be filled from ${v['day']} on: not yet.`,
  'prescription-on-paper': () =>
    'It has a medicine that nobody has recognised: only the sheet signed by hand is filled, and the sale is not recorded here.',
  'prescription-paused': () =>
    'The doctor has paused this series of prescriptions: it is not filled until it goes on.',
  'row-cancelled': (v) => `The doctor cancelled the row “${v['presentation']}”: it is not filled.`,
  'issued-moments-ago': (v) =>
    `Less than 10 minutes ago you issued a prescription with the same medicines to this patient: ${v['code']}. No other was issued.`,
  'dispensed-meanwhile': () =>
    'A pharmacy filled part of the prescription while you were looking at it. See what was filled and decide again.',
  'not-in-series': () => 'This prescription is not part of a series, or the series is over.',
  'fill-exceeds-remaining': (v) =>
    `Of “${v['presentation']}” ${v['remaining']} ${String(v['remaining']) === '1' ? 'is' : 'are'} left to fill.`,
  'already-dispensed': () => 'The prescription has been filled completely: it cannot be cancelled.',
  'nothing-to-send': () => 'The prescription is cancelled: it is not sent.',
  'address-missing': () => 'The patient has no email address. Write one to send the prescription.',
  'safety-unanswered': () =>
    'There is a serious safety warning without a reason. Change what is prescribed or write why you prescribe it.',
  'quantity-unconfirmed': () =>
    'A quantity is unusual: more than twice what the treatment takes, or 10 packages or more. Correct it or confirm it.',
  'key-reused': () => 'This idempotency key was used with other data.',
  conflict: () => 'Somebody changed this first. Reload and check.',
  'draft-stale': () => 'This draft was also saved somewhere else. Both are kept.',
  'draft-gone': () => 'This draft was issued or discarded somewhere else.',
  'draft-submitted': () => 'The doctor has this draft already. Wait until it is signed or returned.',
  'too-many-drafts': () => 'You have too many drafts. Discard those you no longer need.',
  'too-many-favourites': (v) => `You already have ${v['most']} favourites. Remove one to keep this one.`,
  'too-many-own-medications': (v) =>
    `You already have ${v['most']} medications of your own. Remove those you no longer use to add another.`,
  'catalogue-unreadable': () =>
    'The file could not be read. Use the template, or COFEPRIS’s file of registrations, as CSV or XLSX.',
  'catalogue-empty': () => 'The file has no rows below its heading.',
  'catalogue-quote': (v) => `From line ${v.line} on, a quotation mark is not closed. Close it or remove it.`,
  'catalogue-columns': (v) =>
    `Line ${v.line} lacks columns: ${v.columns}. Download the template to see all of them.`,
  'catalogue-too-long': (v) =>
    `The file has more than ${v['most']} rows, empty ones included. Split it into parts.`,
  'catalogue-too-wide': (v) =>
    `The file has more than ${v['most']} columns, empty ones included. Keep only those of the catalogue.`,
  'catalogue-too-large': (v) =>
    `Unpacked, the file takes more than ${v['most']} MB. Remove sheets, pictures and formats, or split it into parts.`,
  'file-too-slow': (v) =>
    `The file could not be read within ${v['seconds']} seconds. Save it again in a simpler format and try once more.`,
  'file-too-heavy': () =>
    'Reading the file needs more memory than is allowed. Save it again in a simpler format, or split it.',
  'invitation-unverified': () =>
    'You can invite by mail once your licence is verified. Complete it in your profile.',
  'invitation-exists': () => 'There is an open invitation for that address already. You can send it again.',
  'invitation-expired': () => 'This invitation has expired. Ask for it to be sent again.',
  'invitation-used': () => 'This invitation has been used.',
  'invitation-revoked': () => 'This invitation was taken back by whoever sent it.',
  'invitation-other-account': () =>
    'This invitation is for another address. Log in with the account of that address.',
  'invitation-other-kind': () =>
    'This invitation is not for this kind of account: a doctor cannot be an assistant with the same account, nor the other way round.',
  'paylinks-inactive': () => 'Your payments are not active: your CLABE and a verified licence are needed.',
  'paylink-state': paylinkRefusal,
  'account-exists': () => 'This address has an account already. Log in to accept.',
  'membership-exists': () => 'The membership already exists: edit it instead of creating it again.',
  'membership-declined': () => 'This person has not agreed to belong to the hospital. Invite them again.',
  'last-administrator': () =>
    'The hospital would be left without an administrator. Make somebody else one first.',
  'body-too-large': () => 'The request is too large.',
  'form-unreadable': () => 'The form did not arrive complete. Send it again.',
  'image-too-large': () => 'The picture is too large: use one under 2 MB.',
  'image-unreadable': () =>
    'The picture could not be read. Use a complete .jpg or .png file without animation.',
  'signature-blank': () => 'No signature can be seen in the picture. Use dark ink on white paper.',
  'unsupported-media-type': (v) => `Send the request as ${v['expected'] ?? 'application/json'}.`,
  'too-many-requests': (v) => `Too many requests. Try again in ${waitOf(Number(v['seconds']))}.`,
  unexpected: () => 'Something failed on our side and has been recorded. Try again.',
  'clock-wrong': () =>
    'The server’s clock is in doubt, and the prescription would carry a wrong date. It was not issued. Your draft is kept; try again in a few minutes.',
  unavailable: () => 'The service is unavailable for a moment. Try again in a few seconds.',
}

export const fieldMessages: typeof esFields = {
  ...paymentFaults,
  ...lawFaults,
  required: () => 'This field is required.',
  blank: () => 'This field may not be blank.',
  null: () => 'This field may not be null.',
  'wrong-type': () => 'This is not the expected type of data.',
  'reason-short': () => 'Give the reason in a few words.',
  'additional-too-large': () => 'Additional data cannot exceed 16,000 characters.',
  'not-text': () => 'The text has characters that cannot be stored.',
  'diagnosis-long': () => 'The diagnosis is too long: remove one or shorten the free text.',
  'extras-long': () => 'The general instructions are too long: shorten them.',
  'unknown-field': () => 'There is no such field.',
  'too-long': (max) => `Make sure this field has no more than ${max} characters.`,
  'too-short': (min) => `Make sure this field has at least ${min} characters.`,
  'too-many': (max) => `There can be no more than ${max}.`,
  'too-large': (max) => `Make sure this value is at most ${max}.`,
  'too-small': (min) => `Make sure this value is at least ${min}.`,
  choice: (options) => `Not a valid choice. Options: ${options}.`,
  email: () => 'Enter a valid email address.',
  date: () => 'Wrong date format. Use YYYY-MM-DD.',
  'date-future': () => 'The date may not be in the future.',
  'date-order': () => 'Check the order of the dates.',
  'date-too-old': () => 'Check the date: it would give an age above 129 years.',
  signature: () => 'Not a prescription signature.',
  'one-setting-at-a-time': () => 'Send one preference at a time.',
  'idempotency-key': () => 'The idempotency key has 1 to 255 visible characters, without spaces.',
  'no-rows': () => 'Add at least one medicine.',
  'patient-unknown': () => 'This patient was not found among yours.',
  'patient-differs': () =>
    'This number already belongs to another patient of yours, with another name or birth date.',
  'hospital-unknown': () => 'This hospital is not among your workplaces.',
  'paper-missing': () => 'The law asks for this on the prescription: place it on the sheet.',
  'paper-outside': () => 'It leaves the sheet or comes within 4 mm of its edge.',
  'paper-too-small': () => 'The space is too small to be read.',
  'paper-overlap': () => 'It lies over another field.',
  'email-taken': () => 'A user with this email address exists already.',
  'email-registered': () => 'The email is already registered.',
  'campaign-unknown': () => 'There is no campaign with this keyword.',
  'logo-by-doctor': () => 'A doctor who administers the hospital sets the logo.',
  'hospital-not-yours': (id) => `You may not assign this hospital: ${id}`,
  'clinic-unknown': () => 'This clinic does not belong to the chosen hospital.',
  'drug-unknown': () => 'This product is not in the catalogue. Choose it again or write it as free text.',
  'brand-unknown': () => 'The catalogue does not know this brand for this product. Choose it again.',
  'presentation-missing': () => 'Choose a medicine or write its name.',
  'brand-in-public-institution': (basis) =>
    `A public institution prescribes by generic name alone (${basis}). Remove the brand.`,
  'generic-missing': (brand) =>
    `Write the generic name: “${brand}” is a brand and is not enough alone (LGS art. 226).`,
  'presentation-other-drug': () =>
    'The presentation names another drug than the one picked. Pick it again or write it as free text.',
  'drug-misspelt': (name) =>
    `Did you mean “${name}”? Correct the name or pick it from the list: what the law asks depends on it.`,
  'dose-missing': (basis) =>
    `The dose is missing: how much is taken or applied each time, e.g. “1 tableta”${inBrackets(basis)}.`,
  'frequency-missing': (basis) => `The frequency is missing: e.g. “cada 8 horas”${inBrackets(basis)}.`,
  'duration-missing': (basis) =>
    `The duration is missing: e.g. “durante 7 días”, or “uso continuo”${inBrackets(basis)}.`,
  'antibiotic-days-missing': (basis) =>
    `An antibiotic needs its duration in days: e.g. “durante 7 días”${inBrackets(basis)}.`,
  'route-missing': () => 'The route is missing: e.g. “oral”.',
  'route-abbreviated': (found) => `Write the route in full instead of “${found}”, e.g. “vía oral”.`,
  'route-unknown': () => 'Choose a route from the list.',
  'refills-need-quantity': () => 'To allow refills, write the quantity of each time as a number.',
  'series-not-allowed': (basis) =>
    `This medicine cannot be in a series of prescriptions${inBrackets(basis)}.`,
  'series-with-refills': () => 'A series has no refills: each prescription of it is one already.',
  'series-too-long': (months) => `The series has to end within ${months} months.`,
  'date-past': () => 'The date cannot be before today.',
  'date-too-far': () => 'Choose a date within the next 5 years.',
  'date-unread': () => 'The date does not exist or is incomplete. Write it as 31/12/2026 or clear the field.',
  'one-relation': () => 'A prescription replaces another or renews it, not both.',
  'related-unknown': () => 'That prescription was not found among yours.',
  'related-other-patient': () =>
    'The earlier prescription is another patient’s: choose them again, or issue this one unrelated.',
  'row-unknown': () => 'That row is not of this prescription.',
  'note-missing': () => 'Explain the reason.',
  'unstructured-with-code': () => 'A free-text medicine carries no drug_upc.',
  'reason-missing': (about) => `The reason to prescribe it is missing: ${about}.`,
  'price-format': () => 'Write the price as 90.50.',
  'measure-unlikely': () =>
    'This value does not seem possible at that age. Check it, or confirm that it is right.',
  'allergen-unknown': () => 'Choose the allergen from the list, or leave it in words only.',
  'key-twice': () => 'It stands twice in the list.',
  'stopped-before': () => 'It was stopped before it began: check the dates.',
  'before-birth': () => 'That date is before the birth.',
  'due-too-far': () => 'The due date must be within the next 40 weeks, or just past.',
  'period-without-pregnancy': () =>
    'That day belongs to a pregnant patient: set “pregnant”, or leave it out.',
  'period-too-far': () => 'With that last period the pregnancy would be over. Check the date.',
  'period-other-due': () => 'That last period gives another due date. Send one of the two.',
  'pregnant-other-sex': () => 'The patient is registered as male. Correct the sex first.',
  'consent-version': () => 'The text of the consent has changed. Open it again.',
  'consent-note-missing': () => 'Write why the consent could not be asked for.',
  'merge-self': () => 'This is the same patient.',
  'curp-invalid': () => 'The CURP is not valid. Check it or leave it empty.',
  'phone-too-short': () => phone.reasons['too-short'],
  'phone-too-long': () => phone.reasons['too-long'],
  'phone-invalid-country': () => phone.reasons['invalid-country'],
  'phone-invalid': () => phone.reasons.invalid,
  'identifier-too-short': () => 'Write an email or an identifier of more than 4 characters.',
  'passwords-differ': () => 'The passwords do not match',
  'valid-password': () => 'The current password is not valid.',
  'one-proof': () => 'Send one proof only: password, code or passkey.',
  'six-digits': () => 'Type the 6 digits that your application shows.',
  'factor-needed': () =>
    'This account has a second factor: confirm with your passkey, a code or a recovery code.',
  'code-wrong': () => 'The code is not right or was already used. Wait for the next one.',
  'recovery-code-wrong': () => 'The recovery code is not right or was already used.',
  'passkey-wrong': () => 'The passkey could not be checked. Try again.',
  'passkey-known': () => 'That passkey is already registered.',
  'passkeys-at-most': (max) => `You can have up to ${max} passkeys. Remove one that you no longer use.`,
  'password-common': () =>
    'This password is among the first that are guessed. Choose another, for example several random words.',
  'password-own-words': () =>
    'Do not use only your name, your email or words such as “receta” and “contraseña”: they are tried first. Add other words.',
  'passphrase-weak': () => 'This passphrase can be guessed. Use five or more random words, or a longer one.',
  'confirmation-differs': () => 'This is not the email of this account. Type it as shown above.',
  'cedula-invalid': () => 'A licence number has 7 or 8 digits (old ones, from 5). Check the number.',
  'specialty-cedula-missing': () =>
    'Write the licence of the specialty: without it the specialty is not printed (LGS art. 83).',
  'compendium-only': () =>
    'By profession, whoever signs prescribes only what has a key of the Compendio Nacional de Insumos para la Salud (LGS art. 28 Bis). Choose another from the catalogue.',
  'specialty-unknown': () => 'Choose a speciality of the list.',
  'specialty-missing': () => 'Write the specialty of this licence.',
  'medic-unknown': () => 'No doctor has that number.',
  'substance-prohibited': () =>
    'This substance is prohibited (LGS arts. 237 and 245 I): it cannot be prescribed.',
  'strength-format': () => 'Write the strength as “500 mg” or “250 mg/5 mL”.',
  'strength-per-differs': () => 'All strengths must refer to the same amount, for example “/5 mL”.',
  'ingredient-missing': () => 'Write at least one ingredient.',
  'ingredient-twice': () => 'An ingredient is there twice.',
  'class-missing': () => 'Choose the class: none of the ingredients is in the catalogue.',
  'class-below': (fraction) =>
    `One ingredient is of class ${fraction} (LGS art. 226): it cannot be in a less strict one.`,
  'own-exists': () => 'This medication is in your list already.',
  'mark-too-long': () => 'Choose a day within the next 6 months.',
  'money-format': () => 'Write the amount like MXN $1,250.00.',
  'money-zero': () => 'The amount cannot be zero.',
  'money-above-maximum': () => 'The amount is above the allowed maximum of $9999.99.',
  fixed: () => 'This cannot be changed.',
  invalid: () => 'The value is not valid.',
}
