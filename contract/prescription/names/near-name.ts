import { nearest, WordsByEnds } from '../../posology/reading/spelling.ts'

/** Minimum number of letters of a name that is corrected: a typing error in a shorter name gives an ordinary word. */
export const SHORTEST_NAME = 6
/** Minimum number of letters of a word's sound at which one letter of the sound may differ. */
const SHORTEST_SOUND = 7

/** The sound of a word in Spanish: "Fentanyl" and "fentanil", "Diacepam" and "diazepam" sound the same. */
const soundOf = (word: string): string =>
  word
    .replaceAll(/c(?=[eiy])|z/g, 's')
    .replaceAll(/ph|th|qu|[cyvhx]/g, (letters) => SOUNDS[letters] ?? '')
    .replaceAll(/(.)\1+/g, '$1')

/** Letters, and the letters that stand for the same sound in `soundOf`. The silent "h" has none. */
const SOUNDS: Readonly<Record<string, string>> = {
  ph: 'f',
  th: 't',
  qu: 'k',
  c: 'k',
  x: 'ks',
  y: 'i',
  v: 'b',
}

/** Number of names that are read in one step, which takes about a millisecond. */
const STEP = 100

/**
 * Finds the name that a word means with one typing error, or in another spelling of the same sound. The search is built in
 * short steps.
 * @param names names of one word, with what they mean
 * @param known words that are no misspellings: every name of the catalogue, and ordinary words such as "cocina"
 */
export function* nearNameInSteps<T>(
  names: ReadonlyMap<string, T>,
  known: Pick<ReadonlySet<string>, 'has'>,
): Generator<undefined, (word: string) => T | null, undefined> {
  const byEnds = new WordsByEnds()
  const bySound = new Map<string, T>()
  const soundsByEnds = new WordsByEnds()
  const firstOfSound = new Map<string, T>()
  let read = 0
  for (const [name, meant] of names) {
    if (read++ % STEP === 0) yield
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

/**
 * The meaning of the first known word that differs from a typed word by one typing error; words of the typed length come
 * first.
 */
function among<T>(word: string, byEnds: WordsByEnds, meanings: ReadonlyMap<string, T>): T | null {
  for (const length of [word.length, word.length - 1, word.length + 1]) {
    const near = byEnds.around(word, length).find((one) => nearest(word, [one]) !== null)
    if (near !== undefined) return meanings.get(near) ?? null
  }
  return null
}

/** Minimum and maximum number of letters of a short name, and of a word that is compared with one. */
const SHORT = { name: [5, 6], word: [4, 6] } as const

/**
 * Finds the short name that a word means with one typing error: "Tafl", "Xanak", "Valim". Words of six letters are compared
 * with names of five; other names of six letters and more are found by `nearNameInSteps`.
 */
export function createShortName<T>(
  names: ReadonlyMap<string, T>,
  known: Pick<ReadonlySet<string>, 'has'>,
): (word: string) => T | null {
  const short = [...names].filter(([name]) => name.length >= SHORT.name[0] && name.length <= SHORT.name[1])
  return (word) => {
    if (word.length < SHORT.word[0] || word.length > SHORT.word[1] || known.has(word)) return null
    const found = short.find(
      ([name]) => Math.min(word.length, name.length) < SHORTEST_NAME && isOneSlip(word, name),
    )
    return found?.[1] ?? null
  }
}

/** Whether two words differ in one letter that is added, missing, changed, or swapped with the next. */
function isOneSlip(a: string, b: string): boolean {
  let same = 0
  while (same < a.length && a[same] === b[same]) same += 1
  const [x, y] = [a.slice(same), b.slice(same)]
  if (x.slice(1) === y || x === y.slice(1) || x.slice(1) === y.slice(1)) return true
  return x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2)
}
