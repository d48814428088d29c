import type { Texts } from '#locales/locale.ts'
import type { TourName } from './tour-choice.ts'

type StepName = keyof Texts<'tours'>['steps']

interface Step {
  name: StepName
  /** Selector of the element that the step points at; a step whose element is not on the screen is left out. */
  element: string
  /** The tour does not start while this step's element is missing. */
  isNeeded?: true
}

const inMenu = (name: string): string => `[data-tour="${name}"]`

/** Steps of each tour, in order. On a phone the menu is closed, so the step points at the menu's button instead. */
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

/**
 * The visible element of a step. The side menu and the menu of a small screen may both be in the document, one of them hidden.
 */
export const shownElement = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0)

/** Steps of a tour whose elements are on the screen; empty while a needed element is missing. */
export function shownSteps<E>(
  name: TourName,
  find: (selector: string) => E | undefined,
): { name: StepName; element: E }[] {
  const found = steps[name].map((step) => ({ step, element: find(step.element) }))
  if (found.some(({ step, element }) => step.isNeeded && element === undefined)) return []
  return found.flatMap(({ step, element }) => (element === undefined ? [] : [{ name: step.name, element }]))
}
