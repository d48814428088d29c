import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'

/** A pause in the typing after which the page learns of it, ms. */
const REST = 200
const MOMENTS = ['keydown', 'pointerdown', 'pagehide'] as const

/**
 * What stands in a box, at every letter, of which the page learns when the typing rests: drawing the whole page anew
 * at each letter would hold up the answer to it.
 * @param kept what the page knows; it wins when it changes
 */
export function useRestingText(
  kept: string,
  keep: (text: string) => void,
): readonly [text: string, setText: (text: string) => void] {
  const [typed, setTyped] = useState({ text: kept, kept, told: kept })
  // The echo of what was told is no news: letters may have been typed since.
  const isOurs = typed.kept === kept || typed.told === kept
  const text = isOurs ? typed.text : kept
  if (typed.kept !== kept) setTyped({ text, kept, told: kept })
  const keepNow = useEffectEvent((rested: string) => {
    if (rested === kept) return
    setTyped((before) => ({ ...before, told: rested }))
    keep(rested)
  })
  const keepAll = useEffectEvent(() => flushSync(() => keepNow(text)))
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => keepNow(text)), REST)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    // Whatever is asked of the page is asked of all that was typed: a click, a chord, leaving it.
    const beforeAll = (event: Event) => {
      if (event instanceof KeyboardEvent && !event.ctrlKey && !event.metaKey && !event.altKey) return
      keepAll()
    }
    for (const kind of MOMENTS) window.addEventListener(kind, beforeAll, { capture: true })
    return () => {
      for (const kind of MOMENTS) window.removeEventListener(kind, beforeAll, { capture: true })
    }
  }, [])
  return [text, (next) => setTyped((before) => ({ ...before, text: next }))]
}
