import { checkCurp, curpMismatches } from '#contract/values/identifiers/curp.ts'
import { MERGE_UNDO_DAYS } from '#contract/patients/patient-merge.ts'

const OLDEST_YEARS = 129
const DAY_MS = 86_400_000

/** Fault of a date of birth; null for none. Both days are given as `YYYY-MM-DD`. */
export function birthFault(dateOfBirth: string, today: string): 'date-future' | 'date-too-old' | null {
  if (dateOfBirth > today) return 'date-future'
  return yearOf(today) - yearOf(dateOfBirth) > OLDEST_YEARS ? 'date-too-old' : null
}

/** Words that join the parts of a name and are no names themselves: "María de". */
const JOINING = new Set(['de', 'del', 'la', 'las', 'los'])

/** Whether a name has two words of at least two letters: a given name and a surname (mexico.md B3). */
export const isFullName = (name: string): boolean =>
  (name.match(/\p{L}[\p{L}\p{M}'’-]+/gu) ?? []).filter((word) => !JOINING.has(word.toLowerCase())).length >= 2

interface Identity {
  name: string
  date_of_birth: string
  /** Whether the date of birth was computed from an age. Such a date contradicts no CURP. */
  birth_approximate?: boolean | undefined
  gender?: 'M' | 'F' | 'O' | undefined
  curp: string
}

/**
 * Faults of a CURP (the personal key of the Mexican population register): an invalid form, or a contradiction to the
 * date of birth, sex or name (mexico.md H1, H2).
 */
export function curpFaults({ curp, name, date_of_birth, birth_approximate, gender }: Identity): string[] {
  if (curp === '') return []
  const read = checkCurp(curp)
  if (!read.ok) return ['curp-invalid']
  return curpMismatches(read.value, {
    name,
    ...(gender && { gender }),
    ...(birth_approximate ? {} : { dateOfBirth: date_of_birth }),
  }).map((mismatch) => `curp-${mismatch}`)
}

/** The gender that a CURP states; undefined for a text that is no CURP. */
export function genderOfCurp(curp: string): 'M' | 'F' | undefined {
  const read = checkCurp(curp)
  return read.ok ? ({ H: 'M', M: 'F' } as const)[read.value.sex] : undefined
}

const yearOf = (day: string): number => Number(day.slice(0, 4))

/** First moment at which a merge of patients can no longer be undone. */
export const mergeIsFinalAt = (mergedAt: Date): Date =>
  new Date(mergedAt.getTime() + MERGE_UNDO_DAYS * DAY_MS)

/** Whether a merge of patients can still be undone. */
export const isMergeOpen = (mergedAt: Date, now: Date): boolean => now < mergeIsFinalAt(mergedAt)
