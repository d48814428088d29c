import { type ComponentType, createElement, useState } from 'react'
import { type BuilderGroup, MEALS, type Pattern, patternOf, withTiming } from '#contract/posology/builder.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Chips } from './Chips.tsx'
import { ClockFields } from './ClockFields.tsx'
import { SpacedFields, WeekdayFields } from './DayFields.tsx'
import { Line } from './Line.tsx'
import { MomentFields } from './MomentFields.tsx'
import { HourFields, TimesFields } from './RateFields.tsx'
import type { AnswerProps, StepFieldsProps } from './parts.ts'
import { WhenOne } from './WhenOne.tsx'

const PATTERNS = ['hours', 'times', 'moments', 'clock', 'weekdays', 'spaced', 'once'] as const
const ANSWERS: Partial<Record<Pattern, ComponentType<AnswerProps>>> = {
  hours: HourFields,
  times: TimesFields,
  moments: MomentFields,
  clock: ClockFields,
  weekdays: WeekdayFields,
  spaced: SpacedFields,
}

/** Fields of the frequency: its kind (every n hours, times a day, moments of the day …), and the values of that kind. */
export function TimingFields({ group, onChange }: StepFieldsProps) {
  const texts = useTexts('posology')
  const said = patternOf(group)
  // A chosen pattern of the frequency (such as "every n hours") does not change the text until its value is chosen. `over` is
  // the pattern that the text stated when the other pattern was chosen.
  const [chosen, setChosen] = useState<{ pattern: Pattern | null; over: Pattern | null } | null>(null)
  const isChosen = chosen !== null && (said === null || said === chosen.over)
  const pattern = isChosen ? chosen.pattern : said
  const isSaid = pattern === said
  const answer = (next: BuilderGroup) => {
    setChosen({ pattern, over: null })
    onChange(next)
  }
  const choose = (next: Pattern | null) => {
    setChosen({ pattern: next, over: said })
    if (next === 'once') onChange(withTiming(group, { duration: { kind: 'doses', count: 1 } }))
  }
  const Answer = pattern === null ? undefined : ANSWERS[pattern]
  return (
    <>
      <Line label={texts.when}>
        <Chips
          label={texts.when}
          look="question"
          options={PATTERNS.map((value) => ({ value, label: texts.patterns[value] }))}
          value={PATTERNS.find((one) => one === pattern) ?? null}
          onChange={choose}
        />
        {Answer && createElement(Answer, { key: pattern, isSaid, group, onChange: answer })}
      </Line>
      {isSaid && (pattern === 'hours' || pattern === 'times') && (
        <Line label={texts.meals}>
          <WhenOne label={texts.meals} options={MEALS} group={group} onChange={onChange} />
        </Line>
      )}
    </>
  )
}
