import type { ComboboxEntry } from './ComboboxList.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Result of a search of a combobox. `note` stands above the options and is read out: "Mostrando resultados para …". */
export interface SearchFindings<T> {
  options: readonly T[]
  note?: string | undefined
  /** Whether the options are for another spelling than the typed one. */
  isGuess?: boolean | undefined
  /** Entries at the end of the list: names that are only similar to the typed name. */
  last?: readonly ComboboxEntry[] | undefined
}

export type SearchSource<T> = (
  query: string,
  signal: AbortSignal,
) => SearchFindings<T> | Promise<SearchFindings<T>>

export interface SearchState<T> extends SearchFindings<T> {
  phase: 'idle' | 'searching' | 'found' | 'failed'
}

interface Answered<T> extends SearchFindings<T> {
  query: string | undefined
  hasFailed: boolean
}

/** A search whose answer has not arrived yet. */
interface Asked<T> {
  query: string
  asking: AbortController
  answer: Promise<SearchFindings<T>>
}

/** Pause in typing before a search, ms: long enough to skip letters of a fast typist, too short to be noticed. */
const SEARCH_PAUSE = 90

/**
 * Searches a source while the user types. Answers that come after a newer query are dropped. While the query grows
 * or shrinks, the options of the previous one stay visible, so that nothing flickers.
 * @param pause ms without a key before the search; 0 searches at every key, for a source that answers synchronously
 * @returns `askNow` searches in the key handler, before the page is rendered: a synchronous answer is rendered
 * together with the letter, an asynchronous one is already on its way
 */
export function useSearch<T>(
  query: string,
  source: SearchSource<T>,
  isOn: boolean,
  pause: number = SEARCH_PAUSE,
): SearchState<T> & { askNow: (query: string) => void } {
  const [answered, setAnswered] = useState<Answered<T>>({ query: undefined, options: [], hasFailed: false })
  const early = useRef<Asked<T>>(undefined)
  /** Query that `askNow` answered synchronously, so that the effect does not search for it again. */
  const answeredAtOnce = useRef<string>(undefined)
  const ask = useEffectEvent((text: string): Asked<T> => {
    const sent = early.current
    early.current = undefined
    if (sent?.query === text) return sent
    sent?.asking.abort()
    return asked(source, text)
  })
  useEffect(() => {
    if (!isOn) answeredAtOnce.current = undefined
    if (!isOn || answeredAtOnce.current === query) return undefined
    let sent: Asked<T> | undefined
    let isCurrent = true
    const settle = (answer: Answered<T>) => {
      if (isCurrent) setAnswered(answer)
    }
    const send = async () => {
      try {
        sent = ask(query)
        settle({ ...(await sent.answer), query, hasFailed: false })
      } catch {
        if (isCurrent) setAnswered((before) => keptThrough(before, query))
      }
    }
    const timer = pause > 0 ? setTimeout(send, pause) : undefined
    if (pause === 0) void send()
    return () => {
      isCurrent = false
      clearTimeout(timer)
      sent?.asking.abort()
    }
  }, [query, isOn, pause])
  const askNow = (text: string) => {
    if (pause > 0 || text === query) return
    early.current?.asking.abort()
    early.current = undefined
    const asking = new AbortController()
    const answer = source(text, asking.signal)
    if (answer instanceof Promise) early.current = onItsWay(text, asking, answer)
    else setAnswered({ ...answer, query: text, hasFailed: false })
    answeredAtOnce.current = answer instanceof Promise ? undefined : text
  }
  return { ...shownOf(answered, query, isOn), askNow }
}

/**
 * The state after a search failed. Results that an earlier search for the same query found are kept, because somebody may be
 * pressing one of them.
 */
function keptThrough<T>(before: Answered<T>, query: string): Answered<T> {
  return before.query === query && !before.hasFailed ? before : { query, options: [], hasFailed: true }
}

function asked<T>(source: SearchSource<T>, query: string): Asked<T> {
  const asking = new AbortController()
  const ask = async () => source(query, asking.signal)
  return onItsWay(query, asking, ask())
}

function onItsWay<T>(query: string, asking: AbortController, answer: Promise<SearchFindings<T>>): Asked<T> {
  // The error of an aborted or abandoned search is ignored.
  answer.catch(() => undefined)
  return { query, asking, answer }
}

function shownOf<T>({ hasFailed, ...answered }: Answered<T>, query: string, isOn: boolean): SearchState<T> {
  if (!isOn) return { options: [], phase: 'idle' }
  if (answered.query === query) return { ...answered, phase: hasFailed ? 'failed' : 'found' }
  const before = answered.query
  // Options offered for an empty query are no results for the text typed after it.
  const isRelated = !!before && query !== '' && (query.startsWith(before) || before.startsWith(query))
  return { options: isRelated ? answered.options : [], phase: 'searching' }
}
