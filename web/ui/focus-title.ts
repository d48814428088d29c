/** Moves the focus to the title of the page, before the focused element is removed. */
export const focusTitle = (): void => document.querySelector<HTMLElement>('main h1')?.focus()
