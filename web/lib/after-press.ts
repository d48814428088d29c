/**
 * Runs a change of the page that leaving a field causes, and that moves what is below the field. When the field is left by a press of
 * the mouse, the change waits for the end of the press: the button under the pointer would otherwise move away, and its click be lost. At the end
 * the browser knows already what was clicked.
 */
export function afterPress(run: () => void): void {
  if (document.querySelector(':active')) addEventListener('mouseup', run, { once: true })
  else run()
}
