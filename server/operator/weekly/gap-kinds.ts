import type { GapReason } from '#contract/safety.ts'
import type { GapCounts } from '#contract/weekly/weekly-report.ts'

/** A gap that is stored with the safety check of a prescription: something that could not be checked. */
export interface StoredGap {
  reason: GapReason
  about: string[]
}

/**
 * Place where the reason of a gap in a safety check can be removed: in the patient's record, in the safety rules, or in the
 * prescription's text.
 */
const KINDS: Record<GapReason, keyof GapCounts> = {
  'missing-age': 'record',
  'missing-weight': 'record',
  'missing-renal-function': 'record',
  'missing-allergies': 'record',
  'unknown-allergy': 'record',
  'missing-conditions': 'record',
  'missing-medication': 'record',
  'missing-liver-class': 'record',
  'missing-habits': 'record',
  'missing-vaccines': 'record',
  'unknown-vaccine': 'record',
  'missing-pregnancy': 'record',
  'missing-sex': 'record',
  'no-pregnancy-rule': 'knowledge',
  'no-lactation-rule': 'knowledge',
  'no-renal-rule': 'knowledge',
  'no-hepatic-rule': 'knowledge',
  'no-child-rule': 'knowledge',
  'no-older-rule': 'knowledge',
  'no-condition-rule': 'knowledge',
  'no-duration-rule': 'knowledge',
  'no-duplicate-rule': 'knowledge',
  'no-allergy-rule': 'knowledge',
  'no-interaction-rule': 'knowledge',
  'not-covered': 'knowledge',
  'free-text': 'text',
  'unknown-ingredient': 'text',
  'route-open': 'text',
  'unknown-route': 'text',
  'dose-not-understood': 'text',
}

/**
 * Counts the gaps of one prescription's safety check, by where their reason can be removed. A missing datum of the patient's
 * record counts once, however many rows need it. Several gaps with the same reason about the same drugs count once too.
 */
export function countGaps(gaps: readonly StoredGap[]): GapCounts {
  const seen: Record<keyof GapCounts, Set<string>> = {
    record: new Set(),
    knowledge: new Set(),
    text: new Set(),
  }
  for (const { reason, about } of gaps) {
    // A stored gap of a safety check may have a reason that this version of the product no longer knows.
    const kind = KINDS[reason] as keyof GapCounts | undefined
    const named = kind === 'record' && reason.startsWith('missing-') ? [] : about
    seen[kind ?? 'text'].add([reason, ...named].join('|'))
  }
  return { record: seen.record.size, knowledge: seen.knowledge.size, text: seen.text.size }
}
