import type { ComponentProps } from 'react'
import { formatWeekday } from '../../lib/format.ts'
import { TextField } from './TextField.tsx'

/** A whole day of a plausible year: while a year is typed, browsers report years such as 0002. */
const WHOLE_DAY = /^[12]\d{3}-\d\d-\d\d$/

interface DayFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'value'> {
  /** `YYYY-MM-DD`, or empty. */
  value: string
}

/** Field for a day. A browser may write 12/10/2026 for 10 December, so the chosen day is said in words below. */
export const DayField = ({ value, hint, ...field }: DayFieldProps) => (
  <TextField
    // Browsers take years of six digits unless the last day has four.
    max="9999-12-31"
    {...field}
    type="date"
    value={value}
    hint={WHOLE_DAY.test(value) ? formatWeekday(value) : hint}
  />
)
