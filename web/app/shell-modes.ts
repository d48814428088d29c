import { BREAKPOINTS } from '../lib/calls/limits.ts'

/** How the frame stands at a width (specification section 4, "Layout by width"). */
export interface Shell {
  /** The menu is shown. On a small screen it lies over the page and starts closed. */
  drawer: boolean
  /** The menu has its place beside the page. */
  permanent: boolean
  /** The menu shows icons only. */
  mini: boolean
  /** The menu lies over the page (the specification calls this mode "right"). */
  right: boolean
  /** The bar on top is shown. */
  navbar: boolean
}

export function shellAt(width: number): Shell {
  const isSmall = width <= BREAKPOINTS.sm
  return {
    drawer: !isSmall,
    permanent: !isSmall,
    mini: !isSmall && width <= BREAKPOINTS.md,
    right: isSmall,
    navbar: isSmall,
  }
}

/** The toggle acts on the drawer when it lies over the page, else on mini. */
export const toggled = (shell: Shell): Shell =>
  shell.right ? { ...shell, drawer: !shell.drawer } : { ...shell, mini: !shell.mini }
