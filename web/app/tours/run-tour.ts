import { driver, type PopoverDOM } from 'driver.js'
import type { Texts } from '#locales/locale.ts'
import './tour.css'
import { shownElement, shownSteps } from './steps.ts'
import type { TourName } from './tour-choice.ts'

const GAP = 8

/**
 * Shows a tour. Its popover lies beside the page and never blocks it: the page stays usable, Tab can leave the popover, Escape
 * ends the tour, and the focus returns to where it was. The tour also ends when the doctor opens a dialog.
 * @returns ends the tour; undefined when none of its elements is on the screen
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
    // The library's keyboard control is off, because the arrow keys belong to the page.
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
  // A flag records the end of the tour, because the library reports nothing when a tour ends before its first step is in place.
  let isOver = false
  function end(): void {
    if (isOver) return
    isOver = true
    tour.destroy()
    document.removeEventListener('keydown', keys)
    document.removeEventListener('focusin', look)
    const mayFocus = before instanceof HTMLElement && before.isConnected && !isDialogOpen()
    if (mayFocus) before.focus({ preventScroll: true })
    onEnd()
  }
  function keys(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.defaultPrevented && !isDialogOpen()) end()
    // The library would trap Tab in the popover; here Tab moves on to the page.
    if (event.key === 'Tab') event.stopPropagation()
  }
  function look(): void {
    if (isDialogOpen()) end()
  }
  document.addEventListener('keydown', keys)
  document.addEventListener('focusin', look)
  tour.drive()
  return end
}

const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null

/**
 * Position of the popover: beside the menu where it explains the menu, so that it covers none of it. Elsewhere the library
 * chooses.
 */
const beside = (element: HTMLElement) =>
  element.closest('aside') ? ({ side: 'right', align: 'start' } as const) : {}

/**
 * Moves the focus from the close button, where the library puts it, to the next button: a screen reader then reads
 * the step, and Enter goes on.
 */
function settle({ closeButton, nextButton }: PopoverDOM, close: string): void {
  closeButton.setAttribute('aria-label', close)
  closeButton.title = close
  setTimeout(() => nextButton.focus({ preventScroll: true }))
}
