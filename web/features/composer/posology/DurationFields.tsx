import { useState } from 'react'
import { firstOf, withAll } from '#contract/posology/builder.ts'
import type { Amount, StepDuration } from '#contract/posology/step.ts'
import { useTexts } from '../../../lib/texts.ts'
import { AmountField } from './AmountField.tsx'
import { Chips } from './Chips.tsx'
import { Beside, Line } from './Line.tsx'
import type { StepFieldsProps } from './parts.ts'

const UNITS = ['d', 'wk', 'mo'] as const
const ENDS = ['endless', 'finished'] as const
const OFFERED: Record<(typeof UNITS)[number], readonly string[]> = {
  d: ['3', '5', '7', '10', '14', '30'],
  wk: ['1', '2', '3', '4', '6', '8'],
  mo: ['1', '2', '3', '6', '12'],
}

/** Fields of the duration of one step. Only the last step may go on without an end. */
export function DurationFields({ group, isLast, onChange }: StepFieldsProps) {
  const texts = useTexts('posology')
  const { duration } = firstOf(group)
  const span = duration?.kind === 'span' ? duration : null
  const said = UNITS.find((one) => one === span?.unit) ?? null
  // A newly chosen unit is not written to the text before its number is chosen, because 7 days must not become 7 weeks.
  const [held, setHeld] = useState<(typeof UNITS)[number] | null>(null)
  if (duration?.kind === 'doses' && duration.count === 1) return null
  const unit = held ?? said ?? 'd'
  const shown = unit === said ? span : null
  const one = shown !== null && shown.high === undefined ? String(shown.low) : null
  const put = (next: StepDuration) => {
    setHeld(null)
    onChange(withAll(group, { duration: next }))
  }
  const last = ({ low, high }: Amount) =>
    put({ kind: 'span', low, ...(high !== undefined && { high }), unit })
  return (
    <Line label={texts.duration}>
      <Beside>
        <Chips
          label={texts.duration}
          options={OFFERED[unit].map((value) => ({
            value,
            label: value,
            title: texts.lasting(value, texts.durationUnits[unit]),
          }))}
          value={one}
          onChange={(value) => value !== null && last({ low: Number(value) })}
        />
        <AmountField
          label={texts.otherDuration}
          value={shown}
          isElsewhere={one !== null && OFFERED[unit].includes(one)}
          onChange={last}
        />
      </Beside>
      <Beside>
        <Chips
          label={texts.durationUnit}
          look="question"
          options={UNITS.map((value) => ({ value, label: texts.durationUnits[value] }))}
          value={unit}
          onChange={(value) => setHeld(value)}
        />
        {isLast && (
          <Chips
            label={texts.end}
            options={ENDS.map((value) => ({ value, label: texts.ends[value] }))}
            value={ENDS.find((end) => end === duration?.kind) ?? null}
            onChange={(value) => value !== null && put({ kind: value })}
          />
        )}
      </Beside>
    </Line>
  )
}
