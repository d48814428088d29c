import { useEffect, useState } from 'react'
import { noticesId } from '../../../ui/notices.ts'

/** Pages of a phone begin under their notices while there are any: what was just issued is told and seen. */
export function NoticeRoom() {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const notices = document.getElementById(noticesId)
    if (!notices) return undefined
    const watch = new ResizeObserver(() => setHeight(notices.offsetHeight))
    watch.observe(notices)
    return () => watch.disconnect()
  }, [])
  return <div aria-hidden className="transition-[height] sm:hidden" style={{ height }} />
}
