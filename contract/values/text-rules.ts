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

/** One of a list. */
export const isIncluded = (text: string, list: readonly string[]): boolean =>
  text === '' || list.includes(text)

/** Not in a list; addresses are the same whatever their letters' size. */
export const isNotExisting = (text: string, list: readonly string[]): boolean =>
  !list.some((one) => one.trim().toLowerCase() === text.trim().toLowerCase())

/** A whole number within bounds, both of them included. */
export const isWithin = (text: string, least: number, most: number): boolean =>
  text === '' || (/^-?\d+$/.test(text) && Number(text) >= least && Number(text) <= most)

/** So many characters, as a person counts them. */
export const hasLength = (text: string, least: number, most: number): boolean =>
  text === '' || (Array.from(text).length >= least && Array.from(text).length <= most)
