import { BY_MOUTH } from './context/check-routes.ts'
import type { CheckedItem, Prescribed } from './subject.ts'

/** A running course of an earlier prescription, in the form of a drug that the safety checks check. */
export type RunningItem = CheckedItem & { prescribed: Prescribed }

interface Beside {
  /** Rows of the new prescription, in the form of drugs that the safety checks check. */
  fresh: readonly CheckedItem[]
  /** Medication that the patient takes, by the record. */
  recorded: readonly CheckedItem[]
  /** Medication that the patient no longer takes, by the record, with the day on which it was stopped. */
  stopped: readonly { item: CheckedItem; on: string }[]
  day: string
  renews: string | null
}

/**
 * Sorts running courses beside a new prescription. The courses in `repeated` are those that a new row repeats. The courses in
 * `current` are checked like other current medication. A repeated course is only reported as repeated: its dose is not added,
 * and its interactions are those of the new row. A repeated course is not reported where the new prescription renews it, or
 * begins on its last day.
 */
export function sortRunningCourses(
  running: readonly RunningItem[],
  { fresh, recorded, stopped, day, renews }: Beside,
): { current: RunningItem[]; repeated: RunningItem[] } {
  const current: RunningItem[] = []
  const repeated: RunningItem[] = []
  for (const item of running) {
    const { signature, on, until } = item.prescribed
    const isAgain = fresh.some((row) => continues(row, item))
    if (recorded.some((one) => isSameTherapy(one, item))) continue
    if (stopped.some((one) => one.on >= on && isSameTherapy(one.item, item))) continue
    if (isAgain && (signature === renews || until === day)) continue
    const known = isAgain ? repeated : current
    // Courses come newest first. Of equal therapies in other words or strengths, only the newest course counts.
    if (!known.some((one) => isSameTherapy(one, item))) known.push(item)
  }
  return { current, repeated }
}

/**
 * Sorts the medication of the record. A new row continues the medication in `continued`. The medication in `beside` is
 * checked like other current medication.
 */
export function sortRecorded(
  recorded: readonly CheckedItem[],
  fresh: readonly CheckedItem[],
): { continued: CheckedItem[]; beside: CheckedItem[] } {
  const isContinued = (one: CheckedItem) => fresh.some((row) => continues(row, one))
  return { continued: recorded.filter(isContinued), beside: recorded.filter((one) => !isContinued(one)) }
}

/**
 * Whether a new row continues a medicine that the patient takes: the same ingredients by the same route, in whatever
 * strength or dose. A row that says "además" is taken in addition to that medicine, so it continues nothing.
 */
export const continues = (row: CheckedItem, taken: CheckedItem): boolean =>
  row.isAdditional !== true && isSameTherapy(row, taken)

/**
 * Whether two items have the same ingredients and the same route. Where no route is written, a form that is swallowed counts as
 * oral: a tablet of the record is not the infusion of a new row. Without such a form or dose the items are compared by the part of
 * the body that the drug reaches.
 */
export function isSameTherapy(a: CheckedItem, b: CheckedItem): boolean {
  if (a.ingredients === null || b.ingredients === null || a.reach !== b.reach) return false
  if (a.route !== b.route && !mayBeBy(b.route, a) && !mayBeBy(a.route, b)) return false
  return (
    a.ingredients.length === b.ingredients.length &&
    a.ingredients.every((key) => b.ingredients?.includes(key))
  )
}

/** Whether an item without a written route may be given by a route. */
const mayBeBy = (route: string, { route: written, isSwallowed }: CheckedItem): boolean =>
  written === '' && (route === '' || BY_MOUTH.has(route) || isSwallowed !== true)
