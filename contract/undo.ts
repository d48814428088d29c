import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/**
 * Why a prescription is taken back before its mail is sent. `correction`: the doctor writes it anew, and was not
 * asked what was wrong.
 */
export const UndoReason = z.enum(['patient', 'medication', 'diagnosis', 'address', 'correction', 'other'])
export type UndoReason = z.output<typeof UndoReason>

/**
 * State of the first mail of a prescription. `waiting`: the prescription can still be taken back; `leaving`: the mail
 * is being handed to the mail server, or was; `none`: there was no mail to send, or the mail was stopped.
 */
export const SendingState = z.object({
  state: z.enum(['waiting', 'leaving', 'none']),
  /** Seconds until the mail with the prescription is sent. */
  seconds_left: z.int(),
})
export type SendingState = z.output<typeof SendingState>

/** Result of taking a prescription back. */
export const Undone = z.extend(SendingState, {
  /**
   * The prescription that a correction had replaced, and whether it is valid again (`is_restored`) or stays
   * cancelled.
   */
  replaced: z.nullable(z.object({ signature: z.string(), code: z.string(), is_restored: z.boolean() })),
})
export type Undone = z.output<typeof Undone>

const params = z.object({ signature: z.string().check(z.maxLength(80)) })

export const undo = {
  state: endpoint({
    method: 'GET',
    path: '/api/v2/rx/sending/:signature/',
    summary: 'Whether the mail of a prescription can still be stopped, and for how long',
    audience: 'doctor',
    params,
    answers: { 200: SendingState },
  }),
  run: endpoint({
    method: 'POST',
    path: '/api/v2/rx/undo/:signature/',
    summary:
      'Undo an issue before its mail is sent: the prescription is cancelled, and what it replaced is valid again; the first document of an act or series undoes all',
    audience: 'doctor',
    params,
    body: z.strictObject({ reason: UndoReason }),
    answers: { 200: Undone },
  }),
} as const
