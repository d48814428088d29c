import { drugForm, drugName } from '#contract/drug-name.ts'
import { QTY_WITHOUT_END } from '#contract/quantities.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { SheetFacts } from '../../shared/SheetFacts.tsx'
import { printedInstructions, readingOf } from '../draft/instruction-reader.ts'
import type { Row } from '../draft/row.ts'
import { hasQuantity, isComplete } from '../draft/row-state.ts'

/** One medicine on the sheet; pale until it says all that the law asks for. */
export function SheetRow({ row, position }: { row: Row; position: number }) {
  return (
    <li className={isComplete(row) ? undefined : 'sheet-pale'}>
      <span>{position}</span>
      <div>
        <b>{drugName(row)}</b> {drugForm(row)}
        <p className="sheet-instructions">{printedInstructions(row)}</p>
        <p className="sheet-small sheet-details">
          <SheetFacts
            brand={row.brand ?? ''}
            route={row.via || readingOf(row).route || ''}
            fraction={row.fraction}
            isSubstitutionAllowed={row.substitution_allowed}
            isRecognised={row.category !== 'unstructured_drug'}
          />
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
