import { inBrackets, of } from '../es/law-faults.ts'
import type { lawFaults as es } from '../es/law-faults.ts'

export const lawFaults: typeof es = {
  'name-incomplete': () => 'Write the full given name and surname, without initials (NOM-004).',
  'curp-date-mismatch': () => 'The CURP is of another date of birth. Correct one of the two.',
  'curp-sex-mismatch': () => 'The CURP is of another sex than the one recorded. Correct one of the two.',
  'curp-name-mismatch': () => 'The CURP is of another name. Correct one of the two.',
  'curp-date-mismatch-of-controlled': () =>
    'The CURP is not of that date of birth. A controlled medicine is not issued like this: open the patient’s data, correct what is wrong or remove the CURP, and issue again.',
  'curp-sex-mismatch-of-controlled': () =>
    'The CURP is of another sex than the recorded one. A controlled medicine is not issued like this: open the patient’s data, correct what is wrong or remove the CURP, and issue again.',
  'curp-name-mismatch-of-controlled': () =>
    'The CURP is not of that name. A controlled medicine is not issued like this: open the patient’s data, correct what is wrong or remove the CURP, and issue again.',
  'curp-invalid-of-controlled': () =>
    'The stored CURP is not valid. A controlled medicine is not issued like this: open the patient’s data, correct what is wrong or remove the CURP, and issue again.',
  'quantity-beyond-course': (needed) =>
    `The quantity is more than twice what the treatment takes (${needed}). Correct it, or confirm it with “qty_confirmed”.`,
  'quantity-fewer-packages': (needed) =>
    `The quantity is more than twice the treatment, and ${needed} would do. Correct it, or confirm that you want it so.`,
  'quantity-smaller-box': (bound) => {
    const [each = '', total = '', lesser = ''] = bound.split('|')
    return `The package holds ${each}, more than twice the treatment (${total}), and there is one of ${lesser}. Change it, or confirm that you want it so.`
  },
  'quantity-large': () =>
    'These are 10 packages or more, an unusual quantity. Correct it, or confirm it with “qty_confirmed”.',
  'address-incomplete': () =>
    'Write the complete address: street, number, neighbourhood and town. It is on each prescription.',
  'zip-unknown': () => 'The postal code has 5 digits, and this one does not seem to exist. Check it.',
  'drug-in-notes': (name) =>
    `“${name}” needs a prescription with rules of its own: write it as a medicine. If you only mention it, say why in Spanish: “ya toma…”, “evitar…”, “alérgico a…”.`,
  'brand-in-notes': of(
    (brand, basis) =>
      `A public institution prescribes by generic name alone (${basis}). Remove “${brand}” from this text.`,
  ),
  'generic-unknown': (basis) =>
    `A public institution prescribes by generic name alone (${basis}), and this name is not recognised. Choose the medicine from the catalogue.`,
  'strength-missing': (basis) =>
    `The strength is missing: write it after the name, e.g. “500 mg”, or send the product in “drug_upc”${inBrackets(basis)}.`,
  'form-missing': (basis) =>
    `The pharmaceutical form is missing, e.g. “tableta” or “jarabe”${inBrackets(basis)}.`,
  'end-missing': of(
    (fraction, basis) =>
      `The number of days is missing: class ${fraction} is not prescribed without an end${inBrackets(basis)}.`,
  ),
  'drug-in-instructions': (name) =>
    `“${name}” has rules of its own: write it in a row of its own. If you only mention it, say why in Spanish: “evitar…”, “ya toma…”.`,
  'scale-without-heading': () =>
    'This looks like a scale of insulin by glucose. Put «según glucosa» before it, such as «según glucosa <150: 0 UI, 150-200: 2 UI».',
  'measure-of-form': of(
    (unit, form) =>
      `“${unit}” is no measure of this product (${form}). Write the dose in the unit of the product, or choose the right presentation. If it is dissolved or diluted first, say so in Spanish: “disolver…”.`,
  ),
  'quantity-needed': of((fraction, basis) =>
    fraction === ''
      ? `Write the quantity as a number: the class of this medicine is not known${inBrackets(basis)}.`
      : `Write the quantity: class ${fraction} is not left to the pharmacy${inBrackets(basis)}.`,
  ),
  'quantity-above': of(
    (max, basis) => `The law allows at most ${max} packages of this product${inBrackets(basis)}.`,
  ),
  'content-missing': of(
    (fraction, basis) =>
      `Write what the package holds: class ${fraction} asks for it, e.g. “caja con 30 tabletas”${inBrackets(basis)}.`,
  ),
  'refills-above': of((max, basis) =>
    max === '0'
      ? `This medicine is not refilled on the same prescription${inBrackets(basis)}.`
      : `It can be refilled ${max} times at most${inBrackets(basis)}.`,
  ),
}
