/** Options of `navigate` to the page that says so. */
export const passwordChanged = { replace: true, state: { changed: true } }

/** Whether the page before changed the password; the browser keeps it over a reload, and anything may stand there. */
export const hasChanged = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'changed' in state && state.changed === true
