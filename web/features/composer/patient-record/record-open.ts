import { createStore } from '../../../lib/store.ts'
import { moveFocus } from '../rows/move-focus.ts'

export const RECORD_ID = 'rx-record'

/** Id of the element at the top of the composer's column into which the bar with the patient (PatientBar) is rendered. */
export const PATIENT_BAR_ID = 'rx-patient-bar'

/** Id of the HTML element of the patient's card. */
export const PATIENT_CARD_ID = 'rx-patient-card'

/** Uid of the patient whose record is open beside the prescription; empty when none is open. */
export const recordOpen = createStore('')

/** Opens the record of a patient, in which data that the safety checks need are missing, and moves the focus to it. */
export function showRecord(uid: string): void {
  recordOpen.set(uid)
  moveFocus(RECORD_ID)
}
