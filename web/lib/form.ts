import { type ChangeEvent, type FormEvent, useId, useState } from 'react'
import type { FieldError } from '../ui/fields/ErrorSummary.tsx'
import { afterPress } from './after-press.ts'
import { refusalOf } from './calls/refusal.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Values = Record<string, string>
type Errors<V extends Values> = Partial<Record<keyof V, string | undefined>>

interface FormOptions<V extends Values> {
  initial: V
  /** Error sentences of the fields whose values can't be sent. */
  validate: (values: V) => Errors<V>
  /** Sends the values. An error that it throws is shown at the fields that the server names, else above the form. */
  send: (values: V) => Promise<void>
}

/**
 * State of a small form: errors appear on leaving a field and on submitting, and disappear when they are corrected; nothing typed
 * is ever cleared. `isSaved` is true from a successful sending until something is typed. Large forms with rows keep their own
 * state.
 */
export function useForm<V extends Values>({ initial, validate, send }: FormOptions<V>) {
  const id = useId()
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<keyof V>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const [refusal, setRefusal] = useState<{ message: string; fields: Errors<V> }>()
  const [isSending, setSending] = useState(false)
  const [isSaved, setSaved] = useState(false)

  const found = validate(values)
  const names = Object.keys(initial) as (keyof V & string)[]
  const idOf = (name: keyof V & string): string => `${id}-${name}`
  const errorOf = (name: keyof V): string | undefined =>
    (attempt > 0 || left.has(name) ? found[name] : undefined) ?? refusal?.fields[name]
  const isValid = names.every((name) => found[name] === undefined)

  const set = (name: keyof V, value: string) => {
    setSaved(false)
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
      // A field that was left with its initial value shows no error yet.
      if (values[name] !== initial[name]) afterPress(() => setLeft((before) => new Set(before).add(name)))
    },
  })

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isSending) return
    setRefusal(undefined)
    setSaved(false)
    if (!isValid) {
      setAttempt((n) => n + 1)
      return
    }
    setSending(true)
    try {
      await send(values)
      setSaved(true)
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
  return { values, set, field, submit, reset, isValid, isSending, isSaved, summary, attempt }
}
