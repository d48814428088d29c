import { type RefObject, useEffect, useState } from 'react'

/** Key of the row that last got the focus; undefined at first, and once a control outside the rows gets it. */
export function useActiveRow(): string | undefined {
  const [active, setActive] = useState<string>()
  useEffect(() => {
    const follow = ({ target }: FocusEvent) =>
      setActive(
        target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined,
      )
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])
  return active
}

/** Scrolls only the frame, never the page, until it shows the row that is being written. */
export function useRowInView(frame: RefObject<HTMLElement | null>, active: string | undefined): void {
  useEffect(() => {
    if (active !== undefined) showActive(frame.current)
  }, [frame, active])
}

function showActive(frame: HTMLElement | null): void {
  const row = frame?.querySelector('[data-active]')
  if (!frame || !row) return
  const { top, bottom } = row.getBoundingClientRect()
  const { top: from, bottom: to } = frame.getBoundingClientRect()
  if (top < from) frame.scrollBy(0, top - from)
  else if (bottom > to) frame.scrollBy(0, bottom - to)
}
