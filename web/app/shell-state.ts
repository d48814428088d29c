import { BREAKPOINTS, RESIZE_THROTTLE } from '../lib/limits.ts'
import { createStore } from '../lib/store.ts'

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

export const shell = createStore<Shell>(shellAt(window.innerWidth))

export const toggleMenu = (): void => shell.set(toggled(shell.get()))

export function closeMobileMenu(): void {
  if (shell.get().right) shell.set({ ...shell.get(), drawer: false })
}

/** The doctor's own choice of a narrow menu holds where there is room for both. */
export function preferMini(mini: boolean): void {
  if (shell.get().permanent && !shellAt(window.innerWidth).mini) shell.set({ ...shell.get(), mini })
}

/** Follows the window, at most every 100 ms, and only when it crosses a threshold. */
export function followWidth(): () => void {
  let width = window.innerWidth
  let timer: ReturnType<typeof setTimeout> | undefined
  const adapt = () => {
    timer = undefined
    const before = shellAt(width)
    width = window.innerWidth
    const now = shellAt(width)
    if (before.mini !== now.mini || before.right !== now.right) shell.set(now)
  }
  const resized = () => {
    timer ??= setTimeout(adapt, RESIZE_THROTTLE)
  }
  window.addEventListener('resize', resized)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('resize', resized)
  }
}
