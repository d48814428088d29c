import type { Location } from '#contract/places/locations.ts'
import { timeZoneOf } from '#knowledge/law/time-zones.ts'
import type { Sql } from '../database/database.ts'
import { locationsOf, type LocationRow } from './queries.ts'

/** The doctor's workplaces, the default one first. */
export const placesOfDoctor = async (sql: Sql, doctorId: number): Promise<Location[]> =>
  (await locationsOf(sql, doctorId)).map(present)

/**
 * A workplace as the API returns it. A hospital without clinics has one clinic with the id null and the hospital's name
 * and address (public-api.md 1.5.4).
 */
function present(row: LocationRow): Location {
  const own = { id: null, name: row.name, location: row.location }
  const clinics = row.clinics.length > 0 ? row.clinics : [own]
  return {
    hospital: {
      id: row.hospital_id,
      name: row.name,
      location: row.location,
      public_institution: row.public_institution,
      time_zone: timeZoneOf(row),
    },
    default: row.is_active,
    clinics: clinics.map((clinic) => ({ ...clinic, time_zone: timeZoneOf(row, clinic) })),
  }
}
