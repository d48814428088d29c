import { firstOf, withDays, withTiming } from '#contract/posology/builder.ts'
import type { Weekday, TimeUnit } from '#contract/posology/step.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Chips, Toggles } from './Chips.tsx'
import { MAIN_MOMENTS } from './MomentFields.tsx'
import type { AnswerProps } from './parts.ts'
import { WhenOne } from './WhenOne.tsx'

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const satisfies readonly Weekday[]
const SPACES: readonly { value: '2 d' | '3 d' | '1 wk' | '2 wk' | '1 mo'; count: number; unit: TimeUnit }[] =
  [
    { value: '2 d', count: 2, unit: 'd' },
    { value: '3 d', count: 3, unit: 'd' },
    { value: '1 wk', count: 1, unit: 'wk' },
    { value: '2 wk', count: 2, unit: 'wk' },
    { value: '1 mo', count: 1, unit: 'mo' },
  ]

/** Fields for weekdays ("Los lunes y jueves") and the moment of those days. */
export function WeekdayFields({ isSaid, group, onChange }: AnswerProps) {
  const texts = useTexts('posology')
  return (
    <>
      <Toggles
        label={texts.weekdays}
        options={WEEK.map((value) => ({ value, label: texts.days[value][0], title: texts.days[value][1] }))}
        values={firstOf(group).days}
        onChange={(days) => onChange(withDays(group, days))}
      />
      {isSaid && <WhenOne label={texts.moment} options={MAIN_MOMENTS} group={group} onChange={onChange} />}
    </>
  )
}

/** Fields for spaced days ("Un día sí y un día no", "una vez por semana") and the moment of those days. */
export function SpacedFields({ isSaid, group, onChange }: AnswerProps) {
  const texts = useTexts('posology')
  const frequency = isSaid ? firstOf(group).frequency : null
  const chosen = SPACES.find(
    ({ count, unit }) =>
      frequency?.times.low === 1 && frequency.every.low === count && frequency.every.unit === unit,
  )
  return (
    <>
      <Chips
        label={texts.everyDays}
        options={SPACES.map(({ value }) => ({ value, label: texts.spaces[value] }))}
        value={chosen?.value ?? null}
        onChange={(value) => {
          const space = SPACES.find((one) => one.value === value)
          if (!space) return
          const every = { low: space.count, unit: space.unit }
          onChange(withTiming(group, { frequency: { times: { low: 1 }, every } }))
        }}
      />
      {isSaid && <WhenOne label={texts.moment} options={MAIN_MOMENTS} group={group} onChange={onChange} />}
    </>
  )
}
