import { normalize } from '../../values/normalize.ts'
import { createPhrases, type FoundPhrase, type ExcusingWords } from './mention-phrases.ts'

/** What a text says of a drug that it names: nothing that excuses the name, or that the drug is only mentioned. */
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
  const [before, heading] = [createPhrases(mentions, 'before'), createPhrases(mentions, 'heading')]
  const [after, between] = [createPhrases(mentions, 'after'), createPhrases(mentions, 'between')]
  const isListed = (piece: Piece | undefined): boolean =>
    piece !== undefined && (piece.isName || (between([piece.word]) === null && isDrug(piece.word)))

  /** What the pieces before a name say of it, the nearest piece first. */
  const saidBefore = (pieces: readonly Piece[]): Excuse => {
    const [found, passed] = phraseBefore(pieces)
    return found ? (found.amount && !passed.some(isListed) ? 'with-amount' : 'without-amount') : 'none'
  }

  /** The phrase that governs a name, and the pieces between both. */
  const phraseBefore = (pieces: readonly Piece[]): [FoundPhrase | null, readonly Piece[]] => {
    for (const [at, piece] of pieces.entries()) {
      const passed = pieces.slice(0, at)
      const opens = OPENING.has(piece.word)
      const words = pieces.slice(opens ? at + 1 : at).map(({ word }) => word)
      const found = (opens ? heading : before)(words)
      // Only a heading, such as "Alergias:", stands before a list with commas.
      if (found && (opens || !passed.some(({ word }) => word === ',')))
        return [found.against && isNegated(words.slice(found.length)) ? null : found, passed]
      if (!mayPass(piece, pieces[at - 1], pieces[at + 1])) return [null, []]
    }
    return [null, []]
  }

  const mayPass = (piece: Piece, right: Piece | undefined, left: Piece | undefined): boolean => {
    // A comma parts the drugs of one list, and so does "y".
    if (piece.word === ',') return isListed(left)
    if (isListed(piece)) return right !== undefined && (right.word === ',' || between([right.word]) !== null)
    return piece.word === '(' || between([piece.word]) !== null
  }

  /** What the pieces after a name say of it. */
  const saidAfter = (pieces: readonly Piece[]): Excuse => {
    for (const [at, piece] of pieces.entries()) {
      const found = after(pieces.slice(at).map(({ word }) => word))
      if (found) return found.amount ? 'with-amount' : 'without-amount'
      if (!OPENING.has(piece.word) && !isListed(piece) && !between([piece.word])) return 'none'
    }
    return 'none'
  }

  return (text, names) =>
    names.map((name) => {
      const { from, to } = clauseOf(text, name)
      const piecesIn = (start: number, end: number) => piecesOf(text, start, end, names)
      const left = [...piecesOfHeading(text, from), ...piecesIn(from, name.from)].toReversed()
      const said = saidBefore(left)
      return said === 'none' ? saidAfter(piecesIn(name.to, to)) : said
    })
}

const isNegated = (words: readonly string[]): boolean =>
  words.slice(0, NEGATION_REACH + 1).some((word) => NEGATIONS.has(word))

/** The clause around a name. A name that is written over two lines has the rest of both. */
export function clauseOf(text: string, name: Place): Place {
  let from = 0
  for (const end of text.matchAll(END)) {
    const after = end.index + end[0].length
    if (after <= name.from) from = after
    else if (end.index >= name.to) return { from, to: end.index }
  }
  return { from, to: text.length }
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
  const lines = text.slice(0, from).split('\n')
  const rest = text.slice(text.slice(0, from).lastIndexOf('\n') + 1)
  if (!LIST_ITEM.test(rest)) return []
  const above = lines.slice(0, -1).findLast((line) => line.trim() !== '' && !LIST_ITEM.test(line)) ?? ''
  return /:\s*$/u.test(above) ? piecesOf(above, 0, above.length, []) : []
}
