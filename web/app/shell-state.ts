import { RESIZE_THROTTLE } from '../lib/calls/limits.ts'
import { createStore } from '../lib/store.ts'
import { type Shell, shellAt, toggled } from './shell-modes.ts'

export const shell = createStore<Shell>(shellAt(window.innerWidth))

export const toggleMenu = (): void => shell.set(toggled(shell.get()))

export function closeMobileMenu(): void {
  if (shell.get().right) shell.set({ ...shell.get(), drawer: false })
}

let prefersMini = false

/** Applies the doctor's choice of a narrow or wide menu, at widths where both are possible. */
export function preferMini(mini: boolean): void {
  prefersMini = mini
  const { permanent, mini: mustBeMini } = shellAt(window.innerWidth)
  if (permanent && !mustBeMini) shell.set({ ...shell.get(), mini })
}

/** Follows the window's width: at most every 100 ms, and only when it crosses a threshold. */
export function followWidth(): () => void {
  let width = window.innerWidth
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
  window.addEventListener('resize', resized)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('resize', resized)
  }
}
