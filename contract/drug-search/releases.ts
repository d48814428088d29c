import { isMaker } from './makers.ts'
import type { Word } from './words.ts'

/** Words at the end of a brand that say how the drug is released or for whom it is, and that add no ingredient. */
const RELEASE =
  /^(?:od|cr|xr|sr|er|lp|la|mr|xl|ap|lc|bid|bd|hfa|retard|oros|infantil|pediatrico|junior|adulto|adultos|horas|\d+h)$/

/** Whether a word at the end of a brand adds no ingredient: a release, or the device that a brand is sold in. */
export const isReleaseWord = (word: string, devices: ReadonlySet<string>): boolean =>
  RELEASE.test(word) || devices.has(word)

/**
 * Removes from a query the names of manufacturers, and at its end the words for a release, an age group or a device: "Klaricid OD"
 * is the same drug as "Klaricid".
 */
export function withoutRelease(words: Word[], devices: ReadonlySet<string>): Word[] {
  const made = words.filter(({ text }, at) => at === 0 || !isMaker(text))
  let end = made.length
  while (end > 1 && isReleaseWord(made[end - 1]?.text ?? '', devices)) end -= 1
  return made.slice(0, end)
}
