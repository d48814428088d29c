import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { problemText } from '../../lib/calls/problem-text.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { useTexts } from '../../lib/texts.ts'
import { useUnsaved } from '../../lib/drafts/unsaved.ts'
import { Button } from '../Button.tsx'

interface EditorFormProps {
  children: ReactNode
  /** Words of the button; "Guardar" otherwise. */
  action?: string | undefined
  /** Something stands in it that is not saved. */
  isChanged?: boolean
  /** Sends; nothing happens when the form found a fault itself and returns false. */
  onSubmit: () => Promise<boolean>
  onClose: () => void
}

/** The frame of every small form of the record: what is refused is said here, and nothing typed is lost. */
export function EditorForm({ children, action, isChanged = false, onSubmit, onClose }: EditorFormProps) {
  const texts = useTexts('record')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  useUnsaved(id, isChanged)
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), [])
  const submit = async () => {
    setBusy(true)
    setError('')
    try {
      if (await onSubmit()) onClose()
    } catch (failure) {
      setError(sentence(failure, texts.stale))
    } finally {
      setBusy(false)
    }
  }
  return (
    // The key belongs to the fields inside; the container only listens.
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        // A key that closes so much, and lists of suggestions too, takes nothing along that was written.
        if (!isChanged) onClose()
      }}
    >
      <form
        ref={form}
        id={id}
        tabIndex={-1}
        noValidate
        className="grid gap-3 pb-2"
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          if (!isBusy) void submit()
        }}
      >
        {children}
        <p role="alert" className="text-sm font-medium text-stop-ink empty:hidden">
          {error}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button tone="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" tone="primary" busy={isBusy}>
            {isBusy ? texts.saving : (action ?? texts.save)}
          </Button>
        </div>
      </form>
    </div>
  )
}

/** The first field that was refused says more than that something was. */
function sentence(failure: unknown, stale: string): string {
  if (!(failure instanceof ApiError)) return problemText(failure)
  if (failure.code === 'record-stale') return stale
  return Object.values(failure.fields)[0]?.[0] ?? problemText(failure)
}
