/** Maximum number of characters of a payment's concept: the number that the field of a bank transfer holds. */
export const CONCEPT_AT_MOST = 40

/**
 * Whether a text has only letters of western Europe, digits, spaces and the punctuation that the concept of a bank transfer
 * may contain. The payer types the concept into the form of a Mexican bank.
 */
export const isPaymentConcept = (text: string): boolean =>
  /^[0-9A-Za-zÀ-ÖØ-öø-ÿ][0-9A-Za-zÀ-ÖØ-öø-ÿ .,()#/-]*$/.test(text)
