import type { Lexeme } from './reading/lexemes.ts'
import type { Amount, Weekday, Dose, StepDuration, Frequency, Most, Step, When } from './step.ts'

/** Why a text is not read with confidence. */
export type PosologyProblemCode =
  | 'not-understood'
  | 'contradiction'
  | 'ambiguous'
  | 'absurd'
  | 'dose-missing'
  | 'unit-missing'
  | 'frequency-missing'
  | 'duration-missing'

export interface PosologyProblem {
  code: PosologyProblemCode
  /** The words of the text that the problem is about; empty where something is missing. */
  words: string
}

/** A dose and its moments. */
export interface PosologyPart {
  dose: Dose | null
  when: When[]
  at: string[]
  /** Whether the moment was written before its dose: "mañana 1, noche 2". */
  momentFirst: boolean
}

/** One step while its text is being read. */
export interface PosologyDraft {
  parts: PosologyPart[]
  /**
   * Number of parts that came from a pattern such as "1-0-1". A moment that is written besides is another
   * statement.
   */
  dialed: number
  strength: Step['strength']
  frequency: Frequency | null
  /** Whether "al día" was written, which may mean in one dose or in all. */
  isLoose: boolean
  days: Weekday[]
  offset: number | null
  duration: StepDuration | null
  asNeeded: string[] | null
  most: Most | null
  route: Step['route']
  /** Route that a verb or a place implies. */
  routeHint: Step['route']
  site: string | null
  notes: string[]
  /** Whether the verb is one of spreading: together with a place it replaces the dose. */
  spread: boolean
  layer: boolean
  first: boolean
  /** Whether the step began with a comma or a full stop, and not with "luego". */
  bySign: boolean
}

export const newDraft = (): PosologyDraft => ({
  parts: [{ dose: null, when: [], at: [], momentFirst: false }],
  dialed: 0,
  strength: null,
  frequency: null,
  isLoose: false,
  days: [],
  offset: null,
  duration: null,
  asNeeded: null,
  most: null,
  route: null,
  routeHint: null,
  site: null,
  notes: [],
  spread: false,
  layer: false,
  first: false,
  bySign: false,
})

/** State of reading lexemes into drafts and problems. */
export interface Reader {
  text: string
  lexemes: Lexeme[]
  drafts: PosologyDraft[]
  problems: PosologyProblem[]
}

export const current = (reader: Reader): PosologyDraft => reader.drafts.at(-1) as PosologyDraft
export const lastPart = (draft: PosologyDraft): PosologyPart => draft.parts.at(-1) as PosologyPart

export function complain(reader: Reader, code: PosologyProblemCode, from: number, to: number): void {
  const [first, last] = [reader.lexemes[from], reader.lexemes[to - 1]]
  const words = first && last ? reader.text.slice(first.start, last.end) : ''
  const before = reader.problems.at(-1)
  // Consecutive words that are not understood become one problem.
  if (before?.code === code && code === 'not-understood' && reader.text.includes(`${before.words} ${words}`))
    before.words += ` ${words}`
  else reader.problems.push({ code, words })
}

export const sameAmount = (a: Amount, b: Amount): boolean => a.low === b.low && a.high === b.high
