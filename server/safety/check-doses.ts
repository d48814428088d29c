import type { DoseRule, SafetyKnowledge } from '#knowledge/safety/rule.ts'
import { type Finding, findingOf, type Gap } from './finding.ts'
import type { CheckedItem, CheckedPatient, Dose } from './subject.ts'

/** Written doses against the limits for this age and weight. An ingredient in several rows is added up. */
export function checkDoses(
  items: readonly CheckedItem[],
  patient: CheckedPatient,
  { doses, printed }: Pick<SafetyKnowledge, 'doses' | 'printed'>,
): { findings: Finding[]; gaps: Gap[] } {
  const findings: Finding[] = []
  const gaps: Gap[] = []
  const fresh = items.filter((item) => !item.current && item.reach === 'systemic')
  const keys = new Set(fresh.flatMap((item) => item.ingredients ?? []))
  for (const key of keys) {
    const carrying = items.filter((item) => item.ingredients?.includes(key) && item.reach === 'systemic')
    const rules = doses.filter((rule) => rule.drug === key && onRoute(rule, carrying))
    if (rules.length === 0) continue
    const itemKeys = carrying.map((item) => item.key)
    const missing = (reason: Gap['reason']) =>
      gaps.push({ reason, items: itemKeys, about: [printed.get(key) ?? key] })
    const { ageMonths, weightKg } = patient
    if (ageMonths === null) {
      missing('missing-age')
      continue
    }
    const rule = rules.find((r) => ageMonths >= r.fromMonths && ageMonths <= r.toMonths)
    if (rule === undefined) {
      missing('not-covered')
      continue
    }
    if (rule.perKg && weightKg === null) missing('missing-weight')
    const written = carrying.map((item) => item.doses.get(key))
    if (written.some((dose) => dose === undefined || dose.single === null)) missing('dose-not-understood')
    const excess = excessOf(rule, written, weightKg)
    if (excess !== null) {
      const finding = findingOf('dose', rule, itemKeys, [printed.get(key) ?? key], excess.mark)
      findings.push({ ...finding, figures: excess.figures })
    }
  }
  return { findings, gaps }
}

const onRoute = (rule: DoseRule, carrying: readonly CheckedItem[]): boolean =>
  rule.routes.length === 0 || carrying.every((item) => rule.routes.includes(item.route))

/** Rounding of a strength or of a weight is no overdose. */
const TOLERANCE = 1.05

function excessOf(rule: DoseRule, written: readonly (Dose | undefined)[], weightKg: number | null) {
  const factor = rule.perKg ? weightKg : 1
  const singles = written.flatMap((dose) => (dose?.single == null ? [] : [dose.single]))
  const dailies = written.flatMap((dose) => (dose?.daily == null ? [] : [dose.daily]))
  const day = dailies.reduce((sum, value) => sum + value, 0)
  const limit = (perFactor: number | null, ceiling: number | null) => {
    const scaled = perFactor === null || factor === null ? null : perFactor * factor
    if (scaled === null) return ceiling
    return ceiling === null ? scaled : Math.min(scaled, ceiling)
  }
  const ofDay = limit(rule.maxDay, rule.ceilingDay)
  if (ofDay !== null && day > ofDay * TOLERANCE)
    return { mark: 'day', figures: { written: day, limit: ofDay, unit: `${rule.unit}/día` } }
  const ofDose = limit(rule.maxDose, rule.ceilingDay)
  const single = Math.max(0, ...singles)
  if (ofDose !== null && single > ofDose * TOLERANCE)
    return { mark: 'dose', figures: { written: single, limit: ofDose, unit: rule.unit } }
  return null
}
