import { useSyncExternalStore } from 'react'
import { BREAKPOINTS } from '../../../lib/limits.ts'

function useMedia(condition: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(condition)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(condition).matches,
  )
}

/** A screen of a phone: a search takes all of it. */
export const useIsPhone = (): boolean => useMedia(`(width < ${BREAKPOINTS.sm}px)`)

/** Room for the sheet beside what is written. */
export const useHasRoom = (): boolean => useMedia(`(width >= ${BREAKPOINTS.xl}px)`)
