import type { GapReason } from '#contract/safety.ts'
import type { GapCounts } from '#contract/weekly/weekly-report.ts'

/** A gap of a prescription, as it was stored. */
export interface StoredGap {
  reason: GapReason
  about: string[]
}

/** Who can close a gap: whoever asks the patient, whoever writes the knowledge, or whoever writes the prescription. */
const KINDS: Record<GapReason, keyof GapCounts> = {
  'missing-age': 'record',
  'missing-weight': 'record',
  'missing-renal-function': 'record',
  'missing-allergies': 'record',
  'unknown-allergy': 'record',
  'missing-conditions': 'record',
  'missing-medication': 'record',
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
  'dose-not-understood': 'text',
}

/**
 * Counts the gaps of one prescription by who can close them. The same datum of the record counts once, whichever rows need
 * it, and so does the same question about the same drugs.
 */
export function countGaps(gaps: readonly StoredGap[]): GapCounts {
  const seen: Record<keyof GapCounts, Set<string>> = {
    record: new Set(),
    knowledge: new Set(),
    text: new Set(),
  }
  for (const { reason, about } of gaps) {
    // A later version may have stopped using a reason that is stored.
    const kind = KINDS[reason] as keyof GapCounts | undefined
    const named = kind === 'record' && reason.startsWith('missing-') ? [] : about
    seen[kind ?? 'text'].add([reason, ...named].join('|'))
  }
  return { record: seen.record.size, knowledge: seen.knowledge.size, text: seen.text.size }
}
