import { describe, expect, test } from 'vitest'
import { projectSafety } from '../testing/clinical/project-knowledge.ts'

const { paediatric, doses, ages } = projectSafety.rules
/** Factor by which a dose may exceed a limit, as in check-doses.ts. */
const TOLERANCE = 1.05

describe('the calculator proposes no dose that the checks would warn of', () => {
  test.each(paediatric)('$drug, $indication.es', (rule) => {
    const limits = doses.filter(
      (limit) =>
        limit.drug === rule.drug &&
        limit.perKg === rule.perKg &&
        (limit.routes.length === 0 || limit.routes.some((route) => rule.routes.includes(route))),
    )
    expect(Math.min(...limits.map(({ fromMonths }) => fromMonths))).toBeLessThanOrEqual(rule.fromMonths)
    for (const { maxDay, maxDose, ceilingDay, fromMonths, toMonths } of limits) {
      if (toMonths < rule.fromMonths || fromMonths > rule.toMonths) continue
      expect(rule.maxDay).toBeLessThanOrEqual((maxDay ?? Infinity) * TOLERANCE)
      expect(rule.maxDay / rule.times).toBeLessThanOrEqual((maxDose ?? Infinity) * TOLERANCE)
      expect(rule.ceilingDay).toBeLessThanOrEqual((ceilingDay ?? Infinity) * TOLERANCE)
    }
    const tooYoung = ages.filter(
      ({ drugs, severity, fromMonths, belowMonths }) =>
        drugs.has(rule.drug) &&
        (severity === 'contraindicated' || severity === 'serious') &&
        fromMonths <= rule.toMonths &&
        belowMonths > rule.fromMonths,
    )
    expect(tooYoung.map(({ id }) => id)).toEqual([])
  })
})
