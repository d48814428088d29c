import { farAboveLimit } from '#knowledge/safety/plain-rules.ts'
import type { DoseRule, Rule, SafetyKnowledge } from '#knowledge/safety/rule.ts'
import { bySeverity, type CheckFinding, findingOf, type CheckGap } from './finding.ts'
import type { CheckedItem, CheckedPatient, SubjectDose } from './subject.ts'
import { CHILD_BELOW } from '#knowledge/safety/question.ts'

/**
 * Checks written doses against the limits for the patient's age and weight. Doses of an ingredient in several rows are added up
 * for each of its rules. An ingredient without a rule for this age or route is reported as not checked (a gap). A child of such
 * an age is still checked against the limits of adults, because no child takes more than an adult.
 */
export function checkDoses(
  items: readonly CheckedItem[],
  patient: CheckedPatient,
  { doses, printed }: Pick<SafetyKnowledge, 'doses' | 'printed'>,
): { findings: CheckFinding[]; gaps: CheckGap[] } {
  const findings: CheckFinding[] = []
  const gaps: CheckGap[] = []
  const systemic = items.filter((item) => item.reach === 'systemic')
  const limited = new Set(doses.map((rule) => rule.drug))
  const keys = new Set(systemic.filter((item) => !item.current).flatMap((item) => item.ingredients ?? []))
  for (const key of keys) {
    const carrying = systemic.filter((item) => item.ingredients?.includes(key))
    const missing = (reason: CheckGap['reason'], of: readonly CheckedItem[]) => {
      if (of.some((item) => !item.current))
        gaps.push({ reason, items: of.map((item) => item.key), about: [printed.get(key) ?? key] })
    }
    if (!limited.has(key)) {
      // An ingredient without limits of its own in a combination (clavulanic acid) is limited by the ingredient that
      // has limits.
      missing(
        'not-covered',
        carrying.filter((item) => !item.ingredients?.some((other) => limited.has(other))),
      )
      continue
    }
    const { ageMonths, weightKg } = patient
    if (ageMonths === null) {
      missing('missing-age', carrying)
      continue
    }
    const ofDrug = doses.filter((rule) => rule.drug === key)
    const rules = ofDrug.filter((rule) => ageMonths >= rule.fromMonths && ageMonths <= rule.toMonths)
    const hasDepotRules = ofDrug.some((rule) => rule.ofDepot)
    const isAbout = (rule: DoseRule, item: CheckedItem) =>
      isOnRoute(rule, item) && rule.ofDepot === (hasDepotRules && item.isDepot === true)
    const isCovered = (item: CheckedItem) => rules.some((rule) => isAbout(rule, item))
    const uncovered = carrying.filter((item) => !isCovered(item))
    missing('not-covered', uncovered)
    const older = ofDrug.filter(
      (rule) => ageMonths < rule.fromMonths && rule.toMonths >= CHILD_BELOW && !rule.perKg,
    )
    let isUnread = false
    const exceeded = [...rules, ...older].flatMap((rule) => {
      const isOwn = rules.includes(rule)
      const written = (isOwn ? carrying : uncovered).filter((item) => isAbout(rule, item))
      if (written.every((item) => item.current)) return []
      if (rule.perKg && weightKg === null) missing('missing-weight', written)
      const understood = written.flatMap((item) => {
        const dose = item.doses.get(key)
        if (dose && isUnderstood(dose, rule)) return [{ ...dose, courseDays: item.courseDays ?? null }]
        isUnread ||= isOwn
        return []
      })
      const excess = excessOf(rule, understood, weightKg)
      return excess
        ? [{ rule: ruleBroken(rule, excess), excess, items: written.map((item) => item.key) }]
        : []
    })
    if (isUnread) missing('dose-not-understood', carrying)
    const [worst] = exceeded.toSorted((a, b) => bySeverity(a.rule, b.rule))
    if (worst) {
      const { rule, excess } = worst
      const finding = findingOf('dose', rule, worst.items, [printed.get(key) ?? key], excess.mark)
      findings.push({ ...finding, figures: excess.figures })
    }
  }
  return { findings, gaps }
}

const isOnRoute = (rule: DoseRule, { route }: CheckedItem): boolean =>
  rule.routes.length === 0 || rule.routes.includes(route) || route === ''

const isUnderstood = (dose: SubjectDose, rule: DoseRule): boolean =>
  dose.unit === rule.unit &&
  dose.single !== null &&
  (dose.daily !== null ||
    (rule.maxDay === null && rule.maxDaysAWeek === null && rule.maxWeek === null && rule.maxMonth === null))

/**
 * The rule that a finding about an excessive dose cites: `farAboveLimit` for a dose beyond any treatment, else the
 * limit's own rule.
 */
const ruleBroken = (rule: Rule, { figures }: Excess): Rule =>
  figures.written > farAboveLimit.times * TOLERANCE * figures.limit ? farAboveLimit : rule

/** Factor by which a dose may exceed its limit, since strengths and weights are rounded. */
const TOLERANCE = 1.05

interface Excess {
  mark: 'week' | 'weekly' | 'monthly' | 'day' | 'dose'
  figures: { written: number; limit: number; unit: string }
}

/** Dose of one ingredient, with the number of days of the course; null where the course has no written end. */
interface DoseInCourse extends SubjectDose {
  courseDays: number | null
}

/** Number of days over which the doses of a depot are added up. */
const MONTH = 28

/** Sum of the doses of 28 days, or of the course if it is shorter; 0 for a dose that is given once. */
const inMonth = ({ daily, mean, courseDays }: DoseInCourse): number =>
  courseDays === 1 ? 0 : (mean ?? daily ?? 0) * Math.min(MONTH, courseDays ?? MONTH)

function excessOf(rule: DoseRule, written: readonly DoseInCourse[], weightKg: number | null): Excess | null {
  const factor = rule.perKg ? weightKg : 1
  const days = Math.max(0, ...written.map((dose) => dose.daysAWeek ?? 0))
  if (rule.maxDaysAWeek !== null && Math.round(days) > rule.maxDaysAWeek)
    return { mark: 'week', figures: figuresOf(Math.round(days), rule.maxDaysAWeek, 'días/semana') }
  const week = written.reduce((sum, dose) => sum + (dose.daily ?? 0) * (dose.daysAWeek ?? 0), 0)
  if (rule.maxWeek !== null && week > rule.maxWeek * TOLERANCE)
    return { mark: 'weekly', figures: figuresOf(week, rule.maxWeek, `${rule.unit}/semana`) }
  const month = written.reduce((sum, dose) => sum + inMonth(dose), 0)
  const day = written.reduce((sum, dose) => sum + (dose.daily ?? 0), 0)
  const limit = (perFactor: number | null, ceiling: number | null) => {
    const scaled = perFactor === null || factor === null ? null : perFactor * factor
    if (scaled === null) return ceiling
    return ceiling === null ? scaled : Math.min(scaled, ceiling)
  }
  const ofDay = limit(rule.maxDay, rule.ceilingDay)
  if (ofDay !== null && day > ofDay * TOLERANCE)
    return { mark: 'day', figures: figuresOf(day, ofDay, `${rule.unit}/día`) }
  const ofDose = limit(rule.maxDose, rule.ceilingDay)
  const single = Math.max(0, ...written.map((dose) => dose.single ?? 0))
  if (ofDose !== null && single > ofDose * TOLERANCE)
    return { mark: 'dose', figures: figuresOf(single, ofDose, rule.unit) }
  if (rule.maxMonth !== null && month > rule.maxMonth * TOLERANCE)
    return { mark: 'monthly', figures: figuresOf(month, rule.maxMonth, `${rule.unit}/28 días`) }
  return null
}

const figuresOf = (written: number, limit: number, unit: string) => ({
  written: tidy(written),
  limit: tidy(limit),
  unit,
})

/** Rounds an amount to three decimals, which are more than any prescription states. */
const tidy = (value: number): number => Math.round(value * 1000) / 1000
