import type { LicenceCase, LicenceFile } from '#contract/accounts/operator.ts'
import { Problem } from '#contract/problem.ts'
import type { LicenceState } from '#contract/profile/profile.ts'
import type { Database, Sql } from '../database/database.ts'
import { decideLicence, type LicenceVerdict } from '../profile/decide-licence.ts'
import { historyOf } from './licence-history.ts'
import { presentCase, presentFile } from './present.ts'
import { countLicences, doctorByEmail, licenceOf, licencesIn } from './queries.ts'

/** A page of licences in one state, and their total number. */
export const listLicences = (
  database: Database,
  state: LicenceState,
  paging: { limit: number; offset: number },
): Promise<{ cases: LicenceCase[]; count: number }> =>
  database.asOperator(async (sql) => ({
    cases: (await licencesIn(sql, state, paging)).map(presentCase),
    count: await countLicences(sql, state),
  }))

/** @throws Problem `not-found` */
export const openLicence = (database: Database, doctorId: number): Promise<LicenceFile> =>
  database.asOperator((sql) => fileOf(sql, doctorId))

/** @returns the licence after the decision */
export const decide = (database: Database, verdict: LicenceVerdict): Promise<LicenceFile> =>
  database.asOperator(async (sql) => {
    await decideLicence(sql, verdict)
    return fileOf(sql, verdict.doctorId)
  })

/** A doctor's id from an id or an email address. @throws Problem `not-found` */
export async function findDoctor(database: Database, who: string): Promise<number> {
  const id = /^\d+$/.test(who) ? Number(who) : await doctorByEmail(database.open, who)
  if (id === undefined) throw new Problem('not-found')
  return id
}

async function fileOf(sql: Sql, doctorId: number): Promise<LicenceFile> {
  const row = await licenceOf(sql, doctorId)
  if (!row) throw new Problem('not-found')
  return presentFile(row, await historyOf(sql, doctorId))
}
