import { createStore } from './store.ts'

/** Whether the command palette is open; any screen may open it. */
export const isCommandOpen = createStore(false)

/** Text typed into the command palette, including the keys that were pressed before the palette was shown. */
export const commandText = createStore('')

/** Whether Enter was pressed after the last letter, before the command palette was shown. */
export const isEnterKept = createStore(false)

/**
 * Number of results by which the highlight moves down, from arrow keys pressed after the last letter and before the results came.
 */
export const keptSteps = createStore(0)

export function openCommand(): void {
  commandText.set('')
  isEnterKept.set(false)
  keptSteps.set(0)
  isCommandOpen.set(true)
}
export const closeCommand = (): void => isCommandOpen.set(false)
