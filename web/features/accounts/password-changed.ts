/** Options of `navigate` to the page that says that the password was changed. */
export const passwordChanged = { replace: true, state: { changed: true } }

/**
 * Whether the previous page changed the password. The browser keeps the state over a reload, and it may be
 * anything.
 */
export const hasChanged = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'changed' in state && state.changed === true
