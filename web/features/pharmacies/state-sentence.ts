import type { Texts } from '#locales/locale.ts'
import { formatCode } from '#contract/values/identifiers/format-code.ts'
import { formatDate, formatDay } from '../../lib/format.ts'
import type { LookedUp } from './use-lookup.ts'

/** Sentence on what may be done with a prescription; a broken signature comes before everything else. */
export function counterStateSentence(
  found: LookedUp,
  texts: Texts<'verification'>,
  words: Texts<'pharmacies'>,
): string {
  const { rx, state, authentic, rejectedAt, isReplaced, replacedBy } = found
  if (authentic === false) return texts.forged
  if (replacedBy) return words.found.replaced(formatCode(replacedBy.code))
  if (isReplaced) return words.found.replacedByNone
  return texts.sentence[state]({
    from: formatDay(rx.valid_from ?? rx.created_at),
    until: formatDay(rx.valid_until),
    rejected: rejectedAt ? formatDate(rejectedAt) : '',
  })
}
