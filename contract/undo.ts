import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/**
 * Why a prescription is taken back before its mail leaves. `correction`: to be written anew, and nothing was said of what
 * was wrong: one press has no time for questions.
 */
export const UndoReason = z.enum(['patient', 'medication', 'diagnosis', 'address', 'correction', 'other'])
export type UndoReason = z.output<typeof UndoReason>

/**
 * Where the first mail of a prescription is. `waiting`: it can be taken back; `leaving`: it is being handed over or was;
 * `none`: nothing was to be sent, or it was stopped.
 */
export const SendingState = z.object({
  state: z.enum(['waiting', 'leaving', 'none']),
  /** Until it leaves. */
  seconds_left: z.int(),
})
export type SendingState = z.output<typeof SendingState>

const params = z.object({ signature: z.string().check(z.maxLength(80)) })

export const undo = {
  state: endpoint({
    method: 'GET',
    path: '/api/v2/rx/sending/:signature/',
    summary: 'Whether the mail of a prescription still waits, and for how long',
    audience: 'doctor',
    params,
    answers: { 200: SendingState },
  }),
  run: endpoint({
    method: 'POST',
    path: '/api/v2/rx/undo/:signature/',
    summary:
      'Take a prescription back before its mail leaves: it is cancelled and nothing is sent; the first of several takes all back',
    audience: 'doctor',
    params,
    body: z.strictObject({ reason: UndoReason }),
    answers: { 200: SendingState },
  }),
} as const
