import { drugName } from '#contract/medications/drug-name.ts'
import type { FieldError } from '../../../ui/fields/ErrorSummary.tsx'
import { rowFieldId } from '../draft/field-ids.ts'
import type { Row } from '../draft/row.ts'
import { AskedDialog } from './AskedDialog.tsx'

interface QuantitiesDialogProps {
  /**
   * Questions of the server about quantities. Each has a sentence, and the id of the quantity field of the row that it is about.
   */
  asked: readonly FieldError[]
  rows: readonly Row[]
  onConfirm: () => void
  onClose: () => void
}

/**
 * Question of the server about the quantity of controlled medicines and antibiotics: fewer packages or a smaller one would
 * do. Enter goes back to the offer of the smaller package where the row has it, else to the quantity.
 */
export function QuantitiesDialog({ asked, rows, onConfirm, onClose }: QuantitiesDialogProps) {
  const sentences = asked.map(({ id = '', message }) => {
    const row = rows.find(({ key }) => rowFieldId(key, 'qty') === id)
    const offer = row && rowFieldId(row.key, 'box')
    return {
      control: offer && document.getElementById(offer) ? offer : id,
      sentence: row ? `${drugName(row)}. ${message}` : message,
    }
  })
  return <AskedDialog asked={sentences} {...{ onConfirm, onClose }} />
}
