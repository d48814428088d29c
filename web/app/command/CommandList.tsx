import { useEffect, useRef } from 'react'
import type { MarksByDrug } from '../../lib/drafts/search-marks.ts'
import { useTexts } from '../../lib/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { CommandOption } from './CommandOption.tsx'
import { type Command, commandKey } from './command-source.ts'

interface CommandListProps {
  id: string
  options: readonly Command[]
  /** Safety marks of medicines, such as contraindications, for the patient of the open draft. */
  marks: MarksByDrug | undefined
  /** Index of the active option; -1 for none. */
  at: number
  isBusy: boolean
  onPick: (command: Command) => void
  onActivate: (command: Command) => void
}

/** List of the results, scrolled to the active one. A press on the list never takes the focus from the input. */
export function CommandList({ id, options, marks, at, isBusy, onPick, onActivate }: CommandListProps) {
  const texts = useTexts('command')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector(`[id="${id}-${at}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [at, id])
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={texts.title}
      aria-busy={isBusy}
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
          onClick={() => onPick(command)}
          onPointerMove={n === at ? undefined : () => onActivate(command)}
          className={classNames(
            'grid min-h-11 w-full cursor-pointer grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded-control px-3 py-1.5 text-left',
            n === at &&
              'bg-accent-soft outline-2 -outline-offset-2 outline-transparent forced-colors:outline-[Highlight]',
          )}
        >
          <CommandOption command={command} marks={marks} />
          {n === 0 && at < 0 && (
            <span className="col-start-2 text-sm text-ink-soft max-md:hidden pointer-coarse:hidden">
              {texts.chooseByKeys}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
