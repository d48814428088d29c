import * as z from 'zod/mini'

/** Maximum number of entries of one list of a report; the list's `count` also counts the entries beyond the maximum. */
export const ENTRIES_AT_MOST = 500

const listOf = <T extends z.ZodMiniType>(row: T) => z.object({ count: z.int(), rows: z.array(row) })

/** Fields of an entry that name its prescription, by code and day, and the doctor. No entry names a patient. */
const Origin = { code: z.string(), day: z.string(), doctor: z.string() }

/** Numbers of things that could not be checked, by what was missing for the check. Each thing counts once for a prescription. */
export const GapCounts = z.object({
  /** Number of data that safety checks needed and the patient's record lacks, such as weight, creatinine or allergies. */
  record: z.int(),
  /** Number of questions about a drug that neither a safety rule nor a row of `knowledge/safety/reviewed` answers. */
  knowledge: z.int(),
  /** Number of medicines and doses that were not understood as they were written. */
  text: z.int(),
})
export type GapCounts = z.output<typeof GapCounts>

/** Report of one week for the responsible physician of an installation (decision 063). */
export const WeeklyReport = z.object({
  /** First and last day (Monday and Sunday) of the week of the report, `YYYY-MM-DD`. */
  from: z.string(),
  until: z.string(),
  made_at: z.string(),
  /** Number of prescriptions that were issued, and of the doctors who issued them. */
  issued: z.int(),
  doctors: z.int(),
  /** Number of things that could not be checked in the prescriptions of the week. */
  gaps: z.int(),
  /**
   * Numbers of the things that could not be checked, by what was missing for the check; absent
   * from older reports, which have only the total.
   */
  gaps_by: z.optional(GapCounts),
  /** Medicines that the product did not recognise when they were prescribed. */
  unknown: listOf(z.object({ ...Origin, text: z.string() })),
  /** Findings that stopped an issue and were overridden, with the doctor's reason. */
  overrides: listOf(z.object({ ...Origin, about: z.array(z.string()), reason: z.string() })),
  /** Controlled medicines prescribed again to the same patient within `askedAgainWithinDays` of their class (law.ts). */
  repeats: listOf(z.object({ ...Origin, about: z.array(z.string()), reason: z.string() })),
})
export type WeeklyReport = z.output<typeof WeeklyReport>

/** The weeks that have a report, the newest first, and one of the reports; null while there is none. */
export const WeeklyAnswer = z.object({ weeks: z.array(z.string()), report: z.nullable(WeeklyReport) })
export type WeeklyAnswer = z.output<typeof WeeklyAnswer>
