import { persistTours } from '../../lib/calls/persist.ts'
import { savePreference } from '../../lib/account/profile.ts'
import { loadTexts, textsNow } from '../../lib/texts.ts'
import type { TourName } from './tour-choice.ts'

/** Delay between two attempts to start a guided tour, ms. */
const PAUSE = 1000
/** Maximum number of attempts to find the elements of a tour on the page. */
const LOOKS = 10

/** Stores permanently that a tour was viewed. If storing fails, the tour is shown again at the next visit. */
function setViewed(name: TourName): void {
  if (name === 'welcome') void savePreference({ tourViewed: true })
  if (name === 'history') void savePreference({ historyTourViewed: true })
  if (name === 'menu') persistTours({ displayTourOnce: false })
}

/** Whether a dialog is open or a field has the focus: the doctor is busy then, and a tour does not start. */
const isBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false)

/** Events by which the doctor begins to work on the page. */
const WORK = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Starts a tour as soon as its elements are on the page. Once the doctor has pressed a key, a button or the page, or has scrolled,
 * the tour does not start at this visit: it would cover what the doctor has just opened.
 * @param seen receives the name when the tour was viewed
 * @returns ends the tour, or cancels its start
 */
export function startTour(name: TourName, seen: Set<TourName>): () => void {
  let end: (() => void) | undefined
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const work = new AbortController()
  const giveUp = () => {
    if (!end) isOver = true
  }
  for (const event of WORK)
    addEventListener(event, giveUp, { capture: true, passive: true, signal: work.signal })
  async function begin(looks: number): Promise<void> {
    const [{ runTour }] = await Promise.all([import('./run-tour.ts'), loadTexts('tours')])
    const texts = textsNow('tours')
    if (isOver || !texts || isBusy()) return
    end = runTour(name, texts, () => {
      end = undefined
      seen.add(name)
      setViewed(name)
    })
    if (!end && looks > 1) timer = setTimeout(() => void begin(looks - 1), PAUSE)
  }
  void begin(LOOKS)
  return () => {
    isOver = true
    work.abort()
    clearTimeout(timer)
    end?.()
  }
}
