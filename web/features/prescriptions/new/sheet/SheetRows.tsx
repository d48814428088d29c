import { keepDosesWhole } from '../../../../lib/keep-doses-whole.ts'
import { useDocumentTexts, useTexts } from '../../../../lib/texts.ts'
import type { Row } from '../draft/row.ts'
import { SheetRow } from './SheetRow.tsx'
import type { SheetFacts } from './use-sheet.ts'

/** The medicines of one prescription and what goes for all of them. */
export function SheetRows({ rows, facts: { extras } }: { rows: readonly Row[]; facts: SheetFacts }) {
  const words = useDocumentTexts('sheet')
  const texts = useTexts('composer')
  return (
    <>
      <ol className="sheet-rows">
        {rows.map((row, at) => (
          <SheetRow key={row.key} row={row} position={at + 1} />
        ))}
      </ol>
      {rows.length === 0 && <p className="sheet-pale sheet-none">{texts.noRowsYet}</p>}
      {rows.length > 0 && <p className="sheet-small">{words.end(rows.length)}</p>}
      {extras && (
        <div className="sheet-extras">
          <b>{words.extras}</b>
          <p>{keepDosesWhole(extras)}</p>
        </div>
      )}
    </>
  )
}
