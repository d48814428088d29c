import { createStore } from './store.ts'

/** Whether the help panel is open; any screen may open it. */
export const contactPanel = createStore(false)

export const openContact = (): void => contactPanel.set(true)
export const closeContact = (): void => contactPanel.set(false)
