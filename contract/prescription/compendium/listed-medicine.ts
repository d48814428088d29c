import type { Presentation } from '../../medications/drug-catalogue.ts'
import { wordsOf } from '../../drug-search/words.ts'
import {
  type Concentration,
  concentrationOf,
  inComparableUnits,
  isSameConcentration,
  readQuantity,
} from './strength.ts'
import {
  createMedicineReader,
  type WordsOfMedicines,
  type WrittenAmount,
  type WrittenMedicine,
} from './written-medicine.ts'

/** A medicine of the Compendio Nacional de Insumos para la Salud. */
export interface ListedMedicine {
  ingredients: readonly { name: string; strength: string }[]
  /** Amount to which the strengths refer, such as `5 mL`; empty for one unit of the form. */
  per: string
  /** Forms of the catalogue that the list means. */
  forms: readonly string[]
  /** Other ways in which the list states the strength, such as the iron in 200 mg of ferrous fumarate. */
  also: readonly string[]
}

type Unlisted = Pick<Presentation, 'ingredients' | 'per' | 'form' | 'in_compendium'>

/**
 * Makes the function that says whether a text names a medicine of the Compendio Nacional (mexico.md A6). The text must name the
 * ingredients and their strengths. Where the text leaves out the form, the release or the reference amount, those of the list
 * are assumed, unless the text also fits a product outside the list: "Metronidazol 500 mg" may be the vaginal tablet.
 */
export function createCompendium(
  words: WordsOfMedicines,
  listed: readonly ListedMedicine[],
  products: readonly Unlisted[],
): (text: string) => boolean {
  const read = createMedicineReader(words)
  const routeOf = new Map(words.forms.map(({ name, route }) => [name, route]))
  const medicines = byIngredients(listed.map(withoutRelease))
  const others = byIngredients(
    products
      .filter((product) => !product.in_compendium)
      .map((product) => ({ ...product, forms: [product.form], also: [] })),
  )
  return (text) => {
    const written = read(text)
    const names = namesOf(written.names)
    const isNamed = (medicine: ListedMedicine): boolean => fits(written, medicine, routeOf)
    const named = (medicines.get(names) ?? []).filter(isNamed)
    // A text without a form must leave no choice between a capsule and a suspension.
    const isOne = written.forms !== null || new Set(named.map(({ forms }) => forms.join())).size === 1
    return named.length > 0 && isOne && !others.get(names)?.some(isNamed)
  }
}

const RELEASE = / de liberación (?:prolongada|retardada)$/u

/** Adds each form without its release, which a text may leave out: "tableta" beside "tableta de liberación prolongada". */
const withoutRelease = (medicine: ListedMedicine): ListedMedicine => ({
  ...medicine,
  forms: medicine.forms.flatMap((form) => (RELEASE.test(form) ? [form, form.replace(RELEASE, '')] : [form])),
})

const namesOf = (names: readonly string[]): string => names.toSorted().join(' / ')

function byIngredients<M extends Pick<ListedMedicine, 'ingredients'>>(
  medicines: readonly M[],
): Map<string, M[]> {
  const groups = new Map<string, M[]>()
  for (const medicine of medicines) {
    const names = namesOf(medicine.ingredients.map(({ name }) => name))
    const group = groups.get(names)
    if (group) group.push(medicine)
    else groups.set(names, [medicine])
  }
  return groups
}

/** Whether a text fits a medicine with the same ingredients: the form, route, strengths and all other words of the text. */
function fits(
  written: WrittenMedicine,
  medicine: ListedMedicine,
  routeOf: ReadonlyMap<string, string>,
): boolean {
  const forms = medicine.forms.filter((form) => written.forms?.has(form) ?? true)
  const routes = forms.map((form) => routeOf.get(form) ?? '')
  const isRoute = (named: string): boolean => routes.some((route) => route === '' || route === named)
  const explained = new Set(medicine.also.flatMap((text) => wordsOf(text).map((word) => word.text)))
  return (
    forms.length > 0 &&
    written.routes.every(isRoute) &&
    written.others.every((word) => explained.has(word)) &&
    statesStrengths(written, medicine)
  )
}

function statesStrengths(written: WrittenMedicine, medicine: ListedMedicine): boolean {
  const { names, amounts } = written
  if (amounts.length < names.length) return false
  const own = amounts.slice(0, names.length)
  // In "160/4.5 µg" the unit of the second number is that of the first as well.
  const unitAfter = (at: number): string | null =>
    own.slice(at).find(({ unit }) => unit !== null)?.unit ?? null
  const alsoOf = names.length === 1 ? medicine.also : []
  const isStated = (amount: WrittenAmount, strength: string): boolean =>
    [strength, ...alsoOf].some((one) => isStrength(amount, written.reference, one, medicine.per))
  return (
    names.every((name, at) => {
      const strength = medicine.ingredients.find((one) => one.name === name)?.strength ?? ''
      return isStated({ number: own[at]?.number ?? 0, unit: unitAfter(at) }, strength)
    }) &&
    // A number without a unit behind the strength counts pieces: "50 mg 30 tabletas".
    amounts
      .slice(names.length)
      .every((more) => more.unit === null || isStated(more, medicine.ingredients[0]?.strength ?? ''))
  )
}

/** Whether an amount of a text is a strength of the list. */
function isStrength(
  { number, unit }: WrittenAmount,
  reference: WrittenMedicine['reference'],
  strength: string,
  per: string,
): boolean {
  const [printed = ''] = /^\d+(?:\.\d+)? \S+/u.exec(strength) ?? []
  const listed = concentrationOf(printed, per)
  const quantity = readQuantity(printed)
  if (listed === null || quantity === null) return false
  const one = { number: 1, unit: 'dosis' }
  const same = (a: Concentration | null, b: Concentration | null): boolean =>
    a !== null && b !== null && isSameConcentration(a, b)
  if (unit === '%') return same({ value: number * 10, unit: 'mg', of: listed.of }, listed) && listed.of !== ''
  // The unit, and the reference amount, may be left out where the numbers are those of the list.
  const amount = { number, unit: unit ?? quantity.unit }
  return reference === null
    ? same(inComparableUnits(amount, one), inComparableUnits(quantity, one))
    : same(inComparableUnits(amount, reference), listed)
}
