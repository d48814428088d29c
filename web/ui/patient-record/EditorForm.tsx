import { type ReactNode, use, useEffect, useId, useRef, useState } from 'react'
import { problemText } from '../../lib/calls/problem-text.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { useTexts } from '../../lib/texts.ts'
import { useUnsaved } from '../../lib/drafts/unsaved.ts'
import { Button } from '../Button.tsx'
import { classNames } from '../class-names.ts'
import { FormEnd } from '../fields/FormEnd.tsx'
import { EditorFrame } from './editor-frame.ts'

interface EditorFormProps {
  children: ReactNode
  /** Label of the submit button; "Guardar" by default. */
  action?: string | undefined
  /** Whether the form has unsaved changes. */
  isChanged?: boolean
  /** Saves the form. Returns false when the form itself found a fault; the form then stays open. */
  onSubmit: () => Promise<boolean>
  onClose: () => void
}

/** Form around the fields of one section of the record. It shows why a save was refused, and keeps the typed values. */
export function EditorForm({ children, action, isChanged = false, onSubmit, onClose }: EditorFormProps) {
  const texts = useTexts('record')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const frame = use(EditorFrame)
  const id = useId()
  useUnsaved(id, isChanged)
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), [])
  const submit = async () => {
    setBusy(true)
    setError('')
    try {
      if ((await frame?.isConsentStated()) === false) return
      if (await onSubmit()) onClose()
    } catch (failure) {
      setError(sentence(failure, texts.stale))
    } finally {
      setBusy(false)
    }
  }
  return (
    // Keys are pressed in the fields inside; the container only listens for Escape.
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        // Escape also closes lists of suggestions and other overlays, so it must not discard unsaved changes.
        if (!isChanged) onClose()
      }}
    >
      <form
        ref={form}
        id={id}
        tabIndex={-1}
        noValidate
        className={classNames('gap-3', frame ? 'flex flex-wrap items-end' : 'grid pb-2')}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          if (!isBusy) void submit()
        }}
      >
        {frame ? <div className="grid min-w-0 flex-[1_1_20rem] gap-3">{children}</div> : children}
        {frame?.consent && <div className="min-w-0 flex-[1_1_100%]">{frame.consent}</div>}
        <p role="alert" className="text-sm font-medium text-stop-ink empty:hidden">
          {error}
        </p>
        <FormEnd className="ml-auto max-sm:w-full max-sm:[&>button]:flex-auto">
          <Button tone="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" tone="primary" busy={isBusy}>
            {isBusy ? texts.saving : (action ?? texts.save)}
          </Button>
        </FormEnd>
      </form>
    </div>
  )
}

/**
 * Error sentence of a failed save: the first field error, which says more than the general sentence, if there is
 * one.
 */
function sentence(failure: unknown, stale: string): string {
  if (!(failure instanceof ApiError)) return problemText(failure)
  if (failure.code === 'record-stale') return stale
  return Object.values(failure.fields)[0]?.[0] ?? problemText(failure)
}
