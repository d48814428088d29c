import type { Prescription, RxStatus } from '#contract/prescriptions.ts'

export type Sentence = 'cancelled' | 'expired' | 'scheduled' | 'paused' | 'failed' | 'unknown'

/** The state that has to be told first about a prescription; undefined for most prescriptions. */
export function stateSentence({ status }: Pick<Prescription, 'status'>): Sentence | undefined {
  const state: RxStatus = status.rx_status[0]
  if (state === 'rejected') return 'cancelled'
  if (state === 'expired' || state === 'scheduled' || state === 'paused') return state
  const sent = status.sent_status[0]
  return sent === 'failed' || sent === 'unknown' ? sent : undefined
}
