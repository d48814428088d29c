import { useEffect, useRef, useState } from 'react'
import { noticesId } from '../../../ui/notices.ts'

/** The page begins under its notices while there are any: what was just issued is told and seen. */
export function NoticeRoom() {
  const room = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const notices = document.getElementById(noticesId)
    if (!notices) return undefined
    const watch = new ResizeObserver(() => {
      const top = (room.current?.getBoundingClientRect().top ?? 0) + window.scrollY
      const { height: told, bottom } = notices.getBoundingClientRect()
      setHeight(told === 0 ? 0 : Math.max(0, bottom - top))
    })
    watch.observe(notices)
    return () => watch.disconnect()
  }, [])
  return <div ref={room} aria-hidden className="transition-[height]" style={{ height }} />
}
