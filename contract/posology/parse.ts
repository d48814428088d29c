import { isAmbiguous } from './checks/ambiguous.ts'
import { isPerhapsBeside } from './checks/beside.ts'
import { checkStep } from './checks/check.ts'
import {
  newDraft,
  type Assumption,
  type PosologyDraft,
  type PosologyProblem,
  type PosologyProblemCode,
  type Reader,
} from './draft.ts'
import { inherit, isTimed } from './inherit.ts'
import { readAll } from './reading/clauses.ts'
import { takeOnceADay } from './reading/read-day-number.ts'
import { lexemesOf } from './reading/lexemes.ts'
import { sideOf } from './side-of.ts'
import type { Step } from './step.ts'
import { isPlace, stepsOfDraft, type Context } from './steps-of-draft.ts'
import { supplied } from './supply.ts'
import { spreadTapers } from './taper.ts'

export interface Posology {
  /** Whether every word was understood without contradiction, and dose and frequency are stated. */
  confident: boolean
  /** The steps that were understood, also when the text as a whole was not. */
  steps: Step[]
  problems: PosologyProblem[]
  /** Conventions by which the parser added facts that the text omits. */
  assumed: Assumption[]
}

/** A parsed text of instructions, before the unit and the route of the prescribed row are applied to it. */
export interface Reading {
  drafts: readonly PosologyDraft[]
  problems: readonly PosologyProblem[]
  assumed: readonly Assumption[]
}

/** Parses the words of an instruction once, so that `parsePosology` can interpret them in several contexts. */
export function readPosology(text: string): Reading {
  const reader: Reader = {
    text: text.normalize('NFC'),
    lexemes: [],
    drafts: [newDraft()],
    problems: [],
    assumed: new Set(),
  }
  reader.lexemes = lexemesOf(reader.text)
  const insulins = insulinsIn(reader.text)
  if (insulins.length > 0) reader.problems.push({ code: 'two-medicines', words: insulins.join(', ') })
  readAll(reader)
  takeOnceADay(reader)
  spreadTapers(reader)
  for (const draft of reader.drafts) {
    takeReasons(draft)
    if (draft.first && isTimed(draft, false)) draft.duration = { kind: 'span', low: 1, unit: 'd' }
  }
  inherit(reader)
  const { drafts, problems, assumed } = reader
  if (drafts.some((d) => isPlace(d) && d.layer === null)) assumed.add('one-application')
  return { drafts, problems, assumed: [...assumed] }
}

const INSULIN =
  '(glargina|lantus|toujeo|detemir|levemir|degludec|tresiba|nph|lispro|humalog|aspart[ae]?|novorapid|glulisina|apidra|r[áa]pida|regular)'
const ANY_INSULIN = new RegExp(String.raw`(?<!\p{L})${INSULIN}(?!\p{L})`, 'giu')
/**
 * Pattern of a second insulin after the doses of a first one that is named before the instructions: "… y lispro 5 UI".
 */
const FURTHER_INSULIN = new RegExp(
  String.raw`\d.*(?:(?<!\p{L})(?:y|m[áa]s)|[,;+]) *(?:insulina +)?${INSULIN} *\d`,
  'iu',
)

/** The insulins that an instruction names, where it gives doses of two. */
function insulinsIn(text: string): string[] {
  const named = [...new Set([...text.matchAll(ANY_INSULIN)].map(([name]) => name.toLowerCase()))]
  return named.length > 1 || FURTHER_INSULIN.test(text) ? named : []
}

/** Takes the purpose as the reason of an "as needed" that has none: "PRN c/8h para dolor". */
function takeReasons(draft: PosologyDraft): void {
  if (draft.asNeeded?.length !== 0) return
  const isPurpose = (note: string): boolean => note.startsWith('para ')
  draft.asNeeded = draft.notes.filter(isPurpose).map((note) => note.slice('para '.length))
  draft.notes = draft.notes.filter((note) => !isPurpose(note))
}

/**
 * Parses an instruction in Spanish shorthand or plain words. A part that is not understood is a problem, never a
 * guess.
 */
export function parsePosology(text: string | Reading, context: Context = {}): Posology {
  if (typeof text === 'string') return interpret(readPosology(text), context)
  const known = interpreted.get(text) ?? new Map<string, Posology>()
  interpreted.set(text, known)
  const name = `${context.unit ?? ''}/${context.route ?? ''}`
  const posology = known.get(name) ?? interpret(text, context)
  known.set(name, posology)
  return posology
}

/**
 * Cache of the structured instructions of each parsed text, by the unit and the route of its row. The legal check, the
 * safety checks and the printing read the same text about a dozen times while one prescription is issued.
 */
const interpreted = new WeakMap<Reading, Map<string, Posology>>()

function interpret({ drafts, assumed, ...read }: Reading, context: Context): Posology {
  const problems = [...read.problems]
  const dosed = drafts.flatMap((draft, i) => stepsOfDraft(draft, i + 1, context))
  const [supply, ...others] = drafts.flatMap((draft) => draft.supply ?? [])
  const held = supply === undefined ? dosed : others.length > 0 ? 'contradiction' : supplied(dosed, supply)
  if (typeof held === 'string') problems.push({ code: held, words: '' })
  const steps = typeof held === 'string' ? dosed : held
  for (const step of steps)
    for (const code of checkStep(step, steps.length === 1)) problems.push({ code, words: '' })
  for (const draft of drafts)
    if (sideOf(draft, context)?.isUnclear === true) problems.push({ code: 'ambiguous', words: 'OD' })
  for (const [i, draft] of drafts.entries())
    if (isAmbiguous(draft) || isPerhapsBeside(draft, drafts[i - 1]))
      problems.push({ code: 'ambiguous', words: '' })
  const noted = new Set<PosologyProblemCode>(['duration-missing', 'unit-missing'])
  const confident = problems.every(({ code }) => noted.has(code))
  return { confident, steps, problems: unique(problems), assumed: [...assumed] }
}

const unique = (problems: PosologyProblem[]): PosologyProblem[] =>
  problems.filter((one, i) => problems.findIndex((p) => p.code === one.code && p.words === one.words) === i)
