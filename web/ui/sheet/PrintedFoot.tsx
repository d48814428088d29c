import type { SheetFact } from '#contract/prescription/sheet/sheet.ts'
import { placeLine } from './dotted.ts'
import { isSaid, Said } from './Said.tsx'
import type { PrintedProps, ShownSheet } from './shown-sheet.ts'

/** The footer of every page of the printed sheet. */
export function PrintedFoot({ sheet }: PrintedProps) {
  const { template, place, footer, foot } = sheet.model
  return (
    <div className="sheet-ends" data-template={template}>
      {template === 'centred' && <p>{placeLine(place)}</p>}
      {footer && <p>{footer}</p>}
      <div className="sheet-details">
        <FootFact fact={foot.folio} draft={sheet.draft} />
        <FootFact fact={foot.code} draft={sheet.draft} isStrong />
        <span>{foot.issuedWith}</span>
      </div>
      <div>
        <FootFact fact={foot.seal} draft={sheet.draft} />
      </div>
    </div>
  )
}

interface FootFactProps {
  fact: SheetFact
  draft: ShownSheet['draft']
  isStrong?: true
}

export function FootFact({ fact, draft, isStrong }: FootFactProps) {
  if (!isSaid(fact, draft)) return null
  const value = <Said value={fact.value} draft={draft} />
  return (
    <span>
      {fact.label} {isStrong ? <b>{value}</b> : value}
    </span>
  )
}
