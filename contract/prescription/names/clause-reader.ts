import { normalize } from '../../values/normalize.ts'
import { createPhrases, type ExcusingWords, type FoundPhrase } from './mention-phrases.ts'

/**
 * Whether a text only mentions a drug and does not order it. `none`: the text may order the drug. `without-amount`: the
 * drug is only mentioned, unless an amount stands beside its name. `with-amount`: the drug is only mentioned, even with an
 * amount.
 */
export type Excuse = 'none' | 'without-amount' | 'with-amount'

/**
 * Meaning of the words before a drug's name. When they order the drug, words after the name can't make it a mere mention.
 */
type Said = Excuse | 'ordered'

/** A word, number or sign of a clause, or the whole name of a controlled drug, antibiotic or prohibited substance. */
export interface Piece {
  word: string
  isName: boolean
}

/** Signs between a heading and its items: "Antidoping (cannabis, cocaína)". */
const OPENING = new Set([':', '('])
/** Negations, which reverse a following word that refuses a drug: "no evite", "no duerma sin". */
const NEGATIONS = new Set(['no', 'nunca', 'tampoco', 'jamás'].map(normalize))
/** Maximum number of words between a negation and the words that it reverses. */
const NEGATION_REACH = 3
/**
 * Number of words before a word for the use of a drug that are searched for an order. An order reverses the meaning of the
 * word: "siga tomando".
 */
const ORDER_REACH = 4

/** Finds the longest phrase of a kind in words that begin beside a drug. */
type FindPhrase = ReturnType<typeof createPhrases>

const wordsOf = (pieces: readonly Piece[]): string[] => pieces.map(({ word }) => word)

/** Reads what the clause around a drug's name says of it, by the words of knowledge/law/watched/mentions.csv. */
export class ClauseReader {
  readonly #find: Record<ExcusingWords['stands'], FindPhrase>
  readonly #isDrug: (word: string) => boolean

  constructor(mentions: readonly ExcusingWords[], isDrug: (word: string) => boolean) {
    const of = (stands: ExcusingWords['stands']) => createPhrases(mentions, stands)
    this.#isDrug = isDrug
    this.#find = {
      before: of('before'),
      noun: of('noun'),
      stated: of('stated'),
      strength: of('strength'),
      heading: of('heading'),
      list: of('list'),
      after: of('after'),
      link: of('link'),
      and: of('and'),
      between: of('between'),
      group: of('group'),
      order: of('order'),
      onward: of('onward'),
      present: of('present'),
      by: of('by'),
      asked: of('asked'),
    }
  }

  /**
   * Tells whether a clause only mentions the drug that it names.
   * @param left pieces of the clause before the name, the nearest one first
   * @param right pieces of the clause after the name
   * @param next pieces of the following clause, which may refuse what the clause of the name asks for
   */
  excuse(left: readonly Piece[], right: readonly Piece[], next: readonly Piece[]): Excuse {
    if (this.#isStated(left, right)) return 'with-amount'
    const goesOn = right.some((_, at) => this.#find.onward(wordsOf(right.slice(at))) !== null)
    const said = this.#saidBefore(left, goesOn)
    if (said === 'ordered') return 'none'
    const after = said === 'none' ? this.#saidAfter(right, left) : said
    const excuse = after === 'none' && this.#isRefused(left, right, next) ? 'without-amount' : after
    return excuse === 'without-amount' && goesOn ? 'none' : excuse
  }

  /** Whether a clause states an allergy to a drug right before its name, and says no more of it than a strength. */
  #isStated(left: readonly Piece[], right: readonly Piece[]): boolean {
    const saysNoMore = right.length === 0 || this.#find.strength(wordsOf(right)) !== null
    return saysNoMore && this.#find.stated(wordsOf(left)) !== null
  }

  /**
   * Reads whether the phrase that governs a drug's name orders the drug or only mentions it.
   * @param pieces the nearest one first
   * @param goesOn whether words after the name go on with the drug, as in "toma tramadol, continuar igual"
   */
  #saidBefore(pieces: readonly Piece[], goesOn: boolean): Said {
    let said: Said = 'none'
    for (const [at, piece] of pieces.entries()) {
      const passed = pieces.slice(0, at)
      const words = wordsOf(pieces.slice(OPENING.has(piece.word) ? at + 1 : at))
      const found = this.#phraseAt(piece, words, passed)
      const ordered = isInReach(passed) ? this.#find.order(words) : null
      if (ordered && ordered.length > (found?.length ?? 0)) said = this.#saidByOrder(words, ordered)
      else if (found) {
        if (this.#isTurned(found, words.slice(found.length)) || (goesOn && found.turnedBy === 'order'))
          return 'ordered'
        return found.amount && !passed.some((one) => this.#isListed(one)) ? 'with-amount' : 'without-amount'
      }
      if (said === 'with-amount' || !this.#mayPass(piece, pieces[at - 1], pieces[at + 1])) return said
    }
    return said
  }

  /**
   * Finds a phrase that begins at a piece of the clause and governs the drug's name.
   * @param passed the pieces between the phrase and the name
   */
  #phraseAt(piece: Piece, words: readonly string[], passed: readonly Piece[]): FoundPhrase | null {
    if (OPENING.has(piece.word)) return this.#find.heading(words)
    const found = this.#find.list(words)
    if (found || !isInReach(passed)) return found
    // A phrase that is a noun, such as "alergia", is about the drug only with a preposition: "alergia a la codeína", but not
    // "niega alergias clonazepam".
    const hasPreposition = passed.some((one) => this.#is('link', one) || one.word === '(')
    return this.#find.before(words) ?? (hasPreposition ? this.#find.noun(words) : null)
  }

  /** Reads an order before a drug's name, which words before the order may forbid: "evite usar", "antes de iniciar". */
  #saidByOrder(words: readonly string[], { length }: FoundPhrase): Said {
    const rest = words.slice(length)
    const isForbidden = NEGATIONS.has(rest[0] ?? '') && !NEGATIONS.has(words[length - 1] ?? '')
    const found = this.#find.before(rest)
    const isExcused = found?.amount === true && !this.#isTurned(found, rest.slice(found.length))
    return isForbidden || isExcused ? 'with-amount' : 'ordered'
  }

  /** Whether the words before a phrase reverse its meaning. */
  #isTurned({ turnedBy }: FoundPhrase, words: readonly string[]): boolean {
    return turnedBy === 'negation' ? isNegated(words) : turnedBy === 'order' && this.#isOrdered(words)
  }

  /** Whether one of the nearest words before a drug orders it: "tomar", "agregar". */
  #isOrdered(words: readonly string[]): boolean {
    const sign = words.findIndex((word) => word === ',' || OPENING.has(word))
    const near = sign === -1 ? words : words.slice(0, sign)
    return near.slice(0, ORDER_REACH).some((_, at) => {
      const found = this.#find.order(near.slice(at))
      return found !== null && this.#saidByOrder(near.slice(at), found) === 'ordered'
    })
  }

  /** Tells by the words after a drug's name whether the clause only mentions the drug. */
  #saidAfter(pieces: readonly Piece[], left: readonly Piece[]): Excuse {
    for (const [at, piece] of pieces.entries()) {
      const words = wordsOf(pieces.slice(at)).filter((word) => !OPENING.has(word))
      const found = this.#find.after(words) ?? (this.#stands('present', left) ? this.#find.by(words) : null)
      if (found) return found.amount ? 'with-amount' : 'without-amount'
      if (!OPENING.has(piece.word) && !this.#isListed(piece) && !this.#isPassed(piece)) return 'none'
    }
    return 'none'
  }

  /**
   * Whether a clause says that somebody asks for a drug, and the next clause, or its own end after a comma, refuses the
   * drug: "Exige tramadol; se niega".
   */
  #isRefused(left: readonly Piece[], right: readonly Piece[], next: readonly Piece[]): boolean {
    if (!this.#stands('asked', left)) return false
    const own = right.slice(right.findLastIndex(({ word }) => word === ',') + 1)
    return [own, next].some((clause) => this.#find.after([',', ...wordsOf(clause)]) !== null)
  }

  /** Whether words of a kind, such as "toma" for `present`, stand before a name or before the list that the name belongs to. */
  #stands(stands: 'present' | 'asked', pieces: readonly Piece[]): boolean {
    for (const [at, piece] of pieces.entries()) {
      if (this.#find[stands](wordsOf(pieces.slice(at)))) return true
      if (!this.#mayPass(piece, pieces[at - 1], pieces[at + 1])) return false
    }
    return false
  }

  /**
   * Whether a piece may stand between a name and the words that govern it. `left` and `right` are
   * its neighbours; `right` is nearer to the name.
   */
  #mayPass(piece: Piece, right: Piece | undefined, left: Piece | undefined): boolean {
    // A comma separates the drugs of one list. "Y" separates drugs or other things: "alcohol y tramadol".
    if (piece.word === ',') return this.#isListed(left)
    if (this.#is('and', piece)) return this.#isListed(left) || this.#is('between', left)
    if (this.#isListed(piece))
      return right !== undefined && (right.word === ',' || this.#is('link', right) || this.#is('and', right))
    if (this.#is('between', piece)) return right !== undefined && !right.isName
    return piece.word === '(' || this.#is('link', piece)
  }

  #is(stands: 'link' | 'and' | 'between' | 'group', piece: Piece | undefined): boolean {
    return piece !== undefined && !piece.isName && this.#find[stands]([piece.word]) !== null
  }

  #isPassed(piece: Piece | undefined): boolean {
    return this.#is('link', piece) || this.#is('and', piece) || this.#is('between', piece)
  }

  /** Whether a piece of a clause is the name of any drug, or a word for many drugs. */
  #isListed(piece: Piece | undefined): boolean {
    if (piece === undefined) return false
    return piece.isName || this.#is('group', piece) || (!this.#isPassed(piece) && this.#isDrug(piece.word))
  }
}

/**
 * Whether words before a drug's name may govern it. A comma between them is only allowed in brackets, as in "drogas
 * (marihuana, cocaína)".
 */
const isInReach = (passed: readonly Piece[]): boolean =>
  passed.some(({ word }) => word === '(') || !passed.some(({ word }) => word === ',')

const isNegated = (words: readonly string[]): boolean =>
  words.slice(0, NEGATION_REACH + 1).some((word) => NEGATIONS.has(word))
