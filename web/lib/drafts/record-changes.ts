import { createStore } from '../store.ts'

/** Number of changes to patient records on this page. Safety checks run again when it changes. */
export const recordChanges = createStore(0)

export const recordChanged = (): void => recordChanges.set(recordChanges.get() + 1)
