import type { CautionRule, SafetyKnowledge } from '#knowledge/safety/rule.ts'
import { bySeverity, type CheckFinding, findingOf } from '../finding.ts'
import type { CheckedItem } from '../subject.ts'
import { holdsFor } from './holds.ts'
import type { Situation } from './situation.ts'

/** Checks each new drug against the rules that hold only for some patients, doses, courses or routes. */
export function checkCautions(
  situation: Situation,
  { cautions, printed }: Pick<SafetyKnowledge, 'cautions' | 'printed'>,
): CheckFinding[] {
  const ordered = cautions.toSorted((a, b) => bySeverity(a, b) || clearanceOf(a) - clearanceOf(b))
  return situation.items.flatMap((item) => {
    if (item.current) return []
    return [...new Set(item.ingredients)].flatMap((key) => {
      const told = new Set<string>()
      return ordered.flatMap((rule) => {
        // Among several rules of one kind about an ingredient, only the most serious rule is shown.
        if (!rule.drugs.has(key) || told.has(rule.kind) || !reaches(rule, item)) return []
        if (!holdsFor(rule.context, situation, { item, key }, rule.kind === 'renal')) return []
        told.add(rule.kind)
        return [cautionOf(rule, item, key, situation, printed)]
      })
    })
  })
}

/**
 * Creatinine clearance below which a rule holds, mL/min. Of equally serious rules, only the one for the lowest
 * clearance is shown.
 */
const clearanceOf = ({ context }: CautionRule): number => context?.crclBelow ?? Number.MAX_VALUE

const reaches = ({ reaches: named }: CautionRule, { reach }: CheckedItem): boolean =>
  named.length === 0 ? reach === 'systemic' : named.includes(reach)

function cautionOf(
  rule: CautionRule,
  item: CheckedItem,
  key: string,
  { codes }: Situation,
  printed: SafetyKnowledge['printed'],
): CheckFinding {
  const { context, kind } = rule
  const code = codes.find((one) => context?.codes?.some((start) => one.startsWith(start)))
  const about = [printed.get(key) ?? key, ...(kind === 'condition' && code ? [code] : [])]
  const figures = figuresOf(rule, item, key)
  return { ...findingOf(kind, rule, [item.key], about), ...(figures ? { figures } : {}) }
}

function figuresOf({ context, kind }: CautionRule, item: CheckedItem, key: string): CheckFinding['figures'] {
  const dose = item.doses.get(key)
  if (kind === 'duration' && context?.daysOver !== undefined && Number.isFinite(item.courseDays ?? Infinity))
    return { written: item.courseDays ?? 0, limit: context.daysOver, unit: 'días' }
  if (kind !== 'dose' || !dose) return undefined
  if (context?.doseOver !== undefined && dose.daily !== null)
    return { written: tidy(dose.daily), limit: context.doseOver, unit: `${dose.unit}/día` }
  if (context?.singleOver !== undefined && dose.single !== null)
    return { written: tidy(dose.single), limit: context.singleOver, unit: dose.unit }
  return undefined
}

const tidy = (value: number): number => Math.round(value * 1000) / 1000
