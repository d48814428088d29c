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
  const frame = useRef<HTMLElement>(null)
  const [isTooMuch, setTooMuch] = useState(false)
  // What does not fit is printed on another sheet; where is known when it is printed.
  useEffect(() => {
    const boxes = [...(frame.current?.querySelectorAll('.sheet-field') ?? [])]
    const look = new ResizeObserver(() =>
      setTooMuch(boxes.some((box) => box.scrollHeight > box.clientHeight + 2)),
    )
    for (const box of boxes) if (box.firstElementChild) look.observe(box.firstElementChild)
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
    '--mm': `${100 / layout.width}cqw`,
    aspectRatio: `${layout.width} / ${layout.height}`,
    // A point is 25.4 / 72 mm, and the type of the rows 2.5 units.
    '--u': `calc(${(layout.size * 25.4) / 72 / 2.5} * var(--mm))`,
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
