// The rules of specification section 5 on which characters a text has. They accept an empty text: `required` is
// its own rule.

/**
 * Whether a text has only letters without accents, digits, spaces, hyphen and underscore, which need no escape in
 * an address.
 */
export const isUrlSafe = (text: string): boolean => /^[A-Za-z0-9 _-]*$/.test(text)

/** Whether a text has only letters (with accents) and spaces. */
export const isAlphaSpaces = (text: string): boolean => /^[\p{L}\p{M}\s]*$/u.test(text)

/** Whether a text has only digits, of any number. */
export const isNumeric = (text: string): boolean => /^\d*$/.test(text)

/** Whether a text has exactly `count` digits. */
export const isDigits = (text: string, count: number): boolean =>
  text === '' || (isNumeric(text) && text.length === count)

/** `YYYY-MM-DD` or with slashes: four-digit year, month 1 to 12, day 1 to 31. */
export const DATE_PATTERN = /^\d{4}([-/])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])$/

/** Integer from 1 to 129. */
export const NUMBER_PATTERN = /^(?:[1-9]\d?|1[01]\d|12\d)$/

/** Whether a text is one of a list. */
export const isIncluded = (text: string, list: readonly string[]): boolean =>
  text === '' || list.includes(text)

/** Whether a text is not in a list, compared without upper and lower case and surrounding spaces. */
export const isNotExisting = (text: string, list: readonly string[]): boolean =>
  !list.some((one) => one.trim().toLowerCase() === text.trim().toLowerCase())

/** Whether a text is a whole number within bounds, both included. */
export const isWithin = (text: string, least: number, most: number): boolean =>
  text === '' || (/^-?\d+$/.test(text) && Number(text) >= least && Number(text) <= most)

/** Whether the number of characters in a text, as a person counts them, is within bounds. */
export const hasLength = (text: string, least: number, most: number): boolean =>
  text === '' || (Array.from(text).length >= least && Array.from(text).length <= most)
