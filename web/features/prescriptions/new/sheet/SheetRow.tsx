import { QTY_WITHOUT_END } from '#contract/quantities.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { drugForm, drugName } from '../../shared/drug-name.ts'
import { printedInstructions, readingOf } from '../draft/instruction-reader.ts'
import type { Row } from '../draft/row.ts'
import { hasQuantity, isComplete } from '../draft/row-state.ts'

/** One medicine on the sheet; pale until it says all that the law asks for. */
export function SheetRow({ row, position }: { row: Row; position: number }) {
  const words = useTexts('sheet')
  const values = useTexts('prescription-sheet')
  const route = row.via || readingOf(row).route
  const substitution = row.substitution_allowed ? 'allowed' : 'not-allowed'
  return (
    <li className={isComplete(row) ? undefined : 'sheet-pale'}>
      <span>{position}</span>
      <div>
        <b>{drugName(row)}</b> {drugForm(row)}
        <p className="sheet-instructions">{printedInstructions(row)}</p>
        <p className="sheet-small sheet-details">
          {row.brand && (
            <span>
              {words.brand}: {row.brand}, <b>{words.substitution.branded[substitution]}</b>
            </span>
          )}
          {route && (
            <span>
              {words.route}: {route}
            </span>
          )}
          {row.fraction && (
            <span>
              {words.fraction}: {row.fraction}
            </span>
          )}
          {!row.brand && substitution === 'not-allowed' && <b>{words.substitution.generic['not-allowed']}</b>}
          {row.category === 'unstructured_drug' && <span>{values.notRecognised}</span>}
        </p>
      </div>
      <b className="sheet-quantity">{hasQuantity(row) && <Quantity {...row} />}</b>
    </li>
  )
}

function Quantity({ qty, refills = 0 }: Pick<Row, 'qty' | 'refills'>) {
  const texts = useTexts('composer')
  const values = useTexts('prescription-sheet')
  if (qty === null) return null
  const word = qty === QTY_WITHOUT_END ? texts.quantityWithoutEnd : texts.quantityPharmacist
  const once = values.quantity(qty, word)
  return refills > 0 ? values.refills(once, refills) : once
}
