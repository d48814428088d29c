import type { ComponentProps } from 'react'
import { type ButtonTone, buttonStyle } from './button-style.ts'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  tone?: ButtonTone
  /** Can't be used now. Stays focusable, so that a reader finds it and hears why. */
  disabled?: boolean | undefined
  /** Its action is under way: a second press does nothing. */
  busy?: boolean | undefined
}

/** A press. `type` is "button" unless said otherwise, so that no button sends a form by accident. */
export function Button({ tone, disabled, busy, className, type = 'button', onClick, ...rest }: ButtonProps) {
  const isOff = disabled === true || busy === true
  return (
    <button
      {...rest}
      // The type is one of the three that exist; the rule only knows literals.
      type={type}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      className={buttonStyle(tone, className)}
      onClick={(event) => {
        if (isOff) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}
