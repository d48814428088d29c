import type { Lexeme } from './reading/lexemes.ts'
import type {
  Amount,
  Dose,
  Frequency,
  Glucose,
  Most,
  Repeat,
  Step,
  StepDuration,
  TimeUnit,
  Weekday,
  When,
} from './step.ts'
import type { Layer } from './units.ts'

/** Why the text of dosage instructions is not read with confidence. */
export type PosologyProblemCode =
  | 'not-understood'
  | 'contradiction'
  | 'ambiguous'
  | 'absurd'
  /** Two insulins in one instruction, although each insulin needs a row of its own. */
  | 'two-medicines'
  | 'dose-missing'
  | 'unit-missing'
  | 'frequency-missing'
  | 'duration-missing'

export interface PosologyProblem {
  code: PosologyProblemCode
  /** The words of the text that the problem is about; empty where something is missing. */
  words: string
}

/** A dose of an instruction and the moments at which it is taken. */
export interface PosologyPart {
  dose: Dose | null
  when: When[]
  at: string[]
  days: Weekday[]
  glucose: Glucose | null
  /** Whether the moment was written before its dose: "mañana 1, noche 2". */
  momentFirst: boolean
  /** The part of the morning that was written beside "en ayunas", which alone need not mean the morning; null without one. */
  early: 'MORN' | 'WAKE' | null
}

/** Change of the dose by the same amount again and again: "disminuir 5 mg cada semana hasta suspender". */
export interface Taper {
  /** Change of the dose each time; negative where the dose falls. */
  by: number
  every: { count: number; unit: TimeUnit }
  /** Dose at which the repeated change ends; 0 when the medicine is stopped then. */
  to: number
}

/** Quantity as the text states it, before its unit is known. */
export interface WrittenSupply {
  value: number
  /** A unit of doses, or `envase` for packages; null where the text states a number alone: "#20". */
  unit: string | null
  /** Words for the patient, such as `2 cajas`; null where they follow from value and unit. */
  words: string | null
}

/** One step of a treatment while the text of its instructions is being parsed. */
export interface PosologyDraft {
  parts: PosologyPart[]
  /**
   * Number of parts that came from a pattern such as "1-0-1". A time of day that is written beside the pattern
   * counts as a separate statement.
   */
  dialed: number
  strength: Step['strength']
  frequency: Frequency | null
  /** Whether the text has "al día", which may mean in one dose or in several. */
  isLoose: boolean
  daysAWeek: number | null
  after: string | null
  repeat: Repeat | null
  taper: Taper | null
  supply: WrittenSupply | null
  /** Act that counts as the dose where no other dose is stated: "hacer gárgaras". */
  act: string | null
  /** Whether "am" or "pm" alone stands for a part of the day: "20 UI am y 10 UI pm". */
  halves: boolean
  offset: number | null
  duration: StepDuration | null
  asNeeded: string[] | null
  most: Most | null
  route: Step['route']
  /** Route of administration that a verb or a place of the body in the text implies. */
  routeHint: Step['route']
  /** Place of the body that the text names: key of `SITES` or `SIDES`. */
  site: string | null
  notes: string[]
  /**
   * Whether the text has a verb such as "untar" or "aplicar". Together with a place of the body, such a verb replaces the
   * dose.
   */
  spread: boolean
  /** Whether the verb alone is one application on the skin: "aplicar 2 veces al día". */
  smears: boolean
  /** Amount of cream that stands for a dose: "capa delgada". */
  layer: Layer | null
  first: boolean
  /** Whether a meal is named that may be lunch or any meal: "con comida". */
  anyMeal: boolean
  /** Whether the text numbers the days of the step ("día 2 a 5"), so that a dose without a frequency is taken once a day. */
  numbered: boolean
  /** Whether the step began with a comma or a full stop, and not with "luego". */
  bySign: boolean
}

export const newPart = (part: Partial<PosologyPart> = {}): PosologyPart => ({
  dose: null,
  when: [],
  at: [],
  days: [],
  glucose: null,
  momentFirst: false,
  early: null,
  ...part,
})

export const newDraft = (): PosologyDraft => ({
  parts: [newPart()],
  dialed: 0,
  strength: null,
  frequency: null,
  isLoose: false,
  daysAWeek: null,
  after: null,
  repeat: null,
  taper: null,
  supply: null,
  act: null,
  halves: false,
  offset: null,
  duration: null,
  asNeeded: null,
  most: null,
  route: null,
  routeHint: null,
  site: null,
  notes: [],
  spread: false,
  smears: false,
  layer: null,
  first: false,
  anyMeal: false,
  numbered: false,
  bySign: false,
})

/** State of the parser, which reads lexemes into drafts of steps and into problems. */
export interface Reader {
  text: string
  lexemes: Lexeme[]
  drafts: PosologyDraft[]
  problems: PosologyProblem[]
  /** The values that the text leaves out and that a convention added. */
  assumed: Set<Assumption>
}

/**
 * A convention that completed a text. `once-a-day`: a taper states daily doses. `one-application`: "aplicar" alone is one
 * application. `weekly`: "cada 8 días" is once a week, as in Mexico. `hours`: "c/8" counts hours. `days`: "x 7" after an
 * interval counts days.
 */
export type Assumption = 'once-a-day' | 'one-application' | 'weekly' | 'hours' | 'days'

export const current = (reader: Reader): PosologyDraft => reader.drafts.at(-1) as PosologyDraft
export const lastPart = (draft: PosologyDraft): PosologyPart => draft.parts.at(-1) as PosologyPart

/** Begins the draft of the next step of a treatment. */
export function startStep(reader: Reader): void {
  reader.drafts.push(newDraft())
}

export function complain(reader: Reader, code: PosologyProblemCode, from: number, to: number): void {
  const [first, last] = [reader.lexemes[from], reader.lexemes[to - 1]]
  const words = first && last ? reader.text.slice(first.start, last.end) : ''
  const before = reader.problems.at(-1)
  // Consecutive words that are not understood become one problem.
  if (before?.code === code && code === 'not-understood' && reader.text.includes(`${before.words} ${words}`))
    before.words += ` ${words}`
  else reader.problems.push({ code, words })
}

/** Moments, clock times and weekdays of a part, which is a dose and its times. */
export const timesOf = ({ when, at, days }: PosologyPart): string[] => [...when, ...at, ...days]

export const sameAmount = (a: Amount, b: Amount): boolean => a.low === b.low && a.high === b.high
