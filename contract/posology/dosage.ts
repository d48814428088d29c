import { groupsOf } from './groups.ts'
import { sentenceOf } from './sentence.ts'
import { countedMoments, heldBy, type Amount, type StepDuration, type Step, type When } from './step.ts'
import { numberText, unitName } from './unit-names.ts'

interface Text {
  text: string
}

interface FhirQuantity {
  value: number
  unit: string
  system?: string
  code?: string
}

interface FhirRepeat {
  boundsDuration?: FhirQuantity
  boundsRange?: { low: FhirQuantity; high: FhirQuantity }
  count?: number
  frequency?: number
  frequencyMax?: number
  period?: number
  periodMax?: number
  periodUnit?: string
  dayOfWeek?: string[]
  timeOfDay?: string[]
  when?: string[]
  offset?: number
}

/** FHIR R4 `Dosage`, with the fields that an instruction can fill. */
export interface FhirDosage {
  sequence: number
  text: string
  additionalInstruction?: Text[]
  timing?: { repeat: FhirRepeat }
  asNeededBoolean?: boolean
  asNeededCodeableConcept?: Text
  site?: Text
  route?: Text
  doseAndRate?: { doseQuantity?: FhirQuantity; doseRange?: { low: FhirQuantity; high: FhirQuantity } }[]
  maxDosePerPeriod?: { numerator: FhirQuantity; denominator: FhirQuantity }
}

const UCUM = 'http://unitsofmeasure.org'
/** UCUM codes of the units that have one; other units are written as words. */
const UCUM_CODES: Record<string, string> = {
  ml: 'mL',
  l: 'L',
  mg: 'mg',
  g: 'g',
  mcg: 'ug',
  unidad: '[iU]',
  mEq: 'meq',
  cm: 'cm',
}

/**
 * Converts the steps to FHIR R4 Dosage. Those of one `sequence` are taken side by side, and share the `text` of
 * the sequence.
 */
export function dosagesOf(steps: readonly Step[]): FhirDosage[] {
  return groupsOf(steps).flatMap((group) => {
    const text = sentenceOf(group)
    return group.map((step) => dosageOf(step, text))
  })
}

function dosageOf(step: Step, text: string): FhirDosage {
  const { dose, asNeeded, most, route, site, notes } = step
  const repeat = repeatOf(step)
  const held = heldBy(step)
  const said =
    held === null ? notes : [`${held.inAll ? 'son' : 'de'} ${numberText(held.value)} ${held.unit}`, ...notes]
  const doseUnit = dose?.unit ?? null
  return {
    sequence: step.sequence,
    text,
    ...(said.length > 0 && { additionalInstruction: said.map((note) => ({ text: note })) }),
    ...(Object.keys(repeat).length > 0 && { timing: { repeat } }),
    ...(asNeeded !== null &&
      (asNeeded.length === 0
        ? { asNeededBoolean: true }
        : { asNeededCodeableConcept: { text: asNeeded.join(' o ') } })),
    ...(site !== null && { site: { text: site } }),
    ...(route !== null && { route: { text: route } }),
    ...(dose !== null && { doseAndRate: [doseAndRate(dose, doseUnit)] }),
    ...(most !== null && {
      maxDosePerPeriod: {
        numerator: quantity(most.value, most.unit ?? doseUnit),
        denominator: timeQuantity(1, 'd'),
      },
    }),
  }
}

function quantity(value: number, unit: string | null): FhirQuantity {
  if (unit === null) return { value, unit: '' }
  const code = UCUM_CODES[unit]
  const name = unitName(unit).es[value === 1 ? 0 : 1]
  return code === undefined ? { value, unit: name } : { value, unit: name, system: UCUM, code }
}

const timeQuantity = (value: number, code: string): FhirQuantity => ({
  value,
  unit: code,
  system: UCUM,
  code,
})

function doseAndRate(dose: Amount, unit: string | null) {
  if (dose.high === undefined) return { doseQuantity: quantity(dose.low, unit) }
  return { doseRange: { low: quantity(dose.low, unit), high: quantity(dose.high, unit) } }
}

/** FHIR event of a moment. FHIR has no code for "en ayunas": it becomes before breakfast. */
const eventOf = (when: When): string => (when === 'FAST' ? 'ACM' : when)

function repeatOf(step: Step): FhirRepeat {
  const { frequency, when, at, days, offset, duration } = step
  const moments = countedMoments(when).length
  return {
    ...boundsOf(duration),
    ...(frequency !== null && {
      frequency: frequency.times.low,
      ...(frequency.times.high !== undefined && { frequencyMax: frequency.times.high }),
      period: frequency.every.low,
      ...(frequency.every.high !== undefined && { periodMax: frequency.every.high }),
      periodUnit: frequency.every.unit,
    }),
    ...(frequency === null &&
      moments > 0 &&
      days.length === 0 && { frequency: moments, period: 1, periodUnit: 'd' }),
    ...(days.length > 0 && { dayOfWeek: days }),
    ...(at.length > 0 && { timeOfDay: at.map((time) => `${time}:00`) }),
    // FHIR tim-10: a time of day excludes a moment.
    ...(when.length > 0 && at.length === 0 && { when: when.map(eventOf) }),
    ...(offset !== null && when.length > 0 && at.length === 0 && { offset }),
  }
}

function boundsOf(duration: StepDuration | null): FhirRepeat {
  if (duration === null) return {}
  if (duration.kind === 'doses') return { count: duration.count }
  if (duration.kind !== 'span') return {}
  const { low, high, unit } = duration
  if (high === undefined) return { boundsDuration: timeQuantity(low, unit) }
  return { boundsRange: { low: timeQuantity(low, unit), high: timeQuantity(high, unit) } }
}
