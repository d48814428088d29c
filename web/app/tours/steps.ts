import type { Texts } from '#locales/locale.ts'
import type { TourName } from './tour-choice.ts'

type StepName = keyof Texts<'tours'>['steps']

interface Step {
  name: StepName
  /** What it points at; a step whose element is not on the screen is left out. */
  element: string
}

const inMenu = (name: string): string => `[data-tour="${name}"]`

/** What each tour shows, in order. A phone has the menu behind its button, so it gets that button instead. */
export const steps: Record<TourName, readonly Step[]> = {
  welcome: [
    { name: 'newPrescription', element: inMenu('newPrescription') },
    { name: 'openMenu', element: inMenu('openMenu') },
    { name: 'history', element: inMenu('history') },
    { name: 'settings', element: inMenu('settings') },
    { name: 'help', element: inMenu('help') },
  ],
  history: [
    { name: 'search', element: '#content search' },
    { name: 'row', element: '#content li:has(> div > [data-history-row])' },
  ],
  menu: [{ name: 'toggle', element: inMenu('toggle') }],
}

/** The element of a step that can be seen now: both menus may be in the page, one of them closed. */
export const shownElement = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0)
