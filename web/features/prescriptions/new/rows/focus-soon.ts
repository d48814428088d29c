/** How long a control is waited for, ms: its part of the page may still be on its way. */
const PATIENCE = 2000

/** Brings the focus to a control that one of the next pictures will have. */
export function focusSoon(id: string): void {
  const since = performance.now()
  const look = () => {
    const control = document.getElementById(id)
    if (control) control.focus()
    else if (performance.now() - since < PATIENCE) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
