import type { Texts } from '#locales/locale.ts'
import { formatDay } from '../../lib/format.ts'

interface Reviewable {
  reviewed?: { by: string; on: string } | undefined
}

/** Sentence on who from outside has reviewed all of these rules or doses, or that nobody has. */
export function reviewWords(all: readonly Reviewable[], texts: Texts<'safety'>): string {
  const [first] = all
  return first?.reviewed && all.every(({ reviewed }) => reviewed?.by === first.reviewed?.by)
    ? texts.reviewed(first.reviewed.by, formatDay(first.reviewed.on))
    : texts.notReviewed
}
