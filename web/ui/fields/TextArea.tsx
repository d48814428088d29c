import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { controlStyle } from './control-style.ts'
import { Field, type FieldProps } from './Field.tsx'

interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'className' | 'id'> {
  id?: string | undefined
}

/** Text input of several lines; grows with its content where the browser supports it. */
export function TextArea({
  id,
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  rows = 3,
  ...area
}: TextAreaProps) {
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, className }}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          // A field that grows ignores `rows`, so the rows become its minimum height.
          style={{ minHeight: `calc(${rows}lh + 1.125rem)`, ...area.style }}
          className={classNames(controlStyle, 'resize-y [field-sizing:content]')}
        />
      )}
    </Field>
  )
}
