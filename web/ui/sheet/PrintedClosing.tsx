import './foot.css'
import { QrCode } from 'lucide-react'
import { useDocumentLang } from '../../lib/document-texts.ts'
import { isSaid, Said } from './Said.tsx'
import type { PrintedProps } from './shown-sheet.ts'

/** End of the sheet: QR code, validity and signature. */
export function PrintedClosing({ sheet }: PrintedProps) {
  const { validity, verify, foot } = sheet.model
  return (
    <footer className="sheet-foot" data-code={verify !== null || undefined}>
      {verify && (
        <div className="sheet-codes">
          <SheetQr sheet={sheet} />
          <b className="sheet-code">
            <Said value={foot.code.value} draft={sheet.draft} />
          </b>
        </div>
      )}
      <div className="sheet-small">
        <b className="sheet-valid">{validity.until}</b>
        {validity.reason !== null && <p>{validity.reason}</p>}
        {verify && <p>{verify.words}</p>}
        {verify && <p>{verify.host}</p>}
      </div>
      <SheetSignature sheet={sheet} />
    </footer>
  )
}

/** The QR code to scan. A draft has a placeholder in its place. */
export function SheetQr({ sheet: { qr, draft } }: PrintedProps) {
  const { said } = useDocumentLang()
  if (qr) return <span className="sheet-qr">{qr}</span>
  return (
    <span lang={said} data-preview className="sheet-qr">
      <QrCode aria-hidden strokeWidth={1.2} />
      {draft?.qrOnIssue}
    </span>
  )
}

/** Who signed, or the line to sign by hand. The drawn signature appears only beside an electronic signature. */
export function SheetSignature({ sheet: { model, pictures, draft } }: PrintedProps) {
  const { doctor, signing, issuedAt, alt } = model
  if (signing.legend !== null)
    return (
      <div className="sheet-signature sheet-small" data-by="hand">
        <p>{signing.words}</p>
        <b>{doctor.name}</b>
        <p>{doctor.cedula}</p>
        <b>{signing.legend}</b>
      </div>
    )
  return (
    <div className="sheet-signature sheet-small">
      {pictures.drawing && alt.signature !== null && (
        <img src={pictures.drawing} alt={alt.signature} className="sheet-drawing" />
      )}
      <p>{signing.words}</p>
      <b className="sheet-valid">{doctor.name}</b>
      <p>{doctor.cedula}</p>
      {isSaid(issuedAt, draft) && (
        <p>
          <Said value={issuedAt.value} draft={draft} />
        </p>
      )}
      {isSaid(signing.key, draft) && (
        <p>
          {signing.key.label} <Said value={signing.key.value} draft={draft} />
        </p>
      )}
    </div>
  )
}
