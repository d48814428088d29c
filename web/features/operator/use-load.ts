import { useCallback, useEffect, useState } from 'react'

export type Loaded<T> = { step: 'loading' } | { step: 'failed' } | { step: 'there'; value: T }

/** Loads a value once for each key, and again when `again` is called. */
export function useLoad<T>(
  key: string,
  load: (signal: AbortSignal) => Promise<T>,
): { state: Loaded<T>; again: () => void } {
  const [round, setRound] = useState(0)
  const [held, hold] = useState<{ key: string; round: number; state: Loaded<T> }>()
  useEffect(() => {
    const stop = new AbortController()
    load(stop.signal).then(
      (value) => hold({ key, round, state: { step: 'there', value } }),
      () => {
        if (!stop.signal.aborted) hold({ key, round, state: { step: 'failed' } })
      },
    )
    return () => stop.abort()
    // `key` names what `load` fetches.
  }, [key, round, load])
  const again = useCallback(() => setRound((n) => n + 1), [])
  const isThis = held?.key === key && (held.round === round || held.state.step === 'there')
  return { state: isThis && held ? held.state : { step: 'loading' }, again }
}
