import { useBrand } from '../../../../lib/brand.ts'
import { useDocumentTexts } from '../../../../lib/texts.ts'
import type { Row } from '../draft/row.ts'
import { needsHandwriting } from '../draft/row-state.ts'
import { placeLine } from './lines.tsx'
import { OnIssue } from './OnIssue.tsx'
import type { SheetFacts } from './use-sheet.ts'

/** The foot of every page. */
export function SheetEnds({ rows, facts }: { rows: readonly Row[]; facts: SheetFacts }) {
  const words = useDocumentTexts('sheet')
  const { name } = useBrand()
  const { hospital, code } = facts
  return (
    <div className="sheet-ends" data-template={hospital?.page_template}>
      {hospital?.page_template === 'centred' && <p>{placeLine(facts)}</p>}
      {hospital?.sheet_footer && <p>{hospital.sheet_footer}</p>}
      <div className="sheet-details">
        <span>
          {words.folio} <OnIssue />
        </span>
        <span>
          {words.code} <b>{code ?? <OnIssue />}</b>
        </span>
        <span>{words.issuedWith(name)}</span>
      </div>
      <div>
        {words.seal[needsHandwriting(rows) ? 'autograph' : 'electronic']} <OnIssue />
      </div>
    </div>
  )
}
