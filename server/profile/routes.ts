import { Problem } from '#contract/problem.ts'
import { profile, UxSettings, type Profile } from '#contract/profile.ts'
import type { Sql } from '../database/database.ts'
import type { Domain } from '../http/domain.ts'
import { changeDoctor } from './change-doctor.ts'
import { doctorById, mergeUxSettings, type DoctorRow } from './queries.ts'

export function profileRoutes({ bind, database }: Domain): void {
  bind(profile.get)(async (_input, { caller }) => {
    const found = await database.asDoctor(caller.accountId, (sql) => readProfile(sql, caller.accountId))
    return { count: 1, next: null, previous: null, results: [found] }
  })

  bind(profile.update)(async ({ body }, { caller }) =>
    database.asDoctor(caller.accountId, async (sql) => {
      await mergeUxSettings(sql, caller.accountId, body.ux_settings)
      return readProfile(sql, caller.accountId)
    }),
  )

  bind(profile.complete)(async ({ body }, { caller }) =>
    database.asDoctor(caller.accountId, async (sql) => {
      await changeDoctor(sql, caller.accountId, body)
      return readProfile(sql, caller.accountId)
    }),
  )
}

async function readProfile(sql: Sql, doctorId: number): Promise<Profile> {
  const doctor = await doctorById(sql, doctorId)
  if (!doctor) throw new Problem('not-found')
  return present(doctor)
}

/** Filled up means: all that the law prints of the doctor is there (mexico.md 1.2). */
export const hasFillupData = (d: Pick<DoctorRow, 'name' | 'cedula' | 'institution' | 'phone'>): boolean =>
  [d.name, d.cedula, d.institution, d.phone].every((text) => text !== '')

function present(d: DoctorRow): Profile {
  return {
    id: d.doctor_id,
    email: d.email,
    name: d.name,
    female: d.female,
    has_fillup_data: hasFillupData(d),
    has_hospital_data: d.has_hospital,
    specialty_verified: d.specialty_verified,
    activate_paymentlinks: d.activate_paymentlinks,
    cedula_prof: d.cedula,
    alma_mater: d.institution,
    specialty: d.specialty,
    specialty_no: d.specialty_cedula,
    phone: d.phone,
    closes_at: d.closes_at?.toISOString() ?? null,
    // Stored preferences are parsed like any other input: an old key falls away, a missing one has its default.
    ux_settings: UxSettings.parse(d.ux_settings),
  }
}
