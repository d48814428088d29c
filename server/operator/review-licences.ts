import type { LicenceCase, LicenceFile } from '#contract/accounts/operator.ts'
import { Problem } from '#contract/problem.ts'
import type { Picture } from '#contract/profile/picture.ts'
import type { LicenceState } from '#contract/profile/profile.ts'
import type { Database, Sql } from '../database/database.ts'
import { NOBODY, type Actor } from '../events/event.ts'
import { readTrail } from '../events/record-read.ts'
import { readPicture } from '../images/keep-picture.ts'
import { decideLicence, type LicenceVerdict } from '../profile/decide-licence.ts'
import { historyOf } from './licence-history.ts'
import { presentCase, presentFile } from './present.ts'
import { countLicences, doctorByEmail, licenceOf, licencesIn } from './queries.ts'

/** The operator who reads a licence. The id is null at the command line, where no operator logs in. */
export interface LicenceReader {
  database: Database
  clock: () => Date
  operatorId: number | null
}

const actorOf = ({ operatorId }: LicenceReader): Actor => ({ actor: 'operator', actorId: operatorId })

/** One page of the licences in a state, and the total number of these licences. */
export async function listLicences(
  reader: LicenceReader,
  state: LicenceState,
  paging: { limit: number; offset: number },
): Promise<{ cases: LicenceCase[]; count: number }> {
  const { database, operatorId } = reader
  const account = operatorId ?? NOBODY
  await database.asDoctor(account, (sql) =>
    readTrail(reader)(sql, account, 'licences.searched', ['account', account], actorOf(reader)),
  )
  return database.asOperator(async (sql) => ({
    cases: (await licencesIn(sql, state, paging)).map(presentCase),
    count: await countLicences(sql, state),
  }))
}

/** Reads a doctor's licence, and records the reading in the audit trail. @throws Problem `not-found` */
export const openLicence = (reader: LicenceReader, doctorId: number): Promise<LicenceFile> =>
  reader.database.asOperator(async (sql) => {
    const file = await fileOf(sql, doctorId)
    await recordLicenceRead(reader, sql, doctorId)
    return file
  })

/** Reads the photograph of a licence. @throws Problem `not-found` */
export const openLicencePhoto = (reader: LicenceReader, doctorId: number): Promise<Picture> =>
  reader.database.asOperator(async (sql) => {
    const number = (await licenceOf(sql, doctorId))?.licence_photo
    const photo = number ? await readPicture(sql, number) : undefined
    if (!photo) throw new Problem('not-found')
    await recordLicenceRead(reader, sql, doctorId)
    return photo
  })

const recordLicenceRead = (reader: LicenceReader, sql: Sql, doctorId: number): Promise<void> =>
  readTrail(reader)(sql, doctorId, 'licence.viewed', ['doctor', doctorId], actorOf(reader))

/** Stores an operator's decision on a licence. @returns the licence after the decision */
export const decide = (database: Database, verdict: LicenceVerdict): Promise<LicenceFile> =>
  database.asOperator(async (sql) => {
    await decideLicence(sql, verdict)
    return fileOf(sql, verdict.doctorId)
  })

/** Finds the id of a doctor by an id or an email address. @throws Problem `not-found` */
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
