import type { Sql } from '../database/database.ts'
import { endMemberships, hospitalsWithoutSuccessor, openAdministration } from './membership-queries.ts'

/** Hospitals that others belong to and that nobody but this doctor administers. */
export async function hospitalsLeftAlone(
  sql: Sql,
  doctorId: number,
): Promise<{ id: number; name: string }[]> {
  await openAdministration(sql, doctorId)
  return hospitalsWithoutSuccessor(sql, doctorId)
}

/** Ends every membership and invitation of a doctor; a hospital that nobody is left in is no place to write from. */
export async function leaveHospitals(sql: Sql, doctorId: number): Promise<void> {
  await openAdministration(sql, doctorId)
  await endMemberships(sql, doctorId)
}
