import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { closeCommand, commandText, isEnterKept } from '../../lib/command-line.ts'
import { isPractising, useDoctor } from '../../lib/account/profile.ts'
import { hasWidget } from '../../lib/brand/brand.ts'
import { useStore } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { comboboxStep } from '../../ui/combobox/combobox-keys.ts'
import { useSearch } from '../../ui/combobox/use-search.ts'
import { type Command, commandKey, earlyChoice, findCommands } from './command-source.ts'
import { useRun } from './use-run.ts'

/** State of the command line: the typed text, the results, and the active one. */
export function useCommands() {
  const texts = useTexts('command')
  const doctor = useDoctor()
  const canIssue = doctor.specialty_verified
  const run = useRun()
  const held = useRef<string>(undefined)
  const text = useStore(commandText)
  // Key of the result that the doctor moved to; undefined: the first one is active. A key, not an index, because
  // results may arrive while the doctor is moving.
  const [active, setActive] = useState<string>()
  const typed = text.trim()
  const { options, phase } = useSearch<Command>(
    typed,
    async (asked, signal) => ({
      options: await findCommands(asked, signal, {
        canIssue,
        canWrite: canIssue || isPractising(doctor),
        verbs: texts.verbs,
        canAsk: hasWidget('ian'),
        actionWords: (a) => texts.actions[a].words,
      }),
    }),
    true,
  )
  // If the new results lack the one the doctor moved to, none is active: Enter must not run another one.
  const at =
    active === undefined
      ? Math.min(0, options.length - 1)
      : options.findIndex((one) => commandKey(one) === active)

  const pick = (command: Command | undefined) => {
    if (!command) return
    // The dialog closes first and gives back the focus, because the command may move the focus itself.
    closeCommand()
    run(command)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.key === 'Escape') return
    const pressed = { key: event.key, altKey: false, ctrlKey: false, metaKey: false }
    const view = { isOpen: true, hasText: text !== '', active: at, count: options.length }
    const step = comboboxStep(pressed, view)
    if (!step) return
    event.preventDefault()
    const next = step.kind === 'activate' ? options[Math.max(0, step.at)] : undefined
    if (next) setActive(commandKey(next))
    const chosen = step.kind === 'pick' ? options[step.at] : undefined
    if (chosen && phase === 'found') pick(chosen)
    else if (chosen) held.current = commandKey(chosen)
    // Enter before any result is on the screen.
    else if (step.kind === 'pick') isEnterKept.set(true)
  }
  // Runs a command that was picked while the search was still running, if the final results contain it too.
  const settle = useEffectEvent(() => {
    const key = held.current
    held.current = undefined
    const wasEarly = isEnterKept.get()
    isEnterKept.set(false)
    pick(wasEarly ? earlyChoice(options, typed) : options.find((option) => commandKey(option) === key))
  })
  useEffect(() => {
    if (phase === 'found') settle()
  }, [phase])

  const type = (next: string) => {
    commandText.set(next)
    setActive(undefined)
    held.current = undefined
    isEnterKept.set(false)
  }
  const activate = (command: Command) => setActive(commandKey(command))
  return { text, typed, options, phase, at, pick, type, activate, onKeyDown }
}
