import type { PosologyProblemCode } from '#contract/posology/draft.ts'
import { groupsOf } from '#contract/posology/groups.ts'
import { parsePosology, type Reading } from '#contract/posology/parse.ts'
import { daysOf, timesPerDay, type Step } from '#contract/posology/step.ts'
import { amountOf, findDoseContradiction, type ComparedAmount } from './amount.ts'
import type { Contents } from './read-contents.ts'
import type { SubjectDose, Misstated } from './subject.ts'

/** Unit of a dose that is written as a number alone ("1 cada 8 h"), by the beginning of the form. */
const BARE: readonly (readonly [string, string])[] = [
  ['tableta', 'tableta'],
  ['gragea', 'gragea'],
  ['cápsula', 'cápsula'],
  ['supositorio', 'supositorio'],
  ['óvulo', 'óvulo'],
]

/**
 * Unit of a dose that is written as a number alone, by the form of the product; undefined where the form does not
 * determine it.
 */
export const unitOfForm = (form: string): string | undefined =>
  BARE.find(([start]) => form.startsWith(start))?.[1]

/** Problems that instructions may have although every word of them was understood. */
const UNDERSTOOD: ReadonlySet<PosologyProblemCode> = new Set(['absurd', 'duration-missing', 'unit-missing'])

/**
 * Dose of each ingredient that the instructions give. A part that the text, the strength or the form does not determine
 * is null. Instructions that were not fully understood give no dose, because a dose is never guessed. A dose that was
 * understood and is implausible, such as 16 tablets once a week, is compared with its limits.
 */
export function writtenDoses(instructions: string | Reading, contents: Contents): Map<string, SubjectDose> {
  const unit = unitOfForm(contents.form)
  const { confident, steps, problems } = parsePosology(instructions, unit === undefined ? {} : { unit })
  if (!confident && !problems.every(({ code }) => UNDERSTOOD.has(code))) return new Map()
  const groups = groupsOf(steps)
  return new Map(
    contents.ingredients.flatMap(({ key }): [string, SubjectDose][] => {
      const each = groups.map((group) => sideBySide(group.map((step) => ofStep(step, key, contents))))
      const dose = each.reduce(either)
      return [[key, dose]]
    }),
  )
}

/** Doses in the instructions that contradict the package, by ingredient key. */
export function misstatedDoses(instructions: string | Reading, contents: Contents): Map<string, Misstated> {
  const { confident, steps } = parsePosology(instructions)
  if (!confident) return new Map()
  return new Map(
    contents.ingredients.flatMap(({ key }) =>
      steps.flatMap(({ dose, strength }): [string, Misstated][] => {
        const found =
          dose && findDoseContradiction(dose.high ?? dose.low, dose.unit, { key, contents, strength })
        return found ? [[key, found]] : []
      }),
    ),
  )
}

function ofStep(step: Step, key: string, contents: Contents): SubjectDose | null {
  const { dose, most, duration, repeat } = step
  const one = dose && amountOf(dose.high ?? dose.low, dose.unit, { key, contents, strength: step.strength })
  if (!one) return null
  const counted = duration?.kind === 'doses' ? duration.count : null
  const onDays = step.days.length
  const rate = timesPerDay(step)
  // "1 cada 8 h los lunes" means three doses on each Monday. "Cada 20 minutos por 3 dosis" means three doses in all.
  const regularly = rate !== null && onDays > 0 ? (rate * 7) / onDays : rate
  const times =
    regularly === null ? (counted === 1 ? 1 : null) : Math.min(regularly, Math.max(1, counted ?? Infinity))
  // A dose that is taken as needed may have a maximum ("at most 4 a day"). The smaller one of the maximum and the
  // regular dose counts.
  const atMost = most && mostOf(step, one, key, contents)
  // A dose as needed with "puede repetir en 2 horas" may be taken twice, or as often as a written maximum allows.
  const again = step.asNeeded !== null && repeat?.unit === 'h' && atMost === null ? repeat.rounds : null
  const counts = times === null ? again : Math.max(1, times)
  const regular = counts === null ? null : one.value * counts
  const daily = atMost === null ? regular : Math.min(atMost, regular ?? Infinity)
  const inAWeek = onDays > 0 ? onDays : times !== null && times < 1 ? times * 7 : 7
  const days = Math.min(inAWeek, Math.max(1, daysOf(duration) ?? 7))
  const taken = { unit: one.unit, single: one.value, daily, daysAWeek: daily === null ? null : days }
  return inAWeek < 7 && daily !== null ? { ...taken, mean: (daily * inAWeek) / 7 } : taken
}

function mostOf(step: Step, one: ComparedAmount, key: string, contents: Contents): number | null {
  const { most, dose } = step
  if (most === null || dose === null) return null
  if (most.unit === 'vez' || most.unit === 'dosis') return most.value * one.value
  const amount = amountOf(most.value, most.unit ?? dose.unit, { key, contents, strength: step.strength })
  return amount?.unit === one.unit ? amount.value : null
}

const NOTHING: SubjectDose = { unit: 'mg', single: null, daily: null, daysAWeek: null }

/**
 * Adds up doses of steps of the instructions that hold at the same time: 10 units in the morning and 12 at night are both
 * taken on one day.
 */
function sideBySide(doses: readonly (SubjectDose | null)[]): SubjectDose {
  return doses.reduce<SubjectDose>((sum, dose, at) => {
    if (dose === null || (at > 0 && sum.unit !== dose.unit)) return NOTHING
    if (at === 0) return dose
    return {
      unit: dose.unit,
      single: both(sum.single, dose.single, Math.max),
      daily: both(sum.daily, dose.daily, add),
      daysAWeek: both(sum.daysAWeek, dose.daysAWeek, Math.max),
      ...meanOf(sum, dose, add),
    }
  }, NOTHING)
}

/** The larger of the doses of two consecutive steps of the instructions. */
const either = (a: SubjectDose, b: SubjectDose): SubjectDose =>
  a.unit === b.unit
    ? {
        unit: a.unit,
        single: both(a.single, b.single, Math.max),
        daily: both(a.daily, b.daily, Math.max),
        daysAWeek: both(a.daysAWeek, b.daysAWeek, Math.max),
        ...meanOf(a, b, Math.max),
      }
    : NOTHING

/**
 * Combined mean amount per day of two doses, if at least one is not taken every day; nothing where both are taken every
 * day.
 */
function meanOf(
  a: SubjectDose,
  b: SubjectDose,
  of: (a: number, b: number) => number,
): Pick<SubjectDose, 'mean'> {
  if (a.mean === undefined && b.mean === undefined) return {}
  return { mean: both(a.mean ?? a.daily, b.mean ?? b.daily, of) }
}

const add = (a: number, b: number): number => a + b

const both = (a: number | null, b: number | null, of: (a: number, b: number) => number): number | null =>
  a === null || b === null ? null : of(a, b)
