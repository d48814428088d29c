import type { HospitalPatch, NewHospital } from '#contract/places/workplaces.ts'
import type { Database } from '../database/database.ts'
import type { Caller } from '../http/context.ts'
import { countHospitals, hospitalsOf, type HospitalRow } from './hospital-queries.ts'
import { changeFounded, findFounded, foundForDoctors, refuseLogos } from './integrator-hospitals.ts'
import { countFoundedBy, hospitalsFoundedBy } from './integrator-queries.ts'
import { readLogos } from './keep-logos.ts'
import type { LogoName } from './logo-queries.ts'
import { requireAdministrator } from './require-administrator.ts'
import { changeHospital, findHospital, foundHospital } from './save-hospital.ts'

type Pictures = Partial<Record<LogoName, Uint8Array>>

/**
 * Operations on the hospitals that the caller may manage: a doctor's own, or those that an integrator founded
 * (public-api.md 1.5.2).
 */
export function hospitalsFor(database: Database, { kind, accountId: id }: Caller) {
  return kind === 'integrator' ? founded(database, id) : joined(database, id)
}

const joined = (database: Database, doctorId: number) => ({
  list: (page: { limit: number; offset: number }): Promise<[HospitalRow[], number]> =>
    database.asDoctor(doctorId, async (sql) => [
      await hospitalsOf(sql, doctorId, { id: null, ...page }),
      await countHospitals(sql, doctorId),
    ]),
  find: (id: number): Promise<HospitalRow> =>
    database.asDoctor(doctorId, (sql) => findHospital(sql, doctorId, id)),
  async found(body: NewHospital, pictures: Pictures): Promise<HospitalRow> {
    const logos = await readLogos(pictures)
    return database.asDoctor(doctorId, (sql) => foundHospital(sql, doctorId, body, logos))
  },
  async change(id: number, body: HospitalPatch, pictures: Pictures): Promise<HospitalRow> {
    const { picture, university_logo, ...change } = body
    // The caller's right to change the hospital is checked before the pictures are decoded, because decoding takes
    // time.
    await database.asDoctor(doctorId, (sql) => requireAdministrator(sql, doctorId, id))
    const logos = await readLogos(pictures, { picture, university_logo })
    return database.asDoctor(doctorId, (sql) => changeHospital(sql, doctorId, id, change, logos))
  },
})

const founded = (database: Database, integratorId: number): ReturnType<typeof joined> => ({
  list: (page) =>
    database.asIntegrator(integratorId, async (sql) => [
      await hospitalsFoundedBy(sql, integratorId, { id: null, ...page }),
      await countFoundedBy(sql, integratorId),
    ]),
  find: (id) => database.asIntegrator(integratorId, (sql) => findFounded(sql, integratorId, id)),
  async found(body, pictures) {
    refuseLogos(pictures)
    return database.asIntegrator(integratorId, (sql) => foundForDoctors(sql, integratorId, body))
  },
  async change(id, body, pictures) {
    refuseLogos(pictures)
    return database.asIntegrator(integratorId, (sql) => changeFounded(sql, integratorId, id, body))
  },
})
