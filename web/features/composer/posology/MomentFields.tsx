import { dosesAt, firstOf, withAll, withDoseAt, withMoments } from '#contract/posology/builder.ts'
import { countedMoments, type When } from '#contract/posology/step.ts'
import { useTexts } from '../../../lib/texts.ts'
import { AmountField } from './AmountField.tsx'
import { Toggles } from './Chips.tsx'
import type { AnswerProps } from './parts.ts'

export const MAIN_MOMENTS = ['FAST', 'MORN', 'NOON', 'AFT', 'NIGHT', 'HS'] as const satisfies readonly When[]
const AT_MEALS = [
  {
    name: 'breakfast',
    moments: [
      ['ACM', 'AC'],
      ['CM', 'C'],
      ['PCM', 'PC'],
    ],
  },
  {
    name: 'lunch',
    moments: [
      ['ACD', 'AC'],
      ['CD', 'C'],
      ['PCD', 'PC'],
    ],
  },
  {
    name: 'dinner',
    moments: [
      ['ACV', 'AC'],
      ['CV', 'C'],
      ['PCV', 'PC'],
    ],
  },
] as const

/** Fields for moments of the day and of its meals, with a dose for each moment where doses differ. */
export function MomentFields({ isSaid, group: said, onChange }: AnswerProps) {
  const texts = useTexts('posology')
  const group = isSaid ? said : withAll(said, { when: [] })
  const doses = dosesAt(group).filter(({ moment }) => countedMoments([moment]).length > 0)
  const chosen = doses.map(({ moment }) => moment)
  // The moment `WAKE` (on waking) has a button only where the typed instructions name it.
  const other = chosen.filter((one) => one === 'WAKE')
  const put = (next: readonly When[]) => onChange(withMoments(group, next))
  return (
    <>
      <Toggles
        label={texts.ofTheDay}
        options={[...MAIN_MOMENTS, ...other].map((value) => ({ value, label: texts.moments[value] }))}
        values={chosen}
        onChange={put}
      />
      {AT_MEALS.map(({ name, moments }) => (
        <div key={name} className="grid grid-cols-[4.75rem_auto] items-center">
          <span aria-hidden className="text-sm text-ink-soft">
            {texts.mealNames[name]}
          </span>
          <Toggles
            label={texts.mealNames[name]}
            options={moments.map(([value, relation]) => ({
              value,
              label: texts.meal[relation],
              title: texts.moments[value],
            }))}
            values={chosen}
            onChange={put}
          />
        </div>
      ))}
      {doses.length > 1 && firstOf(group).asNeeded === null && firstOf(group).dose !== null && (
        <div role="group" aria-label={texts.doseAtEach} className="flex flex-wrap gap-x-4 gap-y-2">
          {doses.map(({ moment, dose }) => (
            <AmountField
              key={moment}
              label={texts.doseAt(texts.moments[moment])}
              prefix={texts.moments[moment]}
              value={dose}
              onChange={(amount) => onChange(withDoseAt(group, moment, amount))}
            />
          ))}
        </div>
      )}
    </>
  )
}
