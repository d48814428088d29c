import { createStore } from '../../../lib/store.ts'
import { moveFocus } from '../rows/move-focus.ts'

export const RECORD_ID = 'rx-record'

/** Whose record is open beside the prescription; empty: nobody's. */
export const recordOpen = createStore('')

/** Opens the record where something of it is missing, and goes there. */
export function showRecord(uid: string): void {
  recordOpen.set(uid)
  moveFocus(RECORD_ID)
}
