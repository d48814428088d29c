/**
 * Minimum number of letters of the typed beginning of a name, and of the letters that the beginning lacks: "amoxi"
 * of amoxicilina.
 */
const FEWEST = { typed: 5, left: 2 } as const

/** Number of names that are read in one step, which takes less than a millisecond. */
const STEP = 100

/** The beginnings of a name that doctors may write in place of the whole name. */
const beginningsOf = (name: string): string[] =>
  Array.from({ length: Math.max(0, name.length - FEWEST.left - FEWEST.typed + 1) }, (_, at) =>
    name.slice(0, FEWEST.typed + at),
  )

/**
 * Finds the controlled drug, antibiotic or prohibited substance whose name a word begins: "amoxi", "azitro", "clonaz". A
 * word that also begins another name, such as "nitro", means none.
 * @param names names of one word that are looked for, with what they mean
 * @param others every other name, by its letters
 * @param known words that begin no name: "cipro" may be a brand of its own
 */
export function* createBegunName<T>(
  names: ReadonlyMap<string, T>,
  others: Iterable<string>,
  known: Pick<ReadonlySet<string>, 'has'>,
): Generator<undefined, (word: string) => T | null, undefined> {
  const begun = new Map<string, T>()
  let read = 0
  for (const [name, meant] of names) {
    if (read++ % STEP === 0) yield
    for (const beginning of beginningsOf(name)) if (!begun.has(beginning)) begun.set(beginning, meant)
  }
  for (const name of others) {
    if (read++ % STEP === 0) yield
    for (const beginning of beginningsOf(name)) begun.delete(beginning)
  }
  return (word) => (known.has(word) ? null : (begun.get(word) ?? null))
}
