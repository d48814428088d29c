import './foot.css'
import { QrCode } from 'lucide-react'
import { lastDayToFill } from '#contract/validity.ts'
import { useOwnPictures } from '../../../../lib/own-pictures.ts'
import { useDocumentLang, useDocumentTexts, useTexts } from '../../../../lib/texts.ts'
import { usePicture } from '../../../../lib/use-picture.ts'
import type { Row } from '../draft/row.ts'
import { needsHandwriting, validityOf } from '../draft/row-state.ts'
import { OnIssue } from './OnIssue.tsx'
import type { SheetFacts } from './use-sheet.ts'

interface ClosingProps {
  rows: readonly Row[]
  facts: SheetFacts
}

/** What ends the sheet: the code, until when it serves, and the signature. */
export function SheetClosing({ rows, facts }: ClosingProps) {
  const words = useDocumentTexts('sheet')
  const values = useDocumentTexts('prescription-sheet')
  return (
    <footer className="sheet-foot">
      <div className="sheet-codes">
        <SheetQr />
        <b className="sheet-code">{facts.code ?? <OnIssue />}</b>
      </div>
      <div className="sheet-small">
        <b className="sheet-valid">
          <Validity rows={rows} today={facts.today} />
        </b>
        {rows.some(({ antibiotic }) => antibiotic) && <p>{values.antibioticReason}</p>}
        <p>{words.verify}</p>
        <p>{window.location.host}</p>
      </div>
      <SheetSignature rows={rows} facts={facts} />
    </footer>
  )
}

/** As it would be if it were issued today. */
export function Validity({ rows, today }: { rows: readonly Row[]; today: string }) {
  const words = useDocumentTexts('sheet')
  const values = useDocumentTexts('prescription-sheet')
  const until = lastDayToFill(rows.map(validityOf), today)
  return words.validUntil(until === null ? '…' : values.day(until))
}

/** Where the QR will be; there is nothing to scan yet. */
export function SheetQr() {
  const texts = useTexts('composer')
  const { said } = useDocumentLang()
  return (
    <span lang={said} data-preview className="sheet-qr">
      <QrCode aria-hidden strokeWidth={1.2} />
      {texts.qrOnIssue}
    </span>
  )
}

/** Who will sign, or where a hand signs. The drawing stands beside the electronic signature alone. */
export function SheetSignature({ rows, facts: { doctor } }: ClosingProps) {
  const words = useDocumentTexts('sheet')
  const drawing = usePicture(useOwnPictures()?.signature ?? null)
  if (needsHandwriting(rows))
    return (
      <div className="sheet-signature sheet-small" data-by="hand">
        <p>{words.signHere}</p>
        <b>{doctor.name}</b>
        <p>{doctor.cedula}</p>
        <b>{words.autographLegend}</b>
      </div>
    )
  return (
    <div className="sheet-signature sheet-small">
      {drawing && <img src={drawing} alt={words.signatureOf(doctor.name)} className="sheet-drawing" />}
      <p>{words.signedBy}</p>
      <b className="sheet-valid">{doctor.name}</b>
      <p>{doctor.cedula}</p>
      <p>
        <OnIssue />
      </p>
      <p>
        {words.key} <OnIssue />
      </p>
    </div>
  )
}
