import { useState } from 'react'
import { addDays } from '#contract/values/calendar-day.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { useTexts } from '../../lib/texts.ts'
import { Checkbox } from '../fields/Checkbox.tsx'
import { Select } from '../fields/Select.tsx'
import { TextField } from '../fields/TextField.tsx'
import { EditorForm } from './EditorForm.tsx'
import type { EditorProps } from './editor-props.ts'

const TERM_DAYS = 280
const WAYS = ['no', 'weeks', 'due', 'unknown'] as const

/** Editor of pregnancy (by weeks or by the due date, from which the trimester on any day follows) and of lactation. */
export function ReproductionEditor({ record, onSave, onClose }: EditorProps) {
  const texts = useTexts('record')
  const before = record.reproduction
  const wayBefore = before?.pregnant ? (before.due_on ? 'due' : 'unknown') : 'no'
  const [way, setWay] = useState<(typeof WAYS)[number]>(wayBefore)
  const [weeks, setWeeks] = useState('')
  const [due, setDue] = useState(before?.due_on ?? '')
  const [isLactating, setLactating] = useState(before?.lactating ?? false)
  const [isTried, setTried] = useState(false)
  const count = /^\d{1,2}$/.test(weeks.trim()) ? Number(weeks) : 0
  const fault =
    way === 'weeks' && (count < 1 || count > 43)
      ? texts.wrong.weeks
      : way === 'due' && !due
        ? texts.wrong.due
        : undefined
  const dueOn = way === 'weeks' ? addDays(mexicoToday(), TERM_DAYS - count * 7) : way === 'due' ? due : null
  return (
    <EditorForm
      isChanged={
        way !== wayBefore || due !== (before?.due_on ?? '') || isLactating !== (before?.lactating ?? false)
      }
      onClose={onClose}
      onSubmit={async () => {
        setTried(true)
        if (fault) return false
        const reproduction = {
          pregnant: way !== 'no',
          due_on: dueOn,
          lactating: isLactating,
          on: mexicoToday(),
        }
        await onSave({ reproduction })
        return true
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={texts.pregnant}
          value={way}
          options={WAYS.map((value) => ({ value, label: texts.pregnancy[value] }))}
          onChange={({ target }) => setWay(WAYS.find((value) => value === target.value) ?? 'no')}
        />
        {way === 'weeks' && (
          <TextField
            label={texts.weeks}
            inputMode="numeric"
            maxLength={2}
            value={weeks}
            error={isTried ? fault : undefined}
            onChange={({ target }) => setWeeks(target.value)}
          />
        )}
        {way === 'due' && (
          <TextField
            label={texts.due}
            type="date"
            max={addDays(mexicoToday(), TERM_DAYS)}
            value={due}
            error={isTried ? fault : undefined}
            onChange={({ target }) => setDue(target.value)}
          />
        )}
      </div>
      <Checkbox
        label={texts.lactating}
        checked={isLactating}
        onChange={({ target }) => setLactating(target.checked)}
      />
    </EditorForm>
  )
}
