/** Where words by which a text only mentions a drug stand; `ExcusingWords` explains each. */
export const STANDS = [
  'before',
  'noun',
  'stated',
  'strength',
  'heading',
  'list',
  'after',
  'link',
  'and',
  'between',
  'group',
  'order',
  'onward',
  'present',
  'by',
  'asked',
] as const

/**
 * Words that say why a text names a drug without ordering it, such as "suspender" or "alérgico a". `words` are
 * normalised; `*` stands for any ending, `#` for a number, `####` for a year, `.` for the end of the clause, and `$` for
 * that end or a comma.
 */
export interface ExcusingWords {
  words: string
  /**
   * Where the words stand: before the drug; before the drug with a preposition between (`noun`); right before it (`stated`), where a strength
   * alone follows (`strength`), as in "alergia amoxicilina 500 mg"; before a colon in front
   * of it, or (`list`) without a colon in front of a list with commas; or after it. Words such as `link` may stand between such words and the drug: a preposition or an article, a
   * word such as "y" between two things (`and`), and other words (`between`); a word for many drugs (`group`), such as "sulfas", stands in a list like a drug. Words of an `order` before the drug, such as
   * "continuar", excuse nothing, and neither do words after it that go on with it (`onward`). Words that name another
   * prescriber (`by`) excuse a drug that words such as "toma" (`present`) stand before. Words such as "exige" (`asked`) stand
   * before a drug that the next clause refuses: "Exige clonazepam; se niega".
   */
  stands: (typeof STANDS)[number]
  /** Whether the drug is only mentioned even with an amount or a frequency: "suspender clonazepam 2 mg". */
  amount: boolean
  /**
   * Words before the phrase that reverse its meaning: a negation before words against the drug, as in "no evite", or an order
   * before words of its use, as in "siga tomando".
   */
  turnedBy: 'negation' | 'order' | null
  /** Drugs that the words concern: the law lets a note tell more of an antibiotic than of a controlled drug. */
  of: 'all' | 'controlled' | 'antibiotic'
}

/** A phrase that was found, and how many words it takes. */
export interface FoundPhrase extends Pick<ExcusingWords, 'amount' | 'turnedBy'> {
  length: number
}

/** Words that stand after a drug. One word alone reads the same in both directions. */
const READ_FORWARDS: ReadonlySet<ExcusingWords['stands']> = new Set(['after', 'onward', 'by', 'strength'])

/**
 * Finds the longest phrase at the end of a text that is nearest to a drug.
 * @param stands side of the drug on which the words stand; before a drug they are read backwards
 */
export function createPhrases(
  mentions: readonly ExcusingWords[],
  stands: ExcusingWords['stands'],
): (fromDrug: readonly string[]) => FoundPhrase | null {
  const isBackwards = !READ_FORWARDS.has(stands)
  const byFirst = new Map<string, { patterns: string[]; found: FoundPhrase }[]>()
  for (const mention of mentions.filter((one) => one.stands === stands)) {
    const inOrder = mention.words.split(' ')
    const patterns = isBackwards ? inOrder.toReversed() : inOrder
    const key = keyOf(patterns[0] ?? '')
    const found = { amount: mention.amount, turnedBy: mention.turnedBy, length: patterns.length }
    byFirst.set(key, [...(byFirst.get(key) ?? []), { patterns, found }])
  }
  return (words) => {
    let longest: FoundPhrase | null = null
    for (const { patterns, found } of byFirst.get(keyOf(words[0] ?? '')) ?? [])
      if (
        found.length > (longest?.length ?? 0) &&
        patterns.every((pattern, at) => isLike(words.slice(at), pattern))
      )
        longest = found
    return longest
  }
}

/** The first letter of a word or of its pattern, by which phrases are listed; one key for all numbers. */
const keyOf = (word: string): string => (/^[\d#]/.test(word) ? '#' : word.slice(0, 1))

/** Words after a comma that tell how a drug is taken: "Clonazepam: no, 1 cada noche" orders it. */
const TAKEN = /^(?:\d.*|una?|medi[oa]|dos|tres|cada|diari[oa]|tom.*|dar|da|surt.*)$/

/** Whether words begin with what a pattern means. */
function isLike([word, ...rest]: readonly string[], pattern: string): boolean {
  if (pattern === '.') return word === undefined
  if (pattern === '$') return word === undefined || (word === ',' && !rest.some((one) => TAKEN.test(one)))
  if (word === undefined) return false
  if (pattern === '####') return /^(?:19|20)\d\d$/.test(word)
  if (pattern === '#') return /^\d/.test(word)
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern
}
