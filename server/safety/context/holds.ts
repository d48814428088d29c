import type { Circumstance, IngredientKeys } from '#knowledge/safety/rule.ts'
import { hasHabit } from './has-habit.ts'
import type { CheckedItem, SubjectDose } from '../subject.ts'
import { saysAny } from './said-words.ts'
import type { Situation } from './situation.ts'

/** One ingredient of a checked item. A rule may be about the dose, the route and the course of this ingredient. */
export interface DrugInItem {
  item: CheckedItem
  key: string
}

/**
 * Whether a rule's circumstances hold. A circumstance about an unknown fact of the patient does not hold, and other checks
 * report the missing fact. A dose that could not be read reaches no limit, unless `isUnreadHigh`: a warning about the kidney is
 * given before the dose is written.
 */
export function holdsFor(
  context: Circumstance | null | undefined,
  situation: Situation,
  drug?: DrugInItem,
  isUnreadHigh = false,
): boolean {
  return (
    context == null ||
    (isOfPatient(context, situation) &&
      isOfMedication(context, situation) &&
      (drug === undefined || isOfDrug(context, situation, drug, isUnreadHigh)))
  )
}

const atLeast = (value: number | null | undefined, limit: number | undefined): boolean =>
  limit === undefined || (value != null && value >= limit)
const below = (value: number | null | undefined, limit: number | undefined): boolean =>
  limit === undefined || (value != null && value < limit)

const isBetween = (count: number, { from, to }: { from: number; to: number }): boolean =>
  count >= from && count <= to

function isOfPatient(c: Circumstance, { patient, years, codes, risksOf }: Situation): boolean {
  const hasCode = (starts: readonly string[]) => codes.some((code) => starts.some((s) => code.startsWith(s)))
  // Labels state some limits as creatinine clearance by Cockcroft-Gault. Without a weight the estimated filtration rate
  // is used in its place.
  const clearance = patient.crcl ?? patient.egfr
  return (
    atLeast(years, c.ageFrom) &&
    below(years, c.ageBelow) &&
    (c.sex === undefined || patient.female === (c.sex === 'F')) &&
    (c.weightTo === undefined || (patient.weightKg !== null && patient.weightKg <= c.weightTo)) &&
    (c.codes === undefined || hasCode(c.codes)) &&
    (c.withoutCodes === undefined || !hasCode(c.withoutCodes)) &&
    atLeast(clearance, c.crclFrom) &&
    below(clearance, c.crclBelow) &&
    atLeast(patient.creatinine, c.creatinineFrom) &&
    (c.childPugh === undefined || c.childPugh.includes(patient.childPugh ?? '')) &&
    (c.habits === undefined || c.habits.some((habit) => hasHabit(patient, habit))) &&
    atLeast(patient.weeks, c.weeksFrom) &&
    (c.state === undefined || patient.reproduction?.includes(c.state) === true) &&
    (c.risks === undefined || isBetween(risksOf(c.risks.list).length, c.risks))
  )
}

function isOfMedication(c: Circumstance, { all, taken }: Situation): boolean {
  const has = (some: ReadonlySet<string>, group: IngredientKeys) => [...some].some((key) => group.has(key))
  return (
    (c.with === undefined || c.with.every((group) => has(all, group))) &&
    (c.without === undefined || !has(all, c.without)) &&
    (c.withoutTaken === undefined || !has(taken, c.withoutTaken))
  )
}

function isOfDrug(
  c: Circumstance,
  { patient, items }: Situation,
  { item, key }: DrugInItem,
  isUnreadHigh: boolean,
): boolean {
  const dose: SubjectDose | undefined = item.doses.get(key)
  const over = (value: number | null | undefined, limit: number | undefined): boolean =>
    limit === undefined || (value == null ? isUnreadHigh : value > limit * ROUNDED)
  const exceeds = (value: number | null, limit: number | undefined): boolean =>
    limit === undefined || (value !== null && value > limit * ROUNDED)
  const daily = dose?.daily ?? null
  const perKg = daily === null || patient.weightKg === null ? null : daily / patient.weightKg
  return (
    (c.routes === undefined || routesOf(item).some((route) => c.routes?.includes(route))) &&
    (c.words === undefined || saysAny(item.instructions ?? '', c.words)) &&
    (c.when === undefined || isOnlyAt(item, c.when)) &&
    (item.reach !== 'skin' || c.without === undefined || !isOnSkin(items, c.without)) &&
    exceeds(timesOf(dose) ?? item.timesADay ?? null, c.timesOver) &&
    over(daily, c.doseOver) &&
    over(dose?.mean ?? daily, c.meanOver) &&
    (c.doseTo === undefined || (daily !== null && daily <= c.doseTo * ROUNDED)) &&
    over(dose?.single, c.singleOver) &&
    exceeds(perKg, c.doseKgOver) &&
    (c.daysTo === undefined || (item.courseDays != null && item.courseDays <= c.daysTo)) &&
    (c.daysOver === undefined || (item.courseDays != null && item.courseDays > c.daysOver))
  )
}

/**
 * Whether one of these drugs is applied to the skin. Drugs on the skin are not in `Situation.all`, which has only drugs
 * that get into the body.
 */
const isOnSkin = (items: readonly CheckedItem[], drugs: IngredientKeys): boolean =>
  items.some(({ reach, ingredients }) => reach === 'skin' && ingredients?.some((key) => drugs.has(key)))

const routesOf = ({ route, writtenRoutes = [] }: CheckedItem): string[] => [route, ...writtenRoutes]

/** Whether the doses of a checked drug are given only at these moments of the day. */
const isOnlyAt = ({ moments = [] }: CheckedItem, when: readonly string[]): boolean =>
  moments.some((dose) => dose.length > 0 && dose.every((moment) => when.includes(moment)))

/** Intakes of a day, averaged over the week. A monthly injection is given 1/28 times a day. */
const timesOf = (dose: SubjectDose | undefined): number | null =>
  dose?.daily == null || !dose.single ? null : (dose.mean ?? dose.daily) / dose.single

/** Factor by which a dose may exceed a limit, since strengths and weights are rounded. */
const ROUNDED = 1.01
