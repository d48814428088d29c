import { normalize } from '../../values/normalize.ts'
import { createPhrases, type ExcusingWords, type FoundPhrase } from './mention-phrases.ts'

/**
 * Whether a text excuses the name of a drug in it, because it only mentions the drug: not at all, where no amount stands beside
 * the name, or also beside an amount.
 */
export type Excuse = 'none' | 'without-amount' | 'with-amount'

interface Place {
  from: number
  to: number
}

/** A word, number or sign of a clause, or a whole name of a watched drug. */
interface Piece {
  word: string
  isName: boolean
}

/** A word, a number, or a sign that parts a clause; hyphens and quotation marks are left out. */
const PIECE = /[\p{L}\p{M}]+|\p{N}+|[,:(]/gu
/** The end of a clause. The point of "0.5 mg" ends none. */
const END = /[;\n\r!?¿¡|]|\.(?!\d)|\s[-–—]+\s|—/gu
/** Signs between a heading and what stands under it: "Antidoping (cannabis, cocaína)". */
const OPENING = new Set([':', '('])
/** Number of letters before and after a name in which its clause must begin and end. */
const CLAUSE_REACH = 400
/** Most names that are in that reach on either side. */
const NAMES_IN_REACH = 150
/** Number of letters before an item of a list in which its heading must stand. */
const HEADING_REACH = 1000
const LIST_ITEM = /^\s*(?:[-•*·]|\d+[.)])\s+/u
/** Negations, which turn round the words against a drug that follow: "no evite", "no duerma sin". */
const NEGATIONS = new Set(['no', 'nunca', 'tampoco', 'jamás'].map(normalize))
/** Most words between a negation and the words that it turns round. */
const NEGATION_REACH = 3

/**
 * Builds the reader of what a text says of the drugs that it names. The words that excuse a name must govern it: they
 * stand in its clause, and between them and the name stand only other drugs and words listed for that.
 * @param isDrug whether a word names a drug of the catalogue, for lists such as "toma losartán y clonazepam"
 */
export function createExcuses(
  mentions: readonly ExcusingWords[],
  isDrug: (word: string) => boolean,
): (text: string, names: readonly Place[]) => Excuse[] {
  const of = (stands: ExcusingWords['stands']) => createPhrases(mentions, stands)
  const [before, noun, heading, after] = [of('before'), of('noun'), of('heading'), of('after')]
  const isOneOf = (stands: ExcusingWords['stands']) => {
    const find = of(stands)
    return (piece: Piece | undefined): boolean =>
      piece !== undefined && !piece.isName && find([piece.word]) !== null
  }
  const [link, and, between] = [isOneOf('link'), isOneOf('and'), isOneOf('between')]
  const isPassed = (piece: Piece | undefined): boolean => link(piece) || and(piece) || between(piece)
  const isListed = (piece: Piece | undefined): boolean =>
    piece !== undefined && (piece.isName || (!isPassed(piece) && isDrug(piece.word)))

  /** The excuse that the pieces of a clause before a drug's name give it. @param pieces the nearest one first */
  const saidBefore = (pieces: readonly Piece[]): Excuse => {
    const [found, passed] = phraseBefore(pieces)
    return found ? (found.amount && !passed.some(isListed) ? 'with-amount' : 'without-amount') : 'none'
  }

  /** The phrase that governs a name, and the pieces between both. */
  const phraseBefore = (pieces: readonly Piece[]): [FoundPhrase | null, readonly Piece[]] => {
    for (const [at, piece] of pieces.entries()) {
      const passed = pieces.slice(0, at)
      const right = pieces[at - 1]
      const opens = OPENING.has(piece.word)
      const words = pieces.slice(opens ? at + 1 : at).map(({ word }) => word)
      // A noun takes a preposition: "alergia a la codeína", and not "niega alergias clonazepam".
      const found = opens
        ? heading(words)
        : (before(words) ?? (passed.some((one) => link(one) || one.word === '(') ? noun(words) : null))
      // Only a heading, such as "Alergias:", stands before a list with commas.
      if (found && (opens || !passed.some(({ word }) => word === ',')))
        return [found.against && isNegated(words.slice(found.length)) ? null : found, passed]
      if (!mayPass(piece, right, pieces[at + 1])) return [null, []]
    }
    return [null, []]
  }

  /** Whether a piece may stand between a name and the words that govern it; `right` is nearer to the name. */
  const mayPass = (piece: Piece, right: Piece | undefined, left: Piece | undefined): boolean => {
    // A comma parts the drugs of one list, and "y" parts them or other things: "alcohol y tramadol".
    if (piece.word === ',') return isListed(left)
    if (and(piece)) return isListed(left) || between(left)
    if (isListed(piece)) return right !== undefined && (right.word === ',' || link(right) || and(right))
    if (between(piece)) return right !== undefined && !right.isName
    return piece.word === '(' || link(piece)
  }

  /** The excuse that the pieces of a clause after a drug's name give it. */
  const saidAfter = (pieces: readonly Piece[]): Excuse => {
    for (const [at, piece] of pieces.entries()) {
      const found = after(pieces.slice(at).map(({ word }) => word))
      if (found) return found.amount ? 'with-amount' : 'without-amount'
      if (!OPENING.has(piece.word) && !isListed(piece) && !isPassed(piece)) return 'none'
    }
    return 'none'
  }

  return (text, names) =>
    names.map((name, at) => {
      const clause = clauseOf(text, name)
      if (!clause.isWhole) return 'none'
      const near = names.slice(Math.max(0, at - NAMES_IN_REACH), at + NAMES_IN_REACH)
      const piecesIn = (start: number, end: number) => piecesOf(text, start, end, near)
      const left = [...piecesOfHeading(text, clause.from), ...piecesIn(clause.from, name.from)].toReversed()
      const said = saidBefore(left)
      return said === 'none' ? saidAfter(piecesIn(name.to, clause.to)) : said
    })
}

const isNegated = (words: readonly string[]): boolean =>
  words.slice(0, NEGATION_REACH + 1).some((word) => NEGATIONS.has(word))

/**
 * The clause around a name, as far as it is read. A name that is written over two lines has the rest of both. Nothing
 * excuses a name in a clause that is too long to be read whole.
 */
export function clauseOf(text: string, name: Place): Place & { isWhole: boolean } {
  const start = Math.max(0, name.from - CLAUSE_REACH)
  const stop = Math.min(text.length, name.to + CLAUSE_REACH)
  const last = [...text.slice(start, name.from).matchAll(END)].at(-1)
  const next = text.slice(name.to, stop).search(END)
  return {
    from: last ? start + last.index + last[0].length : start,
    to: next === -1 ? stop : name.to + next,
    isWhole: (last !== undefined || start === 0) && (next !== -1 || stop === text.length),
  }
}

/** Words and signs of a part of a text; each name in it is one piece. */
function piecesOf(text: string, from: number, to: number, names: readonly Place[]): Piece[] {
  const pieces: Piece[] = []
  for (const match of text.slice(from, to).matchAll(PIECE)) {
    const at = from + match.index
    const name = names.find((one) => one.from <= at && at < one.to)
    if (!name) pieces.push({ word: normalize(match[0]), isName: false })
    else if (name.from === at) pieces.push({ word: '', isName: true })
  }
  return pieces
}

/** The heading with a colon above the item of a list that begins at a position; empty where there is none. */
function piecesOfHeading(text: string, from: number): Piece[] {
  const above = text.slice(Math.max(0, from - HEADING_REACH), from)
  if (!LIST_ITEM.test(text.slice(from - above.length + above.lastIndexOf('\n') + 1, from + CLAUSE_REACH)))
    return []
  const lines = above.split('\n').slice(0, -1)
  const heading = lines.findLast((line) => line.trim() !== '' && !LIST_ITEM.test(line)) ?? ''
  return /:\s*$/u.test(heading) ? piecesOf(heading, 0, heading.length, []) : []
}
