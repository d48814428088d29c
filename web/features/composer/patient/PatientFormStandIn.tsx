import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import type { PatientFormProps } from '../../../ui/patient/PatientForm.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'

/**
 * Placeholder of the patient form while its code is fetched. Its first field can already be typed in, and hands the text over to
 * the form.
 */
export function PatientFormStandIn({ patient, typed }: PatientFormProps) {
  const texts = useTexts('patients')
  const id = useId()
  const [text, setText] = useState('')
  const written = useRef('')
  const first = patient || typed?.name ? 'birth' : 'name'
  useEffect(() => {
    document.getElementById(id)?.focus()
    return () =>
      queueMicrotask(() => typeInto(document.querySelector(`form [id$="${first}"]`), written.current))
  }, [id, first])
  return (
    <div className="grid gap-4 rounded-card border border-accent bg-card p-4 sm:p-5">
      <TextField
        id={id}
        label={texts[first]}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          written.current = target.value
          setText(target.value)
        }}
      />
      <Skeleton className="h-72 w-full rounded-control" />
    </div>
  )
}

/** Appends text to a field as if it were typed there, without moving the focus. */
function typeInto(field: Element | null, text: string): void {
  if (!(field instanceof HTMLInputElement) || text === '') return
  field.setRangeText(text, field.value.length, field.value.length, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
