import type { Prescription } from '#contract/prescriptions.ts'
import { needsResend } from './status.ts'

export type PrescriptionAction =
  | 'print'
  | 'resend'
  | 'repeat'
  | 'renew'
  | 'replace'
  | 'series'
  | 'favourite'
  | 'copyLink'
  | 'cancel'

/**
 * What can be done with a prescription, the most likely first. A cancelled one is neither printed nor sent: on paper it
 * would look valid. One that is over is not cancelled either: nothing is left to stop.
 */
export function actionsFor(
  rx: Pick<Prescription, 'status' | 'document_kind'>,
  canPrescribe: boolean,
): readonly PrescriptionAction[] {
  const state = rx.status.rx_status[0]
  const isLive = state !== 'rejected' && state !== 'filled' && state !== 'expired'
  const actions: PrescriptionAction[] = []
  if (state !== 'rejected') actions.push('print')
  if (isLive || state === 'filled') actions.push('resend')
  if (canPrescribe) {
    actions.push('repeat')
    if (state !== 'rejected') actions.push('renew')
    if (isLive) actions.push('replace')
    // What is signed by hand has a law of its own on how long it lasts (LGS 226 II and III).
    if (state !== 'rejected' && rx.document_kind === 'electronic') actions.push('series')
    actions.push('favourite')
  }
  if (state !== 'rejected') actions.push('copyLink')
  if (isLive) actions.push('cancel')
  if (!needsResend(rx.status)) return actions
  return ['resend', ...actions.filter((action) => action !== 'resend')]
}
