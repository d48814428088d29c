import type { RowValidity } from '#contract/validity.ts'
import { QTY_PHARMACIST_DECIDES, QTY_WITHOUT_END } from '#contract/quantities.ts'
import law from '#knowledge/law/article-226.json' with { type: 'json' }
import { readingOf } from './instruction-reader.ts'
import type { Row } from './row.ts'

/** Read at the server's start by its schema, and as plain data here: schemas are no part of a page. */
type ClassRule = (typeof law.classes)[keyof typeof law.classes]

export type MissingPart = 'dose' | 'frequency' | 'duration' | 'antibiotic-days'

/** What the instructions of a row still have to say (RIS article 30; mexico.md B5, F2), as the server judges it too. */
export function missingParts(row: Row): MissingPart[] {
  if (row.category === 'auxiliary_test') return []
  const { parts } = readingOf(row)
  const missing: MissingPart[] = []
  if (!parts.dose) missing.push('dose')
  if (!parts.frequency) missing.push('frequency')
  if (row.antibiotic && parts.duration.days === null) missing.push('antibiotic-days')
  else if (!parts.duration.stated && row.qty !== QTY_WITHOUT_END) missing.push('duration')
  return missing
}

/** What article 226 asks of the row's class; none is known of a free text. */
export const ruleOf = (row: Row): ClassRule | null => (row.fraction ? law.classes[row.fraction] : null)

/** What the last day of the sheet depends on; a free text is held to the class that the law's table gives it. */
export function validityOf(row: Row): RowValidity {
  const { validity, validityPerFill } = ruleOf(row) ?? law.classes[law.unknownClass.class as 'IV']
  const refills = row.refills ?? 0
  return row.antibiotic
    ? { validity: 'treatment', validityPerFill, refills, days: readingOf(row).parts.duration.days }
    : { validity, validityPerFill, refills, days: null }
}

/** How often the law lets a row be supplied again, and where it says so; nothing is supplied again of what is no medicine. */
export function refillRule(row: Row): { most: number; basis: string } {
  const { maxRefills: most, basis } = ruleOf(row) ?? law.classes[law.unknownClass.class as 'IV']
  if (row.category === 'auxiliary_test') return { most: 0, basis: '' }
  if (row.antibiotic && law.antibiotics.maxRefills < most)
    return { most: law.antibiotics.maxRefills, basis: law.antibiotics.basis }
  return { most, basis }
}

/** Why a row cannot be supplied again as often as it says: the law, or a quantity that is no number. */
export function refillFault(row: Row): 'refills-above' | 'refills-need-quantity' | null {
  const refills = row.refills ?? 0
  if (refills > refillRule(row).most) return 'refills-above'
  return refills > 0 && (row.qty ?? 0) >= QTY_PHARMACIST_DECIDES ? 'refills-need-quantity' : null
}

export const takesQuantityInWords = (row: Row): boolean => ruleOf(row)?.quantityInWords ?? true

/** A quantity is given, and in numbers where the class asks for them. */
export const hasQuantity = (row: Row): boolean =>
  row.qty !== null && (row.qty < QTY_PHARMACIST_DECIDES || takesQuantityInWords(row))

/** Ready to be signed, as far as can be told here; until then it is pale on the sheet. */
export const isComplete = (row: Row): boolean =>
  row.presentation !== '' && missingParts(row).length === 0 && hasQuantity(row) && refillFault(row) === null

/**
 * The rows of each prescription that the law makes of these: each product that goes alone on one of its own, and all
 * others together, in the order in which they were written.
 */
export function documentsOf(rows: readonly Row[]): Row[][] {
  const documents = new Map<string, Row[]>()
  for (const row of rows) {
    const key = ruleOf(row)?.alone ? `alone ${row.drug_upc || row.generic || row.presentation}` : ''
    documents.set(key, [...(documents.get(key) ?? []), row])
  }
  return [...documents.values()]
}

/** Whether the sheet will need a signature by hand (mexico.md 1.3). */
export const needsHandwriting = (rows: readonly Row[]): boolean =>
  rows.some((row) => ruleOf(row)?.document === 'handwritten')
