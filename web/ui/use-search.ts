import { useEffect, useEffectEvent, useState } from 'react'

/** What a source found. `note` stands above the options and is read out: "Mostrando resultados para …". */
export interface Found<T> {
  options: readonly T[]
  note?: string | undefined
}

export type SearchSource<T> = (query: string, signal: AbortSignal) => Found<T> | Promise<Found<T>>

export interface SearchState<T> extends Found<T> {
  phase: 'idle' | 'searching' | 'found' | 'failed'
}

interface Answered<T> extends Found<T> {
  query: string | undefined
  hasFailed: boolean
}

/** Long enough to skip the letters of a fast typist, short enough not to be felt, ms. */
const SEARCH_PAUSE = 90

/**
 * Asks a source while somebody types. Answers that come after a newer question are dropped. While the question grows
 * or shrinks the options of the one before stay, so that nothing blinks.
 * @param pause ms without a key before it asks; 0 asks at every key, of a source that answers at once
 */
export function useSearch<T>(
  query: string,
  source: SearchSource<T>,
  isOn: boolean,
  pause: number = SEARCH_PAUSE,
): SearchState<T> {
  const [answered, setAnswered] = useState<Answered<T>>({ query: undefined, options: [], hasFailed: false })
  const ask = useEffectEvent((text: string, signal: AbortSignal) => source(text, signal))
  useEffect(() => {
    if (!isOn) return undefined
    const asking = new AbortController()
    const settle = (answer: Answered<T>) => {
      if (!asking.signal.aborted) setAnswered(answer)
    }
    const askNow = async () => {
      try {
        settle({ ...(await ask(query, asking.signal)), query, hasFailed: false })
      } catch {
        settle({ query, options: [], hasFailed: true })
      }
    }
    const timer = pause > 0 ? setTimeout(askNow, pause) : undefined
    if (pause === 0) void askNow()
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [query, isOn, pause])
  return shownOf(answered, query, isOn)
}

function shownOf<T>({ hasFailed, ...answered }: Answered<T>, query: string, isOn: boolean): SearchState<T> {
  if (!isOn) return { options: [], phase: 'idle' }
  if (answered.query === query) return { ...answered, phase: hasFailed ? 'failed' : 'found' }
  const before = answered.query
  const isRelated = before !== undefined && (query.startsWith(before) || before.startsWith(query))
  return { options: isRelated ? answered.options : [], phase: 'searching' }
}
