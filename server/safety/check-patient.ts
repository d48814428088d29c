import type { FindingKind } from '#contract/safety.ts'
import type { Circumstance, IngredientKeys, Rule, SafetyKnowledge } from '#knowledge/safety/rule.ts'
import { conditionsOf } from '#knowledge/safety/codes/same-conditions.ts'
import { isAllergen } from '../patients/allergens.ts'
import { holdsFor } from './context/holds.ts'
import { withUnaskedHabit } from './context/unasked-habits.ts'
import { situationOf } from './context/build-situation.ts'
import type { Situation } from './context/situation.ts'
import { bySeverity, type CheckFinding, findingOf, type CheckGap } from './finding.ts'
import type { CheckedItem, CheckedPatient } from './subject.ts'

/** Checks each new drug against the patient's record. Data that the record lacks are reported as gaps of the check. */
export function checkPatient(
  items: readonly CheckedItem[],
  patient: CheckedPatient,
  knowledge: SafetyKnowledge,
  situation: Situation = situationOf(items, patient, knowledge),
): { findings: CheckFinding[]; gaps: CheckGap[] } {
  const fresh = items.filter((item) => !item.current && item.ingredients !== null)
  const systemic = fresh.filter((item) => item.reach === 'systemic')
  const onSurface = fresh.filter((item) => item.reach !== 'systemic')
  const gaps: CheckGap[] = []
  const gap = (reason: CheckGap['reason'], of: readonly CheckedItem[], about: readonly string[] = []) => {
    if (of.length > 0) gaps.push({ reason, items: of.map((item) => item.key), about: [...about] })
  }

  const allergies = checkAllergies(fresh, patient.allergies, knowledge, situation)
  if (patient.allergies === null) gap('missing-allergies', fresh)
  // Allergens of the record that the current rules no longer know are reported together with the unrecognised texts.
  const strange = (patient.allergies ?? []).filter((key) => !isAllergen(knowledge, key))
  const unknownAllergies = [...patient.unknownAllergies, ...strange]
  if (unknownAllergies.length > 0) gap('unknown-allergy', fresh, unknownAllergies)

  const codes = new Set([...(patient.conditions ?? []), ...(patient.diagnoses ?? [])])
  const conditions = [...codes].flatMap((code) => {
    const meant = conditionsOf(code, knowledge.sameConditions)
    return (['systemic', 'mucosal'] as const).flatMap((reach) => {
      const reached = fresh.filter((item) => item.reach === reach)
      return named('condition', reached, situation, knowledge, knowledge.conditions, [code], (rule) => {
        if (rule.local !== (reach === 'mucosal')) return false
        return rule.codes.some((start) => meant.some((one) => one.startsWith(start)))
      })
    })
  })
  if (patient.conditions === null)
    gap(
      'missing-conditions',
      about(systemic, knowledge.conditions, (r) => r.drugs),
    )

  gap('missing-habits', withUnaskedHabit(fresh, situation, knowledge.cautions))
  // The running prescriptions of this doctor are checked too. Only the patient's other medicines are unknown.
  const running = items.filter((item) => item.prescribed !== undefined).map((item) => item.label)
  if (patient.medication === null) gap('missing-medication', fresh, running)

  const states = patient.reproduction ?? []
  const reproduction = [systemic, onSurface].flatMap((reached) =>
    named('reproduction', reached, situation, knowledge, knowledge.reproduction, [], (rule) => {
      return rule.local === (reached === onSurface) && states.includes(rule.state)
    }),
  )
  if ((patient.reproduction === null || patient.old?.reproduction) && mayBePregnant(patient))
    gap(
      'missing-pregnancy',
      about(systemic, knowledge.reproduction, (r) => r.drugs),
    )

  const { egfr, ageMonths } = patient
  // Among equally serious rules about the kidney, the rule for the lowest filtration rate is shown, because it fits this
  // patient most closely.
  const byFiltration = knowledge.renal.toSorted((a, b) => a.below - b.below)
  const renal =
    egfr === null
      ? []
      : named('renal', systemic, situation, knowledge, byFiltration, [], (rule) => egfr < rule.below)
  if (egfr === null || patient.old?.egfr)
    gap(
      'missing-renal-function',
      about(systemic, [...knowledge.renal, ...byClearance(knowledge)], (r) => r.drugs),
    )

  const ages =
    ageMonths === null
      ? []
      : [systemic, onSurface].flatMap((reached) =>
          named('age', reached, situation, knowledge, knowledge.ages, [], (rule) => {
            if (rule.local !== (reached === onSurface)) return false
            return ageMonths >= rule.fromMonths && ageMonths < rule.belowMonths
          }),
        )
  if (ageMonths === null)
    gap(
      'missing-age',
      about(systemic, knowledge.ages, (r) => r.drugs),
    )

  return { findings: [...allergies, ...conditions, ...reproduction, ...renal, ...ages], gaps }
}

const byClearance = ({ cautions }: SafetyKnowledge) => cautions.filter(({ kind }) => kind === 'renal')

/**
 * Ages in months at which a patient who is not recorded as male may be pregnant. At other ages, the check does not report
 * missing data about a pregnancy.
 */
const FERTILE_MONTHS = { from: 10 * 12, below: 55 * 12 }

function mayBePregnant({ female, ageMonths }: CheckedPatient): boolean {
  if (female === false) return false
  return ageMonths === null || (ageMonths >= FERTILE_MONTHS.from && ageMonths < FERTILE_MONTHS.below)
}

function checkAllergies(
  items: readonly CheckedItem[],
  allergies: CheckedPatient['allergies'],
  knowledge: SafetyKnowledge,
  situation: Situation,
): CheckFinding[] {
  return (allergies ?? []).flatMap((allergy) => {
    const group = knowledge.allergyGroups.find(({ id }) => `@${id}` === allergy)
    const own: IngredientKeys = group?.members ?? new Set([allergy])
    const name = group?.name.es ?? knowledge.printed.get(allergy) ?? allergy
    return items.flatMap((item) =>
      [...new Set(item.ingredients)].flatMap((key) => {
        const printed = knowledge.printed.get(key) ?? key
        const [rule] = own.has(key)
          ? [knowledge.directAllergy]
          : knowledge.allergies
              .filter(
                (r) =>
                  r.reactsWith.has(key) &&
                  (!r.ofClass || group !== undefined) &&
                  [...own].some((member) => r.allergens.has(member)) &&
                  holdsFor(r.context, situation, { item, key }),
              )
              .toSorted(bySeverity)
        if (rule === undefined) return []
        const finding = findingOf('allergy', rule, [item.key], [name, printed])
        return [group ? { ...finding, group: group.name } : finding]
      }),
    )
  })
}

/**
 * Findings by the rules of one kind, such as rules about the kidney. For each checked drug (`items`) and each of its
 * ingredients the most serious rule that applies is reported.
 */
function named<R extends Rule & { drugs: IngredientKeys; context?: Circumstance | null }>(
  kind: FindingKind,
  items: readonly CheckedItem[],
  situation: Situation,
  { printed }: SafetyKnowledge,
  rules: readonly R[],
  extra: readonly string[],
  holds: (rule: R) => boolean,
): CheckFinding[] {
  if (items.length === 0) return []
  const keys = items.flatMap(({ ingredients }) => ingredients ?? [])
  const isAboutThem = ({ drugs }: R): boolean => keys.some((key) => drugs.has(key))
  const holding = rules.filter((rule) => isAboutThem(rule) && holds(rule)).toSorted(bySeverity)
  return items.flatMap((item) =>
    [...new Set(item.ingredients)].flatMap((key) => {
      const rule = holding.find(
        ({ drugs, context }) =>
          drugs.has(key) && holdsFor(context, situation, { item, key }, kind === 'renal'),
      )
      return rule === undefined
        ? []
        : [findingOf(kind, rule, [item.key], [printed.get(key) ?? key, ...extra])]
    }),
  )
}

/** Checked drugs with an ingredient to which at least one of these rules applies. */
function about<R>(
  items: readonly CheckedItem[],
  rules: readonly R[],
  of: (rule: R) => IngredientKeys,
): CheckedItem[] {
  return items.filter((item) => item.ingredients?.some((key) => rules.some((rule) => of(rule).has(key))))
}
