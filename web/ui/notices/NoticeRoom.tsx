import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { noticesId } from './notices.ts'

/**
 * Empty space as high as the notices at the top, so that they cover nothing that can be pressed.
 * @param isPinned whether the space stays in view while the page scrolls
 */
export function NoticeRoom({ isPinned = false }: { isPinned?: boolean }) {
  const room = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  const before = useRef(0)
  // Whether the browser itself keeps the scroll position when something above it grows (scroll anchoring).
  const keepsInView = CSS.supports('overflow-anchor', 'auto')
  useEffect(() => {
    const notices = document.getElementById(noticesId)
    if (!notices) return undefined
    const watch = new ResizeObserver(() => {
      const top = (room.current?.getBoundingClientRect().top ?? 0) + (isPinned ? 0 : window.scrollY)
      const { height: told, bottom } = notices.getBoundingClientRect()
      setHeight(told === 0 ? 0 : Math.max(0, bottom - top))
    })
    watch.observe(notices)
    return () => watch.disconnect()
  }, [isPinned])
  useLayoutEffect(() => {
    if (!isPinned && !keepsInView && window.scrollY > 0) window.scrollBy(0, height - before.current)
    before.current = height
  }, [height, isPinned, keepsInView])
  return (
    <div ref={room} aria-hidden className={keepsInView ? 'transition-[height]' : ''} style={{ height }} />
  )
}
