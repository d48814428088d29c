import { useQuery } from '@tanstack/react-query'
import { Download, ExternalLink, Printer } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import type { Prescription } from '#contract/prescriptions.ts'
import { prescriptionCalls } from '../../../lib/calls/endpoints.ts'
import { sheetCalls } from '../../../lib/calls/sheet-calls.ts'
import { formatCode } from '#contract/values/identifiers/format-code.ts'
import { problemText } from '../../../lib/calls/problem-text.ts'
import { api } from '../../../lib/calls/api.ts'
import { useTexts } from '../../../lib/texts.ts'
import { query } from '../../../lib/calls/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { pdfUrl, showsPdfInPage } from './pdf-url.ts'

/**
 * Parameters of Chromium's PDF viewer: the sheet alone, as wide as the frame. The dialog has its own buttons
 * to print and save.
 */
const VIEW = '#toolbar=0&navpanes=0&view=FitH'

interface DialogProps {
  rx: Prescription
  isOpen: boolean
  onClose: () => void
}

/** Dialog with the sheet exactly as it is printed, and with buttons to print and save it. */
export function PrintDialog({ rx, isOpen, onClose }: DialogProps) {
  const { printDialog: texts } = useTexts('prescription')
  const { retry, close } = useTexts('common')
  const sheet = useTexts('sheet')
  const [isOnOwn, setOnOwn] = useState(false)
  const { data: own } = useQuery({
    ...query(sheetCalls.paper, { params: { id: String(rx.hospital.id) } }),
    enabled: isOpen,
    retry: false,
  })
  const { data: url, error, refetch } = usePdf(rx, isOnOwn, isOpen)
  const frame = useRef<HTMLIFrameElement>(null)
  const code = formatCode(rx.code)
  const canShow = showsPdfInPage()
  const print = () => frame.current?.contentWindow?.print()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      className="w-[min(52rem,calc(100vw-1.5rem))]!"
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {close}
          </Button>
          {url && <WaysToPaper url={url} code={code} onPrint={canShow && print} />}
          {error && <Button onClick={() => void refetch()}>{retry}</Button>}
        </>
      }
    >
      {own?.layout && (
        <Checkbox
          label={sheet.ownPaper}
          hint={sheet.ownPaperHint}
          checked={isOnOwn}
          onChange={({ target }) => setOnOwn(target.checked)}
        />
      )}
      {error ? (
        <p role="alert" className="rounded-control bg-warn-soft px-3 py-2 text-warn-ink">
          {`${texts.failed} ${problemText(error)}`}
        </p>
      ) : canShow ? (
        <PdfFrame ref={frame} url={url} code={code} />
      ) : (
        <p>{texts.noViewer}</p>
      )}
    </Dialog>
  )
}

/** The sheet as a PDF on the product's paper or on the doctor's own; the result is a `blob:` address. */
function usePdf(rx: Prescription, isOnOwn: boolean, isOpen: boolean) {
  const endedRows = rx.medications.flatMap(({ id, ended }) => (ended ? [id] : []))
  return useQuery({
    queryKey: ['sheet as pdf', rx.signature, isOnOwn, rx.rejected, endedRows],
    queryFn: async ({ signal }) => {
      const call = { params: { signature: rx.signature } }
      const { pdf } = isOnOwn
        ? await api(sheetCalls.printOnPaper, call, { signal })
        : await api(prescriptionCalls.pdf, call, { signal })
      return pdfUrl(pdf)
    },
    // The PDF is requested once for each query key, because each answer is an entry in the audit trail. The signed content
    // never changes; the query key has the ids of the rows that were cancelled since.
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: isOpen,
  })
}

interface WaysToPaperProps {
  url: string
  code: string
  /**
   * Prints the sheet. False where the browser shows no PDF inside a page: its own viewer opens the sheet
   * then.
   */
  onPrint: false | (() => void)
}

function WaysToPaper({ url, code, onPrint }: WaysToPaperProps) {
  const { printDialog: texts } = useTexts('prescription')
  return (
    <>
      <a href={url} download={texts.file(code)} className={buttonStyle('secondary')}>
        <Download aria-hidden className="size-4.5" />
        {texts.download}
      </a>
      {onPrint ? (
        <Button tone="primary" onClick={onPrint}>
          <Printer aria-hidden className="size-4.5" />
          {texts.print}
        </Button>
      ) : (
        <a href={url} target="_blank" rel="noopener" className={buttonStyle('primary')}>
          <ExternalLink aria-hidden className="size-4.5" />
          {texts.openTab}
        </a>
      )}
    </>
  )
}

interface PdfFrameProps {
  ref: RefObject<HTMLIFrameElement | null>
  /** Address (`blob:`) of the PDF of the sheet; undefined while it is being made. */
  url: string | undefined
  code: string
}

function PdfFrame({ ref, url, code }: PdfFrameProps) {
  const { printDialog: texts } = useTexts('prescription')
  return (
    <div className="h-[min(60dvh,48rem)] overflow-hidden rounded-control border border-line bg-sunk">
      {url ? (
        <iframe ref={ref} src={url + VIEW} title={texts.preview(code)} className="size-full" />
      ) : (
        <output className="grid size-full place-items-center p-6">
          <Skeleton className="aspect-[2159/2794] h-full max-w-full" />
          <span className="sr-only">{texts.preparing}</span>
        </output>
      )}
    </div>
  )
}
