import { normalize } from '#contract/values/normalize.ts'
import type { PastRow } from './past-rows.ts'

/** For whom something is proposed; null where it is not known. */
export interface AlikeCases {
  gender: 'M' | 'F' | 'O' | null
  years: number | null
}

/** One medicine of a history, with how often and for how many alike it was prescribed. */
export interface Habit {
  /** The row that is proposed: the newest for somebody alike, else the newest. */
  past: PastRow
  /** Prescriptions that hold it. */
  uses: number
  /** Of those, for the same age band, and for the same age band and sex. */
  sameAge: number
  alike: number
  lastUsedAt: Date
}

/** First years of the age bands. What a child got says nothing of an adult's dose, nor of another band of children. */
const BANDS = [0, 2, 12, 18, 65] as const
const ADULT = 18

const bandOf = (years: number): number => BANDS.findLast((from) => years >= from) ?? 0

/**
 * What a doctor prescribes for a diagnosis, from its rows newest first: by how often for the same age band and sex, then
 * for the age band, then at all, then by how lately. Rows of children count only for children of their band.
 */
export function habitsOf(rows: readonly PastRow[], { gender, years }: AlikeCases): Habit[] {
  const band = years === null ? null : bandOf(years)
  const habits = new Map<string, Habit & { seen: Set<number>; hasAlike: boolean }>()
  for (const past of rows) {
    const ofBand = bandOf(past.years)
    const isSameAge = band === null || ofBand === band
    if (!isSameAge && (past.years < ADULT || band < ADULT)) continue
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
    // Twice in one prescription, as in a taper, is one use.
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

/** The same product; a free text is the same when its words are. */
const keyOf = ({ item }: PastRow): string => item.drug_upc || normalize(item.presentation)
