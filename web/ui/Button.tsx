import type { ComponentProps } from 'react'
import { type ButtonTone, buttonStyle } from './button-style.ts'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  tone?: ButtonTone
  /** Whether the button can't be used now. A disabled button stays focusable, so that a screen reader finds it. */
  disabled?: boolean | undefined
  /** Whether the button's action is under way: a second press does nothing. */
  busy?: boolean | undefined
}

/** Button whose `type` is "button" by default, so that no button submits a form by accident. */
export function Button({ tone, disabled, busy, className, type = 'button', onClick, ...rest }: ButtonProps) {
  const isOff = disabled === true || busy === true
  return (
    <button
      {...rest}
      // `type` is one of the three valid values; the lint rule accepts literals only.
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
