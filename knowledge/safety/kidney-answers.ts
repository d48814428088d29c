import { KIDNEY_DISEASE_BELOW } from './question.ts'
import type { IngredientKeys, SafetyKnowledge } from './rule.ts'

/**
 * Filtrations for which the question about the kidney is answered for one drug. A rule answers below its limit only, and a
 * reviewed row from the filtration that it names.
 */
interface Reach {
  /** Highest limit of a rule by filtration, in mL/min/1.73 m². */
  filtrationBelow: number
  /** Highest limit of a rule by creatinine clearance, in mL/min. */
  clearanceBelow: number
  /** Lowest filtration from which a source names no restriction. */
  from: number
}

const NOTHING: Reach = { filtrationBelow: 0, clearanceBelow: 0, from: Infinity }

/** Answers to the question whether a kidney disease limits a drug. */
export interface KidneyAnswers {
  /** Drugs with a rule whose question is answered for every filtration of kidney disease. */
  ruled: IngredientKeys
  /** Whether a rule or a reviewed row answers the question at a filtration. */
  isAnswered: (drug: string, filtration: number, clearance: number) => boolean
}

/** Collects from rules and reviewed rows for which filtrations the question about the kidney is answered for each drug. */
export function kidneyAnswers({
  renal,
  cautions,
  reviewed,
}: Pick<SafetyKnowledge, 'renal' | 'cautions' | 'reviewed'>): KidneyAnswers {
  const reaches = new Map<string, Reach>()
  const widen = (drug: string, by: (known: Reach) => Partial<Reach>): void => {
    const known = reaches.get(drug) ?? NOTHING
    reaches.set(drug, { ...known, ...by(known) })
  }
  for (const { drugs, below } of renal)
    for (const drug of drugs)
      widen(drug, (known) => ({ filtrationBelow: Math.max(known.filtrationBelow, below) }))
  for (const { drugs, context, reaches: named } of cautions)
    if (named.length === 0 || named.includes('systemic'))
      for (const drug of drugs)
        widen(drug, (known) => ({ clearanceBelow: Math.max(known.clearanceBelow, context?.crclBelow ?? 0) }))
  for (const { question, reach, drug, filtrationFrom = 0 } of reviewed)
    if (question === 'kidney' && reach === 'systemic')
      widen(drug, (known) => ({ from: Math.min(known.from, filtrationFrom) }))
  const hasRule = ({ filtrationBelow, clearanceBelow }: Reach) => filtrationBelow + clearanceBelow > 0
  const isWhole = ({ filtrationBelow, clearanceBelow, from }: Reach) =>
    Math.max(filtrationBelow, clearanceBelow) >= Math.min(from, KIDNEY_DISEASE_BELOW)
  return {
    ruled: new Set([...reaches].flatMap(([drug, one]) => (hasRule(one) && isWhole(one) ? [drug] : []))),
    isAnswered: (drug, filtration, clearance) => {
      const { filtrationBelow, clearanceBelow, from } = reaches.get(drug) ?? NOTHING
      return (
        filtration < filtrationBelow || clearance < clearanceBelow || Math.max(filtration, clearance) >= from
      )
    },
  }
}
