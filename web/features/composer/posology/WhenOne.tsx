import { firstOf, type BuilderGroup, MEALS, withAll } from '#contract/posology/builder.ts'
import type { When } from '#contract/posology/step.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Chips } from './Chips.tsx'

interface WhenOneProps {
  label: string
  options: readonly When[]
  group: BuilderGroup
  onChange: (group: BuilderGroup) => void
}

/** Choice of at most one moment of the day or of a meal, beside the frequency. */
export function WhenOne({ label, options, group, onChange }: WhenOneProps) {
  const texts = useTexts('posology')
  const { when } = firstOf(group)
  return (
    <Chips
      label={label}
      clearable
      options={options.map((value) => ({
        value,
        label: isMeal(value) ? texts.meal[value] : texts.moments[value],
        title: texts.moments[value],
      }))}
      value={when[0] ?? null}
      onChange={(value) => onChange(withAll(group, { when: value === null ? [] : [value], offset: null }))}
    />
  )
}

const isMeal = (moment: When): moment is 'AC' | 'C' | 'PC' => MEALS.some((one) => one === moment)
