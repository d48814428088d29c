/**
 * Effect of a key in an open menu (APG menu): the index of the entry to move to, or `close`; undefined leaves the
 * key to the browser.
 */
export function menuStep(key: string, at: number, count: number): number | 'close' | undefined {
  switch (key) {
    case 'Escape':
    case 'Tab':
      return 'close'
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
