import { useState } from 'react'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { useTexts } from '../../lib/texts.ts'
import { Checkbox } from '../fields/Checkbox.tsx'
import { Select } from '../fields/Select.tsx'
import { DayField } from '../fields/DayField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { EditorForm } from './EditorForm.tsx'
import type { EditorProps } from './editor-props.ts'
import {
  earliestPeriod,
  latestDue,
  PREGNANCY_WAYS,
  type PregnancyWay,
  pregnancyDue,
} from './pregnancy-due.ts'

/**
 * Editor of pregnancy (by weeks, by the last period or by the due date, from which the trimester on any day follows) and
 * of lactation.
 */
export function ReproductionEditor({ record, onSave, onClose }: EditorProps) {
  const texts = useTexts('record')
  const before = record.reproduction
  const wayBefore = before?.pregnant ? (before.due_on ? 'due' : 'unknown') : 'no'
  const [way, setWay] = useState<PregnancyWay>(wayBefore)
  const [typed, setTyped] = useState({ weeks: '', lastPeriod: '', due: before?.due_on ?? '' })
  const [isLactating, setLactating] = useState(before?.lactating ?? false)
  const [isTried, setTried] = useState(false)
  const today = mexicoToday()
  const { dueOn, fault } = pregnancyDue(way, typed, today)
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    error: isTried && fault === name ? texts.wrong[name] : undefined,
  })
  const take = (name: keyof typeof typed) => (value: string) => setTyped({ ...typed, [name]: value })
  return (
    <EditorForm
      isChanged={
        way !== wayBefore ||
        typed.due !== (before?.due_on ?? '') ||
        isLactating !== (before?.lactating ?? false)
      }
      onClose={onClose}
      onSubmit={async () => {
        setTried(true)
        if (fault) return false
        await onSave({
          reproduction: { pregnant: way !== 'no', due_on: dueOn, lactating: isLactating, on: today },
        })
        return true
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={texts.pregnant}
          value={way}
          options={PREGNANCY_WAYS.map((value) => ({ value, label: texts.pregnancy[value] }))}
          onChange={({ target }) => setWay(PREGNANCY_WAYS.find((value) => value === target.value) ?? 'no')}
        />
        {way === 'weeks' && (
          <TextField
            label={texts.weeks}
            inputMode="numeric"
            maxLength={3}
            {...field('weeks')}
            onChange={({ target }) => take('weeks')(target.value)}
          />
        )}
        {way === 'last-period' && (
          <DayField
            label={texts.lastPeriod}
            min={earliestPeriod(today)}
            max={today}
            {...field('lastPeriod')}
            onDay={take('lastPeriod')}
          />
        )}
        {way === 'due' && (
          <DayField label={texts.due} max={latestDue(today)} {...field('due')} onDay={take('due')} />
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
