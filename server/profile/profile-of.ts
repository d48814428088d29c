import { Problem } from '#contract/problem.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import type { Sql } from '../database/database.ts'
import { zoneOfDoctor } from '../workplaces/doctor-day.ts'
import { presentProfile } from './present.ts'
import { doctorById } from './queries.ts'

/** The profile of a doctor, as the doctor's own pages read it. */
export async function profileOfDoctor(sql: Sql, doctorId: number, now: Date): Promise<Profile> {
  const doctor = await doctorById(sql, doctorId)
  if (!doctor) throw new Problem('not-found')
  return presentProfile(doctor, mexicoDay(now), await zoneOfDoctor(sql, doctorId))
}
