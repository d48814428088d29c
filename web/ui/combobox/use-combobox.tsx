import { type KeyboardEvent, memo, type ReactNode, useRef, useState } from 'react'
import { comboboxStep } from './combobox-keys.ts'
import type { ComboboxEntry } from './ComboboxList.tsx'
import { type SearchSource, useSearch } from './use-search.ts'

/** Letters that follow an Enter within so long, and each other, are of one burst of a quick hand, ms. */
const BURST = 600

export interface ComboboxSearch<T> {
  /** What stands in the box; belongs to the caller, so that nothing typed is ever lost. */
  text: string
  onTextChange: (text: string) => void
  search: SearchSource<T>
  optionKey: (option: T) => string
  /** The same function draws the same option once. */
  renderOption: (option: T) => ReactNode
  onPick: (option: T) => void
  /** Characters before anything is asked; 0 asks on focus. */
  minimum?: number | undefined
  /** Waits so long without a key before it searches, ms; 0 for a search that answers at once. */
  pause?: number | undefined
  /** Ways out at the end of the list: "Agregar paciente …", "Usar como texto libre". */
  actions?: ((query: string) => readonly ComboboxEntry[]) | undefined
}

/** What a combobox found, which of it is active, and what keys and letters do to both. */
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
  const press = (event: KeyboardEvent) => {
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
