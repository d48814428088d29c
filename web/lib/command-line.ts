import { createStore } from './store.ts'

/** Whether the command line is open; any screen may open it. */
export const isCommandOpen = createStore(false)

export const openCommand = (): void => isCommandOpen.set(true)
export const closeCommand = (): void => isCommandOpen.set(false)
