import type { Texts } from '#locales/locale.ts'
import type { TourName } from './tour-choice.ts'

type StepName = keyof Texts<'tours'>['steps']

interface Step {
  name: StepName
  /** What it points at; a step whose element is not on the screen is left out. */
  element: string
  /** Without it the tour says nothing yet, and waits for another visit. */
  isNeeded?: true
}

const inMenu = (name: string): string => `[data-tour="${name}"]`

/** What each tour shows, in order. A phone has the menu behind its button, so it gets that button instead. */
const steps: Record<TourName, readonly Step[]> = {
  welcome: [
    { name: 'newPrescription', element: inMenu('newPrescription') },
    { name: 'openMenu', element: inMenu('openMenu') },
    { name: 'history', element: inMenu('history') },
    { name: 'settings', element: inMenu('settings') },
    { name: 'help', element: inMenu('help') },
  ],
  history: [
    { name: 'search', element: '#content search' },
    { name: 'row', element: '#content li:has(> div > [data-history-row])', isNeeded: true },
  ],
  menu: [{ name: 'toggle', element: inMenu('toggle') }],
}

/** The element of a step that can be seen now: both menus may be in the page, one of them closed. */
export const shownElement = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0)

/** The steps of a tour whose elements are on the screen; none at all while one that it needs is not. */
export function shownSteps<E>(
  name: TourName,
  find: (selector: string) => E | undefined,
): { name: StepName; element: E }[] {
  const found = steps[name].map((step) => ({ step, element: find(step.element) }))
  if (found.some(({ step, element }) => step.isNeeded && element === undefined)) return []
  return found.flatMap(({ step, element }) => (element === undefined ? [] : [{ name: step.name, element }]))
}
