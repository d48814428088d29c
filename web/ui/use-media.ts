import { useSyncExternalStore } from 'react'
import { BREAKPOINTS } from '../lib/calls/limits.ts'

/** Makes one MediaQueryList per condition for all components: creating one at each render is expensive. */
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

/** Whether the window is as narrow as a phone's, so that a search takes the whole screen. */
export const useIsPhone = (): boolean => useSyncExternalStore(phone.subscribe, phone.matches)

/** Whether the window is wide enough to show the sheet of the prescription beside the composer's form. */
export const useHasRoom = (): boolean => useSyncExternalStore(room.subscribe, room.matches)

const touched = media('(pointer: coarse)')

/** Whether the main pointer is coarse, as on a touch screen. Pages then show no names of keys. */
export const useIsTouched = (): boolean => useSyncExternalStore(touched.subscribe, touched.matches)

const calm = media('(prefers-reduced-motion: reduce)')

/** Whether the reader asked the system for less motion. */
export const useReducedMotion = (): boolean => useSyncExternalStore(calm.subscribe, calm.matches)
