import { dayIn, MEXICO_CITY } from '#contract/values/mexico-day.ts'
import type { TimeZone } from '#contract/values/time-zone.ts'

/** Time zone of the default workplace of the doctor who is logged in; Mexico City's for everybody else. */
let zone: TimeZone = MEXICO_CITY

export const ownZone = (): TimeZone => zone

/** Sets the time zone of the pages: that of the doctor's profile, or Mexico City's if there is no profile. */
export const setOwnZone = (of: TimeZone = MEXICO_CITY): void => void (zone = of)

/** Calendar day of an instant by the doctor's clock, `YYYY-MM-DD`. */
export const ownDay = (at: Date): string => dayIn(zone, at)

/** Today by the doctor's clock, `YYYY-MM-DD`. */
export const ownToday = (): string => ownDay(new Date())
