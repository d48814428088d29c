import type { Prescription } from '#contract/prescriptions.ts'
import { needsResend } from './status.ts'

export type Action = 'print' | 'resend' | 'repeat' | 'favourite' | 'copyLink' | 'cancel'

/**
 * What can be done with a prescription, the most likely first. A cancelled one is neither printed nor sent: on paper it
 * would look valid. One that is over is not cancelled either: nothing is left to stop.
 */
export function actionsFor(rx: Pick<Prescription, 'status'>, canPrescribe: boolean): readonly Action[] {
  const state = rx.status.rx_status[0]
  const isLive = state === 'available' || state === 'partially_filled'
  const actions: Action[] = []
  if (state !== 'rejected') actions.push('print')
  if (isLive || state === 'filled') actions.push('resend')
  if (canPrescribe) actions.push('repeat', 'favourite')
  if (state !== 'rejected') actions.push('copyLink')
  if (isLive) actions.push('cancel')
  if (!needsResend(rx.status)) return actions
  return ['resend', ...actions.filter((action) => action !== 'resend')]
}
