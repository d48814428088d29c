import { type ComponentProps, type KeyboardEvent, memo, type ReactNode, useId, useRef, useState } from 'react'
import { useTexts } from '../lib/texts.ts'
import { comboboxStep } from './combobox-keys.ts'
import { ComboboxList, type ComboboxEntry } from './ComboboxList.tsx'
import { classNames } from './class-names.ts'
import { controlStyle } from './control-style.ts'
import { Field, type FieldProps } from './Field.tsx'
import { LiveRegion } from './LiveRegion.tsx'
import { type SearchSource, type SearchState, useSearch } from './use-search.ts'

/** Letters that follow an Enter within so long, and each other, are of one burst of a quick hand, ms. */
const BURST = 600

export interface ComboboxProps<T>
  extends FieldProps, Omit<ComponentProps<'input'>, 'className' | 'id' | 'onChange' | 'value' | 'list'> {
  id?: string | undefined
  /** What stands in the box; belongs to the caller, so that nothing typed is ever lost. */
  text: string
  onTextChange: (text: string) => void
  search: SearchSource<T>
  optionKey: (option: T) => string
  /** The same function draws the same option once. */
  renderOption: (option: T) => ReactNode
  onPick: (option: T) => void
  /** Characters before anything is asked; 0 asks on focus. */
  minimum?: number
  /** Waits so long without a key before it searches, ms; 0 for a search that answers at once. */
  pause?: number
  /** Said when nothing was found. */
  empty?: (query: string) => ReactNode
  /** Ways out at the end of the list: "Agregar paciente …", "Usar como texto libre". */
  actions?: (query: string) => readonly ComboboxEntry[]
}

/**
 * A box in which one types to find: patients, drugs, diagnoses. The focus never leaves the input; the active option is
 * pointed at. Nothing is chosen unless somebody chooses it: an unnoticed first result would be a wrong drug.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { id: given, label, hint, error, optional, hideLabel, className, text, onTextChange, search } = props
  const { optionKey, renderOption, onPick, minimum = 2, pause, empty, actions, ...input } = omitField(props)
  const texts = useTexts('common')
  const made = useId()
  const id = given ?? made
  const listId = `${id}-list`
  const [isWanted, setWanted] = useState(false)
  // By what it is, not by where it stands: an answer that comes under the hand must not put another in its place.
  const [active, setActive] = useState<string>()
  const tooSoon = useRef(-BURST)
  const query = text.trim()
  const isOpen = isWanted && query.length >= minimum
  const state = useSearch(query, search, isOpen, pause)
  const close = () => {
    setWanted(false)
    setActive(undefined)
  }
  const found = state.options.map((option) => ({
    key: `option ${optionKey(option)}`,
    content: <Drawn option={option} draw={renderOption as (option: unknown) => ReactNode} />,
    run: () => onPick(option),
  }))
  // The ways out stay while the list is only waiting for its next letter.
  const hasActions = state.phase !== 'idle' && (state.phase !== 'searching' || found.length > 0)
  const entries: readonly ComboboxEntry[] = [...found, ...(hasActions ? (actions?.(query) ?? []) : [])]
  const at = entries.findIndex(({ key }) => key === active)
  const pick = (entry: ComboboxEntry | undefined) => {
    close()
    entry?.run()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event)
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    // An Enter before the answer can take nothing, and what follows it at once was meant for the next control: it is no
    // part of what is searched for, and nobody is chosen unseen.
    const isChord = event.ctrlKey || event.metaKey || event.altKey
    const isEnter = event.key === 'Enter' && isOpen && state.phase === 'searching'
    const isBehind = event.key.length === 1 && event.timeStamp - tooSoon.current < BURST
    if (!isChord && (isEnter || isBehind)) {
      tooSoon.current = event.timeStamp
      event.preventDefault()
      return
    }
    const view = { isOpen, hasText: text !== '', active: at, count: entries.length }
    const step = comboboxStep(event, view)
    if (event.key === 'Tab') close()
    if (!step) return
    event.preventDefault()
    // A dialog around the box must not close with the list.
    event.stopPropagation()
    // What stands there while the answer is on its way is of other letters: a quick hand would take the wrong one.
    if (state.phase === 'searching' && step.kind === 'activate') return
    if (step.kind === 'open') setWanted(true)
    if (step.kind === 'close') close()
    if (step.kind === 'clear') onTextChange('')
    if (step.kind === 'activate') setActive(entries[step.at]?.key)
    if (step.kind === 'pick') pick(entries[step.at])
  }

  return (
    <Field {...{ id, label, hint, error, optional, hideLabel }} className={classNames('relative', className)}>
      {(control) => (
        <div className="relative">
          {/* Of a size of its own: a letter in it lays out nothing else. */}
          <div className="h-11 [contain:size_layout]">
            <input
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...input}
              {...control}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-activedescendant={isOpen && at >= 0 ? `${listId}-${at}` : undefined}
              className={controlStyle}
              value={text}
              onChange={(event) => {
                const next = event.target.value.trim()
                if (next.length >= minimum) state.askNow(next)
                onTextChange(event.target.value)
                setWanted(true)
                setActive(undefined)
              }}
              onFocus={(event) => {
                input.onFocus?.(event)
                if (minimum === 0) setWanted(true)
              }}
              onBlur={(event) => {
                input.onBlur?.(event)
                close()
              }}
              onKeyDown={onKeyDown}
            />
          </div>
          <ComboboxList
            id={listId}
            label={label}
            isOpen={isOpen}
            isBusy={state.phase === 'searching'}
            entries={entries}
            active={at}
            note={state.note}
            message={messageOf(state, texts, () => empty?.(query))}
            onPick={pick}
            onActivate={(entry) => setActive(entry.key)}
          />
          <LiveRegion text={isOpen ? announcementOf(state, texts) : ''} />
        </div>
      )}
    </Field>
  )
}

const Drawn = memo(function Drawn(props: { option: unknown; draw: (option: unknown) => ReactNode }) {
  return props.draw(props.option)
})

/** What is left for the input itself. */
function omitField<T>(props: ComboboxProps<T>) {
  const {
    id: _,
    label: _l,
    hint: _h,
    error: _e,
    optional: _o,
    hideLabel: _hl,
    className: _c,
    ...rest
  } = props
  const { text: _t, onTextChange: _ot, search: _s, ...input } = rest
  return input
}

interface Words {
  searching: string
  searchFailed: string
  results: (count: number) => string
}

function messageOf<T>(state: SearchState<T>, texts: Words, empty: () => ReactNode): ReactNode {
  if (state.phase === 'failed') return texts.searchFailed
  if (state.options.length > 0) return undefined
  if (state.phase === 'found') return empty() ?? texts.results(0)
  return texts.searching
}

function announcementOf<T>(state: SearchState<T>, texts: Words): string {
  if (state.phase === 'failed') return texts.searchFailed
  if (state.phase !== 'found') return ''
  return [state.note, texts.results(state.options.length)].filter(Boolean).join('. ')
}
