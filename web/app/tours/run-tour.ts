import { driver, type PopoverDOM } from 'driver.js'
import type { Texts } from '#locales/locale.ts'
import './tour.css'
import { shownElement, shownSteps } from './steps.ts'
import type { TourName } from './tour-choice.ts'

const GAP = 8

/**
 * Shows a tour. It lies beside the page and never locks it: the page can be used all the time, Tab leads on into it,
 * Escape ends the tour, and the focus goes back to where it was.
 * @returns ends it; undefined when nothing of it is on the screen
 */
export function runTour(name: TourName, texts: Texts<'tours'>, onEnd: () => void): (() => void) | undefined {
  const shown = shownSteps(name, shownElement).map((step) => ({
    element: step.element,
    popover: { ...texts.steps[step.name], ...beside(step.element) },
  }))
  if (shown.length === 0) return undefined
  const before = document.activeElement
  const tour = driver({
    steps: shown,
    animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    duration: 250,
    smoothScroll: false,
    stagePadding: GAP / 2,
    stageRadius: 10,
    popoverOffset: GAP,
    overlayOpacity: 0.3,
    popoverClass: 'tour',
    // Its keys are ours: arrows belong to the page.
    allowKeyboardControl: false,
    showProgress: shown.length > 1,
    progressText: texts.progress,
    showButtons: shown.length > 1 ? ['next', 'previous', 'close'] : ['next', 'close'],
    nextBtnText: texts.next,
    prevBtnText: texts.previous,
    doneBtnText: texts.done,
    onPopoverRender: (popover) => settle(popover, texts.close),
    onDestroyStarted: end,
  })
  // Ours, because the library says nothing of a tour that ends before its first step has come to rest.
  let isOver = false
  function end(): void {
    if (isOver) return
    isOver = true
    tour.destroy()
    document.removeEventListener('keydown', keys)
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    onEnd()
  }
  function keys(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) end()
    // The library would keep Tab inside; here it leads on.
    if (event.key === 'Tab') event.stopPropagation()
  }
  document.addEventListener('keydown', keys)
  tour.drive()
  return end
}

/** Beside the menu, so that it covers none of it; elsewhere where there is room. */
const beside = (element: HTMLElement) =>
  element.closest('aside') ? ({ side: 'right', align: 'start' } as const) : {}

/** After the library has put the focus on its cross: on the way on, so that a reader hears the step and Enter goes on. */
function settle({ closeButton, nextButton }: PopoverDOM, close: string): void {
  closeButton.setAttribute('aria-label', close)
  closeButton.title = close
  setTimeout(() => nextButton.focus({ preventScroll: true }))
}
