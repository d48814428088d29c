/** What of a row stands under its instructions on every sheet: on paper, in the preview, on its page. */
export interface SheetRow {
  /** Trade name, when the doctor chose one. */
  brand: string | null
  /** Full word, never an abbreviation; '' while it is not known. */
  route: string
  /** Null when the law lets it go unsaid: no brand was chosen. */
  substitution: 'allowed' | 'not-allowed' | null
  /** Roman numeral of LGS art. 226, when the class is known. */
  fraction: string | null
}

/** Of the words of a sheet, those that name it (`locales/<language>/sheet.ts`). */
export interface SheetRowWords {
  brand: string
  route: string
  fraction: string
  substitution: Record<'branded' | 'generic', Record<'allowed' | 'not-allowed', string>>
}

/** A label and its value, with what stands strong beside it; a label of null stands alone and strong. */
export interface SheetFact {
  label: string | null
  value: string
  strong: string | null
}

/** The facts of a row in their order, in words. */
export function sheetFacts(
  { brand, route, substitution, fraction }: SheetRow,
  words: SheetRowWords,
): SheetFact[] {
  const facts: (SheetFact | false)[] = [
    brand !== null && {
      label: words.brand,
      value: brand,
      strong: substitution && words.substitution.branded[substitution],
    },
    route !== '' && { label: words.route, value: route, strong: null },
    fraction !== null && { label: words.fraction, value: fraction, strong: null },
    brand === null &&
      substitution !== null && { label: null, value: '', strong: words.substitution.generic[substitution] },
  ]
  return facts.filter((fact) => fact !== false)
}

/** With a brand the sheet says either way whether another may be given; without one only the refusal (RIS 31). */
export function substitutionOf(row: { brand: string; isAllowed: boolean }): SheetRow['substitution'] {
  if (!row.isAllowed) return 'not-allowed'
  return row.brand === '' ? null : 'allowed'
}

/** Of the words of a sheet, those that end it. */
export interface SheetEndWords {
  end(count: number): string
  endCancelled(count: number): string
  endOfCancelled: string
}

/** How many medicines there are to fill, and beside them how many were cancelled. */
export function sheetEnd(
  sheet: { rows: number; cancelledRows: number; isCancelled: boolean },
  words: SheetEndWords,
): string {
  if (sheet.isCancelled) return words.endOfCancelled
  const end = words.end(sheet.rows - sheet.cancelledRows)
  return sheet.cancelledRows === 0 ? end : `${end} ${words.endCancelled(sheet.cancelledRows)}`
}
