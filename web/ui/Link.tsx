import type { ComponentProps } from 'react'
import { Anchor } from './Anchor.tsx'
import { type ButtonTone, buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'

interface LinkProps extends ComponentProps<typeof Anchor> {
  /** Makes the link look like a button of this tone. */
  button?: ButtonTone
}

/** Link to another page of the product. */
export function Link({ button, className, ...rest }: LinkProps) {
  return (
    <Anchor
      {...rest}
      className={
        button
          ? buttonStyle(button, className)
          : classNames(
              'rounded-small font-medium text-accent underline decoration-current/35 underline-offset-3 hover:decoration-current',
              className,
            )
      }
    />
  )
}
