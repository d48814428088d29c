import { type KeyboardEvent, memo, type ReactNode, useRef, useState } from 'react'
import { comboboxStep } from './combobox-keys.ts'
import type { ComboboxEntry } from './ComboboxList.tsx'
import { type SearchSource, useSearch } from './use-search.ts'

/** Time, ms, within which letters that follow an Enter, or each other, belong to one burst of fast typing. */
const BURST = 600

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
  /** Extra entries at the end of the list: "Agregar paciente …", "Usar como texto libre". */
  actions?: ((query: string) => readonly ComboboxEntry[]) | undefined
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
}: ComboboxSearch<T>) {
  const [isWanted, setWanted] = useState(false)
  // Key of the active entry, not its index: an answer that arrives late must not make another entry active.
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
  // The extra entries stay visible while the list waits for the answer to the next letter.
  const hasActions = state.phase !== 'idle' && (state.phase !== 'searching' || found.length > 0)
  const last = state.phase === 'found' ? (state.last ?? []) : []
  const entries: readonly ComboboxEntry[] = [
    ...found,
    ...(hasActions ? (actions?.(query) ?? []) : []),
    ...last,
  ]
  const at = entries.findIndex(({ key }) => key === active)
  const pick = (entry: ComboboxEntry | undefined) => {
    if (entry?.stays) setActive(undefined)
    else close()
    entry?.run()
  }
  const press = (event: KeyboardEvent) => {
    // An Enter before the answer has arrived picks nothing, and letters typed right after it were meant for the
    // next control: they are not added to the search, and no option is picked unseen.
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
    // Escape must not also close a dialog around the combobox.
    event.stopPropagation()
    // While a search runs, the list still shows results for earlier letters: a fast typist would activate a wrong one.
    if (state.phase === 'searching' && step.kind === 'activate') return
    if (step.kind === 'open') setWanted(true)
    if (step.kind === 'close') close()
    if (step.kind === 'clear') onTextChange('')
    if (step.kind === 'activate') setActive(entries[step.at]?.key)
    if (step.kind === 'pick') pick(entries[step.at])
  }
  const type = (next: string) => {
    if (next.trim().length >= minimum) state.askNow(next.trim())
    onTextChange(next)
    setWanted(true)
    setActive(undefined)
  }
  const focus = () => minimum === 0 && setWanted(true)
  return { state, query, isOpen, entries, at, activate: setActive, pick, press, type, focus, close }
}

const Drawn = memo(function Drawn(props: { option: unknown; draw: (option: unknown) => ReactNode }) {
  return props.draw(props.option)
})
