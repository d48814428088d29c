import type { ComponentProps, MouseEvent } from 'react'
import { hrefTo, navigate } from '../lib/router/address.ts'

interface AnchorProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  /** Whether the new page replaces the current entry of the browser's history. */
  replace?: boolean
  state?: unknown
}

/** Unstyled link inside the product. */
export function Anchor({ to, replace, state, onClick, target, children, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      href={hrefTo(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !opensHere(event, target)) return
        event.preventDefault()
        const { pathname, search, hash } = window.location
        // A link to the page that is shown adds no second entry to the history, like any link of a browser.
        navigate(to, { replace: replace ?? hrefTo(to) === pathname + search + hash, state })
      }}
    >
      {children}
    </a>
  )
}

/** Whether a click opens the link in this tab: the browser handles other buttons, keys and targets itself. */
const opensHere = (event: MouseEvent, target: string | undefined): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
  (target === undefined || target === '_self')
