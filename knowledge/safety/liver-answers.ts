import { CIRRHOSIS, isOfLiver } from './question.ts'
import type { SafetyKnowledge } from './rule.ts'

/** Answers to the question about the liver for one drug. */
interface Reach {
  /** Beginnings of the CIE-10 codes of liver disease that rules name. */
  codes: Set<string>
  /** Classes of Child and Pugh that rules name. */
  ruledClasses: Set<string>
  /** Classes of Child and Pugh for which a source names no restriction. */
  readClasses: Set<string>
  /** Whether a source names no restriction for any liver disease. */
  isRead: boolean
}

/**
 * Whether the question about the liver is answered for a drug and a patient. It is `unclassed` if the answer depends on a
 * class of Child and Pugh that is not recorded.
 */
export type LiverAnswer = 'answered' | 'unclassed' | 'open'

/**
 * Collects from rules and reviewed rows for which liver diseases the question about the liver is answered for each drug. Labels
 * grade the liver by the classes of Child and Pugh, which are classes of cirrhosis. Without a cirrhosis, any rule about the
 * liver answers.
 * @returns function of a drug, the CIE-10 codes of the patient with those that they imply, and the class of Child and Pugh
 */
export function liverAnswers({
  conditions,
  cautions,
  reviewed,
}: Pick<SafetyKnowledge, 'conditions' | 'cautions' | 'reviewed'>) {
  const reaches = new Map<string, Reach>()
  const reachOf = (drug: string): Reach => {
    const none = { codes: new Set(''), ruledClasses: new Set(''), readClasses: new Set(''), isRead: false }
    const known = reaches.get(drug) ?? none
    reaches.set(drug, known)
    return known
  }
  for (const { drugs, codes, local } of conditions)
    if (!local)
      for (const drug of drugs) for (const code of codes.filter(isOfLiver)) reachOf(drug).codes.add(code)
  for (const { drugs, kind, context } of cautions)
    if (kind === 'hepatic')
      for (const drug of drugs)
        for (const one of context?.childPugh ?? []) reachOf(drug).ruledClasses.add(one)
  for (const { question, reach, drug, childPugh } of reviewed)
    if (question === 'liver' && reach === 'systemic') {
      const known = reachOf(drug)
      if (childPugh === undefined) known.isRead = true
      for (const one of childPugh ?? []) known.readClasses.add(one)
    }
  return (drug: string, codes: readonly string[], childPugh: string | null): LiverAnswer => {
    const known = reaches.get(drug)
    if (known === undefined) return 'open'
    const { codes: ruled, ruledClasses, readClasses, isRead } = known
    if (isRead || codes.some((code) => [...ruled].some((start) => code.startsWith(start)))) return 'answered'
    if (!codes.some((code) => code.startsWith(CIRRHOSIS))) return 'answered'
    const classes = new Set([...ruledClasses, ...readClasses])
    if (childPugh) return classes.has(childPugh) ? 'answered' : 'open'
    return classes.size > 0 ? 'unclassed' : 'open'
  }
}
