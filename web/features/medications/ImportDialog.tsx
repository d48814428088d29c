import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import type { ImportPreview } from '#contract/own-medications.ts'
import { ApiError } from '../../lib/api-error.ts'
import { api } from '../../lib/api.ts'
import { formatCount } from '../../lib/format.ts'
import { problemText } from '../../lib/problem-text.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { notify } from '../../ui/notices.ts'
import { saveFile } from '../../ui/save-file.ts'
import { own } from './calls.ts'
import { ImportRows } from './ImportRows.tsx'
import { refresh } from './refresh.ts'
import { TEMPLATE } from './template.ts'

/** The server's bound (contract/own-medications.ts), whose module stays out of the browser. */
const LARGEST = 2 * 1024 * 1024

interface Chosen {
  file: File
  preview: ImportPreview
}

/** A catalogue file: chosen, looked at row by row, and only then saved; and taken back from the notice. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts('medications')
  const { cancel } = useTexts('common')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState({ message: '', attempt: 0 })
  const fail = (message: string) => setFault(({ attempt }) => ({ message, attempt: attempt + 1 }))

  const run = async (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    setFault((before) => ({ ...before, message: '' }))
    try {
      await work()
    } catch (error) {
      fail(problemText(error))
    } finally {
      setBusy(false)
    }
  }
  const read = async (file: File) => {
    if (file.size > LARGEST) return fail(texts.tooLarge)
    return run(async () => setChosen({ file, preview: await api(own.preview, { pictures: { file } }) }))
  }
  const confirm = ({ file, preview: { digest } }: Chosen) =>
    run(async () => {
      try {
        const { id: made, added, changed } = await api(own.confirm, { body: { digest }, pictures: { file } })
        await refresh()
        notify({
          message: texts.imported(formatCount(added), formatCount(changed)),
          colour: 'success',
          action: { label: texts.undo, run: () => void undo(made) },
        })
        onClose()
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
        setChosen({ file, preview: await api(own.preview, { pictures: { file } }) })
        fail(texts.changedMeanwhile)
      }
    })
  const undo = async (made: number) => {
    try {
      const { undone, kept } = await api(own.undo, { params: { id: String(made) } })
      await refresh()
      const count = formatCount(undone)
      notify({ message: kept === 0 ? texts.undone(count) : texts.undoneKept(count, formatCount(kept)) })
    } catch (error) {
      notify({ message: problemText(error), colour: 'error' })
    }
  }
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
          {chosen && <Button onClick={() => setChosen(null)}>{texts.otherFile}</Button>}
          {chosen && (
            <Button tone="primary" busy={isBusy} disabled={count === 0} onClick={() => void confirm(chosen)}>
              {count === 0 ? texts.nothingToImport : texts.confirm(formatCount(count))}
            </Button>
          )}
        </>
      }
    >
      <ErrorSummary errors={fault.message ? [{ message: fault.message }] : []} attempt={fault.attempt} />
      {chosen ? (
        <ImportRows preview={chosen.preview} />
      ) : (
        <>
          <p>{texts.importText}</p>
          <FileButton
            tone="primary"
            busy={isBusy}
            className="justify-self-start"
            accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            onPick={(file) => void read(file)}
          >
            <Upload aria-hidden className="size-4.5" />
            {texts.chooseFile}
          </FileButton>
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
      )}
    </Dialog>
  )
}
