/** How long a control is waited for, ms: its part of the page may still be on its way. */
const PATIENCE = 2000

let latest: AbortController | undefined

/**
 * Brings the focus to a control that one of the next pictures will have, unless somebody goes on elsewhere meanwhile.
 * Letters that still arrive where the focus was are of a quick hand: they hold up nothing.
 */
export function focusSoon(id: string): void {
  latest?.abort()
  const waiting = new AbortController()
  latest = waiting
  const { signal } = waiting
  const since = performance.now()
  const from = document.activeElement
  const goesOn = () => waiting.abort()
  document.addEventListener('pointerdown', goesOn, { capture: true, signal })
  document.addEventListener('keydown', ({ key }) => key === 'Tab' && goesOn(), { capture: true, signal })
  document.addEventListener('input', ({ target }) => target !== from && goesOn(), { capture: true, signal })
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
