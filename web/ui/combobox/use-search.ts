import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** What a source found. `note` stands above the options and is read out: "Mostrando resultados para …". */
export interface SearchFindings<T> {
  options: readonly T[]
  note?: string | undefined
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

/** A question on its way. */
interface Asked<T> {
  query: string
  asking: AbortController
  answer: Promise<SearchFindings<T>>
}

/** Long enough to skip the letters of a fast typist, short enough not to be felt, ms. */
const SEARCH_PAUSE = 90

/**
 * Asks a source while somebody types. Answers that come after a newer question are dropped. While the question grows
 * or shrinks the options of the one before stay, so that nothing blinks.
 * @param pause ms without a key before it asks; 0 asks at every key, of a source that answers at once
 * @returns `askNow` asks at the key itself, before the page is drawn for it: an answer that is there at once is drawn with
 * the letter, any other is on its way meanwhile
 */
export function useSearch<T>(
  query: string,
  source: SearchSource<T>,
  isOn: boolean,
  pause: number = SEARCH_PAUSE,
): SearchState<T> & { askNow: (query: string) => void } {
  const [answered, setAnswered] = useState<Answered<T>>({ query: undefined, options: [], hasFailed: false })
  const early = useRef<Asked<T>>(undefined)
  /** Answered at its key: nothing is left to ask. */
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
        settle({ query, options: [], hasFailed: true })
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

function asked<T>(source: SearchSource<T>, query: string): Asked<T> {
  const asking = new AbortController()
  const ask = async () => source(query, asking.signal)
  return onItsWay(query, asking, ask())
}

function onItsWay<T>(query: string, asking: AbortController, answer: Promise<SearchFindings<T>>): Asked<T> {
  // What nobody waits for any more fails unheard.
  answer.catch(() => undefined)
  return { query, asking, answer }
}

function shownOf<T>({ hasFailed, ...answered }: Answered<T>, query: string, isOn: boolean): SearchState<T> {
  if (!isOn) return { options: [], phase: 'idle' }
  if (answered.query === query) return { ...answered, phase: hasFailed ? 'failed' : 'found' }
  const before = answered.query
  // What is offered before anything is typed is no answer to what is typed then.
  const isRelated = !!before && query !== '' && (query.startsWith(before) || before.startsWith(query))
  return { options: isRelated ? answered.options : [], phase: 'searching' }
}
