import { createStore } from '../store.ts'

/** How often a record was changed on this page: what was checked against it is checked again. */
export const recordChanges = createStore(0)

export const recordChanged = (): void => recordChanges.set(recordChanges.get() + 1)
