import { createStore } from './store.ts'

/** Whether the command line is open; any screen may open it. */
export const isCommandOpen = createStore(false)

/** What is typed in it, from the moment that it is opened: before it is on the screen too. */
export const commandText = createStore('')

export function openCommand(): void {
  commandText.set('')
  isCommandOpen.set(true)
}
export const closeCommand = (): void => isCommandOpen.set(false)
