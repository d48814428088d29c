import './notice-strip.css'
import { useLayoutEffect } from 'react'
import { useStore } from '../../lib/store.ts'
import { notices, noticesId } from './notices.ts'
import { SnackbarItem } from './SnackbarItem.tsx'

/** List of the notices. On a page with a bar at the bottom, the list is above that bar. */
export function NoticeList() {
  const shown = useStore(notices)
  const isShown = shown.length > 0
  useLayoutEffect(() => (isShown ? keepAboveBar() : undefined), [isShown])
  return shown.map((notice) => <SnackbarItem key={notice.id} notice={notice} />)
}

/**
 * Keeps the strip of the notices above the bar at the bottom of the page, and reserves its height at the end of the page
 * (notice-strip.css). Where the strip would cover the control that has the focus, as the button that was just pressed, the page
 * scrolls up by the covered height (WCAG 2.2, 2.4.11).
 */
function keepAboveBar(): () => void {
  const area = document.getElementById(noticesId)
  if (!area) return () => undefined
  const root = document.documentElement
  let height = 0
  const place = () => {
    const bar = document.querySelector('[data-bottom-bar]')
    const above = bar ? Math.max(0, window.innerHeight - bar.getBoundingClientRect().top) : 0
    area.style.setProperty('--bar', `${above}px`)
    const strip = area.getBoundingClientRect()
    root.style.setProperty('--notices', `${strip.height}px`)
    const focused = document.activeElement
    if (strip.height > height && focused?.closest('main') && !focused.closest('[data-bottom-bar]')) {
      const { bottom, right } = focused.getBoundingClientRect()
      const isUnder = right > strip.left && focused.id !== 'content'
      if (isUnder && bottom > strip.top) window.scrollBy(0, bottom - strip.top + 8)
    }
    height = strip.height
  }
  const watch = new ResizeObserver(place)
  watch.observe(area)
  watch.observe(document.body)
  place()
  return () => {
    watch.disconnect()
    root.style.removeProperty('--notices')
  }
}
