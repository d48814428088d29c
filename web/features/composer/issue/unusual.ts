import type { Prescription } from '#contract/prescriptions.ts'
import type { ChosenPlace } from '../draft/default-place.ts'
import type { ComposerDraft } from '../draft/draft.ts'

/** What is not as the doctor last did it (specification section 3, RxWarning). */
export interface Unusual {
  /** The clinic of the last one; null when it is the same. */
  clinicBefore: string | null
  /** Whether the last one was mailed and this one is not, or the other way round. */
  send: 'now-sent' | 'now-not-sent' | null
}

type Last = Pick<Prescription, 'send_rx' | 'clinic' | 'hospital'>

/** Null when clinic and delivery are those of the last prescription, or the doctor has confirmed these very ones. */
export function unusualOf(
  draft: ComposerDraft,
  place: ChosenPlace | null,
  last: Last | undefined,
): Unusual | null {
  if (!last || !place) return null
  // One without a clinic, where this place has one, was not written here: it says nothing of what is usual.
  if (last.clinic === null && place.clinic !== null) return null
  const confirmed = draft.RxWarning
  if (confirmed && confirmed.send === draft.send_rx && confirmed.clinic_id === place.clinic) return null
  const isElsewhere = (last.clinic?.id ?? null) !== place.clinic || last.hospital.id !== place.hospital
  const clinicBefore = isElsewhere ? last.clinic?.name || last.hospital.patron : null
  const send = last.send_rx === draft.send_rx ? null : draft.send_rx ? 'now-sent' : 'now-not-sent'
  return clinicBefore === null && send === null ? null : { clinicBefore, send }
}
