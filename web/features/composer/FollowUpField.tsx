import { daysBetween } from '#contract/values/calendar-day.ts'
import { ownDay } from '../../lib/own-clock.ts'
import { formatWeekday } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { fieldIds } from './draft/field-ids.ts'
import type { DraftParts } from './parts.ts'
import { useNow } from '../../ui/use-now.ts'

/** The day of the next appointment. A browser may show 12/10/2026 for 10 December: the day is said in words too. */
export function FollowUpField({ draft, dispatch, errorOf }: DraftParts) {
  const texts = useTexts('composer')
  const today = ownDay(useNow())
  const day = draft.follow_up_on
  // A half-typed year, such as 0002, gets no hint.
  const hint = day >= today && texts.followUpIn(formatWeekday(day), daysBetween(today, day))
  return (
    <TextField
      id={fieldIds.follow_up_on}
      type="date"
      label={texts.followUp}
      optional
      min={today}
      // Browsers take years of six digits unless the last day has four.
      max="9999-12-31"
      className="mt-2 [&>span]:max-w-56"
      hint={hint}
      error={errorOf(fieldIds.follow_up_on)}
      value={day}
      onChange={({ target }) => dispatch({ kind: 'set', change: { follow_up_on: target.value } })}
    />
  )
}
