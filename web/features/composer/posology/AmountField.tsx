import { useId, useState } from 'react'
import { amountIn } from '#contract/posology/builder.ts'
import type { Amount } from '#contract/posology/step.ts'
import { numberText } from '#contract/posology/unit-names.ts'
import { useTexts } from '../../../lib/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { controlStyle } from '../../../ui/fields/control-style.ts'

interface AmountFieldProps {
  label: string
  /** Label before the input. It is needed where no buttons stand beside the input to name the amount. */
  prefix?: string
  value: Amount | null
  /** Whether a button beside the input already shows the amount: the input is empty then. */
  isElsewhere?: boolean
  onChange: (amount: Amount) => void
}

const textOf = ({ low, high }: Amount): string =>
  high === undefined ? numberText(low) : `${numberText(low)}-${numberText(high)}`

/**
 * Input for an amount that no button has: "1.5", "1-2". Text that is no amount changes nothing and shows an
 * error.
 */
export function AmountField({ label, prefix, value, isElsewhere = false, onChange }: AmountFieldProps) {
  const texts = useTexts('posology')
  const id = useId()
  const shown = value === null || isElsewhere ? '' : textOf(value)
  const [typed, setTyped] = useState({ text: '', of: '' })
  const key = JSON.stringify(value)
  const text = typed.of === key ? typed.text : shown
  const isWrong = text.trim() !== '' && amountIn(text) === null
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      {prefix && (
        <label htmlFor={id} className="text-sm text-ink-soft">
          {prefix}
        </label>
      )}
      <input
        id={id}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        placeholder={prefix ? undefined : texts.other}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={text}
        className={classNames(
          controlStyle,
          'max-w-16 px-2 text-center',
          !prefix && text !== '' && 'border-accent! bg-accent-soft! font-semibold',
        )}
        onChange={({ target }) => {
          const amount = amountIn(target.value)
          setTyped({ text: target.value, of: amount === null ? key : JSON.stringify(amount) })
          if (amount !== null) onChange(amount)
        }}
        onBlur={() => !isWrong && setTyped({ text: '', of: '' })}
      />
      {isWrong && (
        <span id={`${id}-error`} className="text-sm font-medium text-stop-ink">
          {texts.amountWrong}
        </span>
      )}
    </span>
  )
}
