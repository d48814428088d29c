import './own-paper.css'
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { type Box, type OwnPaper, PAPER_FIELDS, type PaperField } from '#contract/places/sheet-layout.ts'
import { useDocumentLang } from '../../lib/document-texts.ts'
import { placeLine } from './dotted.ts'
import { SheetQr, SheetSignature } from './PrintedClosing.tsx'
import { FootFact } from './PrintedFoot.tsx'
import { PatientName } from './PrintedPatient.tsx'
import { PrintedRows } from './PrintedRows.tsx'
import { Inline, Lines, Said } from './Said.tsx'
import type { PrintedProps, ShownSheet } from './shown-sheet.ts'

interface PrintedFieldsProps extends PrintedProps {
  layout: OwnPaper
  picture: string | undefined
}

/**
 * Sheet on the doctor's own preprinted paper: only the fields, at their positions in millimetres. HTML version of
 * server/pdf/over-print.typ.
 */
export function PrintedFields({ sheet, layout, picture }: PrintedFieldsProps) {
  const { said } = useDocumentLang()
  const frame = useRef<HTMLDivElement>(null)
  const isTooMuch = useIsTooMuch(frame)
  const { draft, model } = sheet
  const fields = fieldsOf(sheet)
  return (
    <div ref={frame} className="sheet-fields">
      {picture && <img src={picture} alt="" className="sheet-own-picture" />}
      {PAPER_FIELDS.map((field) => {
        const box = layout.fields[field]
        return (
          box && (
            <div key={field} className="sheet-field" data-field={field} style={placed(box)}>
              <div>{fields[field]}</div>
            </div>
          )
        )
      })}
      {draft && (isTooMuch || (model.diagnosis !== null && !layout.fields.diagnosis)) && (
        <p lang={said} data-preview className="sheet-not-yet sheet-goes-on">
          {draft.goesOnAnotherSheet}
        </p>
      )}
    </div>
  )
}

function fieldsOf(sheet: ShownSheet): Record<PaperField, ReactNode> {
  const { doctor, place, patient, issuedAt, diagnosis, ended, demo, foot, validity } = sheet.model
  return {
    doctor: (
      <>
        <b className="sheet-doctor">{doctor.name}</b>
        <Lines
          of={[doctor.specialty, doctor.cedula, doctor.institution, doctor.specialtyCedula, doctor.phone]}
        />
      </>
    ),
    place: (
      <>
        <b>{place.patron}</b>
        <Lines of={[place.headline, placeLine(place)]} />
      </>
    ),
    patient: (
      <>
        <span>
          {patient.label}:{' '}
          <b>
            <PatientName sheet={sheet} />
          </b>
        </span>
        <p>
          <Inline of={patient.about} />
        </p>
      </>
    ),
    date: (
      <>
        <span>{issuedAt.label}</span>
        <b>
          <Said value={issuedAt.value} draft={sheet.draft} />
        </b>
      </>
    ),
    diagnosis: diagnosis && (
      <span>
        {diagnosis.label}: <b>{diagnosis.value}</b>
      </span>
    ),
    rows: (
      <>
        {ended && <b>{ended.legend}</b>}
        {demo !== null && <b>{demo}</b>}
        <PrintedRows sheet={sheet} />
      </>
    ),
    signature: <SheetSignature sheet={sheet} />,
    qr: (
      <>
        <SheetQr sheet={sheet} />
        <b>
          <Said value={foot.code.value} draft={sheet.draft} />
        </b>
        <FootFact fact={foot.folio} draft={sheet.draft} />
        <b>{validity.until}</b>
      </>
    ),
  }
}

/**
 * Whether the text of any field overflows its box. In print the overflow goes on to further sheets (server/pdf/over-print.typ).
 */
function useIsTooMuch(frame: RefObject<HTMLElement | null>): boolean {
  const [isTooMuch, setTooMuch] = useState(false)
  useEffect(() => {
    const shown = [...(frame.current?.querySelectorAll('.sheet-field') ?? [])]
    const look = new ResizeObserver(() =>
      setTooMuch(shown.some((box) => box.scrollHeight > box.clientHeight + 2)),
    )
    for (const box of shown) if (box.firstElementChild) look.observe(box.firstElementChild)
    return () => look.disconnect()
  }, [frame])
  return isTooMuch
}

const placed = ({ x, y, width, height }: Box): CSSProperties => ({
  left: `calc(${x} * var(--mm))`,
  top: `calc(${y} * var(--mm))`,
  width: `calc(${width} * var(--mm))`,
  height: `calc(${height} * var(--mm))`,
})
