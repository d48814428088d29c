import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'

/** Pause in typing, ms, after which the page gets the text. */
const REST = 200
const MOMENTS = ['keydown', 'pointerdown', 'beforeunload', 'pagehide'] as const

/**
 * Text of an input at every letter. The page gets the text only after a pause in typing: drawing the whole page at each letter
 * would delay the letter.
 * @param kept the text that the page has. A change of it by the page replaces the typed text
 * @param keep passes the typed text to the page
 */
export function useRestingText(
  kept: string,
  keep: (text: string) => void,
): readonly [text: string, setText: (text: string) => void] {
  const [typed, setTyped] = useState({ text: kept, kept, told: kept })
  // A value that this input itself reported last is no change by the page: more letters may have been typed since.
  const isOurs = typed.kept === kept || typed.told === kept
  const text = isOurs ? typed.text : kept
  if (typed.kept !== kept) setTyped({ text, kept, told: kept })
  const keepNow = useEffectEvent((rested: string) => {
    if (rested === kept) return
    // The reported text and the page's value change in one render. A letter that is typed between two renders would be lost.
    flushSync(() => {
      setTyped((before) => ({ ...before, told: rested }))
      keep(rested)
    })
  })
  const keepAll = useEffectEvent(() => keepNow(text))
  useEffect(() => {
    const timer = setTimeout(() => keepNow(text), REST)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    // The page gets the text before a click, a shortcut or leaving the page, so that each acts on all that
    // was typed.
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
