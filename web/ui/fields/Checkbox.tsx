import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: ReactNode
  hint?: ReactNode
}

/** Checkbox with its label; the whole line can be pressed. */
export function Checkbox({ label, hint, className, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div className={classNames('flex min-h-11 items-start gap-3 py-1.5', className)}>
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="checkbox mt-[0.35rem]"
      />
      <div className="grid flex-1">
        <label htmlFor={id} className="cursor-pointer py-1 text-base">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="text-sm text-ink-faint">
            {hint}
          </span>
        )}
      </div>
    </div>
  )
}
