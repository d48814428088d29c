import type { Refusal } from '#contract/prescription/judgement.ts'
import { Problem } from '#contract/problem.ts'

/** The `Problem` with which a refusal by the judge is answered. */
export function problemOf(refusal: Refusal): Problem {
  switch (refusal.code) {
    case 'invalid-input':
      return new Problem(refusal.code, { fields: refusal.fields })
    case 'prescriber-incomplete':
      return new Problem(refusal.code, { values: { missing: refusal.missing.join(' ') } })
    default:
      return new Problem(refusal.code, 'values' in refusal ? { values: { ...refusal.values } } : {})
  }
}
