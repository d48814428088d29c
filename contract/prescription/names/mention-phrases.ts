/** Positions and kinds of the words that show that a text only mentions a drug; `ExcusingWords` explains each. */
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
   * Position of the words, or their kind where they are words that link, join or order.
   * - `before`, `after`: the words stand before or after the drug
   * - `noun`: before the drug, with a preposition between
   * - `stated`: right before the drug, as in "alergia amoxicilina 500 mg"; only words of the kind `strength` may
   * follow the drug
   * - `heading`: before a colon or a bracket in front of the drug
   * - `list`: in front of a list with commas, without a colon
   * - `link`, `and`, `between`: words that may stand between the drug and the words about it: a preposition or an
   * article, a word such as "y" between two things, and other words
   * - `group`: a word for many drugs, such as "sulfas", which stands in a list like a drug
   * - `order`, `onward`: words that order the drug, before it ("continuar") or after it; nothing excuses such a
   * drug
   * - `by`: words that name another prescriber, which excuse a drug after words of the kind `present`, such as
   * "toma"
   * - `asked`: words such as "exige" before a drug that the next clause refuses: "Exige clonazepam; se niega"
   */
  stands: (typeof STANDS)[number]
  /** Whether the drug is only mentioned even with an amount or a frequency: "suspender clonazepam 2 mg". */
  amount: boolean
  /**
   * Words before the phrase that reverse its meaning: a negation before words against the drug, as in "no evite", or an order
   * before words of its use, as in "siga tomando".
   */
  turnedBy: 'negation' | 'order' | null
  /** Drugs to which the words apply. Some words, such as "valorar", excuse the mention of an antibiotic only. */
  of: 'all' | 'controlled' | 'antibiotic'
}

/** A phrase that was found beside a drug's name, and its number of words. */
export interface FoundPhrase extends Pick<ExcusingWords, 'amount' | 'turnedBy'> {
  length: number
}

/** Kinds of words that stand after a drug and are read forwards. Kinds of a single word can be read in either direction. */
const READ_FORWARDS: ReadonlySet<ExcusingWords['stands']> = new Set(['after', 'onward', 'by', 'strength'])

/**
 * Makes a function that finds the longest phrase of a kind right beside a drug.
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

/** Key by which phrases are listed: the first letter of a word or of its pattern, or one key for all numbers. */
const keyOf = (word: string): string => (/^[\d#]/.test(word) ? '#' : word.slice(0, 1))

/** Pattern of words after a comma that tell how a drug is taken: "Clonazepam: no, 1 cada noche" orders it. */
const TAKEN = /^(?:\d.*|una?|medi[oa]|dos|tres|cada|diari[oa]|tom.*|dar|da|surt.*)$/

/** Whether the first of the words matches a pattern of one word: `#` a number, `.` the end of the text. */
function isLike([word, ...rest]: readonly string[], pattern: string): boolean {
  if (pattern === '.') return word === undefined
  if (pattern === '$') return word === undefined || (word === ',' && !rest.some((one) => TAKEN.test(one)))
  if (word === undefined) return false
  if (pattern === '####') return /^(?:19|20)\d\d$/.test(word)
  if (pattern === '#') return /^\d/.test(word)
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern
}
