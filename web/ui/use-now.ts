import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The moment, followed by the minute: a page that stays open overnight must not print yesterday. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
