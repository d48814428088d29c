import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { closeCommand, commandText } from '../../lib/command-line.ts'
import { useDoctor } from '../../lib/profile.ts'
import { useStore } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { comboboxStep } from '../../ui/combobox-keys.ts'
import { Kbd } from '../../ui/Kbd.tsx'
import { LiveRegion } from '../../ui/LiveRegion.tsx'
import { useModal } from '../../ui/use-modal.ts'
import { useSearch } from '../../ui/use-search.ts'
import { CommandOption } from './CommandOption.tsx'
import { type Command, commandKey, findCommands } from './command-source.ts'
import { useRun } from './use-run.ts'

/**
 * One box for everything: a combobox in a dialog (APG 1.2, list autocomplete). The first result is active; nothing is done
 * before the results are those of the typed words.
 */
export function CommandLine() {
  const texts = useTexts('command')
  const { specialty_verified: canPrescribe } = useDoctor()
  const run = useRun()
  const ref = useModal(true, closeCommand)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
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
  useEffect(() => {
    list.current?.querySelector(`[id="${id}-${at}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [at, id])

  const pick = (command: Command | undefined) => {
    if (!command) return
    // The focus goes back first: where the command leads may want it.
    closeCommand()
    run(command)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.key === 'Escape') return
    const pressed = { key: event.key, altKey: false, ctrlKey: false, metaKey: false }
    const step = comboboxStep(pressed, {
      isOpen: true,
      hasText: text !== '',
      active: at,
      count: options.length,
    })
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

  return (
    <dialog
      ref={ref}
      data-command
      aria-label={texts.title}
      className="overlay mx-auto mt-[10dvh] mb-auto w-[min(40rem,calc(100vw-1.5rem))] rounded-card border border-line bg-card p-0 text-ink shadow-paper"
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-5 shrink-0 text-ink-faint" />
        <input
          role="combobox"
          aria-label={texts.title}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          placeholder={texts.placeholder}
          value={text}
          onChange={({ target }) => {
            commandText.set(target.value)
            setActive(undefined)
            held.current = undefined
          }}
          onKeyDown={onKeyDown}
          className="min-h-14 min-w-0 flex-1 border-0 bg-transparent text-lg outline-none placeholder:text-ink-faint"
        />
        <button type="button" onClick={closeCommand} className="min-h-11 cursor-pointer px-1 text-ink-faint">
          <span className="sr-only">{texts.close}</span>
          <span aria-hidden>
            <Kbd>Esc</Kbd>
          </span>
        </button>
      </div>
      {/* The focus stays in the input, whatever is pressed here. */}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={texts.title}
        aria-busy={phase === 'searching'}
        onPointerDown={(event) => event.preventDefault()}
        className="max-h-[min(28rem,60dvh)] overflow-y-auto overscroll-contain p-1.5"
      >
        {options.map((command, n) => (
          <button
            key={commandKey(command)}
            id={`${id}-${n}`}
            type="button"
            role="option"
            aria-selected={n === at}
            tabIndex={-1}
            onClick={() => pick(command)}
            onPointerMove={n === at ? undefined : () => setActive(commandKey(command))}
            className={classNames(
              'grid min-h-11 w-full cursor-pointer grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded-control px-3 py-1.5 text-left',
              n === at &&
                'bg-accent-soft outline-2 -outline-offset-2 outline-transparent forced-colors:outline-[Highlight]',
            )}
          >
            <CommandOption command={command} />
          </button>
        ))}
      </div>
      {options.length === 0 && (
        <p className="px-4 pb-4 text-ink-soft">
          {phase === 'found' ? texts.nothing(typed) : texts.searching}
        </p>
      )}
      <LiveRegion text={phase === 'found' ? texts.found(options.length) : ''} />
    </dialog>
  )
}
