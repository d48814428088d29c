import { RESIZE_THROTTLE } from '../lib/calls/limits.ts'
import { createStore } from '../lib/store.ts'
import { type Shell, shellAt, toggled } from './shell-modes.ts'

/**
 * Width of the window that was read last, px. While a page is being drawn this value is used, because reading the window's
 * width would lay the page out at once.
 */
let width = window.innerWidth

export const shell = createStore<Shell>(shellAt(width))

export const toggleMenu = (): void => shell.set(toggled(shell.get()))

export function closeMobileMenu(): void {
  if (shell.get().right) shell.set({ ...shell.get(), drawer: false })
}

let prefersMini = false

/** Applies the doctor's choice of a narrow or wide menu, at widths where both are possible. */
export function preferMini(mini: boolean): void {
  prefersMini = mini
  const { permanent, mini: mustBeMini } = shellAt(width)
  if (permanent && !mustBeMini) shell.set({ ...shell.get(), mini })
}

/** Follows the window's width: at most every 100 ms, and only when it crosses a threshold. */
export function followWidth(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const adapt = () => {
    timer = undefined
    const before = shellAt(width)
    width = window.innerWidth
    const now = shellAt(width)
    if (before.mini === now.mini && before.right === now.right) return
    shell.set({ ...now, mini: now.mini || (now.permanent && prefersMini) })
  }
  const resized = () => {
    timer ??= setTimeout(adapt, RESIZE_THROTTLE)
  }
  // The width is read once at the start, because the window may have been resized before this listener was added.
  resized()
  window.addEventListener('resize', resized)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('resize', resized)
  }
}
