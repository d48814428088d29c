import {
  countedMoments,
  mealsOf,
  type Amount,
  type Frequency,
  type Glucose,
  type Step,
  type StepDuration,
  type TimeUnit,
  type Weekday,
  type When,
} from './step.ts'
import { GENERAL } from './reading/read-time.ts'
import { isAct } from './units.ts'
import { listed, numberText } from './unit-names.ts'

const WHEN: Record<When, string> = {
  WAKE: 'al despertar',
  FAST: 'en ayunas',
  MORN: 'por la mañana',
  ACM: 'antes del desayuno',
  CM: 'con el desayuno',
  PCM: 'después del desayuno',
  NOON: 'al mediodía',
  ACD: 'antes de la comida',
  CD: 'con la comida',
  PCD: 'después de la comida',
  AFT: 'por la tarde',
  ACV: 'antes de la cena',
  CV: 'con la cena',
  PCV: 'después de la cena',
  NIGHT: 'por la noche',
  HS: 'al acostarse',
  AC: 'antes de los alimentos',
  C: 'con los alimentos',
  PC: 'después de los alimentos',
}
/** Notes of a step that are printed before "en ayunas": "por la mañana" and "al despertar". */
export const EARLY: Readonly<Record<'MORN' | 'WAKE', string>> = { MORN: WHEN.MORN, WAKE: WHEN.WAKE }
const EARLY_NOTES = new Set(Object.values(EARLY))

/** Whether a note stands beside the moments of a step in the sentence, and not at its end. */
export const isEarly = (note: string): boolean => EARLY_NOTES.has(note)

const DAYS: Record<Weekday, string> = {
  mon: 'lunes',
  tue: 'martes',
  wed: 'miércoles',
  thu: 'jueves',
  fri: 'viernes',
  sat: 'sábados',
  sun: 'domingos',
}
const SPANS: Record<TimeUnit, [one: string, many: string]> = {
  min: ['minuto', 'minutos'],
  h: ['hora', 'horas'],
  d: ['día', 'días'],
  wk: ['semana', 'semanas'],
  mo: ['mes', 'meses'],
  a: ['año', 'años'],
}

export const rangeText = ({ low, high }: Amount): string =>
  high === undefined ? numberText(low) : `${numberText(low)} a ${numberText(high)}`

/** A time that ends with a half, as it is spoken: "1 semana y media", "2 días y medio". */
function halvesText({ low, high }: Amount, unit: TimeUnit): string | null {
  if (high !== undefined || low < 1 || low % 1 !== 0.5) return null
  return `${spanText({ low: low - 0.5 }, unit)} y ${unit === 'wk' ? 'media' : 'medio'}`
}

export function spanText(amount: Amount, unit: TimeUnit): string {
  return `${rangeText(amount)} ${SPANS[unit][(amount.high ?? amount.low) === 1 ? 0 : 1]}`
}

/** Frequency of a step in words: "cada 8 horas", "2 veces al día". */
export function frequencyText({ dose, frequency, days, when, at }: Step): string {
  if (frequency === null) return ''
  // The daily frequency of a wash is always printed as "una vez al día": "2 lavados cada día" could be understood as one wash
  // twice a day.
  const isDone = dose?.unit != null && isAct(dose.unit)
  return rateText(frequency, days.length + when.length + at.length > 0 && !isDone)
}

function rateText({ times, every }: Frequency, hasMoment: boolean): string {
  const isOne = every.low === 1 && every.high === undefined
  if (times.low === 1 && times.high === undefined) {
    if (every.unit === 'd' && every.low === 2 && every.high === undefined) return 'un día sí y un día no'
    if (every.unit === 'd' && isOne) return hasMoment ? 'cada día' : 'una vez al día'
    if (every.unit === 'wk' && isOne) return 'una vez por semana'
    if (every.unit === 'mo' && isOne) return 'una vez al mes'
    return isOne ? `cada ${SPANS[every.unit][0]}` : `cada ${spanText(every, every.unit)}`
  }
  const count = `${rangeText(times)} ${(times.high ?? times.low) === 1 ? 'vez' : 'veces'}`
  return every.unit === 'd'
    ? `${count} al día`
    : every.unit === 'wk'
      ? `${count} por semana`
      : `${count} al mes`
}

/** Moments, weekdays and clock times of a step in words, behind the dose where it has one of its own. */
export function momentsText(step: Step, dose: string, only = 'solo '): string {
  const offset =
    step.offset === null
      ? ''
      : step.offset % 60 === 0
        ? `${spanText({ low: step.offset / 60 }, 'h')} `
        : `${spanText({ low: step.offset }, 'min')} `
  // Beside another moment a relation to meals comes last: "por la mañana y por la noche, con los alimentos".
  const [counted, meals] = [countedMoments(step.when), mealsOf(step.when)]
  const hasBoth = meals.length > 0 && counted.length + step.at.length > 0
  const moments = (hasBoth ? counted : step.when).map((when) =>
    when === 'HS' && step.offset !== null
      ? 'antes de dormir'
      : when === 'FAST'
        ? [...step.notes.filter(isEarly), WHEN.FAST].join(' ')
        : WHEN[when],
  )
  // Two moments of which one includes the other are joined by "y": "al despertar, por la mañana" could be understood as one
  // moment.
  const isClose = step.when.some((when) => step.when.some((other) => GENERAL[when]?.includes(other)))
  const clock = step.at.length === 0 ? [] : [clockText(step.at)]
  const days =
    step.days.length === 0 ? '' : `${isWeekly(step) || dose !== '' ? '' : only}${daysText(step.days)}`
  const said = isClose ? moments.join(' y ') : listed([...moments, ...clock], ' y ')
  const food = hasBoth ? `, ${meals.map((when) => WHEN[when]).join(' y ')},` : ''
  return [dose, days, `${offset}${said}${food}`].filter(Boolean).join(' ')
}

/**
 * Duration of a step in words. That a treatment has no end is stated at the end of the sentence, and not by the words of
 * the duration.
 */
export function durationText(duration: StepDuration | null): string {
  if (duration === null) return ''
  if (duration.kind === 'span') {
    const { unit } = duration
    return `durante ${halvesText(duration, unit) ?? spanText(duration, unit)}`
  }
  if (duration.kind === 'doses') return duration.count === 1 ? '' : `por ${duration.count} dosis`
  if (duration.kind === 'until') return duration.text
  if (duration.kind === 'endless') return ''
  const { packs = 1 } = duration
  return packs === 1 ? 'hasta terminar el envase' : `hasta terminar los ${packs} envases`
}

const WEEK: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** Weekdays as they are spoken: "los lunes y jueves", "de lunes a viernes". */
function daysText(days: readonly Weekday[]): string {
  const [first, last] = [days[0], days.at(-1)] as [Weekday, Weekday]
  const isRange = days.length > 2 && WEEK.indexOf(last) - WEEK.indexOf(first) === days.length - 1
  if (isRange) return `de ${DAYS[first]} a ${DAYS[last].replace(/(?<=o)s$/, '')}`
  return `los ${listed(
    days.map((day) => DAYS[day]),
    ' y ',
  )}`
}

/** Whether the frequency of a step is weekly or longer, so that its weekdays need no "solo". */
const isWeekly = ({ frequency }: Step): boolean =>
  frequency !== null && frequency.every.unit !== 'h' && frequency.every.unit !== 'd'

/** Clock times as they are spoken: "a las 8 de la mañana y 8:30 de la noche". */
function clockText(at: readonly string[]): string {
  // Times from 0:00 to 0:59 are named last, because patients count them to the evening before.
  const spoken = [...at.filter((one) => one >= '01'), ...at.filter((one) => one < '01')].map(hourText)
  return `${spoken[0]?.startsWith('1 ') || spoken[0]?.startsWith('1:') ? 'a la' : 'a las'} ${listed(spoken, ' y ')}`
}

function hourText(at: string): string {
  const [hour = 0, minute = 0] = at.split(':').map(Number)
  if (hour === 0 && minute === 0) return '12 de la noche'
  if (hour === 0) return at
  const short = `${((hour + 11) % 12) + 1}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`
  const half =
    hour < 12 ? 'de la mañana' : hour === 12 ? 'del día' : hour < 19 ? 'de la tarde' : 'de la noche'
  return `${short} ${half}`
}

/** Words for a number of days a week, where the days are not named: "5 días por semana". */
export const daysAWeekText = ({ daysAWeek }: Step): string =>
  daysAWeek === null ? '' : `${daysAWeek} días por semana`

/** Words for a pause without the medicine before a treatment begins again, or for a second treatment. */
export function repeatText({ repeat, asNeeded }: Step): string {
  if (repeat === null) return ''
  const span = spanText({ low: repeat.value }, repeat.unit)
  if (repeat.kind === 'again') return `${asNeeded === null ? '' : 'puede '}repetir en ${span}`
  const pause = repeat.kind === 'placebo' ? `${span} de placebo` : `descansar ${span}`
  const rounds =
    repeat.rounds === null ? '' : `, por ${repeat.rounds} ${repeat.rounds === 1 ? 'ciclo' : 'ciclos'}`
  return `${pause} y repetir${rounds}`
}

/** Words for the blood glucose at which a dose is taken. */
export function glucoseText(glucose: Glucose | null): string {
  if (glucose === null) return ''
  const { from, to, isIncluded } = glucose
  if (isIncluded && from !== undefined) return `si la glucosa es de ${from} mg/dL o más`
  if (isIncluded) return `si la glucosa es de ${to ?? ''} mg/dL o menos`
  if (from === undefined) return `si la glucosa es menor de ${to ?? ''} mg/dL`
  return to === undefined
    ? `si la glucosa es mayor de ${from} mg/dL`
    : `si la glucosa es de ${from} a ${to} mg/dL`
}
