import { groupsOf } from './groups.ts'
import { NOTES, REASONS, SITES } from './reading/lexicon.ts'
import { cellsOf } from './reading/lexemes.ts'
import {
  countedMoments,
  heldBy,
  mealsOf,
  type Amount,
  type Weekday,
  type Dose,
  type StepDuration,
  type Frequency,
  type Step,
  type TimeUnit,
  type When,
} from './step.ts'
import { listed, numberText, unitName } from './unit-names.ts'

const WHEN: Record<When, string> = {
  WAKE: 'on waking',
  FAST: 'on an empty stomach',
  MORN: 'in the morning',
  ACM: 'before breakfast',
  CM: 'with breakfast',
  PCM: 'after breakfast',
  NOON: 'at midday',
  ACD: 'before lunch',
  CD: 'with lunch',
  PCD: 'after lunch',
  AFT: 'in the afternoon',
  ACV: 'before dinner',
  CV: 'with dinner',
  PCV: 'after dinner',
  NIGHT: 'at night',
  HS: 'at bedtime',
  AC: 'before meals',
  C: 'with food',
  PC: 'after meals',
}
const DAYS: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}
const ROUTES: Record<string, string> = {
  oral: 'by mouth',
  sublingual: 'under the tongue',
  bucal: 'in the cheek',
  intramuscular: 'into the muscle',
  intravenosa: 'into the vein',
  subcutánea: 'under the skin',
  intradérmica: 'into the skin',
  intraarticular: 'into the joint',
  cutánea: 'on the skin',
  transdérmica: 'on the skin',
  oftálmica: 'in the eye',
  ótica: 'in the ear',
  nasal: 'in the nose',
  inhalatoria: 'by inhalation',
  vaginal: 'in the vagina',
  rectal: 'in the rectum',
  uretral: 'in the urethra',
  intravítrea: 'into the eye',
  epidural: 'by epidural',
  intrauterina: 'into the uterus',
  infiltración: 'by infiltration',
}
const SPANS: Record<TimeUnit, string> = {
  min: 'minute',
  h: 'hour',
  d: 'day',
  wk: 'week',
  mo: 'month',
  a: 'year',
}
const BY_KEY = new Map(
  [SITES, REASONS, NOTES].flatMap(cellsOf).map(([key = '', english = '']) => [key, english]),
)

/** The English of a place, reason or note; remarks stay as they were written. */
const english = (key: string): string => {
  const degrees = /^(.+) mayor de (\S+) °C$/.exec(key)
  if (degrees) return `${english(degrees[1] ?? '')} above ${degrees[2]} °C`
  return key.startsWith('para ') ? `for ${english(key.slice(5))}` : (BY_KEY.get(key) ?? key)
}

/** The instruction in plain English, as `sentenceOf` says it in Spanish. */
export function englishSentenceOf(steps: readonly Step[]): string {
  const text = groupsOf(steps).map(groupText).join('; then ')
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

function groupText(group: readonly Step[], index: number): string {
  const [step] = group as [Step]
  const { dose, duration, most, asNeeded } = step
  const isOne = dose?.unit === 'aplicación' && dose.low === 1 && dose.high === undefined
  const isPlace = isOne && step.site !== null && group.length === 1
  const isLayer = step.notes[0] === 'capa delgada'
  const rate = rateText(step)
  const moments = group
    .map((one, i) => momentsText(one, i === 0 ? '' : doseText(one.dose)))
    .filter(Boolean)
    .join(' and ')
  const head = [
    index === 0 || isPlace || isLayer ? verbOf(step, isPlace || isLayer) : '',
    isLayer ? 'a thin layer' : isPlace ? '' : doseText(dose),
    heldText(step),
    step.site === null ? '' : english(step.site),
    step.route === null || step.site !== null ? '' : (ROUTES[step.route] ?? ''),
    duration?.kind === 'doses' && duration.count === 1 ? 'as a single dose' : '',
    rate !== '' && moments !== '' ? `${rate}, ${moments},` : rate + moments,
    durationText(duration),
  ]
  const mostUnit = most === null ? '' : (most.unit ?? dose?.unit ?? '')
  return [
    head.filter(Boolean).join(' ').replace(/,$/, ''),
    asNeeded === null
      ? ''
      : asNeeded.length === 0
        ? 'only if needed'
        : `only for ${listed(asNeeded.map(english), ' or ')}`,
    most === null
      ? ''
      : `no more than ${numberText(most.value)}${mostUnit === '' ? '' : ` ${unitName(mostUnit).en[most.value === 1 ? 0 : 1]}`} a day`,
    ...(isLayer ? step.notes.slice(1) : step.notes).map(english),
  ]
    .filter(Boolean)
    .join(', ')
}

function heldText(step: Step): string {
  const held = heldBy(step)
  if (held === null) return ''
  const amount = `${numberText(held.value)} ${unitName(held.unit).en[held.value === 1 ? 0 : 1]}`
  return held.inAll ? `(${amount})` : `of ${amount}`
}

function verbOf({ route, dose }: Step, isSpread: boolean): string {
  if (isSpread) return 'apply'
  if (dose === null || route === null) return ''
  if (route === 'oral') return 'take'
  if (route === 'inhalatoria') return 'inhale'
  return /^(?:intra|subc)/.test(route) ? 'inject' : 'use'
}

const rangeText = ({ low, high }: Amount): string =>
  high === undefined ? numberText(low) : `${numberText(low)} to ${numberText(high)}`

const PARTS: Record<number, string> = { 0.5: 'half a', 0.25: 'a quarter of a', 0.75: 'three quarters of a' }

function doseText(dose: Dose | null): string {
  if (dose === null) return ''
  if (dose.unit === null) return rangeText(dose)
  const [one, many] = unitName(dose.unit).en
  const part = dose.high === undefined && one !== many ? PARTS[dose.low] : undefined
  if (part !== undefined) return `${part} ${one}`
  return `${rangeText(dose)} ${(dose.high ?? dose.low) === 1 ? one : many}`
}

const spanText = (amount: Amount, unit: TimeUnit): string =>
  `${rangeText(amount)} ${SPANS[unit]}${(amount.high ?? amount.low) === 1 ? '' : 's'}`

const COUNTS: Record<number, string> = { 1: 'once', 2: 'twice' }

function rateText({ frequency }: { frequency: Frequency | null }): string {
  if (frequency === null) return ''
  const { times, every } = frequency
  const isOne = every.low === 1 && every.high === undefined
  if (every.low === 2 && every.high === undefined && every.unit === 'd') return 'every other day'
  if (times.low === 1 && times.high === undefined && !(isOne && every.unit !== 'h'))
    return isOne ? `every ${SPANS[every.unit]}` : `every ${spanText(every, every.unit)}`
  const count = (times.high === undefined && COUNTS[times.low]) || `${rangeText(times)} times`
  return `${count} a ${SPANS[every.unit]}`
}

function momentsText({ when, at, days, offset }: Step, dose: string): string {
  const ahead =
    offset === null
      ? ''
      : offset % 60 === 0
        ? `${spanText({ low: offset / 60 }, 'h')} `
        : `${spanText({ low: offset }, 'min')} `
  const [counted, meals] = [countedMoments(when), mealsOf(when)]
  const hasBoth = meals.length > 0 && counted.length + at.length > 0
  const moments = [
    ...(hasBoth ? counted : when).map((moment) => WHEN[moment]),
    ...(at.length === 0 ? [] : [`at ${listed(at, ' and ')}`]),
  ]
  const food = hasBoth ? `, ${meals.map((moment) => WHEN[moment]).join(' and ')},` : ''
  const on =
    days.length === 0
      ? ''
      : `on ${listed(
          days.map((day) => DAYS[day]),
          ' and ',
        )}`
  return [dose, on, `${ahead}${listed(moments, ' and ')}${food}`].filter(Boolean).join(' ')
}

function durationText(duration: StepDuration | null): string {
  if (duration === null) return ''
  if (duration.kind === 'span') return `for ${spanText(duration, duration.unit)}`
  if (duration.kind === 'doses') return duration.count === 1 ? '' : `for ${duration.count} doses`
  if (duration.kind === 'until') return `until ${duration.text.replace('hasta el ', '')}`
  return duration.kind === 'endless' ? 'without stopping' : 'until the package is finished'
}
