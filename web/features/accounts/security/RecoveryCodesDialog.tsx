import { useRef, useState } from 'react'
import { useBrand } from '../../../lib/brand/brand.ts'
import { formatDate } from '../../../lib/format.ts'
import { useDoctor } from '../../../lib/account/profile.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import { saveFile } from '../../../ui/save-file.ts'

/** Dialog with the new recovery codes, which are shown only this once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { recovery: texts } = useTexts('security')
  const { email } = useDoctor()
  const { name } = useBrand()
  const frame = useRef<HTMLIFrameElement>(null)
  const [today] = useState(() => formatDate(new Date()))
  const text = `${texts.fileHead(name, email, today)}\n${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => notify({ message: texts.copied, colour: 'success' }),
      () => notify({ message: texts.notCopied, colour: 'error' }),
    )
  return (
    <Dialog isOpen onClose={onClose} closesOutside={false} title={texts.shownTitle}>
      <p>{texts.shownLead}</p>
      <ol
        aria-label={texts.list}
        className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-control bg-sunk px-4 py-3 font-mono text-base text-ink select-all"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() =>
            saveFile(
              texts.fileName(name.toLowerCase().replaceAll(' ', '-')),
              text,
              'text/plain;charset=utf-8',
            )
          }
        >
          {texts.download}
        </Button>
        <Button onClick={() => printText(frame.current, text)}>{texts.print}</Button>
        <Button onClick={() => void copy()}>{texts.copy}</Button>
      </div>
      <iframe ref={frame} title={texts.list} sandbox="allow-same-origin allow-modals" hidden />
      <div className="flex justify-end">
        <Button tone="primary" onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </Dialog>
  )
}

/** Prints the codes and nothing of the page around them. */
function printText(frame: HTMLIFrameElement | null, text: string): void {
  if (!frame) return
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  frame.addEventListener(
    'load',
    () => {
      frame.contentWindow?.print()
      URL.revokeObjectURL(address)
    },
    { once: true },
  )
  frame.src = address
}
