// The rules of specification section 5 on which characters a text has. Empty text passes: `required` is its own rule.

/** Letters without accents, digits, spaces, hyphen, underscore: what an address can carry as it is. */
export const isUrlSafe = (text: string): boolean => /^[A-Za-z0-9 _-]*$/.test(text)

/** Letters (with accents) and spaces. */
export const isAlphaSpaces = (text: string): boolean => /^[\p{L}\p{M}\s]*$/u.test(text)

/** Digits only, of any number. */
export const isNumeric = (text: string): boolean => /^\d*$/.test(text)

/** Exactly `count` digits. */
export const isDigits = (text: string, count: number): boolean =>
  text === '' || (isNumeric(text) && text.length === count)

/** `YYYY-MM-DD` or with slashes: four-digit year, month 1 to 12, day 1 to 31. */
export const DATE_PATTERN = /^\d{4}([-/])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])$/

/** Integer from 1 to 129. */
export const NUMBER_PATTERN = /^(?:[1-9]\d?|1[01]\d|12\d)$/
