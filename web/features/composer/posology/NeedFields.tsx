import { firstOf, withAll } from '#contract/posology/builder.ts'
import { cellsOf } from '#contract/posology/reading/lexemes.ts'
import { REASONS } from '#contract/posology/reading/lexicon-remarks.ts'
import { useStore } from '../../../lib/store.ts'
import { language, useTexts } from '../../../lib/texts.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { AmountField } from './AmountField.tsx'
import { Chips, Toggles } from './Chips.tsx'
import { useUnitName } from './DoseFields.tsx'
import { Beside, Line } from './Line.tsx'
import { More } from './More.tsx'
import type { StepFieldsProps } from './parts.ts'

const ALL_REASONS = cellsOf(REASONS).map(([es = '', en = '']) => ({ es, en }))
const COMMON = ['dolor', 'fiebre', 'náusea', 'tos', 'comezón', 'insomnio']
const MOSTS = ['2', '3', '4', '6']

/** Fields of a medicine taken only when needed: the reason, and the maximum in a day. */
export function NeedFields({ group, onChange }: StepFieldsProps) {
  const texts = useTexts('posology')
  const reader = useStore(language)
  const unitName = useUnitName()
  const { asNeeded, most, dose } = firstOf(group)
  const isNeeded = asNeeded !== null
  const reasons = [...COMMON, ...(asNeeded ?? []).filter((one) => !COMMON.includes(one))]
  const nameOf = (reason: string) => ALL_REASONS.find(({ es }) => es === reason)?.[reader] ?? reason
  const own = dose?.unit ?? null
  const unit = most?.unit === 'vez' || own === null ? 'vez' : 'own'
  const putMost = (value: number, of: string) =>
    onChange(withAll(group, { most: { value, unit: of === 'vez' ? 'vez' : null } }))
  return (
    <Line label={texts.need}>
      <Checkbox
        label={texts.asNeeded}
        checked={isNeeded}
        disabled={!isNeeded && group.length > 1}
        hint={!isNeeded && group.length > 1 ? texts.needOneDose : undefined}
        onChange={({ target }) =>
          onChange(
            withAll(group, { asNeeded: target.checked ? [] : null, most: target.checked ? most : null }),
          )
        }
      />
      {isNeeded && (
        <Beside>
          <Toggles
            label={texts.reasons}
            options={reasons.map((value) => ({ value, label: nameOf(value) }))}
            values={asNeeded}
            onChange={(next) => onChange(withAll(group, { asNeeded: next }))}
          />
          <More
            label={texts.otherReason}
            options={ALL_REASONS.filter(({ es }) => !reasons.includes(es)).map((one) => ({
              value: one.es,
              label: one[reader],
            }))}
            onPick={(reason) => onChange(withAll(group, { asNeeded: [...asNeeded, reason] }))}
          />
        </Beside>
      )}
      {(isNeeded || most !== null) && (
        <Beside>
          <span aria-hidden className="text-sm text-ink-soft">
            {texts.most}
          </span>
          <Chips
            label={texts.most}
            clearable
            options={MOSTS.map((value) => ({ value, label: value }))}
            value={most === null ? null : String(most.value)}
            onChange={(value) =>
              value === null ? onChange(withAll(group, { most: null })) : putMost(Number(value), unit)
            }
          />
          <AmountField
            label={texts.otherMost}
            value={most && { low: most.value }}
            isElsewhere={MOSTS.includes(String(most?.value))}
            onChange={({ low, high }) => high === undefined && putMost(low, unit)}
          />
          {most !== null && own !== null && (
            <Chips
              label={texts.mostUnit}
              look="question"
              options={[
                { value: 'own', label: texts.aDay(unitName(own, 2)) },
                { value: 'vez', label: texts.aDay(texts.timesWord) },
              ]}
              value={unit}
              onChange={(value) => value !== null && putMost(most.value, value)}
            />
          )}
        </Beside>
      )}
    </Line>
  )
}
