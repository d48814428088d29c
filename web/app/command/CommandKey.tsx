import { lazy, Suspense, useEffect } from 'react'
import { closeCommand, isCommandOpen, openCommand, commandText } from '../../lib/command-line.ts'
import { useStore } from '../../lib/store.ts'
import { loadTexts } from '../../lib/texts.ts'

const CommandLine = lazy(async () => {
  const [module] = await Promise.all([import('./CommandLine.tsx'), loadTexts('command')])
  return { default: module.CommandLine }
})

/**
 * Maximum time that keys are held while the code of the command line loads, ms: without a network it may never
 * arrive.
 */
const HOLD_MS = 3000

const isShown = (): boolean => document.querySelector('dialog[data-command][open]') !== null

/** Takes the keys for the command line while its code is loading: no key is lost, and none reaches the page. */
function hold(event: KeyboardEvent): void {
  const { key } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  event.preventDefault()
  if (key === 'Escape') closeCommand()
  else if (key === 'Backspace') commandText.set(commandText.get().slice(0, -1))
  else if (key.length === 1) commandText.set(commandText.get() + key)
}

/** Opens and closes the command line with Ctrl or Cmd with K. Its code is loaded the first time it is opened. */
export function CommandKey() {
  const isOpen = useStore(isCommandOpen)
  useEffect(() => {
    let openedAt = 0
    const forget = isCommandOpen.subscribe(() => {
      openedAt = performance.now()
    })
    const press = (event: KeyboardEvent) => {
      if (isCommandOpen.get() && !isShown() && performance.now() - openedAt < HOLD_MS) hold(event)
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
    return () => {
      document.removeEventListener('keydown', press)
      forget()
      closeCommand()
    }
  }, [])
  return <Suspense>{isOpen && <CommandLine />}</Suspense>
}
