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

/** What became of taking one back. */
export const Undone = z.extend(SendingState, {
  /** What it stood for, where it was a correction: that stands again, or it stays cancelled. */
  replaced: z.nullable(z.object({ signature: z.string(), code: z.string(), is_restored: z.boolean() })),
})
export type Undone = z.output<typeof Undone>

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
      'Take a prescription back before its mail leaves: it is cancelled, nothing is sent, and what it replaced stands again; the first of several takes all back',
    audience: 'doctor',
    params,
    body: z.strictObject({ reason: UndoReason }),
    answers: { 200: Undone },
  }),
} as const
