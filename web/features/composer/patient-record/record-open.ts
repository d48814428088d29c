import { createStore } from '../../../lib/store.ts'
import { moveFocus } from '../rows/move-focus.ts'

export const RECORD_ID = 'rx-record'

/** Element at the top of the column, in which the patient's bar is drawn. */
export const PATIENT_BAR_ID = 'rx-patient-bar'

/** Id of the patient's card. */
export const PATIENT_CARD_ID = 'rx-patient-card'

/** Uid of the patient whose record is open beside the prescription; empty when none is open. */
export const recordOpen = createStore('')

/** Opens a patient's record, where data are missing, and moves the focus there. */
export function showRecord(uid: string): void {
  recordOpen.set(uid)
  moveFocus(RECORD_ID)
}
