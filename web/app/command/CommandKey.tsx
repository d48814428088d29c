import { lazy, Suspense, useEffect } from 'react'
import { closeCommand, isCommandOpen, openCommand } from '../../lib/command-line.ts'
import { useStore } from '../../lib/store.ts'
import { loadTexts } from '../../lib/texts.ts'

const CommandLine = lazy(async () => {
  const [module] = await Promise.all([import('./CommandLine.tsx'), loadTexts('command')])
  return { default: module.CommandLine }
})

/** Ctrl or Cmd with K opens the command line, and closes it. Its code comes the first time that it is asked for. */
export function CommandKey() {
  const isOpen = useStore(isCommandOpen)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
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
      closeCommand()
    }
  }, [])
  return <Suspense>{isOpen && <CommandLine />}</Suspense>
}
