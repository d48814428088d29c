/**
 * Members that this file adds to the page's global object: the element that `locate` found last, and the click that is watched,
 * with whether it missed that element.
 */
interface Marked {
  located?: Element
  click?: { hasMissed: boolean; end: () => void }
}

/**
 * Stops the events of the next click if the pointer is not on the element that was located last, because the page has moved
 * since. This function runs in the page.
 */
export function guardClick(): void {
  const marked = globalThis as Marked
  marked.click?.end()
  const events = new AbortController()
  const click = { hasMissed: false, end: () => events.abort() }
  marked.click = click
  const isOn = (hit: EventTarget | null, sought: Element | undefined): boolean =>
    hit instanceof Element &&
    sought !== undefined &&
    (sought.contains(hit) || hit.closest('label')?.contains(sought) === true)
  const stop = (event: Event) => {
    if (event.type === 'pointerdown') click.hasMissed = !isOn(event.target, marked.located)
    if (!click.hasMissed) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(type, stop, { capture: true, signal: events.signal })
}

/**
 * Stops watching the click that `guardClick` began to watch.
 * @returns whether the click reached its element. This function runs in the page.
 */
export function endGuard(): boolean {
  const { click } = globalThis as Marked
  click?.end()
  return click?.hasMissed !== true
}
