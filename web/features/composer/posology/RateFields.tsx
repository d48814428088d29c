import { firstOf, withTiming } from '#contract/posology/builder.ts'
import type { Amount, Frequency } from '#contract/posology/step.ts'
import { useTexts } from '../../../lib/texts.ts'
import { AmountField } from './AmountField.tsx'
import { Chips } from './Chips.tsx'
import { Beside } from './Line.tsx'
import type { AnswerProps } from './parts.ts'

const HOURS = ['4', '6', '8', '12', '24']
const TIMES = ['1', '2', '3', '4']

const everyHours = (every: Amount): Frequency => ({ times: { low: 1 }, every: { ...every, unit: 'h' } })
const timesADay = (times: Amount): Frequency => ({ times, every: { low: 1, unit: 'd' } })

/** Fields for hours between doses: "Cada 8 horas", "cada 6 a 8 horas". */
export function HourFields({ isSaid, group, onChange }: AnswerProps) {
  const texts = useTexts('posology')
  const every = isSaid ? (firstOf(group).frequency?.every ?? null) : null
  return (
    <RateFields
      label={texts.everyHours}
      otherLabel={texts.otherHours}
      offered={HOURS}
      labelOf={texts.hours}
      value={every}
      onChange={(hours) => onChange(withTiming(group, { frequency: everyHours(hours) }))}
    />
  )
}

/** Fields for the number of doses in a day: "3 veces al día". */
export function TimesFields({ isSaid, group, onChange }: AnswerProps) {
  const texts = useTexts('posology')
  const times = isSaid ? (firstOf(group).frequency?.times ?? null) : null
  return (
    <RateFields
      label={texts.timesADay}
      otherLabel={texts.otherTimes}
      offered={TIMES}
      labelOf={(count) => count}
      value={times}
      onChange={(count) => onChange(withTiming(group, { frequency: timesADay(count) }))}
    />
  )
}

interface RateFieldsProps {
  label: string
  otherLabel: string
  offered: readonly string[]
  labelOf: (value: string) => string
  value: Amount | null
  onChange: (amount: Amount) => void
}

function RateFields({ label, otherLabel, offered, labelOf, value, onChange }: RateFieldsProps) {
  const one = value !== null && value.high === undefined ? String(value.low) : null
  return (
    <Beside>
      <Chips
        label={label}
        options={offered.map((count) => ({ value: count, label: labelOf(count) }))}
        value={one}
        onChange={(count) => count !== null && onChange({ low: Number(count) })}
      />
      <AmountField
        label={otherLabel}
        value={value && { low: value.low, ...(value.high !== undefined && { high: value.high }) }}
        isElsewhere={one !== null && offered.includes(one)}
        onChange={onChange}
      />
    </Beside>
  )
}
