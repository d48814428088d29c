/**
 * Sentences for faults in a payment link or in its bank account, by the fault's key. A fault with a limit gets the limit as
 * argument.
 */
export const paymentFaults: Record<string, (bound: string) => string> = {
  'money-below-minimum': () => 'The amount must be at least $200.',
  'money-cents': () => 'An amount has at most two decimals.',
  'concept-characters': () => 'Use only letters, digits, spaces and the marks . , ( ) # / -',
  'concept-clinical': (found) =>
    `The bank and whoever reads the statement will see the concept: remove “${found}”, and write no names, medicines or diagnoses.`,
  'concept-patient': (name) =>
    `“${name}” is in the name of one of your patients: remove it. The bank and whoever reads the statement will see the concept.`,
  'concept-code': (code) =>
    `“${code}” is the code of a diagnosis (ICD-10), and the bank and whoever reads the statement will see the concept: remove it. If it is the number of a receipt, write “Folio” before it.`,
  'expiry-too-far': (days) => `Choose a date within the next ${days} days.`,
  'refund-above-received': () => 'This is more than arrived by bank transfer.',
  'not-url-safe': () => 'Only letters, digits, spaces, hyphen and underscore.',
  'clabe-digits': () => 'A CLABE has digits only.',
  'clabe-length': () => 'A CLABE has 18 digits.',
  'clabe-check-digit': () => 'This CLABE is not valid: check its digits.',
  'clabe-unknown-bank': () => 'The first three digits belong to no bank that we know.',
}
