import type { PosologyDraft } from '../draft.ts'
import { FASTING } from '../reading/read-time.ts'
import { countedMoments, hoursIn, type Dose, type Glucose } from '../step.ts'

/** Whether instructions can be read in two ways that give the patient different doses. */
export const isAmbiguous = (draft: PosologyDraft): boolean =>
  [
    isAmbiguousTotal,
    isAmbiguousPart,
    isSaidTwice,
    isMixed,
    isUneven,
    isAmbiguousMost,
    isHalfOrClock,
    isOverlapping,
    isAnyMeal,
    isFastingOfOne,
  ].some((is) => is(draft))

/** Whether a daily total may be one dose or several: "2 tabletas al día". */
const isAmbiguousTotal = (draft: PosologyDraft): boolean =>
  draft.isLoose &&
  draft.frequency?.times.low === 1 &&
  draft.asNeeded === null &&
  !draft.notes.includes('juntas') &&
  draft.parts.some(
    ({ dose, when }) =>
      when.length === 0 &&
      dose !== null &&
      (dose.high ?? dose.low) > 1 &&
      // "Una y media tabletas" is the amount 1.5, and not two doses of 1 and ½.
      !(dose.low === 1.5 && dose.high === undefined) &&
      !/^(?:mg|mcg|g|ml|unidad|mEq|gota)$/.test(dose.unit ?? ''),
  )

/** Whether it is unclear which dose is "as needed": "1 en la mañana y 1 PRN", "…, 2 tabletas en caso de dolor". */
const isAmbiguousPart = ({ parts, asNeeded, bySign }: PosologyDraft): boolean =>
  (parts.length > 1 &&
    (asNeeded !== null ||
      parts.some((p) => p.when.length + p.at.length + p.days.length === 0 && p.glucose === null))) ||
  (bySign && asNeeded !== null) ||
  (parts.some(({ glucose }) => glucose !== null) && parts.some(({ glucose }) => glucose === null))

/**
 * Whether one of several doses is taken on an empty stomach, which the printed note would say of all doses: "20 UI en
 * ayunas antes del desayuno y 10 antes de la cena".
 */
const isFastingOfOne = ({ parts, notes }: PosologyDraft): boolean =>
  parts.length > 1 && notes.includes(FASTING)

/** Whether one moment has two doses, which may add up or correct each other: "1 por la noche y 2 por la noche". */
function isSaidTwice({ parts }: PosologyDraft): boolean {
  if (parts.some(({ glucose }) => glucose !== null)) return false
  const days = parts.flatMap((part) => part.days)
  if (new Set(days).size < days.length) return true
  if (days.length > 0) return false
  const moments = parts.flatMap(({ when, at }) => [...countedMoments(when), ...at])
  return new Set(moments).size < moments.length
}

/**
 * Whether the doses of one instruction have units of two products: "1 tableta por la mañana y 10 ml por la noche", "500
 * mg en capa delgada".
 */
const isMixed = ({ parts, layer, dialed }: PosologyDraft): boolean =>
  (dialed > 0 && parts.length > dialed) ||
  (layer !== null && parts.some(({ dose }) => dose !== null && !isOneApplication(dose))) ||
  new Set(parts.flatMap(({ dose }) => measureOf(dose))).size > 1

const isOneApplication = ({ low, high, unit }: Dose): boolean =>
  low === 1 && high === undefined && (unit === null || unit === 'aplicación')

/** Key of the unit of a dose. All units of weight have the same key. */
const measureOf = (dose: Dose | null): string[] =>
  dose?.unit == null ? [] : [/^(?:mg|mcg|g)$/.test(dose.unit) ? 'mg' : dose.unit]

/**
 * Whether it is unclear on which days each of several different doses is taken: "1-0-2 cada 48 horas", "10 en la mañana
 * los sábados y 12 en la noche".
 */
function isUneven({ parts, frequency }: PosologyDraft): boolean {
  const withDays = parts.filter(({ days }) => days.length > 0).length
  if (withDays > 0 && withDays < parts.length) return true
  // "100 mcg de lunes a viernes y 112 mcg sábado y domingo en ayunas": it is unclear whether
  // both doses are taken on an empty stomach.
  const timed = parts.filter(({ when, at }) => when.length + at.length > 0).length
  if (withDays > 1 && timed > 0 && timed < parts.length) return true
  if (
    frequency === null ||
    parts.every(({ dose }) => JSON.stringify(dose) === JSON.stringify(parts[0]?.dose))
  )
    return false
  const perDay = (frequency.times.low * 24) / hoursIn(frequency.every.low, frequency.every.unit)
  const moments = parts.flatMap(({ when, at }) => [...countedMoments(when), ...at]).length
  return perDay !== 1 && perDay !== moments
}

/** Whether a glucose is within two lines of a scale, of which `b` has the greater lower limit: 200 in "150-200" and "200-250". */
function isTogether(a: Glucose, b: Glucose): boolean {
  const [to, from] = [a.to ?? Infinity, b.from ?? 0]
  const isIncluded = (one: Glucose): boolean =>
    one.isIncluded === true || (one.from !== undefined && one.to !== undefined)
  return from < to || (from === to && isIncluded(a) && isIncluded(b))
}

/** Whether two lines of a scale give different doses for the same blood glucose: "150-200: 2 UI, 180-250: 4 UI". */
function isOverlapping({ parts }: PosologyDraft): boolean {
  const bands = parts
    .flatMap(({ glucose }) => glucose ?? [])
    .toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0))
  return bands.some((band, i) => i > 0 && isTogether(bands[i - 1] ?? {}, band))
}

/** Whether a maximum without a unit may count doses or units of the dose: "2 tabletas …, máximo 3 al día". */
function isAmbiguousMost({ most, parts, frequency }: PosologyDraft): boolean {
  const dose = parts[0]?.dose
  if (most === null || most.unit !== null || dose == null) return false
  if (dose.low === 1 && dose.high === undefined) return false
  if (/^(?:mg|mcg|g|ml|unidad|mEq|gota)$/.test(dose.unit ?? '')) return false
  const times =
    frequency === null
      ? Infinity
      : ((frequency.times.high ?? frequency.times.low) * 24) /
        hoursIn(frequency.every.low, frequency.every.unit)
  return most.value <= times
}

/** Whether "am" and "pm" may be parts of the day or hours: "1 tableta am y 1 pm". */
const isHalfOrClock = ({ halves, parts }: PosologyDraft): boolean =>
  halves && parts.some(({ at }) => at.length > 0)

/** Whether "con comida" may be lunch or any meal: only where the medicine is taken once a day or less. */
const isAnyMeal = ({ anyMeal, frequency }: PosologyDraft): boolean =>
  anyMeal &&
  (frequency === null || (frequency.times.low * 24) / hoursIn(frequency.every.low, frequency.every.unit) <= 1)
