import { distance } from 'fastest-levenshtein'
import { soundOf } from '#contract/drug-search/spelling-distance.ts'

/** Minimum lengths of a word in which one wrong letter is tolerated, and of a word in which two are. */
const ONE_WRONG = 5
const TWO_WRONG = 9

const lettersOf = (word: string): string => word.split('').sort().join('')

/** Number of letters in which two words differ. Two letters in the wrong order count as one. */
function wrongLetters(a: string, b: string): number {
  const count = distance(a, b)
  const isSwapped = count === 2 && a.length === b.length && lettersOf(a) === lettersOf(b)
  return isSwapped ? 1 : count
}

/**
 * Finds the known word that a written word misspells; undefined if there is none, or if several are equally near.
 * @param isSame whether two known words mean the same, so that either may be returned
 */
export function nearWord(
  written: string,
  known: readonly string[],
  isSame: (a: string, b: string) => boolean = () => false,
): string | undefined {
  const sound = soundOf(written)
  if (written.length < 3) return undefined
  const allowed = written.length >= TWO_WRONG ? 2 : written.length >= ONE_WRONG ? 1 : 0
  let best: { word: string; wrong: number } | undefined
  let isUnsure = false
  for (const word of known) {
    if (Math.abs(word.length - written.length) > 3 || word.length < 3) continue
    const wrong = wrongLetters(sound, soundOf(word))
    if (wrong > allowed || (best && wrong > best.wrong)) continue
    isUnsure = best !== undefined && wrong === best.wrong && (isUnsure || !isSame(best.word, word))
    best = { word, wrong }
  }
  return isUnsure ? undefined : best?.word
}
