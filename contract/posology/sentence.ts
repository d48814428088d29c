import { groupsOf } from './groups.ts'
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
import { GENERAL } from './reading/read-time.ts'
import { isAct } from './units.ts'
import { listed, numberText, unitName } from './unit-names.ts'

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

/** The instruction in full words for a patient. Parsing the sentence gives the same steps. */
export function sentenceOf(steps: readonly Step[]): string {
  const text = groupsOf(steps).map(groupText).join('; después, ')
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

function groupText(group: readonly Step[], index: number, all: readonly unknown[]): string {
  const [step] = group as [Step]
  const { duration, most, asNeeded } = step
  // "Aplicar en la zona" implies one dose where no other dose is possible.
  const isOnly = all.length === 1 && group.length === 1
  const isPlace = isOnly && step.site !== null && isOneApplication(step.dose)
  const isLayer = step.notes[0] === 'capa delgada'
  const dose = isLayer ? 'una capa delgada' : isPlace ? '' : doseText(step.dose)
  const head = [
    index === 0 || isPlace || isLayer ? verbOf(step, isPlace || isLayer) : '',
    dose,
    isLayer ? '' : heldText(step),
    step.site ?? '',
    routeText(step),
    duration?.kind === 'doses' && duration.count === 1 ? 'en dosis única' : '',
    whenText(group),
    durationText(duration),
  ].filter(Boolean)
  const notes = isLayer ? step.notes.slice(1) : step.notes
  return [
    head.join(' ').replace(/,$/, '').replace(' , ', ', '),
    asNeeded === null
      ? ''
      : asNeeded.length === 0
        ? 'solo si es necesario'
        : `solo en caso de ${listed(asNeeded, ' o ')}`,
    most === null ? '' : `máximo ${amountText(most.value)}${mostUnit(step)} al día`,
    ...notes,
  ]
    .filter(Boolean)
    .join(', ')
}

function heldText(step: Step): string {
  const held = heldBy(step)
  if (held === null) return ''
  const amount = `${amountText(held.value)} ${unitForm(held.unit, held.value)}`
  return held.inAll ? `(${amount})` : `de ${amount}`
}

const isOneApplication = (dose: Dose | null): boolean =>
  dose?.unit === 'aplicación' && dose.low === 1 && dose.high === undefined

const mostUnit = ({ most, dose }: Step): string => {
  const unit = most?.unit ?? dose?.unit ?? null
  return unit === null || most === null ? '' : ` ${unitForm(unit, most.value)}`
}

function verbOf(step: Step, isSpread: boolean): string {
  const { route } = step
  if (isSpread) return 'aplicar'
  if (step.dose === null) return route === 'oral' ? 'tomar' : ''
  if (route === 'oral') return 'tomar'
  if (route === 'inhalatoria') return 'inhalar'
  if (route === 'sublingual') return 'colocar'
  return route === null && step.site === null ? '' : 'aplicar'
}

function routeText({ route, site }: Step): string {
  if (route === null) return ''
  const isSaid =
    (route === 'oftálmica' && site?.includes('ojo')) ||
    (route === 'ótica' && site?.includes('oído')) ||
    (route === 'nasal' && site?.includes('nasal'))
  return isSaid ? '' : `por vía ${route}`
}

const HALVES: Record<number, string> = { 0.25: 'un cuarto de', 0.75: 'tres cuartos de' }
/** Units of which halves and quarters are written in words. */
const DIVIDED =
  /^(?:tableta|comprimido|pastilla|gragea|sobre|supositorio|ampolleta|cucharadita|cucharada|medida)$/

function doseText(dose: Dose | null): string {
  if (dose === null) return ''
  if (dose.unit === null)
    return `${amountText(dose.low)}${dose.high === undefined ? '' : ` a ${amountText(dose.high)}`}`
  const { es, isFeminine } = unitName(dose.unit)
  if (dose.high === undefined && DIVIDED.test(dose.unit)) {
    if (dose.low === 0.5) return `${isFeminine ? 'media' : 'medio'} ${es[0]}`
    if (HALVES[dose.low] !== undefined) return `${HALVES[dose.low]} ${es[0]}`
    if (dose.low % 1 === 0.5) {
      const whole = Math.floor(dose.low)
      return `${whole} ${whole === 1 ? es[0] : es[1]} y ${isFeminine ? 'media' : 'medio'}`
    }
  }
  return `${rangeText(dose)} ${unitForm(dose.unit, dose.high ?? dose.low)}`
}

const unitForm = (unit: string, value: number): string => unitName(unit).es[value === 1 ? 0 : 1]
const amountText = numberText
const rangeText = ({ low, high }: Amount): string =>
  high === undefined ? amountText(low) : `${amountText(low)} a ${amountText(high)}`

function spanText(amount: Amount, unit: TimeUnit): string {
  return `${rangeText(amount)} ${SPANS[unit][(amount.high ?? amount.low) === 1 ? 0 : 1]}`
}

/** Frequency and moments, whichever are stated: "cada 24 horas, por la noche,". */
function whenText(group: readonly Step[]): string {
  const [step] = group as [Step]
  // A comma separates a dose without a unit from the number of times.
  const isBare = step.dose?.unit === null && /^\d|^una/.test(frequencyText(step))
  const rate = `${isBare ? ', ' : ''}${frequencyText(step)}`
  const parts = group.map((one, i) => momentsText(one, i === 0 ? '' : doseText(one.dose)))
  const moments = listed(parts, ' y ')
  return rate !== '' && moments !== '' ? `${rate}, ${moments.replace(/,$/, '')},` : rate + moments
}

function frequencyText({ dose, frequency, days, when, at }: Step): string {
  if (frequency === null) return ''
  // "2 lavados cada día" would read as two times a day.
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

function momentsText(step: Step, dose: string): string {
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
    when === 'HS' && step.offset !== null ? 'antes de dormir' : WHEN[when],
  )
  // "al despertar, por la mañana" would read as one moment.
  const isClose = step.when.some((when) => step.when.some((other) => GENERAL[when]?.includes(other)))
  const clock = step.at.length === 0 ? [] : [`a las ${listed(step.at, ' y ')}`]
  const days =
    step.days.length === 0
      ? ''
      : `los ${listed(
          step.days.map((day) => DAYS[day]),
          ' y ',
        )}`
  const said = isClose ? moments.join(' y ') : listed([...moments, ...clock], ' y ')
  const food = hasBoth ? `, ${meals.map((when) => WHEN[when]).join(' y ')},` : ''
  return [dose, days, `${offset}${said}${food}`].filter(Boolean).join(' ')
}

function durationText(duration: StepDuration | null): string {
  if (duration === null) return ''
  if (duration.kind === 'span') return `durante ${spanText(duration, duration.unit)}`
  if (duration.kind === 'doses') return duration.count === 1 ? '' : `por ${duration.count} dosis`
  if (duration.kind === 'until') return duration.text
  return duration.kind === 'endless' ? 'sin suspender' : 'hasta terminar el envase'
}
