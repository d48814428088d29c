/**
 * Whether a text can be the address of a practice (mexico.md B1): a street or a place by name, and a number or the words
 * that stand for none. The form of addresses in Mexico is free beyond that.
 */
export const isAddress = (text: string): boolean =>
  (text.match(/\p{L}/gu) ?? []).length >= 5 && /\d|\bs ?\/ ?n\b|\bsin n[úu]mero\b/iu.test(text)
