import type { Prescription } from '#contract/prescriptions.ts'
import { useTexts } from '../../../lib/texts.ts'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { PrintedSheet } from '../../../ui/sheet/PrintedSheet.tsx'
import { QrDrawing } from '../../../ui/sheet/QrDrawing.tsx'
import { SinceIssued } from './SinceIssued.tsx'
import { useIssuedSheet } from './use-issued-sheet.ts'

/** The prescription as it was signed, at reading size, with what pharmacies filled of each row since. */
export function IssuedSheet({ rx }: { rx: Prescription }) {
  const { loading } = useTexts('common')
  const { sheet, error, retry } = useIssuedSheet(rx.signature)
  if (sheet) {
    const { alt } = sheet.model
    return (
      <PrintedSheet
        size="reading"
        sheet={{
          ...sheet,
          qr: <QrDrawing url={rx.cta_link} alt={alt.qr} />,
          besideRows: rx.medications.map((row) => <SinceIssued key={row.id} row={row} />),
        }}
      />
    )
  }
  if (error) return <LoadFailed error={error} retry={retry} />
  return (
    // On a phone the sheet is longer than the screen, so that nothing below it moves into view.
    <output className="block aspect-[2159/2794] rounded-small bg-paper shadow-paper max-lg:min-h-dvh">
      <span className="sr-only">{loading}</span>
    </output>
  )
}
