import { groupsOf } from './groups.ts'
import { ROUTE_OF_SITE } from './reading/lexemes.ts'
import { heldBy, type Dose, type Step } from './step.ts'
import {
  daysAWeekText,
  durationText,
  frequencyText,
  glucoseText,
  isEarly,
  momentsText,
  rangeText,
  repeatText,
} from './timing-words.ts'
import { isLayer, isSwallowedPiece, isWeighed, isWorn, LAYERS } from './units.ts'
import { listed, numberText, unitName } from './unit-names.ts'

/**
 * The instruction in full words for a patient. Parsing the sentence gives the same steps.
 * @param via route of the row, where the steps leave it out because the row has a field for it
 */
export function sentenceOf(steps: readonly Step[], via = ''): string {
  const text = groupsOf(steps)
    .map((group, i, all) => groupText(group, { before: all[i - 1]?.at(-1), isOnly: all.length === 1, via }))
    .join('; después, ')
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

interface Place {
  /** Last step of the previous group of steps; absent in the first group. */
  before: Step | undefined
  isOnly: boolean
  via: string
}

function groupText(group: readonly Step[], { before, isOnly, via }: Place): string {
  const [step] = group as [Step]
  const isFirst = before === undefined
  const { duration, most, asNeeded } = step
  // "Aplicar en la zona" implies one dose where no other dose is possible.
  const isSkin = [null, '', 'cutánea'].includes(step.route ?? via)
  const isAlone = isOnly && group.length === 1 && isOne(step.dose, 'aplicación')
  const isPlace = isAlone && (step.site !== null || isSkin)
  const [layer] = step.notes.filter(isLayer)
  // "875/125 mg" stands for one unit that has this content.
  const isContent = step.dose?.unit === null && step.dose.low === 1 && step.strength !== null
  const isGargle = isOnly && group.length === 1 && isOne(step.dose, 'gargarismo')
  const act = step.notes.find((note) => ACTS_WITH[note] !== undefined)
  const dose = isGargle
    ? 'hacer gárgaras'
    : layer
      ? LAYERS[layer]
      : isPlace || isContent
        ? ''
        : doseText(step.dose)
  const verb =
    act === undefined
      ? isFirst || isPlace || layer
        ? verbOf(step, isPlace || layer !== undefined)
        : ''
      : ACTS_WITH[act]
  const head = [
    isGargle ? '' : verb,
    dose,
    layer ? '' : heldText(step),
    ...step.notes.flatMap((note) => besideDose(note, step.dose)),
    step.site ?? '',
    keepsRoute(step, before) ? '' : routeText(step, isFirst && !isPlace && !layer),
    duration?.kind === 'doses' && duration.count === 1 ? 'en dosis única' : '',
    whenText(group),
    durationText(duration),
  ].filter(Boolean)
  const notes = step.notes.filter((note) => note !== layer)
  return [
    head.join(' ').replace(/,$/, '').replace(' , ', ', '),
    asNeeded === null
      ? ''
      : asNeeded.length === 0
        ? 'solo si es necesario'
        : `solo en caso de ${listed(asNeeded, ' o ')}`,
    most === null ? '' : `máximo ${numberText(most.value)}${mostUnit(step)} al día`,
    repeatText(step),
    group.find(({ supply }) => supply !== null)?.supply?.words ?? '',
    duration?.kind === 'endless' ? `no deje de ${endlessVerb(step)} sin hablar con su médico` : '',
    ...notes
      .filter((note) => note !== act && !isEarly(note) && besideDose(note, step.dose).length === 0)
      .map((note) => noteText(note, step.dose)),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Ways to take a liquid, which begin the sentence: "hacer gárgaras con 15 ml". */
const ACTS_WITH: Readonly<Record<string, string>> = {
  'en gárgaras': 'hacer gárgaras con',
  'en enjuague': 'hacer enjuagues con',
  'en lavado': 'hacer lavados con',
}

/** Words of a remark that stands beside the dose: "2 tabletas juntas", "20 unidades de insulina NPH"; empty for other remarks. */
function besideDose(note: string, dose: Dose | null): string[] {
  if (dose?.unit == null) return []
  if (note === 'juntas') return [unitName(dose.unit).isFeminine ? 'juntas' : 'juntos']
  return note.startsWith('insulina ') ? [`de ${note}`] : []
}

/** A remark that agrees in gender and number with the unit of the dose: "2 tabletas …, disueltas en agua". */
function noteText(note: string, dose: Dose | null): string {
  const { isFeminine } = unitName(dose?.unit ?? '')
  const isMany = (dose?.high ?? dose?.low ?? 1) > 1 && !/^(?:ml|l)$/.test(dose?.unit ?? '')
  return note.replace(
    /^(disuelt|masticad)[oa]\b/,
    (_, stem: string) => `${stem}${isFeminine ? 'a' : 'o'}${isMany ? 's' : ''}`,
  )
}

/** Whether a unit, such as a tablet or a spoon, is swallowed where no route is stated. */
const isSwallowed = (unit: string): boolean => isSwallowedPiece(unit) || unit.startsWith('cuchara')

const endlessVerb = ({ route, dose }: Step): string =>
  route === 'oral' || (route === null && isSwallowed(dose?.unit ?? '')) ? 'tomarlo' : 'usarlo'

function heldText(step: Step): string {
  const held = heldBy(step)
  if (held === null) return ''
  const values = [held.value, ...(held.others ?? [])].map(numberText).join('/')
  const amount = `${values} ${unitForm(held.unit, held.value)}`
  if (step.dose?.unit === null) return step.dose.low === 1 ? amount : `de ${amount}`
  return held.inAll ? `(${amount})` : `de ${amount}`
}

const isOne = (dose: Dose | null, unit: string): boolean =>
  dose?.unit === unit && dose.low === 1 && dose.high === undefined

const mostUnit = ({ most, dose }: Step): string => {
  const unit = most?.unit ?? dose?.unit ?? null
  return unit === null || most === null ? '' : ` ${unitForm(unit, most.value)}`
}

function verbOf(step: Step, isSpread: boolean): string {
  const { route, dose, site } = step
  if (isSpread) return 'aplicar'
  if (dose?.unit != null && /^(?:lavado|enjuague|gargarismo)$/.test(dose.unit)) return 'hacer'
  if (site === 'en la boca' && route === 'bucal') return 'poner'
  if (dose === null) return route === 'oral' ? 'tomar' : ''
  if (route === 'oral') return 'tomar'
  if (route === 'inhalatoria') return isNebulised(dose) ? 'nebulizar' : 'inhalar'
  if (route === 'sublingual' || isWorn(dose.unit)) return 'colocar'
  if (dose.unit === 'aplicación' && route !== null && route !== 'cutánea') return 'poner'
  return route === null && site === null ? '' : 'aplicar'
}

/** Whether a dose that is inhaled is a liquid: "nebulizar 1 ampolleta". */
const isNebulised = ({ unit }: Dose): boolean =>
  /^(?:ampolleta|frasco ámpula|gota)$/.test(unit ?? '') || (isWeighed(unit ?? '') && unit !== 'mcg')

const ROUTE_WORDS: Readonly<Record<string, string>> = {
  subcutánea: 'con inyección debajo de la piel',
  sublingual: 'debajo de la lengua',
  rectal: 'por el recto',
  vaginal: 'en la vagina',
  cutánea: 'sobre la piel',
}

function routeText({ route, site, dose }: Step, isFirst: boolean): string {
  if (route === null) return ''
  const isSaid =
    ROUTE_OF_SITE.get(site ?? '') === route ||
    // The verb says the route: "inhalar 2 disparos", "nebulizar 1 ampolleta".
    (route === 'inhalatoria' && dose !== null && isFirst)
  if (!isSaid && route === 'transdérmica' && dose?.unit === 'parche')
    return (dose.high ?? dose.low) > 1 ? 'pegados en la piel' : 'pegado en la piel'
  return isSaid ? '' : (ROUTE_WORDS[route] ?? `por vía ${route}`)
}

/** Whether a later step needs no words for its route: a dose in the same unit is read as a dose by the same route. */
const keepsRoute = (step: Step, before: Step | undefined): boolean =>
  step.route === before?.route &&
  step.site === null &&
  before.site === null &&
  step.dose?.unit != null &&
  step.dose.unit === before.dose?.unit

const PARTS: readonly (readonly [part: number, text: string])[] = [
  [0.25, 'un cuarto'],
  [1 / 3, 'un tercio'],
  [2 / 3, 'dos tercios'],
  [0.75, 'tres cuartos'],
]
/** Units of which halves, thirds and quarters are written in words. */
const DIVIDED =
  /^(?:tableta|comprimido|pastilla|gragea|sobre|supositorio|ampolleta|cucharadita|cucharada|medida|tapa|gotero|jeringa prellenada|parche)$/

function doseText(dose: Dose | null): string {
  if (dose === null) return ''
  if (dose.unit === null) return bareText(dose)
  const { es, isFeminine } = unitName(dose.unit)
  if (dose.low === 0) return isFeminine ? 'ninguna' : 'ninguno'
  if (DIVIDED.test(dose.unit)) {
    const { low, high } = dose
    if (high !== undefined && (low % 1 !== 0 || high % 1 !== 0)) return partsText({ ...dose, high })
    if (high === undefined && low === 0.5) return `${isFeminine ? 'media' : 'medio'} ${es[0]}`
    const part = high === undefined ? partText(low) : undefined
    if (part !== undefined) return `${part} de ${es[0]}`
    if (low % 1 === 0.5) {
      const whole = Math.floor(low)
      return `${whole} ${whole === 1 ? es[0] : es[1]} y ${isFeminine ? 'media' : 'medio'}`
    }
  }
  return `${rangeText(dose)} ${unitForm(dose.unit, dose.high ?? dose.low)}`
}

/** The name of a third or a quarter: "un cuarto"; undefined for other numbers. */
const partText = (value: number): string | undefined =>
  PARTS.find(([part]) => Math.abs(part - value) < 0.001)?.[1]

/** Words for a range with a part of a unit: "media a una tableta", "1 a 1 y media tabletas". */
function partsText({ low, high, unit }: Dose & { high: number }): string {
  const { es, isFeminine } = unitName(unit ?? '')
  const half = isFeminine ? 'media' : 'medio'
  const word = (value: number): string => {
    if (value === 0.5) return half
    if (value === 1 && low < 1) return isFeminine ? 'una' : 'un'
    if (value % 1 === 0.5) return `${numberText(Math.floor(value))} y ${half}`
    return partText(value) ?? numberText(value)
  }
  return `${word(low)} a ${word(high)} ${es[high > 1 ? 1 : 0]}`
}

/** Words for a dose that counts units of the presentation and names none: "media", "1 a 2". */
function bareText({ low, high }: Dose): string {
  if (high !== undefined || (low !== 0.5 && low % 1 !== 0.5)) return rangeText({ low, ...(high && { high }) })
  return low === 0.5 ? 'media' : `${Math.floor(low)} y media`
}

const unitForm = (unit: string, value: number): string => unitName(unit).es[value === 1 ? 0 : 1]
/** Words for the frequency and the moments of a group of steps, where they are stated: "cada 24 horas, por la noche,". */
function whenText(group: readonly Step[]): string {
  const [step] = group as [Step]
  const rateOf = [frequencyText(step), step.after ?? '', daysAWeekText(step)].filter(Boolean).join(', ')
  // A comma separates a dose without a unit from the number of times.
  const isBare = step.dose?.unit === null && step.strength === null && /^\d|^una/.test(rateOf)
  const rate = `${isBare ? ', ' : ''}${rateOf}`
  const only = group.length > 1 ? '' : 'solo '
  if (step.glucose !== null) return scaleText(group, rate)
  const parts = group.map((one, i) => momentsText(one, i === 0 ? '' : doseText(one.dose), only))
  // "… los lunes y viernes, y 3 mg los martes": a second "y" follows a list of days.
  const hasLists = group.length > 1 && group.some(({ days }) => days.length > 1)
  const moments = listed(parts, hasLists ? ', y ' : ' y ')
  const isRated = rate !== '' && (moments !== '' || step.after !== null || step.daysAWeek !== null)
  return isRated ? [rate, moments.replace(/,$/, '')].filter(Boolean).join(', ') + ',' : rate + moments
}

/**
 * Words for doses by glucose, which name the moments once: "2 unidades si la glucosa es de 150 a 200 mg/dL, antes de la
 * cena".
 */
function scaleText(group: readonly Step[], rate: string): string {
  const doses = group.map(({ dose, glucose }, i) =>
    [i === 0 ? '' : doseText(dose), glucoseText(glucose)].filter(Boolean).join(' '),
  )
  const moments = momentsText(group[0] as Step, '')
  return `${[listed(doses, ' y '), rate, moments].filter(Boolean).join(', ')},`
}
