import { useEffect } from 'react'
import { useAddress } from '../../lib/router/Router.tsx'
import { persisted } from '../../lib/calls/persist.ts'
import { useProfile } from '../../lib/account/profile.ts'
import { onLogout } from '../../lib/account/session.ts'
import { useStore } from '../../lib/store.ts'
import { tourAt, type TourName } from './tour-choice.ts'

/** Delay before the code of a tour is loaded, ms: the doctor looks at the page first. */
const PAUSE = 1000

/** Tours that were viewed in this visit. */
const seen = new Set<TourName>()
onLogout(() => seen.clear())

/** Starts the tour of the current page, if it has one that this doctor has not viewed. */
export function Tours() {
  const { pathname } = useAddress()
  const { data: doctor } = useProfile()
  const { displayTourOnce } = useStore(persisted).tours
  const name =
    doctor &&
    tourAt(pathname, doctor.ux_settings, { displayTourOnce, isFirstHour: !doctor.specialty_verified }, seen)
  useEffect(() => (name ? startLater(name) : undefined), [name])
  return null
}

/** Loads and starts a tour after a delay. @returns ends the tour, or cancels its start */
function startLater(name: TourName): () => void {
  let isOver = false
  let end: (() => void) | undefined
  const timer = setTimeout(() => {
    void import('./start-tour.ts').then(({ startTour }) => {
      if (!isOver) end = startTour(name, seen)
    })
  }, PAUSE)
  return () => {
    isOver = true
    clearTimeout(timer)
    end?.()
  }
}
