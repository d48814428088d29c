import { useEffect, useState } from 'react'

/**
 * Time for which a text must stay unchanged before it is announced, ms: with at most one announcement a second a
 * screen reader can finish a sentence (assurance.md 4.2).
 */
const SETTLE = 1000

/** Announces a text to a screen reader, politely, once the text has not changed for a moment. */
export function LiveRegion({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), SETTLE)
    return () => clearTimeout(timer)
  }, [text])
  return <output className="sr-only">{said}</output>
}
