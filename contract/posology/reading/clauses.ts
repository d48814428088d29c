import type { AdministrationRoute } from '../../medications/administration-route.ts'
import { complain, current, lastPart, startStep, type Reader } from '../draft.ts'
import { isAct, type Layer } from '../units.ts'
import type { Clause } from './clause.ts'
import { findDayAndNight } from './find-day-and-night.ts'
import { cellsOf, isEdgeOr, isKind, type Lexeme } from './lexemes.ts'
import { SITES } from './lexicon-places.ts'
import { putDuration } from './put-duration.ts'
import { readAfter, readAgain, readCycle, readRest, readTaper } from './read-course.ts'
import { readCycleDays, readDayNumber, readToday } from './read-day-number.ts'
import { readDay, readExcept, readOtherDays } from './read-days.ts'
import { addDose, readNumber } from './read-dose.ts'
import { readFor, readUntil } from './read-duration.ts'
import { readDivided, readEach, readEachMeal, readPer, readRegularly, readSlash } from './read-frequency.ts'
import { asNeeded, readIf, readMost, readPurpose } from './read-need.ts'
import { readRemark } from './read-remark.ts'
import { readGlucose, readNextBand, readNothing } from './read-scale.ts'
import { readCombination } from './read-strength.ts'
import { readFinished, readSupply } from './read-supply.ts'
import { readClock, readHalf, readWhen } from './read-time.ts'

const pass: Clause = (_, i) => i + 1

const SITE_ROUTES = new Map(
  cellsOf(SITES).map(([key = '', , , route = '']) => [key, route as AdministrationRoute | '']),
)

const readRoute: Clause = (reader, i) => {
  const draft = current(reader)
  const route = reader.lexemes[i]?.value as AdministrationRoute
  if (draft.route !== null && draft.route !== route) complain(reader, 'contradiction', i, i + 1)
  draft.route ??= route
  return i + 1
}

const readSite: Clause = (reader, i) => {
  const draft = current(reader)
  const site = reader.lexemes[i]?.value ?? ''
  const isDissolved = reader.lexemes.slice(0, i).some(({ value }) => /^(?:disolv|disuelv)/.test(value))
  if (site === 'en la boca' && isDissolved) {
    draft.notes.push('deshacer en la boca')
    return i + 1
  }
  if (draft.site !== null && draft.site !== site) complain(reader, 'contradiction', i, i + 1)
  draft.site = site
  const route = SITE_ROUTES.get(site) ?? ''
  if (route !== '') draft.routeHint = route
  return i + 1
}

/** Reads the liquid that a medicine is taken in: "en 200 ml de agua", "con 250 ml de agua". */
const readIn: Clause = (reader, i) => {
  const { lexemes, text } = reader
  const [one, unit, water] = [lexemes[i + 1], lexemes[i + 2], lexemes[i + 3]]
  const isNamed = unit?.value === 'ml' && / de /i.test(text.slice(unit.start, unit.end))
  if (one?.kind === 'number' && isNamed) {
    current(reader).notes.push(salineText(text.slice(lexemes[i]?.start, unit.end)))
    return i + 3
  }
  if (one?.kind === 'number' && /^(?:ml|l)$/.test(unit?.value ?? '') && water?.kind === 'water') {
    current(reader).notes.push(text.slice(lexemes[i]?.start, water.end))
    return i + 4
  }
  const divided = lexemes[i]?.value === 'en' ? readDivided(reader, i) : i
  if (divided > i) return divided
  return lexemes[i]?.value === 'con' ? i + 1 : i
}

/** The words of "en 3 ml de sol. salina", written out in full. */
const salineText = (written: string): string =>
  written.replace(/ de (?:ssf|(?:soluci.n|sol|suero) ?(?:salin|fisiol|isot)).*/i, ' de solución salina')

/** Reads a repeated dose: "y otra por la noche". */
const readAnother: Clause = (reader, i) => {
  const { dose } = lastPart(current(reader))
  const unit = reader.lexemes[i + 1]
  if (dose === null || dose.high !== undefined || (dose.low !== 1 && dose.unit !== null)) return i
  const next = unit?.kind === 'unit' && unit.value === dose.unit ? i + 2 : i + 1
  addDose(reader, i, next, dose)
  return next
}

/** Reads an act that stands for a dose where none is stated: "hacer gárgaras", "15 ml en gárgaras". */
const readAct: Clause = (reader, i) => {
  const draft = current(reader)
  const { value = '' } = reader.lexemes[i] ?? {}
  if (draft.act !== null && draft.act !== value) complain(reader, 'contradiction', i, i + 1)
  draft.act = value
  if (value === 'nebulización') draft.routeHint ??= 'inhalatoria'
  return i + 1
}

/** Reads a unit without a number before it: "tableta y media". */
const readUnit: Clause = (reader, i) => {
  const { lexemes } = reader
  const { value = '' } = lexemes[i] ?? {}
  if (isAct(value)) return readAct(reader, i)
  if (lexemes[i + 1]?.kind !== 'and' || lexemes[i + 2]?.number !== 0.5) return i
  addDose(reader, i, i + 3, { low: 1.5, unit: lexemes[i]?.value ?? null })
  return i + 3
}

const readNote: Clause = (reader, i) => {
  const draft = current(reader)
  const note = reader.lexemes[i]?.value ?? ''
  // "1 tableta efervescente en un vaso de agua" states twice that the tablet is dissolved.
  if (/^disuelto en (?:medio|un) vaso/.test(note))
    draft.notes = draft.notes.filter((one) => one !== 'disuelto en agua')
  if (!(note === 'disuelto en agua' && draft.notes.some((one) => one.startsWith('disuelto '))))
    draft.notes.push(note)
  return i + 1
}

const readThen: Clause = (reader, i) => {
  const draft = current(reader)
  const isEmpty = draft.act === null && draft.parts.every((part) => part.dose === null)
  // A step without a dose takes the dose of the step before: "luego cada 12 horas por 3 días, luego …".
  if (isEmpty && (reader.drafts.length === 1 || draft.frequency === null)) return i
  startStep(reader)
  return i + 1
}

/** Reads "el primer día": a duration of one day, and one dose unless a frequency is stated. */
const readFirstDay: Clause = (reader, i) => {
  const numbered = readDayNumber(reader, i)
  if (numbered > i) return numbered
  current(reader).first = true
  return putDuration(reader, i, i + 1, { kind: 'doses', count: 1 })
}

/** Reads the quantity that is handed over. A package with its content, "caja con 20 tabletas", is no dose. */
const readPackage: Clause = (reader, i) => {
  const { lexemes } = reader
  const isHandedOver = /^(?:surtir|dispensar|entregar|total|cantidad|recetar)/.test(lexemes[i]?.value ?? '')
  const read = isHandedOver ? readSupply(reader, i) : i
  if (read > i) return read
  let end = i + 1
  while (
    end < lexemes.length &&
    !isKind(lexemes[end], 'stop', 'comma', 'swallow', 'spread', 'give', 'inhale', 'each', 'for')
  )
    end++
  complain(reader, 'not-understood', i, end)
  return end
}

/**
 * Reports a washing beside another act as a problem, because the printed sentence would not name the washing: "lavar y
 * aplicar cada noche".
 */
function refuseWash(reader: Reader): void {
  const wash = reader.lexemes.findIndex(
    ({ kind, start }) => kind === 'act' && /^lav(?:ar|e)/i.test(reader.text.slice(start)),
  )
  if (wash >= 0) complain(reader, 'not-understood', wash, wash + 1)
}

const verb =
  (route: AdministrationRoute | null, spread = false, smears = false): Clause =>
  (reader, i) => {
    const draft = current(reader)
    const { value = '' } = reader.lexemes[i] ?? {}
    if (spread) refuseWash(reader)
    draft.routeHint ??= route
    draft.spread ||= spread
    draft.smears ||= smears || (spread && /^(?:apli|unt)/.test(value))
    if (value.startsWith('nebuli')) draft.act ??= 'nebulización'
    return i + 1
  }

/** Skips " - " between clauses. A hyphen without spaces beside a number has a meaning of its own. */
const readDash: Clause = ({ text, lexemes }, i) => {
  const { start, end } = lexemes[i] as Lexeme
  const before = lexemes[i - 1]
  if (i === lexemes.length - 1 && before?.kind === 'stop') return i + 1
  return / /.test(text.charAt(start - 1)) &&
    / /.test(text.charAt(end)) &&
    !isEdgeOr(before, 'number', 'for', 'each', 'most', 'comma')
    ? i + 1
    : i
}

/** Skips the colon of a heading: "Vía oral: …". */
const readColon: Clause = ({ lexemes }, i) =>
  isKind(lexemes[i - 1], 'route', 'time', 'for', 'each', 'skip', 'most', 'when') ? i + 1 : i

const layerOf = (words: string): Layer =>
  /suficiente|necesaria/.test(words)
    ? 'cantidad suficiente'
    : words.endsWith('cantidad')
      ? 'pequeña cantidad'
      : 'capa delgada'

/** Reads a number: a line of a scale, a cycle such as "21/7", or a dose and what follows it. */
const readAnyNumber: Clause = (reader, i) => {
  for (const read of [readNextBand, readCycleDays, readCycle, readCombination]) {
    const next = read(reader, i)
    if (next > i) return next
  }
  return readNumber(reader, i)
}

const CLAUSES: Record<string, Clause> = {
  number: readAnyNumber,
  glucose: readGlucose,
  above: readNextBand,
  below: readNextBand,
  nothing: readNothing,
  act: readAct,
  after: readAfter,
  ampm: (reader, i) => {
    for (const read of [readCycleDays, readDayNumber]) {
      const next = read(reader, i)
      if (next > i) return next
    }
    return readHalf(reader, i)
  },
  time: (reader, i) => {
    const next = readCycleDays(reader, i)
    return next > i ? next : readDayNumber(reader, i)
  },
  except: readExcept,
  otherdays: readOtherDays,
  rest: (reader, i) => {
    const next = readRest(reader, i)
    return next > i ? next : readExcept(reader, i)
  },
  again: readAgain,
  today: readToday,
  divided: readDivided,
  taper: readTaper,
  hash: readSupply,
  unit: readUnit,
  each: readEach,
  eachmeal: readEachMeal,
  slash: readSlash,
  regularly: readRegularly,
  per: readPer,
  when: readWhen,
  atclock: readClock,
  day: readDay,
  for: readFor,
  until: readUntil,
  firstday: readFirstDay,
  once: (reader, i) => putDuration(reader, i, i + 1, { kind: 'doses', count: 1 }),
  endless: (reader, i) => putDuration(reader, i, i + 1, { kind: 'endless' }),
  finished: readFinished,
  most: readMost,
  upto: readMost,
  prn: asNeeded,
  if: readIf,
  in: readIn,
  purpose: readPurpose,
  route: readRoute,
  site: readSite,
  another: readAnother,
  next: readThen,
  // "Crema c/12h" means the same as "aplicar crema c/12h".
  topical: verb(null, true, true),
  layer: (reader, i) => {
    const draft = current(reader)
    const layer = layerOf(reader.lexemes[i]?.value ?? '')
    if (draft.layer !== null && draft.layer !== layer) complain(reader, 'contradiction', i, i + 1)
    draft.layer = layer
    return i + 1
  },
  note: readNote,
  remark: readRemark,
  package: readPackage,
  spread: verb(null, true),
  swallow: verb('oral'),
  inhale: verb('inhalatoria'),
  give: verb(null),
  dash: readDash,
  colon: readColon,
  skip: pass,
  and: pass,
  comma: pass,
  stop: pass,
  open: pass,
  close: pass,
}

/** Reads every lexeme into a step or a problem: none is skipped silently. */
export function readAll(reader: Reader): void {
  const { lexemes } = reader
  for (let i = 0; i < lexemes.length;) {
    const next = CLAUSES[(lexemes[i] as Lexeme).kind]?.(reader, i) ?? i
    if (next === i) complain(reader, 'not-understood', i, i + 1)
    i = Math.max(next, i + 1)
  }
  findDayAndNight(reader)
}
