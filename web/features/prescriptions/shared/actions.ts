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
 * Actions that a prescription allows, the most likely first. A cancelled prescription is neither printed nor
 * sent: on paper it would look valid. A prescription that is over is not cancelled: nothing is left to stop.
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
    // A prescription signed by hand is not continued by a series: the law itself sets how long it lasts (LGS 226 II and III).
    if (state !== 'rejected' && rx.document_kind === 'electronic') actions.push('series')
    actions.push('favourite')
  }
  if (state !== 'rejected') actions.push('copyLink')
  if (isLive) actions.push('cancel')
  if (!needsResend(rx.status)) return actions
  return ['resend', ...actions.filter((action) => action !== 'resend')]
}
