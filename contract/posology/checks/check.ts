import type { PosologyProblemCode } from '../draft.ts'
import { isOddInterval } from './interval.ts'
import { isImpossible } from './possible.ts'
import { isPoured, isSwallowedPiece, isWeighed, isWorn } from '../units.ts'
import {
  LONGEST_TREATMENT,
  countedMoments,
  daysOf,
  hoursIn,
  mealsOf,
  timesPerDay,
  type Dose,
  type Frequency,
  type Repeat,
  type Step,
} from '../step.ts'

/**
 * The largest single dose of each unit that is not taken for a typing error, such as 12 tablets typed for 1/2. The
 * limits say what is plausible, not what is right in therapy.
 */
const LARGEST: Record<string, number> = {
  tableta: 10,
  comprimido: 10,
  cápsula: 10,
  pastilla: 6,
  gragea: 6,
  perla: 6,
  trocisco: 2,
  gomita: 4,
  gota: 60,
  cucharadita: 4,
  cucharada: 4,
  medida: 10,
  tapa: 4,
  gotero: 4,
  sobre: 6,
  ampolleta: 5,
  'frasco ámpula': 4,
  'jeringa prellenada': 2,
  'pluma prellenada': 2,
  disparo: 10,
  inhalación: 10,
  atomización: 6,
  parche: 4,
  óvulo: 2,
  supositorio: 2,
  anillo: 2,
  ml: 1000,
  l: 4,
  mg: 6000,
  g: 100,
  mcg: 5000,
  unidad: 5_000_000,
  mEq: 100,
  cm: 10,
  aplicación: 4,
  dosis: 4,
}
const LARGEST_OTHER = 6
/** The largest plausible dose without a unit. Such a number counts units of the presentation, such as tablets. */
const LARGEST_BARE = 4
const MOST_DAILY_HOURS = 24

/**
 * Problems of a step: what is missing, contradictory or implausible.
 * @param isAlone whether the treatment has no other step beside this step
 */
export function checkStep(step: Step, isAlone = true): PosologyProblemCode[] {
  const problems: PosologyProblemCode[] = []
  const isBounded = step.asNeeded !== null && step.most !== null
  const isOnce = step.duration?.kind === 'doses' && step.duration.count === 1
  if (step.dose === null && !isBounded) problems.push('dose-missing')
  if (step.dose?.unit === null) problems.push('unit-missing')
  const perDay = timesPerDay(step)
  // A scale of doses by blood glucose has no frequency: a dose is taken whenever the glucose is measured.
  const isScale = step.glucose !== null && !isAlone
  const isPlaced = isWorn(step.dose?.unit) && step.duration?.kind === 'span'
  const isTimed = isPlaced || perDay !== null || step.asNeeded !== null || step.after !== null || isScale
  if (!isTimed && !isOnce) problems.push('frequency-missing')
  if (step.dose?.unit === 'jeringa' || step.dose?.unit === 'frasco') problems.push('ambiguous')
  if (step.duration === null && (step.asNeeded === null || step.most === null))
    problems.push('duration-missing')
  if (isContradictory(step, perDay, isOnce) || isImpossible(step)) problems.push('contradiction')
  // The lowest line of a scale says that nothing is given: "<150: 0 UI".
  const isNothing = isScale && step.dose?.low === 0 && step.glucose?.from === undefined
  if (isAbsurd(step, perDay, isNothing)) problems.push('absurd')
  return problems
}

function isContradictory(step: Step, perDay: number | null, isOnce: boolean): boolean {
  const moments = countedMoments(step.when).length + step.at.length
  const { frequency, days } = step
  if (frequency !== null && moments > 0) {
    const times = (frequency.times.low * 24) / hoursIn(frequency.every.low, frequency.every.unit)
    // A treatment that is not taken every day may name as many moments of the day as it has doses.
    if (times < 1 ? moments > frequency.times.low : Math.abs(times - moments) > 1e-9) return true
    if (!isSpaced(step.at, frequency)) return true
  }
  if (frequency !== null && days.length > 0 && !fitsDays(frequency, days.length)) return true
  if (step.daysAWeek !== null && (days.length > 0 || !isWithinDay(frequency))) return true
  if (step.after !== null && (frequency !== null || days.length > 0 || moments > 0)) return true
  // A strength of two ingredients, such as "875/125 mg", contradicts a dose by weight, because it is the content of one unit.
  const unit = step.dose?.unit ?? ''
  if (step.strength?.others !== undefined && isWeighed(unit) && !isPoured(unit)) return true
  const isRinsed = step.notes.includes('en gárgaras') || step.notes.includes('en enjuague')
  if (isRinsed && ![null, 'oral', 'bucal'].includes(step.route)) return true
  // Two relations to meals contradict each other: "antes de los alimentos" and "con la cena".
  const relations = new Set(step.when.flatMap((moment) => /^(?:AC|PC|C)(?=[MDV]?$)/.exec(moment)?.[0] ?? []))
  if (mealsOf(step.when).length > 0 && relations.size > 1) return true
  // An empty stomach and food contradict each other: "en ayunas, con los alimentos".
  if (step.when.includes('FAST') && step.when.some((moment) => /^(?:C|PC)$/.test(moment))) return true
  // "30 minutos antes" refers to a meal or to bedtime, not to "por la noche" beside it.
  if (step.offset !== null && !step.when.every((moment) => /^(?:AC|PC|HS)/.test(moment))) return true
  if (isOnce && (frequency !== null || days.length > 1 || moments > 1)) return true
  const total = daysOf(step.duration)
  if (
    !isOnce &&
    total !== null &&
    frequency !== null &&
    hoursIn(frequency.every.low, frequency.every.unit) > total * 24
  )
    return true
  const { most, dose } = step
  if (most === null || dose === null) return false
  const isSame = most.unit === null || most.unit === dose.unit
  if (isSame && most.value < (dose.high ?? dose.low)) return true
  if (isSame && dose.high === undefined && isCounted(dose) && most.value % dose.low !== 0) return true
  if (step.asNeeded !== null || perDay === null) return false
  const daily = most.unit === 'vez' || most.unit === 'dosis' ? perDay : perDay * dose.low
  return (isSame || most.unit === 'vez' || most.unit === 'dosis') && daily > most.value + 1e-9
}

/** Hours by which a gap between clock times may differ from the interval: "cada 8 horas, a las 7, 15 y 22". */
const CLOCK_SLACK = 1

/** Whether clock times lie as far apart as the interval beside them says: 8 and 16 o'clock are no "cada 12 horas". */
function isSpaced(at: readonly string[], { times, every }: Frequency): boolean {
  if (every.unit !== 'h' || times.low !== 1 || at.length < 2) return true
  const hours = at
    .map((time) => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60)
    .toSorted((a, b) => a - b)
  const gaps = hours.map((hour, place) => (hours[place + 1] ?? (hours[0] ?? 0) + 24) - hour)
  return gaps.every((gap) => Math.abs(gap - every.low) <= CLOCK_SLACK)
}

/** Whether the dose is counted in whole units, so that a stated maximum must be a multiple of the dose. */
const isCounted = ({ low, unit }: Dose): boolean =>
  low % 1 === 0 && unit !== null && !/^(?:mg|mcg|g|ml|l|unidad|mEq|gota|cm)$/.test(unit)

/**
 * Whether a frequency can stand beside weekdays: "2 veces al día, los lunes y martes", "una vez por semana, los
 * lunes". Every day and a weekday contradict each other: the patient might take a weekly medicine daily.
 */
function fitsDays({ times, every }: Frequency, count: number): boolean {
  const isOne = every.low === 1 && every.high === undefined
  if (every.unit === 'wk' && isOne) return times.low === count
  if (count === 1 && hoursIn(every.low, every.unit) % 168 === 0) return true
  if (every.unit === 'd' && isOne) return times.low > 1
  return every.unit === 'h' && every.low < 24 && count > 1
}

/** Whether the frequency states doses within a day, as it must beside a number of days a week ("5 días a la semana"). */
const isWithinDay = (frequency: Frequency | null): boolean =>
  frequency === null || hoursIn(frequency.every.low, frequency.every.unit) <= 24

function isAbsurd(step: Step, perDay: number | null, isNothing: boolean): boolean {
  const { dose, frequency, duration, most } = step
  if (dose !== null && !isNothing && isAbsurdDose(dose)) return true
  const daily = frequency?.every.unit === 'min' ? 0 : (perDay ?? 0)
  if (daily > MOST_DAILY_HOURS || daily * swallowed(dose) > MOST_SWALLOWED) return true
  if (frequency !== null && isTooOften(frequency, dose)) return true
  if (frequency !== null && isOddInterval(step, frequency)) return true
  // An interval of minutes is plausible for a few doses only. "Cada 8 minutos" without a number of doses is mistyped for
  // "horas".
  if (frequency?.every.unit === 'min' && !(duration?.kind === 'doses' && duration.count <= 6)) return true
  if (step.repeat !== null && !(step.repeat.value >= 1 && daysOfRepeat(step.repeat) <= 365)) return true
  if (
    frequency !== null &&
    (frequency.times.low < 1 || frequency.times.low % 1 !== 0 || (frequency.times.high ?? 1) % 1 !== 0)
  )
    return true
  const total = daysOf(duration)
  if (total !== null && (total < 1 || total > LONGEST_TREATMENT)) return true
  if (duration?.kind === 'doses' && (duration.count < 1 || duration.count > 100)) return true
  return (
    most !== null &&
    (most.value <= 0 || (dose !== null && most.value > 24 * Math.max(1, dose.low) && most.unit === null))
  )
}

/** Maximum number of tablets or capsules a day that is not taken for a typing error: 10 every 6 hours. */
const MOST_SWALLOWED = 40

/** Number of tablets or capsules of a dose; 0 where it is measured in another unit. */
const swallowed = (dose: Dose | null): number =>
  dose !== null && isSwallowedPiece(dose.unit ?? '') ? (dose.high ?? dose.low) : 0

/**
 * Maximum number of doses a day: of a unit that is counted whole, such as a tablet, and of another unit, such as a
 * drop.
 */
const MOST_TIMES = { counted: 8, other: 12 }

/**
 * Whether a number of times a day, such as "20 veces al día", is more than anybody takes. An interval such as "cada
 * hora" is never taken for a mistake.
 */
function isTooOften({ times, every }: Frequency, dose: Dose | null): boolean {
  if (every.unit !== 'd' || every.low !== 1) return false
  return (times.high ?? times.low) > (swallowed(dose) > 0 ? MOST_TIMES.counted : MOST_TIMES.other)
}

const daysOfRepeat = ({ value, unit }: Repeat): number => hoursIn(value, unit) / 24

function isAbsurdDose(dose: Dose): boolean {
  const largest = dose.unit === null ? LARGEST_BARE : (LARGEST[dose.unit] ?? LARGEST_OTHER)
  if (dose.low <= 0 || (dose.high ?? dose.low) > largest) return true
  return dose.unit === null && dose.low !== 0.5 && dose.low % 1 !== 0
}
