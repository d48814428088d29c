import './own-paper.css'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Box, OwnPaper, PaperField } from '#contract/sheet-layout.ts'
import { useDocumentLang, useDocumentTexts, useTexts } from '../../../../lib/texts.ts'
import { usePicture } from '../../../../lib/use-picture.ts'
import type { Row } from '../draft/row.ts'
import { Inline, Lines, placeLine } from './lines.tsx'
import { OnIssue } from './OnIssue.tsx'
import { SheetQr, SheetSignature, Validity } from './SheetClosing.tsx'
import { SheetRows } from './SheetRows.tsx'
import { useSheetSize } from './sheet-size.ts'
import type { SheetFacts } from './use-sheet.ts'

export interface OwnPaperProps {
  rows: readonly Row[]
  facts: SheetFacts
  layout: OwnPaper
}

/** The fields alone at their millimetres on the doctor's own paper: server/pdf/over-print.typ in HTML. */
export function OwnPaperSheet({ rows, facts, layout }: OwnPaperProps) {
  const { printed, said } = useDocumentLang()
  const words = useDocumentTexts('sheet')
  const texts = useTexts('composer')
  const paper = usePicture(facts.paper?.picture ?? null)
  const { width, fields: boxes, size: points } = layout
  const size = useSheetSize(rows, facts, { width, size: points, rowsWidth: boxes.rows.width })
  const { qr } = boxes
  const frame = useRef<HTMLElement>(null)
  const [isTooMuch, setTooMuch] = useState(false)
  // What does not fit is printed on another sheet; where is known when it is printed.
  useEffect(() => {
    const shown = [...(frame.current?.querySelectorAll('.sheet-field') ?? [])]
    const look = new ResizeObserver(() =>
      setTooMuch(shown.some((box) => box.scrollHeight > box.clientHeight + 2)),
    )
    for (const box of shown) if (box.firstElementChild) look.observe(box.firstElementChild)
    return () => look.disconnect()
  }, [])
  const { doctor, hospital, place, about, patient, diagnosis, code } = facts
  const fields: Record<PaperField, ReactNode> = {
    doctor: (
      <>
        <b className="sheet-doctor">{doctor.name}</b>
        <Lines of={[doctor.specialty, doctor.cedula, doctor.school, doctor.specialtyCedula, doctor.phone]} />
      </>
    ),
    place: (
      <>
        <b>{hospital?.patron ?? place?.hospital}</b>
        <Lines of={[hospital?.headline, placeLine(facts)]} />
      </>
    ),
    patient: (
      <>
        <span>
          {words.patient}: <b>{patient || texts.noPatientYet}</b>
        </span>
        <p>
          <Inline of={about} />
        </p>
      </>
    ),
    date: (
      <>
        <span>{words.issuedAt}</span>
        <OnIssue />
      </>
    ),
    diagnosis: diagnosis && (
      <span>
        {words.diagnosis}: <b>{diagnosis}</b>
      </span>
    ),
    rows: (
      <>
        {facts.paper?.demo && <b>{words.demo}</b>}
        <SheetRows rows={rows} facts={facts} />
      </>
    ),
    signature: <SheetSignature rows={rows} facts={facts} />,
    qr: (
      <>
        <SheetQr />
        <b>{code ?? <OnIssue />}</b>
        <span>
          {words.folio} <OnIssue />
        </span>
        <b>
          <Validity rows={rows} today={facts.today} />
        </b>
      </>
    ),
  }
  const style = {
    ...size,
    aspectRatio: `${layout.width} / ${layout.height}`,
    // As wide as its box, but never so wide that what stands under it has no room (over-print.typ).
    '--mm-qr': `calc(${Math.min(qr.width, Math.max(26, qr.height - 19))} * var(--mm))`,
  }
  return (
    <article ref={frame} lang={printed} className="sheet sheet-over-print" style={style}>
      {paper && <img src={paper} alt="" className="sheet-own-picture" />}
      {(Object.keys(fields) as PaperField[]).map((field) => {
        const box = layout.fields[field]
        return (
          box && (
            <div key={field} className="sheet-field" data-field={field} style={placed(box)}>
              <div>{fields[field]}</div>
            </div>
          )
        )
      })}
      <p lang={said} data-preview className="sheet-not-yet">
        {texts.notValidYet}
      </p>
      {(isTooMuch || (diagnosis !== '' && !layout.fields.diagnosis)) && (
        <p lang={said} data-preview className="sheet-goes-on">
          {texts.goesOnAnotherSheet}
        </p>
      )}
    </article>
  )
}

const placed = ({ x, y, width, height }: Box): CSSProperties => ({
  left: `calc(${x} * var(--mm))`,
  top: `calc(${y} * var(--mm))`,
  width: `calc(${width} * var(--mm))`,
  height: `calc(${height} * var(--mm))`,
})
