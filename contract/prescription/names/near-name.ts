import { nearest } from '../../posology/reading/spelling.ts'

/** Minimum number of letters of a name that is corrected: a slip in a shorter name makes another word. */
export const SHORTEST_NAME = 6
/** Minimum number of letters of a sound that may differ in one letter as well. */
const SHORTEST_SOUND = 7

/** The sound of a word in Spanish: "Fentanyl" and "fentanil", "Diacepam" and "diazepam" sound the same. */
const soundOf = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('qu', 'k')
    .replaceAll(/c(?=[eiy])|z/g, 's')
    .replaceAll('c', 'k')
    .replaceAll('y', 'i')
    .replaceAll('v', 'b')
    .replaceAll('h', '')
    .replaceAll(/(.)\1+/g, '$1')

/**
 * Finds the name that a word means by one slip of the pen, or by another spelling of the same sound.
 * @param names names of one word, with what they mean
 * @param known words that are no slips: every name of the catalogue, and ordinary words such as "cocina"
 */
export function createNearName<T>(
  names: ReadonlyMap<string, T>,
  known: ReadonlySet<string>,
): (word: string) => T | null {
  const byLength = new Map<number, [string, T][]>()
  const bySound = new Map<string, T>()
  const soundsByLength = new Map<number, [string, T][]>()
  const add = (to: Map<number, [string, T][]>, name: string, meant: T): void => {
    const alike = to.get(name.length) ?? []
    alike.push([name, meant])
    to.set(name.length, alike)
  }
  for (const [name, meant] of names) {
    if (name.length < SHORTEST_NAME) continue
    const sound = soundOf(name)
    add(byLength, name, meant)
    bySound.set(sound, meant)
    if (sound.length >= SHORTEST_SOUND) add(soundsByLength, sound, meant)
  }
  return (word) => {
    if (word.length < SHORTEST_NAME || known.has(word)) return null
    const sound = soundOf(word)
    return (
      among(word, byLength) ??
      bySound.get(sound) ??
      (sound.length >= SHORTEST_SOUND ? among(sound, soundsByLength) : null)
    )
  }
}

function among<T>(word: string, byLength: ReadonlyMap<number, readonly [string, T][]>): T | null {
  for (const length of [word.length, word.length - 1, word.length + 1])
    for (const [name, meant] of byLength.get(length) ?? []) if (nearest(word, [name]) !== null) return meant
  return null
}
