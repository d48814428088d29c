import { useEffect } from 'react'
import { useAddress } from '../../lib/router/Router.tsx'
import { persistTours, persisted } from '../../lib/calls/persist.ts'
import { savePreference, useProfile } from '../../lib/account/profile.ts'
import { onLogout } from '../../lib/account/session.ts'
import { useStore } from '../../lib/store.ts'
import { loadTexts, textsNow } from '../../lib/texts.ts'
import { tourAt, type TourName } from './tour-choice.ts'

/** Delay before a tour starts, and between attempts, ms: the doctor looks at the page first. */
const PAUSE = 1000
/** Maximum number of attempts to find the elements of a tour on the page. */
const LOOKS = 10

/** Tours that were viewed in this visit. */
const seen = new Set<TourName>()
onLogout(() => seen.clear())

/** Marks a tour as viewed for good. If that fails to be saved, the tour comes again at the next visit. */
function setViewed(name: TourName): void {
  seen.add(name)
  if (name === 'welcome') void savePreference({ tourViewed: true })
  if (name === 'history') void savePreference({ historyTourViewed: true })
  if (name === 'menu') persistTours({ displayTourOnce: false })
}

/** Whether the doctor has already begun something: a tour then does not start. */
const isBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false)

/** Starts the tour of the current page, if it has one that this doctor has not viewed. */
export function Tours() {
  const { pathname } = useAddress()
  const { data: doctor } = useProfile()
  const { displayTourOnce } = useStore(persisted).tours
  const name = doctor ? tourAt(pathname, doctor.ux_settings, displayTourOnce, seen) : undefined
  useEffect(() => (name ? start(name) : undefined), [name])
  return null
}

/** Starts a tour after a delay. @returns ends the tour, or cancels its start */
function start(name: TourName): () => void {
  let end: (() => void) | undefined
  let isOver = false
  let timer = setTimeout(() => void begin(LOOKS), PAUSE)
  async function begin(looks: number): Promise<void> {
    const [{ runTour }] = await Promise.all([import('./run-tour.ts'), loadTexts('tours')])
    const texts = textsNow('tours')
    if (isOver || !texts || isBusy()) return
    end = runTour(name, texts, () => {
      end = undefined
      setViewed(name)
    })
    if (!end && looks > 1) timer = setTimeout(() => void begin(looks - 1), PAUSE)
  }
  return () => {
    isOver = true
    clearTimeout(timer)
    end?.()
  }
}
