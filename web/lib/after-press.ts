/**
 * Runs a change of the page that moves the content below it and is not the result of a press: loaded code, an answer of the
 * server, an error after a field was left. While a mouse button, a finger or a key is pressed, the change waits: the button under
 * the pointer would otherwise move away, and its click be lost. The change runs in the frame after the release, when the browser
 * has reported the click.
 * @param frames maximum number of frames to wait, two seconds: a drag may leave a control marked as pressed
 */
export function afterPress(run: () => void, frames = 120): void {
  if (frames && document.querySelector(':active')) requestAnimationFrame(() => afterPress(run, frames - 1))
  else run()
}
