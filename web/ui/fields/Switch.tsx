import { type ComponentProps, type ReactNode, useId } from 'react'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'id' | 'className'> {
  checked: boolean
  label: ReactNode
  hint?: ReactNode
}

/** On/off switch that takes effect at once; the whole line can be pressed. */
export function Switch({ label, hint, checked, ...input }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center gap-4">
      <label htmlFor={id} className="flex-1 cursor-pointer py-1">
        {label}
        {hint && (
          <span id={`${id}-hint`} aria-hidden className="block text-sm text-ink-faint">
            {hint}
          </span>
        )}
      </label>
      <input
        {...input}
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative h-6 w-10.5 shrink-0 cursor-pointer appearance-none rounded-full bg-ink-faint transition-colors duration-150 before:absolute before:top-0.75 before:left-0.75 before:size-4.5 before:rounded-full before:bg-card before:transition-transform before:duration-150 checked:bg-accent checked:before:translate-x-4.5 disabled:cursor-not-allowed"
      />
    </div>
  )
}
