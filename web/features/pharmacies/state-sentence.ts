import type { Texts } from '#locales/locale.ts'
import { formatDate, formatDay } from '../../lib/format.ts'
import type { LookedUp } from './use-lookup.ts'

/** What may be done with it, in one sentence; a broken signature goes before everything. */
export function counterStateSentence(found: LookedUp, texts: Texts<'verification'>): string {
  const { rx, state, authentic, rejectedAt } = found
  if (authentic === false) return texts.forged
  return texts.sentence[state]({
    from: formatDay(rx.valid_from ?? rx.created_at),
    until: formatDay(rx.valid_until),
    rejected: rejectedAt ? formatDate(rejectedAt) : '',
  })
}
