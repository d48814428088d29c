import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The current time, updated each minute: a page left open overnight must not print yesterday's date. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
