/** How long a control is waited for, ms: its part of the page may still be on its way. */
const PATIENCE = 2000

/** Brings the focus to a control that one of the next pictures will have, unless somebody goes on elsewhere meanwhile. */
export function focusSoon(id: string): void {
  const since = performance.now()
  const elsewhere = new AbortController()
  const goesOn = () => elsewhere.abort()
  const { signal } = elsewhere
  for (const kind of ['pointerdown', 'input']) {
    document.addEventListener(kind, goesOn, { capture: true, signal })
  }
  const look = () => {
    if (signal.aborted) return
    const control = document.getElementById(id)
    if (!control && performance.now() - since < PATIENCE) {
      requestAnimationFrame(look)
      return
    }
    control?.focus()
    elsewhere.abort()
  }
  requestAnimationFrame(look)
}
