/**
 * Runs a change of the page that moves what is below it, and that comes by itself or because a field is left: code, an answer of the
 * server, a fault. During a press of a mouse, a finger or a key the change waits for its end: the button under the pointer would
 * otherwise move away, and its click be lost. In the frame after the end, the browser has told what was clicked.
 * @param frames number of frames for which the change waits at most, two seconds: a drag may leave a control marked as pressed
 */
export function afterPress(run: () => void, frames = 120): void {
  if (frames && document.querySelector(':active')) requestAnimationFrame(() => afterPress(run, frames - 1))
  else run()
}
