export interface EarlyKeys {
  /** Hands over the keys that were pressed before the command line listened, and keeps no more of them. */
  takeEarlyKeys?: () => KeyboardEvent[]
}

/*
 * Script that keeps Ctrl or Cmd with K, and the keys pressed after it, for the command line, whose code comes later. The browser
 * runs this script before it paints (tools/vite/early-keys.mjs): the scripts of the page run up to a second after the first
 * frame, which the server rendered, is seen.
 */
{
  const kept: KeyboardEvent[] = []
  const keep = (event: KeyboardEvent): void => {
    const { key, target } = event
    const isChord = event.ctrlKey || event.metaKey || event.altKey
    const isCommand =
      isChord && !event.altKey && !event.shiftKey && key.toLowerCase() === 'k' && !event.repeat
    // Keys pressed in a field are left to the field: a page for guests, to which an ended session leads, has fields and no
    // command line.
    if (!(isCommand || kept[0]) || (target as Element).matches('input, textarea, select')) return
    kept.push(event)
    if (isCommand || (!isChord && (key.length === 1 || key === 'Enter'))) event.preventDefault()
  }
  document.addEventListener('keydown', keep)
  const held: EarlyKeys = {
    takeEarlyKeys() {
      document.removeEventListener('keydown', keep)
      return kept.splice(0)
    },
  }
  Object.assign(window, held)
}
