import { useSyncExternalStore } from 'react'
import { BREAKPOINTS } from '../lib/calls/limits.ts'

/** One list for all that ask: making one each time that a part is drawn is dear. */
function media(condition: string) {
  const list = window.matchMedia(condition)
  return {
    subscribe: (changed: () => void) => {
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    matches: () => list.matches,
  }
}

const phone = media(`(width < ${BREAKPOINTS.sm}px)`)
const room = media(`(width >= ${BREAKPOINTS.xl}px)`)

/** A screen of a phone: a search takes all of it. */
export const useIsPhone = (): boolean => useSyncExternalStore(phone.subscribe, phone.matches)

/** Room for the sheet beside what is written. */
export const useHasRoom = (): boolean => useSyncExternalStore(room.subscribe, room.matches)
