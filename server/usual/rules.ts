import { normalize } from '#contract/values/normalize.ts'
import type { PastRow } from './past-rows.ts'

/** Facts of the patient for whom rows are proposed; null for a fact that is not known. */
export interface AlikeCases {
  gender: 'M' | 'F' | 'O' | null
  years: number | null
}

/** One medicine that a doctor has prescribed, with the number of prescriptions in all and for similar patients. */
export interface Habit {
  /** The row to propose for the medicine: the newest for a similar patient, else the newest of all. */
  past: PastRow
  /** Number of prescriptions that contain the medicine. */
  uses: number
  /**
   * Number of prescriptions of the medicine for the same age band (`sameAge`), and for the same age band and sex
   * (`alike`).
   */
  sameAge: number
  alike: number
  lastUsedAt: Date
}

/**
 * First years of the age bands. A child's dose tells nothing about an adult's dose, nor about the dose in another band
 * of children.
 */
const BANDS = [0, 2, 12, 18, 65] as const
const ADULT = 18

export const isAdult = (years: number): boolean => years >= ADULT

export const bandOf = (years: number): number => BANDS.findLast((from) => years >= from) ?? 0

/**
 * Medicines that a doctor prescribes for a diagnosis, computed from prescribed rows (newest first). The medicines are sorted by
 * the number of prescriptions for the same age band and sex, then for the age band, then in all, then by the latest use. Rows
 * of children count only for children of the same band.
 */
export function habitsOf(rows: readonly PastRow[], { gender, years }: AlikeCases): Habit[] {
  const band = years === null ? null : bandOf(years)
  const habits = new Map<string, Habit & { seen: Set<number>; hasAlike: boolean }>()
  for (const past of rows) {
    const ofBand = bandOf(past.years)
    const isSameAge = band === null || ofBand === band
    if (!isSameAge && (!isAdult(past.years) || !isAdult(band))) continue
    const isAlike = isSameAge && (gender === null || past.gender === gender)
    const key = keyOf(past)
    const habit = habits.get(key)
    if (!habit) {
      habits.set(key, {
        past,
        uses: 1,
        sameAge: Number(isSameAge),
        alike: Number(isAlike),
        lastUsedAt: past.issued_at,
        seen: new Set([past.prescription_id]),
        hasAlike: isAlike,
      })
      continue
    }
    if (isAlike && !habit.hasAlike) Object.assign(habit, { past, hasAlike: true })
    // A medicine that one prescription has twice, as in a tapered dose, counts as used once.
    if (habit.seen.has(past.prescription_id)) continue
    habit.seen.add(past.prescription_id)
    habit.uses += 1
    habit.sameAge += Number(isSameAge)
    habit.alike += Number(isAlike)
  }
  return [...habits.values()]
    .map(({ seen: _seen, hasAlike: _hasAlike, ...habit }) => habit)
    .toSorted(
      (a, b) =>
        b.alike - a.alike ||
        b.sameAge - a.sameAge ||
        b.uses - a.uses ||
        b.lastUsedAt.getTime() - a.lastUsedAt.getTime(),
    )
}

/** Key by which rows of the same product are found. Free texts are the same product when their words are equal. */
const keyOf = ({ item }: PastRow): string => item.drug_upc || normalize(item.presentation)
