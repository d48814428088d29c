import { useState } from 'react'
import type { ImportPreview } from '#contract/medications/own-medications.ts'
import type { Texts } from '#locales/locale.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { api } from '../../lib/calls/api.ts'
import { formatCount } from '../../lib/format.ts'
import { problemText } from '../../lib/calls/problem-text.ts'
import { useTexts } from '../../lib/texts.ts'
import { notify } from '../../ui/notices/notices.ts'
import { own } from './calls.ts'
import { refresh } from './refresh.ts'

/**
 * Maximum size, in bytes, of a file from which own medications are imported; equal to the limit of the server
 * (contract/medications/import-limits.ts).
 */
const LARGEST = 2 * 1024 * 1024

interface ImportFile {
  file: File
  preview: ImportPreview
}

/**
 * One import of a file of own medications: the file is read for a preview, and saved once the doctor has looked at
 * its rows.
 */
export function useImport(onSaved: () => void) {
  const texts = useTexts('medications')
  const [chosen, setChosen] = useState<ImportFile | null>(null)
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
  const look = async (file: File) =>
    setChosen({ file, preview: await api(own.preview, { pictures: { file } }) })

  const save = async ({ file, preview: { digest } }: ImportFile) => {
    try {
      const { id, added, changed } = await api(own.confirm, { body: { digest }, pictures: { file } })
      await refresh()
      notify({
        message: texts.imported(formatCount(added), formatCount(changed)),
        colour: 'success',
        action: { label: texts.undo, run: () => void undoImport(id, texts) },
      })
      onSaved()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
      await look(file)
      fail(texts.changedMeanwhile)
    }
  }
  return {
    chosen,
    isBusy,
    fault,
    read: (file: File) => {
      if (file.size === 0) fail(texts.empty)
      else if (file.size > LARGEST) fail(texts.tooLarge)
      else void run(() => look(file))
    },
    confirm: (read: ImportFile) => void run(() => save(read)),
    leaveFile: () => setChosen(null),
  }
}

async function undoImport(id: number, texts: Texts<'medications'>): Promise<void> {
  try {
    const { undone, kept } = await api(own.undo, { params: { id: String(id) } })
    await refresh()
    const count = formatCount(undone)
    notify({ message: kept === 0 ? texts.undone(count) : texts.undoneKept(count, formatCount(kept)) })
  } catch (error) {
    notify({ message: problemText(error), colour: 'error' })
  }
}
