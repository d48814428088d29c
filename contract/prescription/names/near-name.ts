import { nearest, WordsByEnds } from '../../posology/reading/spelling.ts'

/** Minimum number of letters of a name that is corrected: a slip in a shorter name makes another word. */
export const SHORTEST_NAME = 6
/** Minimum number of letters of a sound that may differ in one letter as well. */
const SHORTEST_SOUND = 7

/** The sound of a word in Spanish: "Fentanyl" and "fentanil", "Diacepam" and "diazepam" sound the same. */
const soundOf = (word: string): string =>
  word
    .replaceAll(/c(?=[eiy])|z/g, 's')
    .replaceAll(/ph|th|qu|[cyvh]/g, (letters) => SOUNDS[letters] ?? '')
    .replaceAll(/(.)\1+/g, '$1')

/** Letters that sound like others; "h" is silent. */
const SOUNDS: Readonly<Record<string, string>> = { ph: 'f', th: 't', qu: 'k', c: 'k', y: 'i', v: 'b' }

/**
 * Finds the name that a word means by one slip of the pen, or by another spelling of the same sound.
 * @param names names of one word, with what they mean
 * @param known words that are no slips: every name of the catalogue, and ordinary words such as "cocina"
 */
export function createNearName<T>(
  names: ReadonlyMap<string, T>,
  known: ReadonlySet<string>,
): (word: string) => T | null {
  const byEnds = new WordsByEnds()
  const bySound = new Map<string, T>()
  const soundsByEnds = new WordsByEnds()
  const firstOfSound = new Map<string, T>()
  for (const [name, meant] of names) {
    if (name.length < SHORTEST_NAME) continue
    const sound = soundOf(name)
    byEnds.add(name)
    bySound.set(sound, meant)
    if (sound.length < SHORTEST_SOUND || firstOfSound.has(sound)) continue
    firstOfSound.set(sound, meant)
    soundsByEnds.add(sound)
  }
  return (word) => {
    if (word.length < SHORTEST_NAME || known.has(word)) return null
    const sound = soundOf(word)
    return (
      among(word, byEnds, names) ??
      bySound.get(sound) ??
      (sound.length >= SHORTEST_SOUND ? among(sound, soundsByEnds, firstOfSound) : null)
    )
  }
}

/** The meaning of the first known word at one slip of the pen from a typed word; words of the typed length come first. */
function among<T>(word: string, byEnds: WordsByEnds, meanings: ReadonlyMap<string, T>): T | null {
  for (const length of [word.length, word.length - 1, word.length + 1]) {
    const near = byEnds.around(word, length).find((one) => nearest(word, [one]) !== null)
    if (near !== undefined) return meanings.get(near) ?? null
  }
  return null
}
