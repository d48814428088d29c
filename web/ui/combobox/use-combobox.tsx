import { type KeyboardEvent, memo, type ReactNode, useState } from 'react'
import { textAfterEnter } from './choose-with-enter.ts'
import { comboboxStep, arrowStep } from './combobox-keys.ts'
import type { ComboboxEntry } from './ComboboxList.tsx'
import { type FirstHit, NONE_SAFE, safeOf } from './first-hit.ts'
import { useChoosing } from './use-choosing.ts'
import { type SearchSource, type SearchState, useSearch } from './use-search.ts'

export interface ComboboxSearch<T> {
  /** Text in the input; held by the caller, so that nothing typed is ever lost. */
  text: string
  onTextChange: (text: string) => void
  search: SearchSource<T>
  optionKey: (option: T) => string
  /**
   * Renders an option. The result is memoised by function and option, so a stable function renders each option
   * once.
   */
  renderOption: (option: T) => ReactNode
  onPick: (option: T) => void
  /** Number of characters before a search begins; 0 searches on focus. */
  minimum?: number | undefined
  /** Pause in typing before a search begins, ms; 0 for a source that answers synchronously. */
  pause?: number | undefined
  /**
   * Extra entries at the end of the list: "Agregar paciente …", "Usar como texto libre".
   * @param isAbsent whether the search was answered, and found nothing
   */
  actions?: ((query: string, isAbsent: boolean) => readonly ComboboxEntry[]) | undefined
  first?: FirstHit<T> | undefined
}

/** State of a combobox: the options found, the active entry, and the handlers for keys and typed text. */
export function useCombobox<T>({
  text,
  onTextChange,
  search,
  optionKey,
  renderOption,
  onPick,
  minimum = 2,
  pause,
  actions,
  first,
}: ComboboxSearch<T>) {
  const [isWanted, setWanted] = useState(false)
  const query = text.trim()
  const isOpen = isWanted && query.length >= minimum
  const state = useSearch(query, search, isOpen, pause)
  const { results, entries } = entriesOf({ state, query, optionKey, renderOption, onPick, actions })
  const choose = (entry: ComboboxEntry | undefined) => {
    if (!entry?.stays) setWanted(false)
    entry?.run()
  }
  const { choosing, lit, happen } = useChoosing({
    query,
    entries,
    results,
    isOver: isOpen && state.phase !== 'searching',
    isReady: first?.isReady !== false,
    ...(query === '' ? NONE_SAFE : safeOf(state, first, optionKey)),
    onTake: choose,
  })
  const at = entries.findIndex(({ key }) => key === lit)
  const close = () => {
    setWanted(false)
    happen({ kind: 'left' })
  }
  const pick = (entry: ComboboxEntry) => {
    happen({ kind: 'left' })
    choose(entry)
  }
  const press = (event: KeyboardEvent) => {
    const isChord = event.ctrlKey || event.metaKey || event.altKey
    if (event.key === 'Enter' && isOpen && !isChord) {
      event.preventDefault()
      event.stopPropagation()
      // A key that is held down must not choose twice.
      return event.repeat ? undefined : happen({ kind: 'enter' })
    }
    const by = state.phase === 'searching' && isOpen && !isChord ? arrowStep(event.key) : 0
    if (by !== 0) {
      event.preventDefault()
      return happen({ kind: 'stepped', by })
    }
    // If the list has a single entry that is highlighted already, an arrow key selects that entry: somebody who presses Down and
    // Enter means this entry.
    const active = choosing.moved === undefined && entries.length === 1 ? -1 : at
    const view = { isOpen, hasText: text !== '', active, count: entries.length }
    const step = comboboxStep(event, view)
    if (event.key === 'Tab') close()
    if (!step) return
    event.preventDefault()
    // Escape must not also close a dialog around the combobox.
    event.stopPropagation()
    if (step.kind === 'open') setWanted(true)
    if (step.kind === 'close') close()
    if (step.kind === 'clear') onTextChange('')
    if (step.kind === 'activate') happen({ kind: 'moved', to: entries[step.at]?.key ?? null })
  }
  const type = (typed: string) => {
    const next = textAfterEnter(text, typed, choosing.hasEntered)
    if (next.trim().length >= minimum) state.askNow(next.trim())
    onTextChange(next)
    setWanted(true)
    happen({ kind: 'typed' })
  }
  const activate = (key: string) => happen({ kind: 'moved', to: key })
  const focus = () => minimum === 0 && setWanted(true)
  return { state, query, isOpen, entries, at, activate, pick, press, type, focus, close }
}

interface Listed<T> extends Pick<ComboboxSearch<T>, 'optionKey' | 'renderOption' | 'onPick' | 'actions'> {
  state: SearchState<T>
  query: string
}

/** Entries of the list: the options found, then the extra entries. `results`: the number of options. */
function entriesOf<T>({ state, query, ...search }: Listed<T>): {
  results: number
  entries: readonly ComboboxEntry[]
} {
  const draw = search.renderOption as (option: unknown) => ReactNode
  const found = state.options.map((option) => ({
    key: `option ${search.optionKey(option)}`,
    content: <Drawn option={option} draw={draw} />,
    run: () => search.onPick(option),
  }))
  // The extra entries stay visible while the list waits for the answer to the next letter.
  const isFound = state.phase === 'found'
  const hasActions = found.length > 0 || isFound || state.phase === 'failed'
  return {
    results: found.length,
    entries: [
      ...found,
      ...((hasActions && search.actions?.(query, isFound && found.length === 0)) || []),
      ...((isFound && state.last) || []),
    ],
  }
}

const Drawn = memo(function Drawn(props: { option: unknown; draw: (option: unknown) => ReactNode }) {
  return props.draw(props.option)
})
