import { lazy, Suspense, useEffect } from 'react'
import { closeCommand, isCommandOpen, openCommand, commandText } from '../../lib/command-line.ts'
import { useStore } from '../../lib/store.ts'
import { loadTexts } from '../../lib/texts.ts'

const CommandLine = lazy(async () => {
  const [module] = await Promise.all([import('./CommandLine.tsx'), loadTexts('command')])
  return { default: module.CommandLine }
})

/** So long at most: without a network the code may not come, and the page goes on. */
const HOLD_MS = 3000

const isShown = (): boolean => document.querySelector('dialog[data-command][open]') !== null

/** While the code of the command line is on its way, the keys are already its own: none is lost, none goes to the page. */
function hold(event: KeyboardEvent): void {
  const { key } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  event.preventDefault()
  if (key === 'Escape') closeCommand()
  else if (key === 'Backspace') commandText.set(commandText.get().slice(0, -1))
  else if (key.length === 1) commandText.set(commandText.get() + key)
}

/** Ctrl or Cmd with K opens the command line, and closes it. Its code comes the first time that it is asked for. */
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
