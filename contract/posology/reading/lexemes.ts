import { ACTS_DONE, DAYS, EACH_MEAL, DOSE_EVENTS, PER, REGULARLY, TIMES_OF, UNITS, WHEN } from './lexicon.ts'
import { KINDS } from './lexicon-kinds.ts'
import { ROUTES, SIDES, SITES } from './lexicon-places.ts'
import { NOTES, REASONS } from './lexicon-remarks.ts'
import { nearest, WordsByEnds } from './spelling.ts'
import { posologyWords, type PosologyWord } from '../words.ts'

/** Type of all kinds in a table of phrases: the words before ` = ` of its lines. */
type KindsOf<Table extends string, Found = never> = Table extends `\n${infer Kind} = ${infer Rest}`
  ? KindsOf<Rest extends `${string}\n${infer Lines}` ? `\n${Lines}` : '', Found | Kind>
  : Found

export type LexemeKind =
  | KindsOf<typeof KINDS>
  | Exclude<keyof typeof TABLES, ''>
  | (typeof SIGNS)[keyof typeof SIGNS]
  | 'number'
  | 'unknown'

/** A phrase with one meaning, or a word without any. */
export interface Lexeme {
  kind: LexemeKind
  value: string
  /** Value of a number; NaN for other lexemes. */
  number: number
  /** Position of the lexeme in the text. */
  start: number
  end: number
}

type Meaning = Pick<Lexeme, 'kind' | 'value'>

interface Node {
  /** Nodes of the words that may follow; absent where every phrase has ended. */
  next: Map<string, Node> | undefined
  meaning: Meaning | undefined
}

const SIGNS = {
  ',': 'comma',
  ';': 'stop',
  '.': 'stop',
  '\n': 'stop',
  ':': 'colon',
  '=': 'colon',
  '-': 'dash',
  '/': 'slash',
  '(': 'open',
  ')': 'close',
  '>': 'above',
  '<': 'below',
  '#': 'hash',
} as const

const signOf = (text: string): LexemeKind | undefined => (SIGNS as Record<string, LexemeKind>)[text]

const root: Node = { next: undefined, meaning: undefined }
const known = new Set<string>()
/** Tables of phrases, by the kind of phrase. A phrase in several tables has the meaning of the first. */
const TABLES = {
  when: WHEN,
  eachmeal: EACH_MEAL,
  after: DOSE_EVENTS,
  act: ACTS_DONE,
  unit: UNITS,
  time: TIMES_OF,
  day: DAYS,
  per: PER,
  regularly: REGULARLY,
  route: ROUTES,
  site: SITES,
  reason: REASONS,
  note: NOTES,
  '': KINDS,
}

/** Reads the tables of phrases, one line in each step. */
function* reading(): Generator<undefined, void, undefined> {
  for (const [kind, table] of [...Object.entries(TABLES), ['site', SIDES] as const])
    for (const line of table.trim().split('\n')) {
      const [head = '', patterns = ''] = line.split(' = ')
      const value = head.split(' | ')[0] ?? ''
      for (const pattern of patterns.split(', '))
        add(
          root,
          pattern
            .trim()
            .split(' ')
            .map((slot) => slot.split('|')),
          kind === '' ? { kind: value as LexemeKind } : { kind: kind as LexemeKind, value },
        )
      yield
    }
}

const steps = reading()

/**
 * Reads the next line of the tables. The tables are not read when the module loads, because reading them takes a
 * phone tens of milliseconds. The page reads them line by line in pauses of its work; a caller that needs them
 * earlier reads the lines that are left.
 * @returns whether lines are left
 */
export const readNextPhrases = (): boolean => steps.next().done !== true

/**
 * Adds every phrase of a pattern to the tree below a node, word by word. No list of the phrases is made, because the
 * page would read it once while it loads, and then throw it away.
 * @param slots alternatives of each word; `~` stands for no word
 * @param meaning of the phrases; a meaning without a value gets the words of the phrase as its value
 */
function add(
  node: Node,
  slots: readonly (readonly string[])[],
  meaning: Pick<Meaning, 'kind'> & Partial<Meaning>,
  at = 0,
  said = '',
): void {
  const words = slots[at]
  if (words === undefined) {
    if (node !== root) node.meaning ??= { kind: meaning.kind, value: meaning.value ?? said }
    return
  }
  for (const word of words)
    if (word === '~') add(node, slots, meaning, at + 1, said)
    else add(below(node, word), slots, meaning, at + 1, said === '' ? word : `${said} ${word}`)
}

/** The node of a word in the tree of phrases, below the node of the words before it; made where it does not exist. */
function below(node: Node, word: string): Node {
  const before = node.next?.get(word)
  if (before !== undefined) return before
  if (/^[a-z]/.test(word)) known.add(word)
  const next: Node = { next: undefined, meaning: undefined }
  node.next ??= new Map()
  node.next.set(word, next)
  return next
}

let byEnds: WordsByEnds | undefined

/** The only known word that differs from a typed word by one typing error; null when there is none or more than one. */
function corrected(typed: string): string | null {
  byEnds ??= new WordsByEnds(known)
  return nearest(typed, byEnds.around(typed, typed.length - 1, typed.length, typed.length + 1))
}

/**
 * Splits a text into its longest known phrases, numbers and signs. A misspelt word is read as the known one near
 * it, if there is only one.
 */
export function lexemesOf(text: string): Lexeme[] {
  while (readNextPhrases());
  const pieces = posologyWords(text)
  const read = pieces.map(({ text, number }) =>
    text.length < 5 || known.has(text) || !Number.isNaN(number) || !/^[a-z]/.test(text)
      ? text
      : (corrected(text) ?? text),
  )
  const lexemes: Lexeme[] = []
  for (let i = 0; i < pieces.length;) {
    let node: Node | undefined = root
    let end = i
    let meaning: Node['meaning']
    for (let j = i; j < pieces.length; j++) {
      node = node.next?.get(read[j] ?? '')
      if (node === undefined) break
      if (node.meaning !== undefined) [meaning, end] = [node.meaning, j + 1]
    }
    // "No. 20" is a number of pieces, and "no." before anything else ends a sentence.
    if (meaning?.kind === 'hash' && Number.isNaN(pieces[end]?.number ?? Number.NaN)) meaning = undefined
    const piece = pieces[i] as PosologyWord
    if (meaning?.kind === 'half')
      lexemes.push({
        kind: 'number',
        value: piece.text,
        number: 0.5,
        start: piece.start,
        end: (pieces[end - 1] as PosologyWord).end,
      })
    else if (meaning !== undefined && !(end === i + 1 && !Number.isNaN(piece.number)))
      // The fields of a lexeme are copied one by one, because V8 copies an object many times slower with spread
      // syntax.
      lexemes.push({
        kind: meaning.kind,
        value: meaning.value,
        number: Number.NaN,
        start: piece.start,
        end: (pieces[end - 1] as PosologyWord).end,
      })
    else {
      const kind = Number.isNaN(piece.number) ? (signOf(piece.text) ?? 'unknown') : 'number'
      lexemes.push({ kind, value: piece.text, number: piece.number, start: piece.start, end: piece.end })
      end = i + 1
    }
    i = end
  }
  return withNumbersJoined(lexemes.map((lexeme, i) => withoutSpoon(lexeme, lexemes, i, text)))
}

/** "Cda" before a number is "cada": "1 tab cda 8 h". After a number it is a spoon. */
function withoutSpoon(lexeme: Lexeme, lexemes: readonly Lexeme[], i: number, text: string): Lexeme {
  const isCda = /^cda$/i.test(text.slice(lexeme.start, lexeme.end))
  const [before, after, unit] = [lexemes[i - 1], lexemes[i + 1], lexemes[i + 2]]
  const isInterval = before?.kind !== 'number' && after?.kind === 'number' && unit?.kind === 'time'
  return isCda && isInterval ? { ...lexeme, kind: 'each', value: 'cada' } : lexeme
}

/** "1 1/2", "1 y media", "una media", "tres cuartos", "treinta y cinco", "1 (una)" are one number each. */
function withNumbersJoined(lexemes: Lexeme[]): Lexeme[] {
  const joined: Lexeme[] = []
  for (let i = 0; i < lexemes.length;) {
    const [number, length] = magnitudeAt(lexemes, i)
    const { kind, value, start } = lexemes[i] as Lexeme
    joined.push({ kind, value, number, start, end: (lexemes[i + length - 1] as Lexeme).end })
    i += length
  }
  return joined
}

/** The number that begins at lexeme `i`, with "mil" and "millones" after it: "1.2 millones", "un millón doscientas mil". */
function magnitudeAt(lexemes: Lexeme[], i: number): [number: number, length: number] {
  const [number, length] = numberAt(lexemes, i)
  const after = lexemes[i + length]?.kind
  if (Number.isNaN(number) || (after !== 'million' && after !== 'thousand')) return [number, length]
  const size = after === 'million' ? 1_000_000 : 1000
  const value = Math.round(number * size)
  const isOf = lexemes[i + length + 1]?.value === 'de'
  if (after === 'thousand') return [value, length + 1]
  const [rest, more] = magnitudeAt(lexemes, i + length + 1)
  const isRest = lexemes[i + length + more]?.kind === 'thousand' && rest >= 1000
  return isRest ? [value + rest, length + 1 + more] : [value, length + (isOf ? 2 : 1)]
}

/** Greatest whole number that a fraction may follow: "1,200,000 1/2" is no plausible number. */
const MOST_WITH_PART = 99

/** The number that begins at lexeme `i`, and how many lexemes the number has. */
function numberAt(lexemes: Lexeme[], i: number): [number: number, length: number] {
  const at = (offset: number): Lexeme | undefined => lexemes[i + offset]
  const value = at(0)?.number ?? Number.NaN
  if (at(0)?.kind !== 'number' || Number.isNaN(value)) return [value, 1]
  const next = at(1)?.kind
  const after = at(2)?.number ?? Number.NaN
  if ((next === 'fourth' || next === 'third') && value % 1 === 0 && value < 4)
    return [value / (next === 'third' ? 3 : 4), 2]
  if (next === 'slash' && isFraction(value, after)) return [value / after, 3]
  if (value % 1 !== 0 || value === 0) return [value, 1]
  if (value > MOST_WITH_PART) return [value, 1]
  if (next === 'number' || (next === 'and' && at(2)?.kind === 'number')) {
    const skipped = next === 'and' ? 2 : 1
    const [rest, length] = numberAt(lexemes, i + skipped)
    const isTens =
      skipped === 2 && value >= 30 && value < 100 && value % 10 === 0 && rest < 10 && rest % 1 === 0
    const isPart = [0.25, 0.5, 0.75].includes(rest) && !/^\d*[.,]/.test(at(skipped)?.value ?? '')
    if (isTens || (isPart && skipped === 2)) return [value + rest, skipped + length]
    // "una media tableta" is a half; "1 ½" is one and a half; "1 media" may be either.
    if (isPart && /^una?$/.test(at(0)?.value ?? '')) return [rest, skipped + length]
    if (isPart && isFigure(at(0)) && isFigure(at(1))) return [value + rest, skipped + length]
  }
  if (next === 'open' && after === value && at(3)?.kind === 'close') return [value, 4]
  return [value, 1]
}

const isFigure = (lexeme: Lexeme | undefined): boolean => /^[\d½¼¾⅓⅔]/.test(lexeme?.value ?? '')

const isFraction = (above: number, below: number): boolean =>
  above % 1 === 0 && above > 0 && above < below && (below <= 4 || below === 8)

/** Whether a lexeme exists and is of one of these kinds. */
export const isKind = (lexeme: Lexeme | undefined, ...kinds: readonly LexemeKind[]): boolean =>
  lexeme !== undefined && kinds.includes(lexeme.kind)

/** Whether a lexeme is missing, because the text begins or ends there, or is of one of these kinds. */
export const isEdgeOr = (lexeme: Lexeme | undefined, ...kinds: readonly LexemeKind[]): boolean =>
  lexeme === undefined || kinds.includes(lexeme.kind)

/** Lines of a table as `key | one | two = patterns`: the cells before the `=`. */
export const cellsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => (line.split(' = ')[0] ?? '').split('|').map((cell) => cell.trim()))

/** The route that each place of the body implies, by the key of the place; '' for a place that implies none. */
export const ROUTE_OF_SITE = new Map(cellsOf(SITES).map(([key = '', , , route = '']) => [key, route]))
