import type { Prescription } from '#contract/prescriptions.ts'
import type { ChosenPlace } from '../draft/default-place.ts'
import type { ComposerDraft } from '../draft/draft.ts'

/**
 * How clinic and delivery differ from the doctor's last prescription (specification section 3, RxWarning).
 */
export interface Unusual {
  /**
   * Name of the clinic (or of a hospital without clinics) of the doctor's latest prescription; null when the draft has the same
   * place.
   */
  clinicBefore: string | null
  /**
   * Whether this prescription will be mailed and the last one was not (`now-sent`), or the reverse (`now-not-sent`); null when
   * both are mailed or neither is.
   */
  send: 'now-sent' | 'now-not-sent' | null
}

type Last = Pick<Prescription, 'send_rx' | 'clinic' | 'hospital'>

/**
 * Compares a draft with the doctor's latest prescription. Null when clinic and delivery are the same, or the doctor has
 * confirmed the clinic and delivery of the draft.
 */
export function unusualOf(
  draft: ComposerDraft,
  place: ChosenPlace | null,
  last: Last | undefined,
): Unusual | null {
  if (!last || !place) return null
  const isSameHospital = last.hospital.id === place.hospital
  // A prescription that another program issued may have no clinic. For a clinic of the same hospital such a prescription is not
  // compared, because it does not show which clinic the doctor usually chooses.
  if (last.clinic === null && place.clinic !== null && isSameHospital) return null
  const confirmed = draft.RxWarning
  if (confirmed && confirmed.send === draft.send_rx && confirmed.clinic_id === place.clinic) return null
  const isElsewhere = (last.clinic?.id ?? null) !== place.clinic || !isSameHospital
  const clinicBefore = isElsewhere ? last.clinic?.name || last.hospital.patron : null
  const send = last.send_rx === draft.send_rx ? null : draft.send_rx ? 'now-sent' : 'now-not-sent'
  return clinicBefore === null && send === null ? null : { clinicBefore, send }
}
