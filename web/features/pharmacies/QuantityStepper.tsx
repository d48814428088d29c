import { Minus, Plus } from 'lucide-react'
import { useTexts } from '../../lib/texts.ts'
import { WithNames } from '../../ui/Clinical.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { selectOnFocus } from '../../ui/fields/select-on-focus.ts'

interface QuantityStepperProps {
  id: string
  value: string
  most: number
  onChange: (quantity: string) => void
  error: string | undefined
  presentation: string
}

const press =
  'grid size-12 shrink-0 cursor-pointer place-items-center text-ink hover:bg-sunk ' +
  'aria-disabled:cursor-not-allowed aria-disabled:text-ink-faint aria-disabled:hover:bg-transparent'

/** Field for a number that can be typed, or changed by one with two buttons. An empty field counts as 0. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { id, value, most, onChange, error, presentation } = props
  const { row: texts } = useTexts('pharmacies')
  const now = /^\d+$/.test(value.trim()) ? Number(value) : 0
  const step = (by: number) => onChange(String(Math.min(most, Math.max(0, now + by))))
  return (
    <Field
      id={id}
      error={error}
      optional
      hideLabel
      label={<WithNames text={texts.quantityOf(presentation)} names={[presentation]} />}
    >
      {(control) => (
        <span className="flex w-full max-w-50 overflow-hidden rounded-control border border-edge bg-card focus-within:border-accent">
          <button
            type="button"
            tabIndex={-1}
            aria-disabled={now <= 0 || undefined}
            className={press}
            onClick={() => step(-1)}
          >
            <span className="sr-only">
              <WithNames text={texts.less(presentation)} names={[presentation]} />
            </span>
            <Minus aria-hidden className="size-5" />
          </button>
          <input
            {...control}
            value={value}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            onChange={(event) => onChange(event.target.value)}
            onFocus={selectOnFocus}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
              event.preventDefault()
              step(event.key === 'ArrowUp' ? 1 : -1)
            }}
            className="min-h-12 w-full min-w-0 flex-1 border-x border-line bg-transparent text-center text-xl font-semibold text-ink focus-visible:outline-offset-[-2px] aria-invalid:text-stop-ink"
          />
          <button
            type="button"
            tabIndex={-1}
            aria-disabled={now >= most || undefined}
            className={press}
            onClick={() => step(1)}
          >
            <span className="sr-only">
              <WithNames text={texts.more(presentation)} names={[presentation]} />
            </span>
            <Plus aria-hidden className="size-5" />
          </button>
        </span>
      )}
    </Field>
  )
}
