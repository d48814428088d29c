import { BREAKPOINTS } from '../lib/calls/limits.ts'

/** State of the menu and the top bar at a width of the window (specification section 4, "Layout by width"). */
export interface Shell {
  /** Whether the menu is shown. On a small screen it lies over the page and starts closed. */
  drawer: boolean
  /** Whether the menu has its own column beside the page. */
  permanent: boolean
  /** Whether the menu shows icons only. */
  mini: boolean
  /** Whether the menu lies over the page (the specification calls this mode "right"). */
  right: boolean
  /** Whether the top bar is shown. */
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

/** Result of the menu button: toggles `drawer` when the menu lies over the page, else `mini`. */
export const toggled = (shell: Shell): Shell =>
  shell.right ? { ...shell, drawer: !shell.drawer } : { ...shell, mini: !shell.mini }
