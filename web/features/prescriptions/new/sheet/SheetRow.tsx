import { QTY_PHARMACIST_DECIDES, QTY_WITHOUT_END } from '#contract/prescriptions.ts'
import { useTexts } from '../../../../lib/texts.ts'
import type { Row } from '../draft/row.ts'
import { isComplete } from '../draft/row-state.ts'
import { withoutGeneric } from '../rows/look-alike.ts'

/** One medicine on the sheet; pale until it says all that the law asks for. */
export function SheetRow({ row, position }: { row: Row; position: number }) {
  const words = useTexts('sheet')
  const { generic, presentation } = row
  const details = [
    row.via && `${words.route}: ${row.via}`,
    row.fraction && `${words.fraction}: ${row.fraction}`,
    !row.substitution_allowed && words.substitution.generic['not-allowed'],
  ].filter(Boolean)
  return (
    <li className={isComplete(row) ? undefined : 'sheet-pale'}>
      <span>{position}</span>
      <div>
        <b>{generic || presentation}</b> {generic && withoutGeneric(presentation, generic)}
        <p className="sheet-instructions">{row.instructions}</p>
        <p className="sheet-small">{details.join('   ')}</p>
      </div>
      <b className="sheet-quantity">
        <Quantity qty={row.qty} />
      </b>
    </li>
  )
}

function Quantity({ qty }: { qty: number | null }) {
  const texts = useTexts('composer')
  if (qty === null) return null
  if (qty === QTY_PHARMACIST_DECIDES) return texts.quantityPharmacist
  return qty === QTY_WITHOUT_END ? texts.quantityWithoutEnd : texts.packages(qty)
}
