import type { SheetModel } from '#contract/prescription/sheet/sheet.ts'

/** Joins texts with separators; a text of fewer than 36 characters never breaks across lines. */
export const dotted = (...texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .map((text) => (text.length < 36 ? text.replaceAll(' ', '\u00a0') : text))
    .join(' · ')

/** Address and contact data of the hospital on one line, for the footer of the centred layout. */
export const placeLine = ({ location, contact, clinic, clinicLocation }: SheetModel['place']): string =>
  dotted(location, contact, clinic, clinicLocation)
