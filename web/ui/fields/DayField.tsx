import { CalendarDays } from 'lucide-react'
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatWeekday } from '../../lib/format.ts'
import { afterPress } from '../../lib/after-press.ts'
import { useTexts } from '../../lib/texts.ts'
import { IconButton } from '../IconButton.tsx'
import { dayOfText, textOfDay } from './day-text.ts'
import { TextField } from './TextField.tsx'

interface DayFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'ref' | 'type' | 'value' | 'onChange' | 'min' | 'max' | 'trailing' | 'placeholder'
> {
  /** Value of the field: `YYYY-MM-DD`, or empty; with `keepsUnread` also a text that names no day. */
  value: string
  /** Whether a text that names no day is passed to the form as it was typed. Otherwise the form gets ''. */
  keepsUnread?: boolean
  /** Callback for each change of the text, with the day that the text names; '' if it names none. */
  onDay: (day: string) => void
  /** First day that the calendar offers; `max` is the last day. */
  min?: string
  max?: string
  /** Function that returns a sentence about the day, which is shown below the field; '' for none. */
  said?: (day: string) => string
}

/**
 * Field for a day, typed as 31/12/2026 or chosen in the browser's calendar. The browser's own field is not used, because it
 * writes days as the browser's language does: 12/10/2026 would be December in one and October in another. The form around it
 * is not sent while a text names no day.
 */
export function DayField({
  value,
  onDay,
  keepsUnread = false,
  min,
  max,
  said = formatWeekday,
  ...field
}: DayFieldProps) {
  const texts = useTexts('common')
  const [typed, setTyped] = useState('')
  const [wasLeft, setLeft] = useState(false)
  const calendar = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const read = (text: string) => dayOfText(text) || (keepsUnread ? text.trim() : '')
  const isTyped = read(typed) === value
  const shown = isTyped ? typed : textOfDay(value) || value
  const day = dayOfText(value)
  const isUnread = day === '' && shown.trim() !== ''
  // The submission of the form is stopped: otherwise a form with an optional day would save no day in place of a text that names
  // no day.
  const hold = useEffectEvent((event: Event) => {
    if (!isUnread) return
    event.preventDefault()
    event.stopPropagation()
    setLeft(true)
    box.current?.focus()
  })
  useEffect(() => {
    const form = box.current?.form
    const onSubmit = (event: Event) => hold(event)
    form?.addEventListener('submit', onSubmit)
    return () => form?.removeEventListener('submit', onSubmit)
  }, [])
  const take = (text: string) => {
    setTyped(text)
    onDay(read(text))
  }
  return (
    <TextField
      autoComplete="off"
      inputMode="numeric"
      maxLength={10}
      {...field}
      hint={(day !== '' && said(day)) || field.hint}
      ref={box}
      error={field.error ?? (wasLeft && isUnread ? texts.rules.date : undefined)}
      placeholder={texts.dayFormat}
      value={shown}
      onChange={({ target }) => take(target.value)}
      onBlur={(event) => {
        if (dayOfText(typed) !== '') setTyped(textOfDay(dayOfText(typed)))
        afterPress(() => setLeft(true))
        field.onBlur?.(event)
      }}
      trailing={
        <>
          <input
            ref={calendar}
            type="date"
            aria-hidden
            tabIndex={-1}
            min={min}
            max={max}
            value={day}
            onChange={({ target }) => take(textOfDay(target.value))}
            className="pointer-events-none absolute inset-0 opacity-0"
          />
          <IconButton label={texts.chooseDay} icon={CalendarDays} onClick={() => open(calendar.current)} />
        </>
      }
    />
  )
}

/**
 * Opens the browser's calendar. Inside a frame of another origin the browser refuses to open the calendar; the doctor then types
 * the day.
 */
function open(input: HTMLInputElement | null): void {
  try {
    input?.showPicker()
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
