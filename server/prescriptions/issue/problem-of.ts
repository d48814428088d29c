import type { Refusal } from '#contract/prescription/judgement.ts'
import { Problem } from '#contract/problem.ts'

/** Converts a refusal of a draft by the rules to the `Problem` of the response. */
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
