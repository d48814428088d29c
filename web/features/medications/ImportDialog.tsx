import { Download, Upload } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { FileButton } from '../../ui/fields/FileButton.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { ImportRows } from './ImportRows.tsx'
import { TEMPLATE } from './template.ts'
import { useImport } from './use-import.ts'

/**
 * Dialog to import a file of the doctor's own medications. The doctor chooses the file and looks at its rows before they are
 * saved. A notice then offers to undo the import.
 */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts('medications')
  const { cancel } = useTexts('common')
  const { chosen, isBusy, fault, read, confirm, leaveFile } = useImport(onClose)
  const { counts } = chosen?.preview ?? {}
  const count = (counts?.new ?? 0) + (counts?.changed ?? 0)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      className="w-[min(48rem,calc(100vw-2rem))]!"
      title={chosen ? texts.previewTitle : texts.importTitle}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          {chosen && <Button onClick={leaveFile}>{texts.otherFile}</Button>}
          {chosen && (
            <Button tone="primary" busy={isBusy} disabled={count === 0} onClick={() => confirm(chosen)}>
              {count === 0 ? texts.nothingToImport : texts.confirm(formatCount(count))}
            </Button>
          )}
        </>
      }
    >
      <ErrorSummary errors={fault.message ? [{ message: fault.message }] : []} attempt={fault.attempt} />
      {chosen ? <ImportRows preview={chosen.preview} /> : <FileChoice isBusy={isBusy} onFile={read} />}
    </Dialog>
  )
}

/** Choice of the file with the doctor's medications, or of a template to fill in. */
function FileChoice({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const texts = useTexts('medications')
  return (
    <>
      <p>{texts.importText}</p>
      <DropZone onFile={onFile}>
        <FileButton
          tone="primary"
          busy={isBusy}
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onPick={onFile}
        >
          <Upload aria-hidden className="size-4.5" />
          {texts.chooseFile}
        </FileButton>
        <span className="text-ink-soft pointer-coarse:hidden">{texts.drop}</span>
      </DropZone>
      <p role="status" className="min-h-6 empty:hidden">
        {isBusy && texts.reading}
      </p>
      <Button
        tone="quiet"
        className="justify-self-start"
        onClick={() => saveFile(texts.templateName, TEMPLATE, 'text/csv;charset=utf-8')}
      >
        <Download aria-hidden className="size-4.5" />
        {texts.template}
      </Button>
    </>
  )
}

/** Area onto which a file can be dropped. The button in it does the same by keyboard and touch. */
function DropZone({ onFile, children }: { onFile: (file: File) => void; children: ReactNode }) {
  const [isOver, setOver] = useState(false)
  return (
    <div
      role="presentation"
      data-drop-zone
      className={classNames(
        'flex flex-wrap items-center justify-center gap-3 rounded-card border border-dashed px-4 py-8',
        isOver ? 'border-accent bg-accent-soft' : 'border-edge',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      }}
    >
      {children}
    </div>
  )
}
