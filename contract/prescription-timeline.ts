import * as z from 'zod/mini'

/** One event in the life of a prescription; the list has the newest last. */
export const TimelineEvent = z.object({
  at: z.string(),
  kind: z.enum([
    'prepared',
    'issued',
    /**
     * The prescription was issued in spite of a safety finding that needs a reason, or of a diagnosis that is unusual
     * for the patient: `note` has the finding and the reason.
     */
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
    'renewal_requested',
  ]),
  /** Name of the person or pharmacy that acted, as far as the doctor may know it: "Farmacia Demostración". */
  by: z.string(),
  /**
   * Words for the doctor, by the kind of the event: the pharmacy's ticket, the reason of a cancellation, the address of a mail,
   * or quantities.
   */
  note: z.string(),
  quantities: z.array(z.object({ presentation: z.string(), quantity: z.int() })),
})
export type TimelineEvent = z.output<typeof TimelineEvent>
