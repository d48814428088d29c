import type { Lexeme } from './reading/lexemes.ts'
import type { Amount, Weekday, Dose, StepDuration, Frequency, Most, Step, When } from './step.ts'

/** What stands against reading a text with confidence. */
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
  /** The words concerned, as they were written; empty for what is missing. */
  words: string
}

/** A dose and the moments said for it. */
export interface PosologyPart {
  dose: Dose | null
  when: When[]
  at: string[]
  /** "mañana 1, noche 2": the moment comes before its dose. */
  momentFirst: boolean
}

/** One step while it is read. */
export interface PosologyDraft {
  parts: PosologyPart[]
  /** "1-0-1": which parts it gave; whatever else names a moment of its own says something else. */
  dialed: number
  strength: Step['strength']
  /** "500 mg (1 tableta)": the same dose said otherwise. */
  frequency: Frequency | null
  /** "al día" may mean in one dose or in all. */
  isLoose: boolean
  days: Weekday[]
  offset: number | null
  duration: StepDuration | null
  asNeeded: string[] | null
  most: Most | null
  route: Step['route']
  /** What a verb or a place says about the route. */
  routeHint: Step['route']
  site: string | null
  notes: string[]
  /** A verb of spreading: with a place it says all that can be said of a dose. */
  spread: boolean
  layer: boolean
  first: boolean
  /** Begun by a comma or a full stop, not by "luego". */
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

/** Reads lexemes into drafts and notes what stands in the way. */
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
  // Words in a row are one complaint.
  if (before?.code === code && code === 'not-understood' && reader.text.includes(`${before.words} ${words}`))
    before.words += ` ${words}`
  else reader.problems.push({ code, words })
}

export const sameAmount = (a: Amount, b: Amount): boolean => a.low === b.low && a.high === b.high
