import { useLayoutEffect } from 'react'
import { useStore } from '../../lib/store.ts'
import { notices, noticesId } from './notices.ts'
import { SnackbarItem } from './SnackbarItem.tsx'

/** The notices, above the bar of the page where there is one. */
export function NoticeList() {
  const shown = useStore(notices)
  const isShown = shown.length > 0
  useLayoutEffect(() => (isShown ? keepAboveBar() : undefined), [isShown])
  return shown.map((notice) => <SnackbarItem key={notice.id} notice={notice} />)
}

/**
 * Keeps the notices above the bar at the bottom of the page, and gives the end of the page their height, so that what they
 * cover can be scrolled into view (app.css).
 */
function keepAboveBar(): () => void {
  const area = document.getElementById(noticesId)
  if (!area) return () => undefined
  const place = () => {
    const bar = document.querySelector('[data-bottom-bar]')
    const above = bar ? Math.max(0, window.innerHeight - bar.getBoundingClientRect().top) : 0
    area.style.setProperty('--bar', `${above}px`)
    document.documentElement.style.setProperty('--notices', `${area.getBoundingClientRect().height + 24}px`)
  }
  const watch = new ResizeObserver(place)
  watch.observe(area)
  watch.observe(document.body)
  place()
  return () => {
    watch.disconnect()
    document.documentElement.style.removeProperty('--notices')
  }
}
