import * as z from 'zod/mini'
import { FavouriteBody } from './favourites.ts'
import { DraftRow } from '../drafts/drafts.ts'
import { endpoint } from '../endpoint.ts'
import { queryText } from '../schemas/text.ts'

/** Uid of one of the doctor's patients; '' while no patient is chosen. */
const Uid = z._default(
  z.string().check(z.regex(/^$|^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'invalid')),
  '',
)
/** Products that are in the draft already, as their `drug_upc` separated by commas. */
const Beside = z._default(z.string().check(z.maxLength(2000), z.regex(/^[0-9a-f,]*$/, 'invalid')), '')

/** A medicine that this doctor prescribes for a diagnosis. */
export const UsualRow = z.object({
  /**
   * The doctor's newest row of the medicine for a patient of the same age band and sex, else the newest row of all, with the
   * product as the catalogue has it today. A child is proposed rows of its own age band only.
   */
  row: DraftRow,
  /** Number of this doctor's prescriptions with this diagnosis that have the row. */
  uses: z.int(),
  last_used_at: z.string(),
})
export type UsualRow = z.output<typeof UsualRow>

export const LastPrescription = z.object({
  signature: z.string(),
  issued_at: z.string(),
  diagnosis: z.string(),
  medications: z.array(z.string()),
})
export type LastPrescription = z.output<typeof LastPrescription>

/** A row that was cancelled after the issue, and is not taken into the new draft. */
export const LeftOutRow = z.object({
  name: z.string(),
  /** Reason for which the row was cancelled, in words. */
  reason: z.string(),
})
export type LeftOutRow = z.output<typeof LeftOutRow>

/** A prescription of the doctor, converted to the initial content of a new draft. */
export const PrescriptionAgain = z.object({
  /** Uid of the prescription's patient. */
  patient: z.string(),
  send_rx: z.boolean(),
  body: FavouriteBody,
  /** Keys of rows whose product is no longer in the catalogue, so that they are free text now. */
  gone: z.array(z.string()),
  left_out: z.array(LeftOutRow),
  /** When and why the whole prescription was cancelled; null where it was not. */
  cancelled: z.nullable(z.object({ at: z.string(), reason: z.string() })),
})
export type PrescriptionAgain = z.output<typeof PrescriptionAgain>

/** Instructions of the doctor's last prescription of a product, for a patient of the same age band. */
export const LastDose = z.object({
  /** Instructions of the doctor's last prescription of the product, as its sheet printed them. */
  instructions: z.string(),
  issued_at: z.string(),
})
export type LastDose = z.output<typeof LastDose>

export const usual = {
  forDiagnosis: endpoint({
    method: 'GET',
    path: '/api/v2/usual/',
    summary: 'Medicines that this doctor prescribes for a diagnosis, those for similar patients first',
    audience: 'doctor',
    query: z.object({
      /** Name of the diagnosis of the draft, or the words that the doctor typed for it. */
      diagnosis: queryText(500),
      /** CIE-10 code of the diagnosis of the draft, where the doctor chose one. */
      code: z._default(z.string().check(z.regex(/^$|^[A-Z]\d[0-9A-Z](\.[0-9A-Z]{1,2})?$/, 'invalid')), ''),
      patient: Uid,
      beside: Beside,
    }),
    answers: {
      200: z.object({
        results: z.array(UsualRow),
        /**
         * Signatures of prescriptions that were not counted because their document can't be read any more. Absent
         * when there are none.
         */
        altered: z.optional(z.array(z.string())),
      }),
    },
    perMinute: 240,
  }),
  last: endpoint({
    method: 'GET',
    path: '/api/v2/usual/last/',
    summary: 'The last prescription of a patient that was not cancelled',
    audience: 'doctor',
    query: z.object({ patient: Uid }),
    answers: { 200: z.object({ prescription: z.nullable(LastPrescription) }) },
    perMinute: 240,
  }),
  dose: endpoint({
    method: 'GET',
    path: '/api/v2/usual/dose/',
    summary:
      'The instructions with which this doctor last prescribed a product to an adult like this patient',
    audience: 'doctor',
    query: z.object({
      /** Identifier (`drug_upc`) of the product whose last instructions are requested. The response for '' has none. */
      drug: z._default(z.string().check(z.regex(/^[0-9a-f]{0,64}$/, 'invalid')), ''),
      patient: Uid,
    }),
    answers: { 200: z.object({ dose: z.nullable(LastDose) }) },
    perMinute: 240,
  }),
  again: endpoint({
    method: 'GET',
    path: '/api/v2/usual/again/:signature/',
    summary: 'The content of an own prescription for a new draft, updated from the present catalogue',
    audience: 'doctor',
    params: z.object({ signature: z.string().check(z.maxLength(80)) }),
    answers: { 200: PrescriptionAgain },
  }),
} as const
