import { useSyncExternalStore } from 'react'
import { BREAKPOINTS } from '../../../lib/calls/limits.ts'

const wide = window.matchMedia(`(min-width: ${BREAKPOINTS.xl}px)`)

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** Whether the window has room for a sheet beside the list. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches)
