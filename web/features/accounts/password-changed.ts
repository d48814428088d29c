/** Options of `navigate` to the page that says that the password was changed. */
export const passwordChanged = { replace: true, state: { changed: true } }

/**
 * Whether the history state of the page says that the previous page changed the password. The state can be of any type, because
 * the browser preserves it over a reload.
 */
export const hasChanged = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'changed' in state && state.changed === true
