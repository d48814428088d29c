import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Kinds of events about which the server notifies open pages. */
export const LIVE_KINDS = [
  'prescription.issued',
  'prescription.prepared',
  'prescription.resent',
  'prescription.cancelled',
  'prescription.rejected',
  'prescription.restored',
  'prescription.rows-cancelled',
  'prescription.paused',
  'prescription.resumed',
  'prescription.filled',
  'prescription.renewal-requested',
  'mail.sent',
  'mail.failed',
  'mail.unknown',
  'patient.added',
  'patient.changed',
  'patient.merged',
  'patient.merge-undone',
  'record.changed',
  'draft.submitted',
  'draft.returned',
  'draft.discarded',
  'paylink.created',
  'paylink.reported',
  'paylink.denied',
  'paylink.received',
  'paylink.cancelled',
  'paylink.returned',
] as const
export type LiveKind = (typeof LIVE_KINDS)[number]

/** An event for open pages: its kind and the number of the prescription, patient or payment link, without other data. */
export interface LiveEvent {
  kind: LiveKind
  object: number
}

/**
 * The lines of a stream of server-sent events: `change` with a LiveEvent, and `refresh` where the server no longer knows which
 * events the page missed. A comment is sent at least every 15 seconds.
 */
const Stream = z.custom<AsyncIterable<string>>()

export const live = {
  follow: endpoint({
    method: 'GET',
    path: '/api/v2/events/',
    summary:
      'Stream of events about the doctor’s prescriptions, patients and mails; resumes by Last-Event-ID',
    audience: 'doctor',
    answers: { 200: Stream },
    answersEvents: true,
    perMinute: 60,
  }),
} as const
