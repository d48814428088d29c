import { dayIn, MEXICO_CITY } from '#contract/values/mexico-day.ts'
import type { TimeZone } from '#contract/values/time-zone.ts'
import { timeZoneOf } from '#knowledge/law/time-zones.ts'
import type { Sql } from '../database/database.ts'
import { defaultPlaceOf } from './queries.ts'

/** Time zone of the doctor's default workplace; that of Mexico City while there is none. */
export async function zoneOfDoctor(sql: Sql, doctorId: number): Promise<TimeZone> {
  const place = await defaultPlaceOf(sql, doctorId)
  return place ? timeZoneOf(place) : MEXICO_CITY
}

/** The day of an instant in the time zone of the doctor's default workplace, `YYYY-MM-DD`. */
export const dayOfDoctor = async (sql: Sql, doctorId: number, at: Date): Promise<string> =>
  dayIn(await zoneOfDoctor(sql, doctorId), at)

/**
 * Reads values that depend on the day at the doctor's default workplace. The place and the values for the day of Mexico
 * City are read in one round trip. Only for a doctor whose place has another day at that hour are the values read
 * again.
 */
export async function byDayOfDoctor<T>(
  sql: Sql,
  doctorId: number,
  at: Date,
  read: (today: string) => Promise<T>,
): Promise<T> {
  const likely = dayIn(MEXICO_CITY, at)
  const [today, found] = await Promise.all([dayOfDoctor(sql, doctorId, at), read(likely)])
  return today === likely ? found : read(today)
}
