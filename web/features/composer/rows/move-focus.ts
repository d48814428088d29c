import { flushSync } from 'react-dom'
import { fieldIds } from '../draft/field-ids.ts'

/**
 * How long `moveFocus` waits for a control that is not on the page, ms: with a slow network its part of the page may still be
 * loading.
 */
const PATIENCE = 20_000
/**
 * Time for which letters typed into the previous control do not cancel the move of the focus, ms. Later letters mean that the
 * user stays in that control.
 */
const ON_THE_WAY = 2000

let latest: AbortController | undefined
/** Id of the control that gets the focus once the changes of `moveFocus` are drawn; empty at other times. */
let coming = ''

/** Whether a control gets the focus as soon as it is drawn for the first time. */
export const isDrawnWithFocus = (id: string): boolean =>
  // A placeholder's control has the same id as the control that replaces it and takes over its focus.
  coming === id || document.activeElement?.id === id

/**
 * Draws the changes of an event handler and moves the focus to a control before the handler returns, so that the very next letter
 * goes to that control. An effect must not call it, because nothing can be drawn inside an effect.
 * @param change changes made by a late response. They are drawn before the focus moves: otherwise the control would be scrolled
 * to at its old position.
 */
export function moveFocus(id: string, change = (): void => undefined): void {
  latest?.abort()
  coming = id
  flushSync(change)
  coming = ''
  const control = document.getElementById(id)
  if (control) control.focus()
  else focusWhenThere(id)
}

/**
 * Moves the focus to the search for the next medicine. On a phone the search fills the screen, and is opened first.
 */
export function goToNextMedicine(): void {
  moveFocus(fieldIds.add)
  const box = document.getElementById(fieldIds.add)
  if (box instanceof HTMLButtonElement) box.click()
}

/** Focuses a control once it appears, within PATIENCE, unless the user goes on elsewhere meanwhile. */
function focusWhenThere(id: string): void {
  const waiting = new AbortController()
  latest = waiting
  const { signal } = waiting
  const since = performance.now()
  const from = document.activeElement
  const goesOn = () => waiting.abort()
  document.addEventListener('pointerdown', goesOn, { capture: true, signal })
  document.addEventListener('keydown', ({ key }) => key === 'Tab' && goesOn(), { capture: true, signal })
  const write = ({ target }: Event) => {
    if (target !== from || performance.now() - since > ON_THE_WAY) goesOn()
  }
  document.addEventListener('input', write, { capture: true, signal })
  const look = () => {
    if (signal.aborted) return
    const control = document.getElementById(id)
    if (!control && performance.now() - since < PATIENCE) {
      requestAnimationFrame(look)
      return
    }
    control?.focus()
    waiting.abort()
  }
  requestAnimationFrame(look)
}
