import { Search, X } from 'lucide-react'
import { useId } from 'react'
import { closeCommand } from '../../lib/command-palette.ts'
import { useTexts } from '../../lib/texts.ts'
import { Kbd } from '../../ui/Kbd.tsx'
import { LiveRegion } from '../../ui/notices/LiveRegion.tsx'
import { useIsTouched } from '../../ui/use-media.ts'
import { useModal } from '../../ui/dialog/use-modal.ts'
import { CommandList } from './CommandList.tsx'
import { useCommands } from './use-commands.ts'

/**
 * Command palette: a combobox in a dialog (APG 1.2, list autocomplete). The first result is active; Enter runs nothing
 * until the results match the typed text.
 */
export function CommandPalette() {
  const texts = useTexts('command')
  const ref = useModal(true, closeCommand)
  const listId = useId()
  const isTouched = useIsTouched()
  const { text, typed, options, marks, phase, at, pick, type, activate, onKeyDown } = useCommands()
  return (
    <dialog
      ref={ref}
      data-command
      aria-label={texts.title}
      className="overlay mx-auto mt-[10dvh] mb-auto w-[min(40rem,calc(100vw-1.5rem))] surface p-0 text-ink shadow-paper"
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-5 shrink-0 text-ink-faint" />
        <input
          role="combobox"
          aria-label={texts.title}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={at >= 0 ? `${listId}-${at}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          placeholder={texts.placeholder}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          className="min-h-14 min-w-0 flex-1 border-0 bg-transparent text-lg outline-none placeholder:text-ink-faint"
        />
        <button
          type="button"
          onClick={closeCommand}
          className="-mr-3 grid min-h-11 min-w-11 cursor-pointer place-items-center text-ink-faint"
        >
          <span className="sr-only">{texts.close}</span>
          {isTouched ? (
            <X aria-hidden className="size-5" strokeWidth={1.8} />
          ) : (
            <span aria-hidden>
              <Kbd>Esc</Kbd>
            </span>
          )}
        </button>
      </div>
      <CommandList
        id={listId}
        options={options}
        marks={marks}
        at={at}
        isBusy={phase === 'searching'}
        onPick={pick}
        onActivate={activate}
      />
      {options.length === 0 && (
        <p className="px-4 pb-4 text-ink-soft">
          {phase === 'found' ? texts.nothing(typed) : texts.searching}
        </p>
      )}
      <LiveRegion text={phase === 'found' ? texts.found(options.length) : ''} />
    </dialog>
  )
}
