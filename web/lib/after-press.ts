/**
 * Runs a change of the page that leaving a field causes, and that moves what is below the field. When the field is left by a press
 * of a mouse, a finger or a key, the change waits for the end of the press: the button under the pointer would otherwise move away, and
 * its click be lost. In the frame after the end, the browser has told what was clicked.
 */
export function afterPress(run: () => void): void {
  if (document.querySelector(':active')) requestAnimationFrame(() => afterPress(run))
  else run()
}
