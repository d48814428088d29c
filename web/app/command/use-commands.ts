import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { closeCommand, commandText } from '../../lib/command-line.ts'
import { useDoctor } from '../../lib/account/profile.ts'
import { useStore } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { comboboxStep } from '../../ui/combobox/combobox-keys.ts'
import { useSearch } from '../../ui/combobox/use-search.ts'
import { type Command, commandKey, findCommands } from './command-source.ts'
import { useRun } from './use-run.ts'

/** What was typed, what it finds, and which of it the keys are at. */
export function useCommands() {
  const texts = useTexts('command')
  const { specialty_verified: canPrescribe } = useDoctor()
  const run = useRun()
  const held = useRef<string>(undefined)
  const text = useStore(commandText)
  // Undefined until a hand chose: the first of what was found. By what it is: answers come while the hand is under way.
  const [active, setActive] = useState<string>()
  const typed = text.trim()
  const { options, phase } = useSearch<Command>(
    typed,
    async (asked, signal) => ({
      options: await findCommands(asked, signal, {
        canPrescribe,
        actionWords: (a) => texts.actions[a].words,
      }),
    }),
    true,
  )
  // What a hand had chosen and the new answer does not have leaves nothing active: Enter must not do another.
  const at =
    active === undefined
      ? Math.min(0, options.length - 1)
      : options.findIndex((one) => commandKey(one) === active)

  const pick = (command: Command | undefined) => {
    if (!command) return
    // The focus goes back first: where the command leads may want it.
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
  }
  // Chosen among the results of fewer letters: done if it is still among the results of all of them.
  const settle = useEffectEvent(() => {
    const key = held.current
    held.current = undefined
    pick(options.find((option) => commandKey(option) === key))
  })
  useEffect(() => {
    if (phase === 'found') settle()
  }, [phase])

  const type = (next: string) => {
    commandText.set(next)
    setActive(undefined)
    held.current = undefined
  }
  const activate = (command: Command) => setActive(commandKey(command))
  return { text, typed, options, phase, at, pick, type, activate, onKeyDown }
}
