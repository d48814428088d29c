import type { Sql } from '../database/database.ts'
import { endMemberships, hospitalsWithoutSuccessor, openAdministration } from './membership-queries.ts'

/** Hospitals with other members of which this doctor is the only administrator. */
export async function hospitalsLeftAlone(
  sql: Sql,
  doctorId: number,
): Promise<{ id: number; name: string }[]> {
  await openAdministration(sql, doctorId)
  return hospitalsWithoutSuccessor(sql, doctorId)
}

/** Ends all memberships and invitations of a doctor. Hospitals without other members become inactive. */
export async function leaveHospitals(sql: Sql, doctorId: number): Promise<void> {
  await openAdministration(sql, doctorId)
  await endMemberships(sql, doctorId)
}
