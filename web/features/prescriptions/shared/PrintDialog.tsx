import { useQuery } from '@tanstack/react-query'
import { Download, ExternalLink, Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Prescription } from '#contract/prescriptions.ts'
import { prescriptions, sheets } from '../../../lib/endpoints.ts'
import { formatCode } from '#contract/values/human-code.ts'
import { problemText } from '../../../lib/problem-text.ts'
import { api } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/texts.ts'
import { query } from '../../../lib/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { pdfUrl } from './pdf-url.ts'

/** The sheet alone, as wide as the frame: printing and keeping it are our own buttons (Chromium's viewer parameters). */
const VIEW = '#toolbar=0&navpanes=0&view=FitH'

interface DialogProps {
  rx: Prescription
  isOpen: boolean
  onClose: () => void
}

/** The sheet exactly as it is printed, with the ways to paper. */
export function PrintDialog({ rx, isOpen, onClose }: DialogProps) {
  const { printDialog: texts } = useTexts('prescription')
  const { retry, close } = useTexts('common')
  const sheet = useTexts('sheet')
  const [isOnOwn, setOnOwn] = useState(false)
  const { data: own } = useQuery({
    ...query(sheets.paper, { params: { id: String(rx.hospital.id) } }),
    enabled: isOpen,
    retry: false,
  })
  const endedRows = rx.medications.flatMap(({ id, ended }) => (ended ? [id] : []))
  const {
    data: url,
    error,
    refetch,
  } = useQuery({
    queryKey: ['sheet as pdf', rx.signature, isOnOwn, rx.rejected, endedRows],
    queryFn: async ({ signal }) => {
      const call = { params: { signature: rx.signature } }
      const { pdf } = isOnOwn
        ? await api(sheets.printOnPaper, call, { signal })
        : await api(prescriptions.pdf, call, { signal })
      return pdfUrl(pdf)
    },
    // What was signed never changes, only what of it was cancelled, and each answer is an entry in the audit trail: asked for once.
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: isOpen,
  })
  const frame = useRef<HTMLIFrameElement>(null)
  const code = formatCode(rx.code)
  // Phones show no PDF inside a page; they open it in their own viewer.
  const canShow = navigator.pdfViewerEnabled
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
          {url && (
            <a href={url} download={texts.file(code)} className={buttonStyle('secondary')}>
              <Download aria-hidden className="size-4.5" />
              {texts.download}
            </a>
          )}
          {url && canShow && (
            <Button tone="primary" onClick={() => frame.current?.contentWindow?.print()}>
              <Printer aria-hidden className="size-4.5" />
              {texts.print}
            </Button>
          )}
          {url && !canShow && (
            <a href={url} target="_blank" rel="noopener" className={buttonStyle('primary')}>
              <ExternalLink aria-hidden className="size-4.5" />
              {texts.openTab}
            </a>
          )}
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
        <div className="h-[min(60dvh,48rem)] overflow-hidden rounded-control border border-line bg-sunk">
          {url ? (
            <iframe ref={frame} src={url + VIEW} title={texts.preview(code)} className="size-full" />
          ) : (
            <output className="grid size-full place-items-center p-6">
              <Skeleton className="aspect-[17/22] h-full max-w-full" />
              <span className="sr-only">{texts.preparing}</span>
            </output>
          )}
        </div>
      ) : (
        <p>{texts.noViewer}</p>
      )}
    </Dialog>
  )
}
