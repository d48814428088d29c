import { UNITS } from './reading/lexicon.ts'
import { quantityOf, type NoQuantity } from './quantity.ts'
import type { Step } from './step.ts'
import { isWeighed, PACKAGE } from './units.ts'
import { plain } from './words.ts'

/** Content and strength of a package, as the catalogue states them. */
export interface PackedProduct {
  /** Content of the package: `caja con 20 tabletas`, `frasco con 120 mL`. */
  content: string
  /** Strength of the one active ingredient: `500 mg`. Absent when there are several. */
  strength?: string
  /** Quantity that `strength` refers to: `5 mL`; empty when it is one unit. */
  per?: string
}

export type NoPacks = NoQuantity | 'content-unknown' | 'other-unit' | 'not-divisible'

export type Packs =
  | { known: true; packs: number; contains: number; unit: string }
  | { known: false; why: NoPacks }

const ALIASES = new Map(
  UNITS.trim()
    .split('\n')
    .flatMap((line) => {
      const [key = '', patterns = ''] = line.split(' = ')
      const words = patterns.split(/[ ,|~]+/).filter(Boolean)
      return [...words, plain(key)].map((word): [string, string] => [word, key])
    }),
)
/** The unit that a word means: `tableta` for "tabs"; undefined for any other word. */
export const unitOfWord = (word: string): string | undefined => ALIASES.get(plain(word))

/** Units that count as the same unit, one group in each text: a tableta as a comprimido. */
const SAME = ['tableta comprimido pastilla gragea', 'cápsula perla', 'disparo inhalación atomización dosis']

const AMOUNT =
  /([\d,]+(?:\.\d+)?) ?(frascos? ámpula|jeringas? prellenadas?|plumas? prellenadas?|\p{L}+|µg)/giu
const MASS: Record<string, number> = { g: 1_000_000, mg: 1000, mcg: 1 }

interface Measure {
  value: number
  unit: string
}

function measuresIn(text: string): Measure[] {
  return [...text.matchAll(AMOUNT)].flatMap(([, digits = '', word = '']) => {
    const key = ALIASES.get(plain(word)) ?? ALIASES.get(plain(word).split(' ')[0] ?? '')
    return key === undefined
      ? /^dosis$/i.test(word)
        ? [{ value: Number(digits), unit: 'dosis' }]
        : []
      : [{ value: Number(digits.replaceAll(',', '')), unit: key }]
  })
}

/** Removes the inner packages: "2 blísteres con 10 tabletas" are 20 tabletas. */
const withoutInner = (content: string): string =>
  content.replace(
    /(\d+) (?:bl[ií]ster(?:es|s)?|tiras?|paquetes?) (?:con|de) (\d+)/gi,
    (_, inner: string, each: string) => String(Number(inner) * Number(each)),
  )

/**
 * Number of packages for a treatment, rounded up, or the number that the text states; or the reason why the number is unknown.
 */
export function packsOf(steps: readonly Step[], presentation: PackedProduct): Packs {
  const content = measuresIn(
    withoutInner(presentation.content.split(/ y (?:\d+ )?(?:diluyente|ampolleta|jeringa)/)[0] ?? ''),
  )
  const [first] = content
  if (first === undefined) return { known: false, why: 'content-unknown' }
  const stated = packsStated(steps)
  if (stated !== null) return { known: true, packs: stated, contains: first.value, unit: first.unit }
  let why: NoPacks = 'other-unit'
  for (const held of content) {
    const converted = steps.map((step) => stepIn(held.unit, step, presentation))
    if (converted.includes('other-unit')) continue
    if (converted.includes('not-divisible')) {
      why = 'not-divisible'
      continue
    }
    const quantity = quantityOf(converted.filter((step) => typeof step !== 'string'))
    if (!quantity.known) return quantity
    // A package may hold several inner packages with a content: "caja con 3 frascos con 60 mL".
    const times = held === content[1] && content[0] ? content[0].value : 1
    const contains = held.value * times
    return { known: true, packs: Math.ceil(quantity.value / contains - 1e-9), contains, unit: held.unit }
  }
  return { known: false, why }
}

/** Number of packages that the instructions themselves name ("x 2 cajas"); null where they name none. */
export function packsStated(steps: readonly Step[]): number | null {
  const named = new Set(
    steps.map(({ duration }) => (duration?.kind === 'finished' ? (duration.packs ?? null) : null)),
  )
  const [packs = null] = named
  return named.size === 1 ? packs : null
}

/** Units that the instructions hand over beside a course ("#20", "surtir 2 cajas"), in the unit of the package; null for none. */
export function unitsSupplied(
  steps: readonly Step[],
  { contains, unit }: Extract<Packs, { known: true }>,
): number | null {
  const supply = steps.at(-1)?.supply ?? null
  if (supply === null || supply.unit === null) return null
  if (supply.unit === PACKAGE) return supply.value * contains
  const scale = ratio(supply.unit, unit)
  return scale === null ? null : supply.value * scale
}

/** Converts the dose of a step to the unit of a package. */
function stepIn(
  unit: string,
  step: Step,
  presentation: PackedProduct,
): Step | 'other-unit' | 'not-divisible' {
  const { dose, most } = step
  if (dose === null || dose.unit === null) return step
  const scale = ratio(dose.unit, unit) ?? scaleByStrength(dose.unit, unit, presentation)
  if (scale === null) return 'other-unit'
  const low = clean(dose.low * scale)
  const high = dose.high === undefined ? {} : { high: clean(dose.high * scale) }
  if (
    scale !== 1 &&
    isCounted(unit) &&
    [low, high.high ?? low].some((n) => n % (unit === 'tableta' ? 0.5 : 1) !== 0)
  )
    return 'not-divisible'
  const isSame = most !== null && (most.unit === null || most.unit === dose.unit)
  return {
    ...step,
    dose: { low, ...high, unit },
    most: isSame ? { value: clean(most.value * scale), unit } : most,
  }
}

const clean = (value: number): number => Math.round(value * 10_000) / 10_000
const isCounted = (unit: string): boolean => !isWeighed(unit)

/** Units of the package in one milligram, by the strength of the presentation. */
function scaleByStrength(
  from: string,
  to: string,
  { strength = '', per = '' }: PackedProduct,
): number | null {
  const [held] = measuresIn(strength)
  if (held === undefined || strength.includes('/')) return null
  const scale = ratio(from, held.unit)
  if (scale === null) return null
  const [volume] = measuresIn(per)
  if (volume === undefined) return isCounted(to) ? scale / held.value : null
  return volume.unit === to ? (scale / held.value) * volume.value : null
}

/** Number of units `to` in one unit `from`; null when the units cannot be converted. */
function ratio(from: string, to: string): number | null {
  if (from === to) return 1
  const [mass, other] = [MASS[from], MASS[to]]
  if (mass !== undefined && other !== undefined) return mass / other
  return SAME.some((units) => units.split(' ').includes(from) && units.split(' ').includes(to)) ? 1 : null
}
