import { useState } from 'react'
import { firstOf, withAll, withDose, withUnit } from '#contract/posology/builder.ts'
import type { Amount } from '#contract/posology/step.ts'
import { unitName } from '#contract/posology/unit-names.ts'
import { isWeighed } from '#contract/posology/units.ts'
import { useStore } from '../../../lib/store.ts'
import { language, useTexts } from '../../../lib/texts.ts'
import { AmountField } from './AmountField.tsx'
import { Chips } from './Chips.tsx'
import { Beside, Line } from './Line.tsx'
import { More } from './More.tsx'
import { packageOf } from '#contract/posology/packs/package-text.ts'
import { ALL_UNITS, amountsFor, shortAmount, unitsFor } from './suggestions.ts'
import type { StepFieldsProps } from './parts.ts'

/** Fields of a dose: the amount and its unit. */
export function DoseFields({ group, presentation, onChange }: StepFieldsProps) {
  const texts = useTexts('posology')
  const name = useUnitName()
  const { dose } = firstOf(group)
  const [held, setHeld] = useState<string | null>(null)
  const likely = unitsFor(presentation)
  const unit = dose?.unit ?? held ?? likely[0] ?? ''
  const units = likely.includes(unit) ? likely : [...likely, unit]
  const amounts = amountsFor(unit, packageOf(presentation)).map(String)
  const amount = dose !== null && dose.high === undefined ? String(dose.low) : null
  const withAmount = (next: Amount) => onChange(withDose(group, next, unit))
  const pick = (next: string) => {
    setHeld(next)
    if (dose === null) return
    // One tableta is not one mg: a change to or from a measured unit clears the amount.
    const isOther = dose.unit !== null && (isWeighed(next) || isWeighed(dose.unit))
    onChange(isOther ? withAll(group, { dose: null }) : withUnit(group, next))
  }
  return (
    <>
      <Line label={texts.dose}>
        <Beside>
          <Chips
            label={texts.dose}
            options={amounts.map((value) => ({
              value,
              label: shortAmount(Number(value), unit),
            }))}
            value={amount}
            onChange={(value) => value !== null && withAmount({ low: Number(value) })}
          />
          <AmountField
            label={texts.otherDose}
            value={dose}
            isElsewhere={amount !== null && amounts.includes(amount)}
            onChange={withAmount}
          />
        </Beside>
      </Line>
      <Line label={texts.unit}>
        <Beside>
          <Chips
            label={texts.unit}
            options={units.map((value) => ({ value, label: name(value) }))}
            value={unit}
            onChange={(value) => value !== null && pick(value)}
          />
          <More
            label={texts.otherUnit}
            options={ALL_UNITS.filter((one) => !units.includes(one)).map((value) => ({
              value,
              label: name(value),
            }))}
            onPick={pick}
          />
        </Beside>
      </Line>
    </>
  )
}

/** The name of a unit in the reader's language, in the singular or plural. */
export function useUnitName(): (unit: string, count?: 1 | 2) => string {
  const reader = useStore(language)
  return (unit, count = 1) => unitName(unit)[reader][count - 1] ?? unit
}
