import type { ComponentProps } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router'

interface AnchorProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
  /** Takes the place of this page in the browser's history. */
  replace?: boolean
  state?: unknown
}

/** A link inside the product, without looks: the router's own brings code to fetch data ahead, unused here. */
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
