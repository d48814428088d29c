import type { AlikePatient, Likeness } from '#contract/patients/patient-merge.ts'
import { distance } from 'fastest-levenshtein'
import { inLatinLetters } from '#contract/prescription/names/name-tokens.ts'
import { checkCurp } from '#contract/values/identifiers/curp.ts'
import type { Sql } from '../database/database.ts'
import { agedAlike, likePatients, type LikeRow, type Traits } from './merge-queries.ts'
import { presentPatient } from './present.ts'

/** Data of a patient who is being added. */
type Written = Pick<Traits, 'name' | 'date_of_birth'> & {
  birth_approximate?: boolean | undefined
  gender?: Traits['gender'] | undefined
  curp?: string | undefined
  phone?: string | undefined
}

export interface Alike {
  row: LikeRow
  likeness: Likeness[]
}

/** The doctor's patients who may be the same person as a new patient, the most likely first. */
export async function findAlike(sql: Sql, doctorId: number, written: Written): Promise<Alike[]> {
  const traits: Traits = {
    name: written.name,
    date_of_birth: written.date_of_birth,
    birth_approximate: written.birth_approximate ?? false,
    gender: written.gender ?? 'O',
    curp: (written.curp ?? '').toUpperCase(),
    phone: written.phone ?? '',
  }
  const rows = await comparedPatients(sql, doctorId, traits)
  return rows
    .map((row) => ({ row, likeness: likeness(traits, row) }))
    .filter((one) => one.likeness.length > 0)
    .toSorted((a, b) => weakness(a) - weakness(b))
}

/**
 * Patients with whom a person is compared to find duplicates. If the person has a patient id, that patient comes first.
 */
export async function comparedPatients(
  sql: Sql,
  doctorId: number,
  traits: Traits & { id?: number },
): Promise<LikeRow[]> {
  const aged = await agedAlike(sql, doctorId, traits)
  const misspelt = aged
    .filter(({ name }) => isSameName(name, traits.name) || isOneLetterOff(name, traits.name))
    .map(({ id }) => id)
  return likePatients(sql, doctorId, traits, misspelt)
}

const weakness = ({ likeness: found }: Alike): number =>
  found.every((why) => why === 'phone') ? 2 : found.includes('name-alone') && found.length === 1 ? 1 : 0

/** Reasons why two patients may be the same person; empty when there are none. */
export function likeness(a: Traits, b: Traits): Likeness[] {
  if (areProvenOthers(a, b)) return []
  const found: Likeness[] = []
  if (a.curp !== '' && a.curp === b.curp) found.push('curp')
  if (isSameName(a.name, b.name)) found.push(...likenessOfNamesakes(a, b))
  else if (isOneLetterOff(a.name, b.name)) found.push(...likenessOfMisspelt(a, b))
  if (digits(a.phone) !== '' && digits(a.phone) === digits(b.phone)) found.push('phone')
  return found
}

/**
 * Whether two people have valid CURPs that differ. Such people are different, because a CURP identifies a patient
 * (NOM-024-SSA3-2012, 6.5.1).
 */
const areProvenOthers = (a: Traits, b: Traits): boolean =>
  a.curp.toUpperCase() !== b.curp.toUpperCase() && checkCurp(a.curp).ok && checkCurp(b.curp).ok

function likenessOfNamesakes(a: Traits, b: Traits): Likeness[] {
  if (a.date_of_birth === b.date_of_birth) return ['name']
  if (isAgeAlike(a, b)) return ['name-age']
  return isOtherSex(a, b) ? [] : ['name-alone']
}

/**
 * Reasons why two people whose names differ by one letter may be the same person; none if their sexes or dates of birth differ.
 * Where only an age is known of one of them, the dates of birth may differ (`isAgeAlike`). A typing error in a name would
 * otherwise add a second patient without the allergies of the first.
 */
function likenessOfMisspelt(a: Traits, b: Traits): Likeness[] {
  if (isOtherSex(a, b)) return []
  if (isAgeAlike(a, b)) return ['name-spelt-age']
  return a.date_of_birth === b.date_of_birth ? ['name-spelt'] : []
}

const isOneLetterOff = (a: string, b: string): boolean => distance(inLatinLetters(a), inLatinLetters(b)) === 1

/**
 * Whether only an age is known of at least one of two people, and their years of birth differ by at most one. A year of
 * birth that was computed from an age can be wrong by one.
 */
const isAgeAlike = (a: Traits, b: Traits): boolean =>
  (a.birth_approximate || b.birth_approximate) && Math.abs(yearOf(a) - yearOf(b)) <= 1

// The sex `O` is also stored when nobody stated the sex, so it contradicts no other sex.
const isOtherSex = (a: Traits, b: Traits): boolean =>
  a.gender !== b.gender && a.gender !== 'O' && b.gender !== 'O'

/** Whether two names have the same words; full-width letters and letters that look alike are the same. */
const isSameName = (a: string, b: string): boolean => wordsOf(a) === wordsOf(b)

/** Words of a name in sorted order, because surnames are written before or after the given name. */
const wordsOf = (name: string): string =>
  inLatinLetters(name).replaceAll(',', ' ').split(/\s+/).filter(Boolean).toSorted().join(' ')

const yearOf = ({ date_of_birth: birth }: Traits): number => Number(birth.slice(0, 4))

const digits = (phone: string): string => phone.replace(/\D/g, '').slice(-10)

export const presentAlike = ({ row, likeness: found }: Alike): AlikePatient => ({
  patient: presentPatient(row),
  likeness: found,
  allergies: row.allergies === null ? 'not-asked' : row.allergies.length > 0 ? 'recorded' : 'none',
})
