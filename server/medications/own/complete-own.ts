import { isAdministrationRoute } from '#contract/medications/administration-route.ts'
import { isControlled } from '#contract/medications/is-controlled.ts'
import type { NewOwnMedication } from '#contract/medications/own-medications.ts'
import type { FieldErrors } from '#contract/problem.ts'
import { createMisspelt } from '#contract/prescription/names/misspelt.ts'
import { createWatchedNames } from '#contract/prescription/names/watched-names.ts'
import { checkMoney, MAX_MONEY } from '#contract/values/money.ts'
import { isAntibiotic } from '#knowledge/catalogue/antibiotics.ts'
import type { CatalogueData } from '#knowledge/catalogue/load.ts'
import type { Fraction } from '#contract/prescription/document.ts'
import type { Ingredient } from '#knowledge/catalogue/product.ts'
import { normalize } from '#contract/values/normalize.ts'
import { slug } from '#knowledge/text.ts'
import { ingredientFinder } from '../import/import-cofepris.ts'
import type { OwnBody } from './own-medication.ts'
import { readProductStrength } from '../parse/read-strength.ts'
import { recognisedOf } from '../recognised-catalogue.ts'

/** Legal classes of medicines, from the most to the least strictly controlled. */
const STRICTEST: readonly Fraction[] = ['I', 'II', 'III', 'IV', 'V', 'VI']

export interface CompleteOwn {
  body: OwnBody
  key: string
  priceCents: number | null
}

/** Function that completes a medication that a doctor entered with data of the catalogue, and reports the fields to correct. */
export type CompleteOwnMedication = (
  written: NewOwnMedication,
) => { ok: true; own: CompleteOwn } | { ok: false; fields: FieldErrors }

export function createOwnCompleter(catalogue: CatalogueData): CompleteOwnMedication {
  const find = ingredientFinder(catalogue)
  const misspelt = createMisspelt(createWatchedNames(recognisedOf(catalogue)))
  const classes = knownClasses(catalogue)
  const formNames = namesOf(catalogue.forms.map((f) => ({ ...f, aliases: [f.plural, ...f.aliases] })))
  const routeNames = namesOf(catalogue.routes)
  return (written) => {
    const fields: FieldErrors = {}
    const refuse = (field: string, key: string): void => {
      fields[field] = [...(fields[field] ?? []), key]
    }
    const known = new Map<string, Ingredient>()
    let per: string | null = null
    const ingredients = written.ingredients.map((one, at) => {
      if (catalogue.prohibited.has(normalize(one.name)))
        refuse(`ingredients.${at}.name`, 'substance-prohibited')
      const strength = readProductStrength(one.strength ?? '', catalogue.units)
      if (strength === null) refuse(`ingredients.${at}.strength`, 'strength-format')
      else if (strength.amount !== '') {
        if (per !== null && per !== strength.per) refuse(`ingredients.${at}.strength`, 'strength-per-differs')
        per = strength.per
      }
      const ingredient = find(one.name) ?? catalogue.controlled.get(normalize(one.name))
      const meant = ingredient ? null : misspelt(one.name, false)
      if (ingredient) known.set(ingredient.name, ingredient)
      else if (meant !== null) refuse(`ingredients.${at}.name`, `drug-misspelt:${meant}`)
      return { name: ingredient?.name ?? plain(one.name), strength: strength?.amount ?? '' }
    })
    if (new Set(ingredients.map((i) => normalize(i.name))).size < ingredients.length)
      refuse('ingredients', 'ingredient-twice')
    const route = routeNames.get(normalize(written.route)) ?? normalize(written.route)
    if (!isAdministrationRoute(route) && !routeNames.has(normalize(route))) refuse('route', 'route-unknown')
    const all = [...known.values()]
    const fraction = classOf(written.fraction ?? null, all, classes(all), refuse)
    const facts = {
      name: plain(written.name ?? ''),
      code: plain(written.code ?? ''),
      ingredients,
      per: per ?? '',
      form: formNames.get(normalize(written.form)) ?? plain(written.form),
      content: plain(written.content ?? ''),
      route,
    }
    const priceCents = readPrice(written.price ?? '', (key) => refuse('price', key))
    if (Object.keys(fields).length > 0) return { ok: false, fields }
    const codes = all.flatMap((i) => i.atc)
    const antibiotic = isAntibiotic({ ingredients, route, atc: '' }, codes, catalogue.antibiotics)
    return {
      ok: true,
      own: { body: { ...facts, fraction, antibiotic }, key: keyOf(facts), priceCents },
    }
  }
}

/**
 * Converts a price to centavos; null for an empty or a refused text. The price must be written as money, above zero, and within
 * the maximum.
 */
export function readPrice(text: string, refuse: (key: string) => void): number | null {
  if (text === '') return null
  const read = checkMoney(text)
  const reason = !read.ok ? read.reason : read.value < 0 ? 'format' : null
  if (reason !== null || !read.ok) refuse(`money-${reason}`)
  else if (read.value > MAX_MONEY) refuse('money-above-maximum')
  else return read.value
  return null
}

/** Replaces line breaks and repeated blanks in a text by single blanks. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/**
 * Key by which a medication that a doctor enters again is found: the doctor's code for it, or otherwise its ingredients,
 * strengths, form, content and name.
 */
function keyOf(b: Omit<OwnBody, 'fraction' | 'antibiotic'>): string {
  if (b.code !== '') return `code:${normalize(b.code)}`
  const parts = [...b.ingredients.flatMap((i) => [i.name, i.strength]), b.per, b.form, b.content, b.name]
  return `facts:${slug(parts.join(' '))}`
}

/**
 * Legal class of a doctor's own medication. The class on its label has priority over an ingredient's default (mexico.md F7). A
 * controlled substance can't be declared less controlled than allowed: the limit is the least strict class among the
 * catalogue's products of the same ingredients.
 */
function classOf(
  written: Fraction | null,
  known: readonly Ingredient[],
  printed: readonly Fraction[],
  refuse: (field: string, key: string) => void,
): Fraction {
  const strictest = STRICTEST.find((f) => known.some((i) => i.fraction === f))
  if (written === null && strictest === undefined) refuse('fraction', 'class-missing')
  const chosen = written ?? strictest ?? 'IV'
  const least = STRICTEST.findLast((f) => printed.includes(f)) ?? strictest
  const isLaxer = least !== undefined && STRICTEST.indexOf(chosen) > STRICTEST.indexOf(least)
  if (isLaxer && isControlled(least)) refuse('fraction', `class-below:${least}`)
  return chosen
}

/** Makes a function that finds the legal classes of the catalogue's products with exactly the given ingredients. */
function knownClasses(catalogue: CatalogueData): (all: readonly Ingredient[]) => Fraction[] {
  const keyOfNames = (names: readonly string[]): string => names.map(normalize).toSorted().join('|')
  const byNames = new Map<string, Set<Fraction>>()
  for (const { ingredients, fraction } of catalogue.products) {
    const key = keyOfNames(ingredients.map((i) => i.name))
    byNames.set(key, (byNames.get(key) ?? new Set()).add(fraction))
  }
  return (all) => [...(byNames.get(keyOfNames(all.map((i) => i.name))) ?? [])]
}

const namesOf = (terms: readonly { name: string; aliases: readonly string[] }[]): Map<string, string> =>
  new Map(terms.flatMap((t) => [t.name, ...t.aliases].map((alias) => [normalize(alias), t.name] as const)))
