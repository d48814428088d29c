import type { CheckedItem, Prescribed } from './subject.ts'

/** A course that still runs, as the checks see it. */
export type RunningItem = CheckedItem & { prescribed: Prescribed }

interface Beside {
  /** Rows of the new prescription. */
  fresh: readonly CheckedItem[]
  /** What the record says that the patient takes. */
  recorded: readonly CheckedItem[]
  /** What the record says that the patient took, and until when. */
  stopped: readonly { item: CheckedItem; on: string }[]
  day: string
  renews: string | null
}

/**
 * Running courses beside a new prescription: those that count like any current medication, and those of which a row
 * writes the same again. A repeated course is told as such and nothing else: its dose is not added and its interactions
 * are those of the row itself. It is not told where the new one goes on from it, or begins as it ends.
 */
export function besideNew(
  running: readonly RunningItem[],
  { fresh, recorded, stopped, day, renews }: Beside,
): { current: RunningItem[]; repeated: RunningItem[] } {
  const current: RunningItem[] = []
  const repeated: RunningItem[] = []
  for (const item of running) {
    const { signature, on, until } = item.prescribed
    const isAgain = fresh.some((row) => isSameTherapy(row, item))
    if (recorded.some((one) => isSameTherapy(one, item))) continue
    if (stopped.some((one) => one.on >= on && isSameTherapy(one.item, item))) continue
    if (isAgain && (signature === renews || until === day)) continue
    const known = isAgain ? repeated : current
    // Written in other words, or in another strength, it is the newest that counts.
    if (!known.some((one) => isSameTherapy(one, item))) known.push(item)
  }
  return { current, repeated }
}

/** The same ingredients, all of them, in the same part of the body. */
export function isSameTherapy(a: CheckedItem, b: CheckedItem): boolean {
  if (a.ingredients === null || b.ingredients === null || a.reach !== b.reach) return false
  return (
    a.ingredients.length === b.ingredients.length &&
    a.ingredients.every((key) => b.ingredients?.includes(key))
  )
}
