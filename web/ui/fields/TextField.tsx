import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { controlStyle } from './control-style.ts'
import { Field, type FieldProps } from './Field.tsx'

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'className' | 'id'> {
  id?: string | undefined
  /** Button inside the box at its end (44 px wide). */
  trailing?: ReactNode
}

/** Text input of one line. */
export function TextField({
  id,
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  trailing,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, className }}>
      {(control) => (
        <span className="relative block">
          <input
            {...input}
            {...control}
            className={classNames(controlStyle, trailing ? 'pr-12' : undefined)}
          />
          {trailing && <span className="absolute inset-y-0 right-0 flex items-center">{trailing}</span>}
        </span>
      )}
    </Field>
  )
}
