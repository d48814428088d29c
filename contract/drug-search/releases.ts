import { isMaker } from './makers.ts'
import type { Word } from './words.ts'

/** Words at the end of a brand that say how the drug is released or for whom it is, and that add no ingredient. */
const RELEASE =
  /^(?:od|cr|xr|sr|er|lp|la|mr|xl|ap|lc|retard|oros|infantil|pediatrico|junior|adulto|adultos|horas|\d+h)$/

/** Inhalers and pens by which a brand is sold: "Anoro Ellipta" is Anoro. */
const DEVICE =
  /^(?:ellipta|breezhaler|respimat|turbuhaler|rapihaler|diskus|evohaler|genuair|aerosphere|handihaler|nexthaler|kwikpen|solostar|flexpen|flextouch|penfill)$/

export const isReleaseWord = (word: string): boolean => RELEASE.test(word) || DEVICE.test(word)

/** A query without makers and the releases at its end: "Klaricid OD" is the drug of "Klaricid". */
export function withoutRelease(words: Word[]): Word[] {
  const made = words.filter(({ text }, at) => at === 0 || !isMaker(text))
  let end = made.length
  while (end > 1 && isReleaseWord(made[end - 1]?.text ?? '')) end -= 1
  return made.slice(0, end)
}
