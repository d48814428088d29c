import type { Prescription, RxStatus } from '#contract/prescriptions.ts'

export type Sentence = 'cancelled' | 'expired' | 'scheduled' | 'paused' | 'failed' | 'unknown'

/**
 * The state that a sentence above a prescription explains, because the doctor may have to act or the prescription cannot be
 * filled; undefined for all other states.
 */
export function stateSentence({ status }: Pick<Prescription, 'status'>): Sentence | undefined {
  const state: RxStatus = status.rx_status[0]
  if (state === 'rejected') return 'cancelled'
  if (state === 'expired' || state === 'scheduled' || state === 'paused') return state
  const sent = status.sent_status[0]
  return sent === 'failed' || sent === 'unknown' ? sent : undefined
}
