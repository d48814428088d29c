import { useState } from 'react'
import { api } from '../../../lib/calls/api.ts'
import { problemText } from '../../../lib/calls/problem-text.ts'
import { invalidate } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { transcriptCalls } from './transcript-calls.ts'

interface ForgetDialogProps {
  isOpen: boolean
  /** Number of stored questions. */
  count: number
  onClose: () => void
}

/** Asks whether all stored questions and answers are deleted, and deletes them. */
export function ForgetDialog({ isOpen, count, onClose }: ForgetDialogProps) {
  const { transcript: texts } = useTexts('ian')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const close = () => {
    setFailure('')
    onClose()
  }
  const forget = async () => {
    setBusy(true)
    try {
      await api(transcriptCalls.removeAll, {})
      await invalidate(transcriptCalls.list)
      close()
    } catch (error) {
      setFailure(problemText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      startsAtTitle
      title={texts.forgetTitle(count)}
      actions={
        <>
          <Button onClick={close}>{texts.keep}</Button>
          <Button tone="primary" busy={isBusy} onClick={() => void forget()}>
            {texts.forget}
          </Button>
        </>
      }
    >
      <p>{texts.forgetText}</p>
      {failure && <p role="alert">{failure}</p>}
    </Dialog>
  )
}
