import { describe, expect, test } from 'vitest'
import type { FindingKind } from '#contract/safety.ts'
import { type Circumstance, type Rule, SEVERITIES, type RuleSeverity } from '#knowledge/safety/rule.ts'
import { projectSafety } from '../testing/clinical/project-knowledge.ts'
import { healthyPatient, item } from '../testing/clinical/safety.ts'
import { createSafetyCheck } from './check.ts'
import type { CheckedItem, CheckedPatient } from './subject.ts'

const rules = projectSafety.rules
const check = createSafetyCheck(rules)
const rank = (severity: RuleSeverity): number => SEVERITIES.indexOf(severity)

/** A safety rule, with rows and a patient that trigger it. */
type Case = [rule: Rule, items: CheckedItem[], patient: CheckedPatient]

const first = (keys: Iterable<string>): string => [...keys][0] ?? ''
const one = (keys: Iterable<string>, more: Partial<CheckedItem> = {}) => [item('1', [first(keys)], more)]
/** Rows of the medicines that the patient must take beside the drug of a rule, so that the rule holds. */
const besides = ({ context }: { context?: Circumstance | null }) =>
  (context?.with ?? []).map((group, at) => item(`beside ${at}`, [first(group)]))
const reachOf = ({ local }: { local: boolean }) => ({
  reach: local ? ('mucosal' as const) : ('systemic' as const),
})
const woman = (more: Partial<CheckedPatient>) => healthyPatient({ female: true, ...more })

/**
 * Kinds of findings that have tests of their own. `duration`, `hepatic`, `route` and `load` are tested in
 * context/cautions.test.ts and context/loads.test.ts.
 */
type Other = 'dose' | 'repeat' | 'strength' | 'duration' | 'hepatic' | 'route' | 'load' | 'controlled'

/**
 * Cases of each kind of finding that has several rules. Doses have tests at their limits. A repeated course and another
 * strength are left out, because each of them is one rule (prescribed-earlier.test.ts, check-written.test.ts). A controlled
 * medicine prescribed again is tested in server/prescriptions/issue/prescribed-again.test.ts.
 */
const cases: Record<Exclude<FindingKind, Other>, Case[]> = {
  interaction: rules.interactions.flatMap((rule): Case[] => {
    const isReplaced = rules.interactions.some(({ insteadOf }) => insteadOf?.includes(rule.id))
    if (rule.context != null || isReplaced) return []
    const a = first(rule.a)
    const b = [...rule.b].find((key) => key !== a)
    return b === undefined
      ? []
      : [[rule, [item('1', [a]), item('2', [b], { current: rule.apart === true })], healthyPatient()]]
  }),
  duplicate: rules.duplicates.map((rule): Case => {
    const members = [...rule.members].slice(0, rule.atMost + 1)
    return [rule, members.map((key, at) => item(String(at), [key])), healthyPatient()]
  }),
  allergy: rules.allergies.flatMap((rule): Case[] => {
    const allergen = first(rule.allergens)
    const other = [...rule.reactsWith].find((key) => key !== allergen)
    const [route] = rule.context?.routes ?? []
    const items = other === undefined ? [] : one([other], route === undefined ? {} : { route })
    const isWhole = ({ members }: { members: ReadonlySet<string> }): boolean =>
      [...rule.allergens].every((key) => members.has(key)) && members.size === rule.allergens.size
    const group = rule.ofClass === true ? `@${rules.allergyGroups.find(isWhole)?.id}` : allergen
    return items.length === 0 ? [] : [[rule, items, healthyPatient({ allergies: [group] })]]
  }),
  condition: rules.conditions.map((rule): Case => {
    const { routes = [], codes = [] } = rule.context ?? {}
    const more = { ...reachOf(rule), ...(routes[0] === undefined ? {} : { route: routes[0] }) }
    const conditions = [first(rule.codes), ...codes.slice(0, 1)]
    return [rule, [...one(rule.drugs, more), ...besides(rule)], healthyPatient({ conditions })]
  }),
  reproduction: rules.reproduction.map((rule): Case => {
    const { doseOver, routes: [route = 'oral'] = [] } = rule.context ?? {}
    const daily = doseOver === undefined ? null : doseOver * 2
    const dose = { unit: 'mg' as const, single: daily, daily, daysAWeek: 7 }
    const doses = daily === null ? {} : { doses: new Map([[first(rule.drugs), dose]]) }
    const items = [...one(rule.drugs, { route, ...reachOf(rule), ...doses }), ...besides(rule)]
    return [rule, items, woman({ reproduction: [rule.state] })]
  }),
  renal: rules.renal.map((rule): Case => {
    const [route = 'oral'] = rule.context?.routes ?? []
    return [rule, one(rule.drugs, { route }), healthyPatient({ egfr: rule.below - 1 })]
  }),
  age: rules.ages.map((rule): Case => {
    const { daysOver = 0, timesOver = 0, routes: [route = 'oral'] = [] } = rule.context ?? {}
    const course = { courseDays: daysOver + 1, timesADay: timesOver + 1 }
    const items = one(rule.drugs, { route, ...reachOf(rule), ...course })
    return [rule, items, healthyPatient({ ageMonths: rule.fromMonths })]
  }),
}

describe('every rule is found at its level or above, and only the highest level stops an issue', () => {
  test.each(Object.entries(cases))('%s', (_, all) => {
    expect(all.length).toBeGreaterThan(20)
    for (const [rule, items, patient] of all) {
      const { findings } = check(items, patient)
      const worst = Math.min(...findings.map(({ severity }) => rank(severity)))
      expect(worst, rule.id).toBeLessThanOrEqual(rank(rule.severity))
      for (const { severity, interrupts } of findings)
        expect(interrupts, rule.id).toBe(severity === 'contraindicated')
    }
  })

  test('each kind of finding has more than one level', () => {
    const levels = Object.values(cases).map((all) => new Set(all.map(([{ severity }]) => severity)).size)
    expect(Math.min(...levels)).toBeGreaterThan(1)
  })
})
