import { createStore } from './store.ts'

/** Whether the command line is open; any screen may open it. */
export const isCommandOpen = createStore(false)

/** Text of the command line. Keys typed before it is on the screen are part of it. */
export const commandText = createStore('')

export function openCommand(): void {
  commandText.set('')
  isCommandOpen.set(true)
}
export const closeCommand = (): void => isCommandOpen.set(false)
