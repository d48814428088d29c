import { useEffect, useState } from 'react'

/** At most one announcement a second: a reader must be able to finish a sentence (assurance.md 4.2). */
const SETTLE = 1000

/** Says a text to a screen reader, politely, once it has settled. */
export function LiveRegion({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), SETTLE)
    return () => clearTimeout(timer)
  }, [text])
  return <output className="sr-only">{said}</output>
}
