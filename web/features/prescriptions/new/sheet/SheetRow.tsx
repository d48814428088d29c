import { drugForm, drugName } from '#contract/drug-name.ts'
import { keepDosesWhole } from '../../../../lib/keep-doses-whole.ts'
import { useDocumentTexts } from '../../../../lib/texts.ts'
import { SheetFacts } from '../../shared/SheetFacts.tsx'
import { printedInstructions, readingOf } from '../draft/instruction-reader.ts'
import type { Row } from '../draft/row.ts'
import { hasQuantity, isComplete } from '../draft/row-state.ts'

/** One medicine on the sheet; pale until it says all that the law asks for. */
export function SheetRow({ row, position }: { row: Row; position: number }) {
  const values = useDocumentTexts('prescription-sheet')
  return (
    <li className={isComplete(row) ? undefined : 'sheet-pale'}>
      <span className="sheet-number">{position}</span>
      <div>
        <p>
          <b>{drugName(row)}</b> {keepDosesWhole(drugForm(row))}
        </p>
        <p className="sheet-instructions">{keepDosesWhole(printedInstructions(row))}</p>
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
      <b className="sheet-quantity">
        {row.qty !== null && hasQuantity(row) && values.quantity(row.qty, row.refills)}
      </b>
    </li>
  )
}
