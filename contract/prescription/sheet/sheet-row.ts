import { drugForm, drugName } from '../../medications/drug-name.ts'
import type { SheetDocumentRow } from './sheet-document.ts'
import type { SheetWords } from './sheet-words.ts'

/**
 * A line under the instructions of a row: a label and its value, with emphasised words beside them, or the emphasised words
 * alone.
 */
export interface SheetRowFact {
  label: string | null
  value: string
  strong: string | null
}

/** One medicine of a printed prescription in words, with its parts in the order in which they are read. */
export interface SheetRow {
  /** Sentence which says that the row alone was cancelled, and when; null for a row that is valid. */
  ended: string | null
  generic: string
  /** Form, strength and content of the medicine, without its generic name. */
  form: string
  instructions: string
  facts: SheetRowFact[]
  note: string | null
  /** Quantity of the medicine in words: `2 cajas`; '' while it is not known. */
  quantity: string
  /** Whether a row of a draft has everything that the law requires; an incomplete row is shown pale. */
  isReady: boolean
}

/**
 * Writes one medicine of a sheet in words.
 * @param endedOn the day on which the row alone was cancelled
 */
export function sheetRow(row: SheetDocumentRow, endedOn: string | undefined, words: SheetWords): SheetRow {
  const { sheet, values } = words
  return {
    ended: endedOn === undefined ? null : sheet.rowCancelled(values.day(endedOn)),
    generic: drugName(row),
    form: drugForm(row),
    instructions: row.instructions,
    facts: rowFacts(row, words),
    note: row.recognised ? null : values.notRecognised,
    quantity: row.qty === null ? '' : values.quantity(row.qty, row.refills, row.container),
    isReady: !row.unready,
  }
}

/**
 * Facts that a sheet prints about one medicine. Where the doctor names a brand, the sheet says whether another brand may be
 * given. Without a brand, the sheet says so only when no substitution is allowed (RIS 31).
 */
function rowFacts(row: SheetDocumentRow, { sheet }: SheetWords): SheetRowFact[] {
  const { brand, via, fraction } = row
  const may = row.substitution_allowed ? 'allowed' : 'not-allowed'
  const facts: (SheetRowFact | false)[] = [
    brand !== '' && { label: sheet.brand, value: brand, strong: sheet.substitution.branded[may] },
    via !== '' && { label: sheet.route, value: via, strong: null },
    fraction !== null && { label: sheet.fraction, value: fraction, strong: null },
    brand === '' &&
      may === 'not-allowed' && { label: null, value: '', strong: sheet.substitution.generic[may] },
  ]
  return facts.filter((fact) => fact !== false)
}
