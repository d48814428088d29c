import { useEffect, useLayoutEffect } from 'react'
import type { EarlyKeys } from '../../early-keys.ts'
import { prefetchWhenIdle } from '../../lib/calls/prefetch.ts'
import {
  closeCommand,
  commandText,
  isCommandOpen,
  isEnterKept,
  keptSteps,
  openCommand,
} from '../../lib/command-palette.ts'
import { navigate } from '../../lib/router/address.ts'
import { onDemand } from '../../lib/on-demand.ts'
import { useStore } from '../../lib/store.ts'
import { loadTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'

const CommandPalette = onDemand<object>(async () => {
  const [module] = await Promise.all([import('./CommandPalette.tsx'), loadTexts('command')])
  return module.CommandPalette
})

/**
 * Maximum time for which pressed keys are held while the code of the command palette loads, ms: without a network that code may
 * never arrive.
 */
const HOLD_MS = 3000

const isShown = (): boolean => document.querySelector('dialog[data-command][open]') !== null

/** Whether a key is for the page itself, and not for a field or a dialog. */
const isForPage = ({ target }: Event): boolean =>
  !document.querySelector('dialog[open]') &&
  !(target instanceof Element && target.matches('input, textarea, select'))

/**
 * Records the keys pressed while the code of the command palette is loading, and keeps them from the page, so that no key is
 * lost.
 */
function hold(event: KeyboardEvent): void {
  const { key } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  event.preventDefault()
  if (key === 'Escape') closeCommand()
  if (key === 'ArrowDown') return keptSteps.set(keptSteps.get() + 1)
  isEnterKept.set(key === 'Enter')
  if (key !== 'Enter') keptSteps.set(0)
  if (key === 'Backspace') commandText.set(commandText.get().slice(0, -1))
  else if (key.length === 1) commandText.set(commandText.get() + key)
}

/**
 * Opens and closes the command palette with Ctrl+K or Cmd+K, and opens the page of shortcuts with a question mark. The code of
 * the command palette is loaded when the page is idle.
 */
export function CommandKey() {
  const isOpen = useStore(isCommandOpen)
  useEffect(() => prefetchWhenIdle(CommandPalette.fetch), [])
  // A layout effect adds the listener before the first paint, so that no key pressed on the visible page is missed.
  useLayoutEffect(() => {
    let openedAt = 0
    const forget = isCommandOpen.subscribe(() => {
      openedAt = performance.now()
    })
    const press = (event: KeyboardEvent) => {
      if (isCommandOpen.get() && !isShown() && performance.now() - openedAt < HOLD_MS) hold(event)
      if (event.key === '?' && isForPage(event)) navigate(paths.shortcuts)
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      const above = document.querySelector('dialog[open]:not([data-command])')
      if (above) return
      event.preventDefault()
      if (isCommandOpen.get()) closeCommand()
      else openCommand()
    }
    document.addEventListener('keydown', press)
    const page: Window & EarlyKeys = window
    page.takeEarlyKeys?.().forEach(press)
    return () => {
      document.removeEventListener('keydown', press)
      forget()
      closeCommand()
    }
  }, [])
  return isOpen && <CommandPalette />
}
