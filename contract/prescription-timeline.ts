import * as z from 'zod/mini'

/** One step of a prescription's life, newest last. */
export const TimelineEvent = z.object({
  at: z.string(),
  kind: z.enum([
    'prepared',
    'issued',
    /** Issued in spite of a finding that interrupts, or of a diagnosis unusual for the patient: the note says which, and why. */
    'warned',
    'mail_sent',
    'mail_failed',
    'mail_unknown',
    'resent',
    'filled',
    'rejected',
    'restored',
    'row_cancelled',
    'paused',
    'resumed',
  ]),
  /** Who did it, as the doctor may know it: "Farmacia Demostración". */
  by: z.string(),
  /** Ticket, reason, address or quantities, already in words. */
  note: z.string(),
  quantities: z.array(z.object({ presentation: z.string(), quantity: z.int() })),
})
export type TimelineEvent = z.output<typeof TimelineEvent>
