/**
 * Words that say why a text names a drug without ordering it, such as "suspender" or "alérgico a". `words` are
 * normalised; `*` stands for any ending, `#` for a number, and `####` for a year.
 */
export interface ExcusingWords {
  words: string
  /**
   * Where the words stand: before the drug; before the drug with a preposition between (`noun`); before a colon in front
   * of it; or after it. The others may stand between such words and the drug: a preposition or an article (`link`), a
   * word such as "y" between two things (`and`), and other words.
   */
  stands: 'before' | 'noun' | 'heading' | 'after' | 'link' | 'and' | 'between'
  /** Whether the drug is only mentioned even with an amount or a frequency: "suspender clonazepam 2 mg". */
  amount: boolean
  /** Whether the words speak against the drug, so that a negation before them turns them round: "no evite". */
  against: boolean
}

/** A phrase that was found, and how many words it takes. */
export interface FoundPhrase extends Pick<ExcusingWords, 'amount' | 'against'> {
  length: number
}

/**
 * Finds the longest phrase at the end of a text that is nearest to a drug.
 * @param stands side of the drug on which the words stand; before a drug they are read backwards
 */
export function createPhrases(
  mentions: readonly ExcusingWords[],
  stands: ExcusingWords['stands'],
): (fromDrug: readonly string[]) => FoundPhrase | null {
  const isBackwards = stands === 'before' || stands === 'noun' || stands === 'heading'
  const byFirst = new Map<string, { patterns: string[]; found: FoundPhrase }[]>()
  for (const mention of mentions.filter((one) => one.stands === stands)) {
    const inOrder = mention.words.split(' ')
    const patterns = isBackwards ? inOrder.toReversed() : inOrder
    const key = keyOf(patterns[0] ?? '')
    const found = { amount: mention.amount, against: mention.against, length: patterns.length }
    byFirst.set(key, [...(byFirst.get(key) ?? []), { patterns, found }])
  }
  return (words) => {
    let longest: FoundPhrase | null = null
    for (const { patterns, found } of byFirst.get(keyOf(words[0] ?? '')) ?? [])
      if (
        found.length > (longest?.length ?? 0) &&
        patterns.every((pattern, at) => isLike(words[at], pattern))
      )
        longest = found
    return longest
  }
}

/** The first letter of a word or of its pattern, by which phrases are listed; one key for all numbers. */
const keyOf = (word: string): string => (/^[\d#]/.test(word) ? '#' : word.slice(0, 1))

function isLike(word: string | undefined, pattern: string): boolean {
  if (word === undefined) return false
  if (pattern === '####') return /^(?:19|20)\d\d$/.test(word)
  if (pattern === '#') return /^\d/.test(word)
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern
}
