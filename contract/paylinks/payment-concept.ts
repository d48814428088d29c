/** Most characters of a concept: what the field of a bank transfer holds. */
export const CONCEPT_AT_MOST = 40

/** Whether a text has only letters, digits, spaces and the marks that the field of a bank transfer takes. */
export const isPaymentConcept = (text: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N} .,()#/-]*$/u.test(text)
