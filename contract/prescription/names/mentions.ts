import { normalize } from '../../values/normalize.ts'
import { ClauseReader, type Excuse, type Piece } from './clause-reader.ts'
import type { ExcusingWords } from './mention-phrases.ts'

interface Place {
  from: number
  to: number
}

/** A word, a number, or a sign that separates parts of a clause; hyphens and quotation marks are left out. */
const PIECE = /[\p{L}\p{M}]+|\p{N}+|[,:(]/gu
/** The end of a clause. The point of "0.5 mg" ends none. */
const END = /[;\n\r!?¿¡|]|\.(?!\d)|\s[-–—]+\s|—/gu
/** Number of letters before and after a drug's name within which the clause of the name must begin and end. */
const CLAUSE_REACH = 400
/** Maximum number of drug names that are looked at within CLAUSE_REACH on either side of a drug's name. */
const NAMES_IN_REACH = 150
/** Maximum number of letters between the heading of a list and an item of the list. */
const HEADING_REACH = 1000
const LIST_ITEM = /^\s*(?:[-•*·]|\d+[.)])\s+/u

/** The name of a controlled drug, an antibiotic or a prohibited substance in a text. */
interface Named extends Place {
  kind: 'controlled' | 'antibiotic' | 'prohibited'
}

/**
 * Builds the function that tells for each drug named in a text whether the text only mentions the drug without ordering it.
 * Words such as "suspender" count only where they govern the drug's name: they stand in its clause, and only other drugs
 * and listed words stand between them and the name.
 * @param isDrug whether a word names a drug of the catalogue, for lists such as "toma losartán y clonazepam"
 */
export function createExcuses(
  mentions: readonly ExcusingWords[],
  isDrug: (word: string) => boolean,
): (text: string, names: readonly Named[]) => Excuse[] {
  const without = (kind: ExcusingWords['of']) => mentions.filter(({ of }) => of !== kind)
  const ofControlled = new ClauseReader(without('antibiotic'), isDrug)
  const ofAntibiotic = new ClauseReader(without('controlled'), isDrug)
  return (text, names) =>
    names.map((name, at) => {
      const clause = clauseOf(text, name)
      if (!clause.isWhole) return 'none'
      const near = names.slice(Math.max(0, at - NAMES_IN_REACH), at + NAMES_IN_REACH)
      const piecesIn = (start: number, end: number) => piecesOf(text, start, end, near)
      const left = [...piecesOfHeading(text, clause.from), ...piecesIn(clause.from, name.from)].toReversed()
      const reader = name.kind === 'antibiotic' ? ofAntibiotic : ofControlled
      const next = refusingClause(text, clause.to)
      return reader.excuse(left, piecesIn(name.to, clause.to), next ? piecesIn(next.from, next.to) : [])
    })
}

/**
 * The clause around a drug's name, as far as it is read. If the name is written over two lines, the clause includes the rest of
 * both lines. A drug in a clause that is too long to be read whole never counts as only mentioned.
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

/** The clause after the clause of a name; null where the text has none. */
export function clauseAfter(text: string, name: Place): string | null {
  let { to } = clauseOf(text, name)
  for (;;) {
    const [sign] = text.slice(to).match(new RegExp(END.source, 'uy')) ?? []
    if (sign === undefined) return null
    const from = to + sign.length
    const next = text.slice(from, from + CLAUSE_REACH).search(END)
    to = next === -1 ? Math.min(text.length, from + CLAUSE_REACH) : from + next
    if (/[\p{L}\p{N}]/u.test(text.slice(from, to))) return text.slice(from, to)
  }
}

/** Pattern of words by which a note gives a drug after it refused the drug: "se niega. Se le da igual". */
const GIVEN =
  /\b(?:se|la|lo|le) (?:l[aeo]s? )?(?:da|dan|dio|dieron|surt|otorg|entreg|recet|prescrib|indic|dej|autoriz)[a-z]*(?: (?:igual|finalmente|por|en|a|al|cada|diari|de|para|hoy|un|una|medi|\d)|[^a-z ]| *$)/

/** The clause after a clause that ends at `end`; null where later words prescribe the drug that this clause may refuse. */
function refusingClause(text: string, end: number): Place | null {
  const [sign] = text.slice(end).match(new RegExp(END.source, 'uy')) ?? []
  if (sign === undefined) return null
  const from = end + sign.length
  const next = text.slice(from, from + CLAUSE_REACH).search(END)
  const to = next === -1 ? Math.min(text.length, from + CLAUSE_REACH) : from + next
  return GIVEN.test(normalize(text.slice(to, to + CLAUSE_REACH))) ? null : { from, to }
}

/** Words and signs of a part of a text. Each name of `names` in that part is one piece. */
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
