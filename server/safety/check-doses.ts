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
  const systemic = items.filter((item) => item.reach === 'systemic')
  const keys = new Set(systemic.filter((item) => !item.current).flatMap((item) => item.ingredients ?? []))
  for (const key of keys) {
    const ofDrug = doses.filter((rule) => rule.drug === key)
    const carrying = systemic.filter(
      (item) => item.ingredients?.includes(key) && ofDrug.some((rule) => isOnRoute(rule, item)),
    )
    if (carrying.every((item) => item.current)) continue
    const itemKeys = carrying.map((item) => item.key)
    const missing = (reason: Gap['reason']) =>
      gaps.push({ reason, items: itemKeys, about: [printed.get(key) ?? key] })
    const { ageMonths, weightKg } = patient
    if (ageMonths === null) {
      missing('missing-age')
      continue
    }
    const rule = ofDrug.find(
      (r) => ageMonths >= r.fromMonths && ageMonths <= r.toMonths && carrying.some((i) => isOnRoute(r, i)),
    )
    if (rule === undefined) {
      missing('not-covered')
      continue
    }
    if (rule.perKg && weightKg === null) missing('missing-weight')
    const written = carrying.filter((item) => isOnRoute(rule, item)).map((item) => item.doses.get(key))
    const understood = written.flatMap((dose) => (dose && isUnderstood(dose, rule) ? [dose] : []))
    if (understood.length < written.length) missing('dose-not-understood')
    const excess = excessOf(rule, understood, weightKg)
    if (excess !== null) {
      const finding = findingOf('dose', rule, itemKeys, [printed.get(key) ?? key], excess.mark)
      findings.push({ ...finding, figures: excess.figures })
    }
  }
  return { findings, gaps }
}

const isOnRoute = (rule: DoseRule, { route }: CheckedItem): boolean =>
  rule.routes.length === 0 || rule.routes.includes(route) || route === ''

const isUnderstood = (dose: Dose, rule: DoseRule): boolean =>
  dose.unit === rule.unit &&
  dose.single !== null &&
  (dose.daily !== null || (rule.maxDay === null && rule.maxDaysAWeek === null))

/** Rounding of a strength or of a weight is no overdose. */
const TOLERANCE = 1.05

function excessOf(rule: DoseRule, written: readonly Dose[], weightKg: number | null) {
  const factor = rule.perKg ? weightKg : 1
  const days = Math.max(0, ...written.map((dose) => dose.daysAWeek ?? 0))
  if (rule.maxDaysAWeek !== null && Math.round(days) > rule.maxDaysAWeek)
    return { mark: 'week', figures: figuresOf(Math.round(days), rule.maxDaysAWeek, 'días/semana') }
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
  return null
}

const figuresOf = (written: number, limit: number, unit: string) => ({
  written: tidy(written),
  limit: tidy(limit),
  unit,
})

/** Three digits after the point are more than a prescription says. */
const tidy = (value: number): number => Math.round(value * 1000) / 1000
