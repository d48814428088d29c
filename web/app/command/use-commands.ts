import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { closeCommand, commandText, isEnterKept, keptSteps } from '../../lib/command-palette.ts'
import { isPractising, useDoctor } from '../../lib/account/profile.ts'
import { hasWidget } from '../../lib/brand/brand.ts'
import { useStore } from '../../lib/store.ts'
import { stepTo } from '../../ui/combobox/choose-with-enter.ts'
import { comboboxStep, arrowStep } from '../../ui/combobox/combobox-keys.ts'
import { useSearch } from '../../ui/combobox/use-search.ts'
import {
  type Command,
  commandKey,
  contraindicatedAfter,
  earlyChoice,
  findCommands,
  litByItself,
} from './command-source.ts'
import { useOpenDraft } from './use-open-draft.ts'
import { useCommandTexts } from './use-command-texts.ts'
import { useRun } from './use-run.ts'

/** State of the command palette: the typed text, the results, and the active one. */
export function useCommands() {
  const texts = useCommandTexts()
  const doctor = useDoctor()
  const canIssue = doctor.specialty_verified
  const run = useRun()
  const held = useRef<string>(undefined)
  const text = useStore(commandText)
  // Identifier of the result that the doctor moved to with the arrow keys; undefined while the result that is highlighted by default
  // is active. An index would name another result when more results arrive.
  const [active, setActive] = useState<string>()
  const typed = text.trim()
  const open = useOpenDraft(doctor.id)
  const { options: found, phase } = useSearch<Command>(
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
  const options = open?.marks ? contraindicatedAfter(found, open.marks) : found
  // If the new results lack the result that the doctor moved to, none is active: Enter must not run another one.
  const keys = options.map(commandKey)
  const steps = useStore(keptSteps)
  const lit = litByItself(options, open)
  const first = lit && commandKey(lit)
  const wanted = active ?? (phase === 'found' && steps !== 0 ? stepTo(steps, keys, first) : first)
  const at = wanted === undefined ? -1 : keys.indexOf(wanted)

  const pick = (command: Command | undefined) => {
    if (!command) return
    // The dialog closes first and gives back the focus, because the command may move the focus itself.
    closeCommand()
    run(command)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.key === 'Escape') return
    // While a search runs, the list shows the results of earlier letters, in which the arrow keys must not move.
    const by = phase === 'searching' ? arrowStep(event.key) : 0
    if (by !== 0) {
      event.preventDefault()
      return keptSteps.set(steps + by)
    }
    if (phase === 'searching' && event.key === 'Enter' && at < 0) {
      event.preventDefault()
      isEnterKept.set(true)
      return
    }
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
  // Runs a command that was picked while the search was still running, if the final results contain it too. Otherwise the Enter
  // was meant for results of earlier letters, and is treated as an Enter before any result.
  const settle = useEffectEvent(() => {
    const key = held.current
    held.current = undefined
    const wasEarly = isEnterKept.get() || key !== undefined
    isEnterKept.set(false)
    // An early Enter does not run the result that the arrow keys lead to, because nobody has seen it: the result is only
    // highlighted.
    if (steps !== 0 && options.length > 1) return
    const seen = key === undefined ? undefined : options.find((option) => commandKey(option) === key)
    pick(seen ?? (wasEarly ? earlyChoice(options, typed, open) : undefined))
  })
  useEffect(() => {
    if (phase === 'found') settle()
  }, [phase])

  const type = (next: string) => {
    commandText.set(next)
    setActive(undefined)
    held.current = undefined
    isEnterKept.set(false)
    keptSteps.set(0)
  }
  const activate = (command: Command) => setActive(commandKey(command))
  return { text, typed, options, marks: open?.marks, phase, at, pick, type, activate, onKeyDown }
}
