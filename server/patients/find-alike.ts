import type { AlikePatient, Likeness } from '#contract/patient-merge.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { Sql } from '../database/database.ts'
import { likePatients, type LikeRow, type Traits } from './merge-queries.ts'
import { presentPatient } from './present.ts'

/** What is written of somebody new. */
type Written = Pick<Traits, 'name' | 'date_of_birth'> & {
  curp?: string | undefined
  phone?: string | undefined
}

export interface Alike {
  row: LikeRow
  likeness: Likeness[]
}

/** The doctor's patients who may be the one who is written, those of the same CURP or name before those of a phone. */
export async function findAlike(sql: Sql, doctorId: number, written: Written): Promise<Alike[]> {
  const traits: Traits = {
    name: written.name,
    date_of_birth: written.date_of_birth,
    curp: (written.curp ?? '').toUpperCase(),
    phone: written.phone ?? '',
  }
  const rows = await likePatients(sql, doctorId, traits)
  const isPhoneAlone = ({ likeness: found }: Alike) => Number(found.every((why) => why === 'phone'))
  return rows
    .map((row) => ({ row, likeness: likeness(traits, row) }))
    .filter((one) => one.likeness.length > 0)
    .toSorted((a, b) => isPhoneAlone(a) - isPhoneAlone(b))
}

/** Why two may be one person. */
export function likeness(a: Traits, b: Traits): Likeness[] {
  const found: Likeness[] = []
  if (a.curp !== '' && a.curp === b.curp) found.push('curp')
  if (a.date_of_birth === b.date_of_birth && normalize(a.name) === normalize(b.name)) found.push('name')
  if (digits(a.phone) !== '' && digits(a.phone) === digits(b.phone)) found.push('phone')
  return found
}

const digits = (phone: string): string => phone.replace(/\D/g, '').slice(-10)

export const presentAlike = ({ row, likeness: found }: Alike): AlikePatient => ({
  patient: presentPatient(row),
  likeness: found,
  allergies: row.allergies === null ? 'not-asked' : row.allergies.length > 0 ? 'recorded' : 'none',
})
