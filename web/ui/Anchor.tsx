import type { ComponentProps } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router'

interface AnchorProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
  /** Whether the new page replaces the current entry of the browser's history. */
  replace?: boolean
  state?: unknown
}

/** Unstyled link inside the product. The router's own link component also prefetches data, which is unused here. */
export function Anchor({ to, replace, state, onClick, target, children, ...rest }: AnchorProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, {
    state,
    ...(replace === undefined ? {} : { replace }),
    ...(target === undefined ? {} : { target }),
  })
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
