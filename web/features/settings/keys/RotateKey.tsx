import { useState } from 'react'
import { api } from '../../../lib/calls/api.ts'
import { problemText } from '../../../lib/calls/problem-text.ts'
import { invalidate } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import { keyCalls } from './calls.ts'

/** Button that replaces the current key pair by a new one, after a dialog that says what this changes. */
export function RotateKey() {
  const texts = useTexts('keys')
  const { cancel } = useTexts('common')
  const [isAsking, setAsking] = useState(false)
  const [isRotating, setRotating] = useState(false)
  const rotate = async () => {
    setAsking(false)
    setRotating(true)
    try {
      await api(keyCalls.rotate, {})
      notify({ message: texts.rotated, colour: 'success' })
    } catch (error) {
      notify({ message: problemText(error), colour: 'error' })
    } finally {
      await invalidate(keyCalls.list)
      setRotating(false)
    }
  }
  return (
    <>
      <Button tone="quiet" className="max-sm:-ml-4" busy={isRotating} onClick={() => setAsking(true)}>
        {texts.rotate}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.rotateTitle}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{cancel}</Button>
            <Button tone="primary" onClick={() => void rotate()}>
              {texts.rotate}
            </Button>
          </>
        }
      >
        <p>{texts.rotateText}</p>
      </Dialog>
    </>
  )
}
