/** Brings the focus to the title of the page, where what had it is about to go. */
export const focusTitle = (): void => document.querySelector<HTMLElement>('main h1')?.focus()
