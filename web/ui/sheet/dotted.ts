import type { SheetModel } from '#contract/prescription/sheet/sheet.ts'

/** Short texts after each other, each of them kept on one line. */
export const dotted = (...texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .map((text) => (text.length < 36 ? text.replaceAll(' ', '\u00a0') : text))
    .join(' · ')

/** Where the hospital is, on one line: the centred layout has it in its foot. */
export const placeLine = ({ location, contact, clinic, clinicLocation }: SheetModel['place']): string =>
  dotted(location, contact, clinic, clinicLocation)
