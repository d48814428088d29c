import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageOf, Paging } from './schemas/page.ts'
import { PathNumber } from './schemas/path-number.ts'
import { Day, requiredText } from './schemas/text.ts'

/**
 * Patients whose data the incident touched: all of them, or those whose data were opened, changed, printed or sent on the
 * days of the incident.
 */
export const RecordedReach = z.enum(['all', 'touched'])
export type RecordedReach = z.output<typeof RecordedReach>

/**
 * Patients whose data an incident touched. `prescription`: the product recorded the incident itself, about one
 * prescription whose stored text is no longer what was signed.
 */
export const IncidentReach = z.enum([...RecordedReach.options, 'prescription'])
export type IncidentReach = z.output<typeof IncidentReach>

/**
 * A breach of security, as the doctor or the product recorded it. An incident is never changed: what becomes known
 * later is recorded as another incident.
 */
export const Incident = z.object({
  id: z.int(),
  found_on: z.string(),
  from: z.string(),
  until: z.string(),
  what: z.string(),
  measures: z.string(),
  reach: IncidentReach,
  /** Number of patients who have to be notified of the incident. */
  holders: z.int(),
  recorded_at: z.string(),
})
export type Incident = z.output<typeof Incident>

/** A patient who has to be notified of an incident, and how they can be reached. */
export const Holder = z.object({ uid: z.string(), name: z.string(), email: z.string(), phone: z.string() })
export type Holder = z.output<typeof Holder>

export const incidents = {
  list: endpoint({
    method: 'GET',
    path: '/api/v2/incidents/',
    summary: 'Breaches of security that the doctor recorded, the latest first',
    audience: 'doctor',
    answers: { 200: z.array(Incident) },
  }),
  record: endpoint({
    method: 'POST',
    path: '/api/v2/incidents/',
    summary: 'Record a breach of security, so that affected patients can be told',
    audience: 'doctor',
    body: z.strictObject({
      found_on: Day,
      from: Day,
      until: Day,
      what: requiredText(2000),
      measures: requiredText(2000),
      reach: RecordedReach,
    }),
    answers: { 201: Incident },
  }),
  holders: endpoint({
    method: 'GET',
    path: '/api/v2/incidents/:id/holders/',
    summary: 'The patients affected by a breach, to be told at once',
    audience: 'doctor',
    params: z.object({ id: PathNumber }),
    query: Paging,
    answers: { 200: pageOf(Holder) },
  }),
} as const
