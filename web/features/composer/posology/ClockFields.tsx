import { useId, useState } from 'react'
import { firstOf, withTiming } from '#contract/posology/builder.ts'
import { useTexts } from '../../../lib/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { controlStyle } from '../../../ui/fields/control-style.ts'
import { Toggles } from './Chips.tsx'
import { Beside } from './Line.tsx'
import type { AnswerProps } from './parts.ts'

const USUAL = ['06:00', '08:00', '14:00', '20:00', '22:00']

/** Fields for times of the clock: the usual ones as buttons, any other one typed. */
export function ClockFields({ group, onChange }: AnswerProps) {
  const texts = useTexts('posology')
  const id = useId()
  const [typed, setTyped] = useState('')
  const { at } = firstOf(group)
  const put = (next: readonly string[]) => onChange(withTiming(group, { at: [...new Set(next)].toSorted() }))
  const add = () => {
    if (!/^\d\d:\d\d$/.test(typed)) return
    put([...at, typed])
    setTyped('')
  }
  return (
    <Beside>
      <Toggles
        label={texts.clock}
        options={[...new Set([...USUAL, ...at])].toSorted().map((value) => ({ value, label: value }))}
        values={at}
        onChange={put}
      />
      <span className="inline-flex items-center gap-1.5">
        <label htmlFor={id} className="text-sm text-ink-soft">
          {texts.other}
        </label>
        <input
          id={id}
          type="time"
          aria-label={texts.otherTime}
          value={typed}
          className={classNames(controlStyle, 'max-w-32')}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={add}
          onKeyDown={({ key }) => key === 'Enter' && add()}
        />
      </span>
    </Beside>
  )
}
