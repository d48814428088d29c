import { useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'

interface Option<V extends string> {
  value: V
  label: string
  /** Accessible name and tooltip, where the label alone is too short. */
  title?: string
}

const shape =
  'relative inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-control border py-1.5 ' +
  'text-base select-none transition-colors duration-150 has-checked:font-semibold ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'
const looks = {
  answer: 'border-edge bg-card px-2.5 hover:bg-sunk has-checked:border-accent has-checked:bg-accent-soft',
  /**
   * Look of options that choose the kind of a value, such as a unit. They are less striking than the options for the value
   * itself, and share one frame.
   */
  question:
    'border-transparent px-2 text-ink-soft hover:text-ink has-checked:border-edge has-checked:bg-card has-checked:text-ink',
}
const frames = {
  answer: 'flex flex-wrap gap-1.5',
  question: 'flex flex-wrap rounded-control bg-sunk',
}

interface ChipsProps<V extends string> {
  label: string
  options: readonly Option<V>[]
  value: V | null
  /** Callback with the chosen option. It gets null when the chosen option is pressed again and `clearable` is set. */
  onChange: (value: V | null) => void
  clearable?: boolean
  look?: keyof typeof looks
}

/** One choice among a few options, as radio buttons; arrow keys move along them. */
export function Chips<V extends string>({
  label,
  options,
  value,
  onChange,
  clearable,
  look = 'answer',
}: ChipsProps<V>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} data-look={look} className={frames[look]}>
      {options.map((option) => (
        <label key={option.value} className={classNames(shape, looks[look])} title={option.title}>
          <input
            type="radio"
            name={name}
            aria-label={option.title}
            checked={option.value === value}
            className="sr-only"
            onChange={() => onChange(option.value)}
            onClick={() => clearable && option.value === value && onChange(null)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}

interface TogglesProps<V extends string> {
  label: string
  options: readonly Option<V>[]
  values: readonly V[]
  onChange: (values: V[]) => void
}

/** Checkboxes for any number of choices among a few options. */
export function Toggles<V extends string>({ label, options, values, onChange }: TogglesProps<V>) {
  return (
    <div role="group" aria-label={label} data-look="answer" className={frames.answer}>
      {options.map(({ value, label: text, title }) => (
        <label key={value} className={classNames(shape, looks.answer)} title={title}>
          <input
            type="checkbox"
            aria-label={title}
            checked={values.includes(value)}
            className="sr-only"
            onChange={({ target }) =>
              onChange(target.checked ? [...values, value] : values.filter((one) => one !== value))
            }
          />
          {text}
        </label>
      ))}
    </div>
  )
}
