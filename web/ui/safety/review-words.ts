import type { Texts } from '#locales/locale.ts'
import { formatDay } from '../../lib/format.ts'

interface Reviewable {
  reviewed?: { by: string; on: string } | undefined
}

/**
 * Sentence that names the external reviewer of the given rules or doses. Unless one person has reviewed all of them, the sentence
 * says that they are not reviewed.
 */
export function reviewWords(all: readonly Reviewable[], texts: Texts<'safety'>): string {
  const [first] = all
  return first?.reviewed && all.every(({ reviewed }) => reviewed?.by === first.reviewed?.by)
    ? texts.reviewed(first.reviewed.by, formatDay(first.reviewed.on))
    : texts.notReviewed
}
