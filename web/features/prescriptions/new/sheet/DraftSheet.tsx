import './sheet.css'
import { type CSSProperties, Fragment } from 'react'
import { createStore, useStore } from '../../../../lib/store.ts'
import { useBrand } from '../../../../lib/brand.ts'
import { useDocumentLang, useDocumentTexts, useTexts } from '../../../../lib/texts.ts'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import type { Row } from '../draft/row.ts'
import { documentsOf, needsHandwriting } from '../draft/row-state.ts'
import { onDemand } from '../on-demand.ts'
import { SheetClosing } from './SheetClosing.tsx'
import { SheetEnds } from './SheetEnds.tsx'
import { SheetHead } from './SheetHead.tsx'
import { SheetPatient } from './SheetPatient.tsx'
import { SheetRows } from './SheetRows.tsx'
import { useSheetSize } from './sheet-size.ts'
import { type DraftSheetProps, type SheetFacts, useSheet } from './use-sheet.ts'

const OwnPaperSheet = onDemand(async () => (await import('./OwnPaperSheet.tsx')).OwnPaperSheet)
const InformationPage = onDemand(async () => (await import('./InformationPage.tsx')).InformationPage)

/** Whether it is looked at on the doctor's own paper; beside the page and enlarged alike. */
const onOwnPaper = createStore(false)

/**
 * What will be printed of a draft while it is written: same sheets, same parts, same order, same words as
 * server/pdf/sheet.typ, which e2e/preview.e2e.ts compares. What only an issued prescription has says so.
 */
export function DraftSheet(props: DraftSheetProps) {
  const { brand } = useBrand()
  const facts = useSheet(props)
  const texts = useTexts('composer')
  const { hospital, paper } = facts
  const isOnOwn = useStore(onOwnPaper)
  const layout = isOnOwn ? paper?.layout : null
  const documents = documentsOf(props.draft.rows)
  const accent = (hospital?.sheet_colour !== 'neutral' && brand?.theme.light.accent) || 'currentColor'
  return (
    <div className="sheet-frame" style={{ '--sheet-rule': accent } as CSSProperties}>
      {paper?.layout && (
        <Checkbox
          label={texts.onOwnPaper}
          checked={isOnOwn}
          onChange={(event) => onOwnPaper.set(event.target.checked)}
        />
      )}
      {(documents.length === 0 ? [[]] : documents).map((rows, at) => (
        <Fragment key={rows[0]?.key ?? at}>
          {layout ? (
            <OwnPaperSheet rows={rows} facts={facts} layout={layout} />
          ) : (
            <Sheet rows={rows} facts={facts} />
          )}
          {!layout && hospital?.info && rows.length > 0 && <InformationPage rows={rows} facts={facts} />}
        </Fragment>
      ))}
    </div>
  )
}

function Sheet({ rows, facts }: { rows: readonly Row[]; facts: SheetFacts }) {
  const words = useDocumentTexts('sheet')
  const texts = useTexts('composer')
  const { hospital, paper, code } = facts
  const { printed, said } = useDocumentLang()
  const size = useSheetSize(rows, facts)
  return (
    <article
      lang={printed}
      className="sheet"
      style={size}
      data-paper={hospital?.paper}
      data-sealed={code !== null || undefined}
    >
      {code === null && (
        <p lang={said} data-preview className="sheet-not-yet">
          {texts.notValidYet}
        </p>
      )}
      <SheetHead facts={facts} />
      <div className="sheet-title">
        <span>{words.title[needsHandwriting(rows) ? 'autograph' : 'electronic']}</span>
        {paper?.demo && <b className="sheet-demo">{words.demo}</b>}
      </div>
      <SheetPatient facts={facts} />
      <SheetRows rows={rows} facts={facts} />
      <SheetClosing rows={rows} facts={facts} />
      <SheetEnds rows={rows} facts={facts} />
    </article>
  )
}
