import { addMonths } from '#contract/values/calendar-day.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { RECORD_YEARS } from '#knowledge/law/retention.ts'

/** Days between the request and the closing, in which a doctor can withdraw. */
export const GRACE_DAYS = 30

const DAY_MS = 86_400_000

export const closesAt = (now: Date): Date => new Date(now.getTime() + GRACE_DAYS * DAY_MS)

/** The day until which a prescription is kept (NOM-004-SSA3-2012, 5.4), in Mexico City. */
export const keptUntil = (issuedAt: Date): string => addMonths(mexicoDay(issuedAt), RECORD_YEARS * 12)

/**
 * First day, in Mexico City, whose records must still be kept. A patient without an act since that day may be erased.
 */
export const erasableBefore = (now: Date): string => addMonths(mexicoDay(now), -RECORD_YEARS * 12)
