import { type ChangeEvent, type FormEvent, useId, useState } from 'react'
import type { FieldError } from '../ui/fields/ErrorSummary.tsx'
import { refusalOf } from './calls/refusal.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Values = Record<string, string>
type Errors<V extends Values> = Partial<Record<keyof V, string | undefined>>

interface FormOptions<V extends Values> {
  initial: V
  /** Sentences under the fields that can't be sent as they are. */
  validate: (values: V) => Errors<V>
  /** Sends. What it throws is shown: field by field when the server says which, else on top. */
  send: (values: V) => Promise<void>
}

/**
 * A small form: errors appear on leaving a field and on sending, go away while it is being mended, and nothing typed is
 * ever cleared. Large forms with rows keep their own state.
 */
export function useForm<V extends Values>({ initial, validate, send }: FormOptions<V>) {
  const id = useId()
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<keyof V>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const [refusal, setRefusal] = useState<{ message: string; fields: Errors<V> }>()
  const [isSending, setSending] = useState(false)

  const found = validate(values)
  const names = Object.keys(initial) as (keyof V & string)[]
  const idOf = (name: keyof V & string): string => `${id}-${name}`
  const errorOf = (name: keyof V): string | undefined =>
    (attempt > 0 || left.has(name) ? found[name] : undefined) ?? refusal?.fields[name]
  const isValid = names.every((name) => found[name] === undefined)

  const set = (name: keyof V, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    if (refusal) setRefusal({ message: '', fields: { ...refusal.fields, [name]: undefined } })
  }

  const field = (name: keyof V & string) => ({
    id: idOf(name),
    name,
    value: values[name],
    error: errorOf(name),
    onChange: (event: ChangeEvent<Control>) => set(name, event.target.value),
    onBlur: () => {
      // Leaving an empty field untouched is no mistake yet.
      if (values[name] !== initial[name]) setLeft((before) => new Set(before).add(name))
    },
  })

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isSending) return
    setRefusal(undefined)
    if (!isValid) {
      setAttempt((n) => n + 1)
      return
    }
    setSending(true)
    try {
      await send(values)
    } catch (error) {
      setRefusal(refusalOf<V>(error, names))
      setAttempt((n) => n + 1)
    } finally {
      setSending(false)
    }
  }

  const reset = () => {
    setValues(initial)
    setLeft(new Set())
    setAttempt(0)
    setRefusal(undefined)
  }

  const fieldErrors: readonly FieldError[] = names.flatMap((name) => {
    const message = errorOf(name)
    return message && attempt > 0 ? [{ id: idOf(name), message }] : []
  })
  const summary: readonly FieldError[] = [
    ...(refusal?.message && fieldErrors.length === 0 ? [{ message: refusal.message }] : []),
    ...fieldErrors,
  ]
  return { values, set, field, submit, reset, isValid, isSending, summary, attempt }
}
