export interface EarlyKeys {
  /** Returns the recorded keys, which were pressed before the command palette listened for keys, and stops the recording. */
  takeEarlyKeys?: () => KeyboardEvent[]
}

/*
 * Script that records Ctrl+K or Cmd+K, and the keys pressed afterwards, for the command palette, whose code is loaded later. The
 * browser runs this script before it paints (tools/vite/early-keys.mjs): the scripts of the page run up to a second after the
 * first frame, which the server rendered, is seen.
 */
{
  const kept: KeyboardEvent[] = []
  const keep = (event: KeyboardEvent): void => {
    const { key, target } = event
    const isChord = event.ctrlKey || event.metaKey || event.altKey
    const isCommand =
      isChord && !event.altKey && !event.shiftKey && key.toLowerCase() === 'k' && !event.repeat
    // Keys pressed in a field are not recorded. A page for guests, which replaces the page of an ended session, has fields and no
    // command palette.
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
