import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { controlStyle } from './control-style.ts'
import { Field, type FieldProps } from './Field.tsx'

interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> {
  id?: string | undefined
  options: readonly { value: string; label: string; disabled?: boolean }[]
}

/**
 * Select of a few known values. Uses the platform's own list, which every phone and screen reader supports. In WebKit a select is
 * at least as wide as its longest option, unless every element around it may be narrower.
 */
export function Select({
  id,
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  options,
  ...select
}: SelectProps) {
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, className: classNames('min-w-0', className) }}>
      {(control) => (
        <span className="relative block min-w-0">
          <select {...select} {...control} className={classNames(controlStyle, 'appearance-none pr-10')}>
            {options.map(({ value, label, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-soft"
          />
        </span>
      )}
    </Field>
  )
}
