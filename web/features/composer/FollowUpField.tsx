import { lastFollowUp } from '#contract/prescription/document-fields.ts'
import { daysBetween } from '#contract/values/calendar-day.ts'
import { ownDay } from '../../lib/own-clock.ts'
import { formatWeekday } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { DayField } from '../../ui/fields/DayField.tsx'
import { fieldIds } from './draft/field-ids.ts'
import type { DraftParts } from './parts.ts'
import { useNow } from '../../ui/use-now.ts'

/** The day of the next appointment, with its distance from today. */
export function FollowUpField({ draft, dispatch, errorOf }: DraftParts) {
  const texts = useTexts('composer')
  const today = ownDay(useNow())
  return (
    <DayField
      id={fieldIds.follow_up_on}
      label={texts.followUp}
      optional
      keepsUnread
      min={today}
      max={lastFollowUp(today)}
      className="mt-2 [&>span]:max-w-56"
      said={(day) => (day >= today ? texts.followUpIn(formatWeekday(day), daysBetween(today, day)) : '')}
      error={errorOf(fieldIds.follow_up_on)}
      value={draft.follow_up_on}
      onDay={(day) => dispatch({ kind: 'set', change: { follow_up_on: day } })}
    />
  )
}
