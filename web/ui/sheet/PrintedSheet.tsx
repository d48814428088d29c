import './sheet.css'
import './trim.css'
import './ended.css'
import type { CSSProperties, ReactNode } from 'react'
import { boundSheet, onOwnPaper } from '#contract/prescription/sheet/sheet.ts'
import { useDocumentLang } from '../../lib/document-texts.ts'
import { PrintedClosing } from './PrintedClosing.tsx'
import { PrintedFields } from './PrintedFields.tsx'
import { PrintedFoot } from './PrintedFoot.tsx'
import { PrintedHead } from './PrintedHead.tsx'
import { PrintedInformation } from './PrintedInformation.tsx'
import { PrintedPatient } from './PrintedPatient.tsx'
import { PrintedRows } from './PrintedRows.tsx'
import { sheetSize } from './sheet-size.ts'
import type { PrintedProps, ShownSheet } from './shown-sheet.ts'
import './reading.css'
import './beside.css'

interface PrintedSheetProps {
  sheet: ShownSheet
  /**
   * Size of the sheet. `paper`: in print proportions, scaled to the frame. `reading`: at a readable text size, as wide as there
   * is room. `beside`: at the smallest readable text size, in the column beside the composer.
   */
  size: 'paper' | 'reading' | 'beside'
}

/**
 * A prescription as it is printed: the same model, parts, order and words as server/pdf/sheet.typ;
 * sheet-renderers.test.ts compares both. The sheet stays white in dark mode: it uses none of the mode's colours.
 */
export function PrintedSheet({ sheet: given, size }: PrintedSheetProps) {
  const { own } = given
  const model = boundSheet(own ? onOwnPaper(given.model, own.layout) : given.model)
  const sheet = { ...given, model }
  const { information, ended } = model
  return (
    <div className="sheet-frame" data-size={size} style={{ '--sheet-rule': given.accent } as CSSProperties}>
      <Page sheet={sheet} className={own && 'sheet-over-print'}>
        {ended && (
          <div className="sheet-mark-across">
            <span>{ended.mark}</span>
          </div>
        )}
        <NoPrescription mark={given.mark} />
        <NotYet sheet={sheet} />
        {own ? <PrintedFields sheet={sheet} {...own} /> : <Whole sheet={sheet} />}
      </Page>
      {information && (
        <Page sheet={sheet} className="sheet-information">
          <PrintedInformation sheet={sheet} information={information} />
        </Page>
      )}
    </div>
  )
}

function Page({
  sheet,
  className = '',
  children,
}: PrintedProps & { className?: string | undefined; children: ReactNode }) {
  const { printed } = useDocumentLang()
  const { model, draft } = sheet
  return (
    <article
      lang={printed}
      className={`sheet ${className}`}
      style={sheetSize(sheet)}
      data-paper={model.paper}
      data-sealed={(draft && model.foot.code.value !== null) || undefined}
    >
      {children}
    </article>
  )
}

/** Mark on the preview of a draft, so that nobody takes it for the issued prescription. */
function NotYet({ sheet: { draft, model } }: PrintedProps) {
  const { said } = useDocumentLang()
  if (!draft || model.foot.code.value !== null) return null
  return (
    <p lang={said} data-preview className="sheet-not-yet">
      {draft.notValidYet}
    </p>
  )
}

/** Mark across a practice sheet, which nobody may take for a prescription. */
function NoPrescription({ mark }: { mark: string | undefined }) {
  const { said } = useDocumentLang()
  if (mark === undefined) return null
  return (
    <div lang={said} className="sheet-mark-across" data-long>
      <span>{mark}</span>
    </div>
  )
}

function Whole({ sheet }: PrintedProps) {
  const { title, demo, ended } = sheet.model
  return (
    <>
      <PrintedHead sheet={sheet} />
      <div className="sheet-title">
        <h2>{title}</h2>
        {demo !== null && <b className="sheet-demo">{demo}</b>}
      </div>
      {ended && <b className="sheet-ended">{ended.legend}</b>}
      <PrintedPatient sheet={sheet} />
      <PrintedRows sheet={sheet} />
      <PrintedClosing sheet={sheet} />
      <PrintedFoot sheet={sheet} />
    </>
  )
}
