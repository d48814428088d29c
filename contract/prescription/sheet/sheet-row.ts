import { drugForm, drugName } from '../../medications/drug-name.ts'
import type { SheetDocumentRow } from './sheet-document.ts'
import type { SheetWords } from './sheet-words.ts'

/** What stands under the instructions of a row: a label and its value, with what is strong beside it; or that alone. */
export interface SheetRowFact {
  label: string | null
  value: string
  strong: string | null
}

/** One medicine of a sheet, in words, in the order in which it is read. */
export interface SheetRow {
  /** That the row alone was cancelled, and when; null while it stands. */
  ended: string | null
  generic: string
  /** Form, strength and content, without the generic name. */
  form: string
  instructions: string
  facts: SheetRowFact[]
  note: string | null
  /** In words: `2 cajas`; '' while it is not known. */
  quantity: string
  /** False while a row of a draft does not say all that the law asks for: it is shown pale. */
  isReady: boolean
}

/** @param endedOn the day on which the row alone ended */
export function sheetRow(row: SheetDocumentRow, endedOn: string | undefined, words: SheetWords): SheetRow {
  const { sheet, values } = words
  return {
    ended: endedOn === undefined ? null : sheet.rowCancelled(values.day(endedOn)),
    generic: drugName(row),
    form: drugForm(row),
    instructions: row.instructions,
    facts: rowFacts(row, words),
    note: row.recognised ? null : values.notRecognised,
    quantity: row.qty === null ? '' : values.quantity(row.qty, row.refills),
    isReady: !row.unready,
  }
}

/** With a brand the sheet says either way whether another may be given; without one only the refusal (RIS 31). */
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
