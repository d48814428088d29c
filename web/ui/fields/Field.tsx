import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { classNames } from '../class-names.ts'

export interface FieldProps {
  label: ReactNode
  /** Help for filling in the field; stays visible while there is an error. */
  hint?: ReactNode
  error?: string | undefined
  /** Whether the field is optional, which a word beside its label then says. Other fields are required. */
  optional?: boolean | undefined
  /** Whether the label is hidden visually but still read out: the surrounding page already names the field. */
  hideLabel?: boolean | undefined
  className?: string | undefined
}

/** Attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface Props extends FieldProps {
  id?: string | undefined
  children: (control: ControlProps) => ReactNode
}

export function Field({ id: given, label, hint, error, optional, hideLabel, className, children }: Props) {
  const { optional: optionalText } = useTexts('common')
  const made = useId()
  const id = given ?? made
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={hideLabel ? 'sr-only' : 'text-sm font-semibold text-ink-soft'}
      >
        {label}
        {optional && <span className="font-normal text-ink-faint"> ({optionalText})</span>}
      </label>
      {children({
        id,
        'aria-describedby': classNames(errorId, hintId) || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': optional ? undefined : true,
      })}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm font-medium text-stop-ink">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-sm text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  )
}
