import { createStore } from './store.ts'

/** Whether the command palette is open; any screen may open it. */
export const isCommandOpen = createStore(false)

/** Text of the command palette. Keys typed before it is on the screen are part of it. */
export const commandText = createStore('')

/** Whether Enter was pressed before the command palette was on the screen, and after its last letter. */
export const isEnterKept = createStore(false)

/** Number of results to move down: the arrow keys that came before the results, and after the last letter. */
export const keptSteps = createStore(0)

export function openCommand(): void {
  commandText.set('')
  isEnterKept.set(false)
  keptSteps.set(0)
  isCommandOpen.set(true)
}
export const closeCommand = (): void => isCommandOpen.set(false)
