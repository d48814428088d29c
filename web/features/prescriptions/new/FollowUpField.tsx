import { mexicoDay } from '#contract/values/mexico-day.ts'
import { useTexts } from '../../../lib/texts.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { fieldIds } from './draft/field-ids.ts'
import type { DraftParts } from './parts.ts'
import { useNow } from './use-now.ts'

/** The day of the next appointment. */
export function FollowUpField({ draft, dispatch, errorOf }: DraftParts) {
  const texts = useTexts('composer')
  return (
    <TextField
      id={fieldIds.follow_up_on}
      type="date"
      label={texts.followUp}
      optional
      min={mexicoDay(useNow())}
      className="max-w-56"
      error={errorOf(fieldIds.follow_up_on)}
      value={draft.follow_up_on}
      onChange={({ target }) => dispatch({ kind: 'set', change: { follow_up_on: target.value } })}
    />
  )
}
