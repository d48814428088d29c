import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../../../lib/texts.ts'
import type { PatientFormProps } from '../../../../ui/patient/PatientForm.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { TextField } from '../../../../ui/TextField.tsx'

/** The form of a patient while it is on its way: its first field takes letters already, and hands them over. */
export function PatientFormStandIn({ patient, typed }: PatientFormProps) {
  const texts = useTexts('patients')
  const id = useId()
  const [text, setText] = useState('')
  const written = useRef('')
  useEffect(() => {
    document.getElementById(id)?.focus()
    return () => queueMicrotask(() => typeInto(document.activeElement, written.current))
  }, [id])
  return (
    <div className="grid gap-4 rounded-card border border-accent bg-card p-4 sm:p-5">
      <TextField
        id={id}
        label={patient || typed?.name ? texts.birth : texts.name}
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

/** As if it were typed there: the form has the focus in its first field by now. */
function typeInto(field: Element | null, text: string): void {
  if (!(field instanceof HTMLInputElement) || !field.form || text === '') return
  field.setRangeText(text, field.value.length, field.value.length, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
