import { checkRegistration } from '#contract/values/identifiers/registration.ts'
import { isAntibiotic } from '#knowledge/catalogue/antibiotics.ts'
import { idOf, uidOf } from '#knowledge/catalogue/identity.ts'
import type { ImportedProduct } from '#knowledge/catalogue/imported.ts'
import type { CatalogueData } from '#knowledge/catalogue/load.ts'
import type { Fraction } from '#contract/prescription/document.ts'
import type { Ingredient } from '#knowledge/catalogue/product.ts'
import type { Form } from '#knowledge/catalogue/terms.ts'
import { normalize } from '#contract/values/normalize.ts'
import { sentenceCase } from '#knowledge/text.ts'
import type { RegisterRow } from './import-columns.ts'
import { contentsOf, type RegisteredContent } from './import-contents.ts'
import { strengthsOf } from './import-strengths.ts'

/** Reason why a row of COFEPRIS's register, or a part of it, was not imported. */
export type SkipReason =
  | 'registration-unreadable'
  | 'not-in-force'
  | 'class-unreadable'
  | 'class-disagrees'
  | 'prohibited'
  | 'generic-missing'
  | 'ingredient-unknown'
  | 'form-unknown'
  | 'route-unknown'
  | 'strength-unreadable'
  | 'strength-basis-missing'
  | 'presentation-unreadable'
  | 'duplicate'

export interface Skip {
  line: number
  registration: string
  reason: SkipReason
  /** Text of COFEPRIS's register that could not be imported. */
  detail: string
}

export interface Import {
  accepted: ImportedProduct[]
  skipped: Skip[]
}

/** Data that all presentations in one row of COFEPRIS's register share. */
interface Registered {
  registration: string
  fraction: Fraction
  ingredients: Ingredient[]
  strengths: string[][]
  form: Form
  route: string
  brand: string | null
  holder: string
  atc: string
}

/** Id of the source of products that were imported from COFEPRIS's register. */
const SOURCE = 'cofepris-visor'

class Skipped extends Error {
  readonly reason: SkipReason
  readonly detail: string
  constructor(reason: SkipReason, detail: string) {
    super(reason)
    this.reason = reason
    this.detail = detail
  }
}

/** Makes a function that finds an ingredient by its name or synonym, with or without its salt: `KETOROLACO TROMETAMINA`. */
export function ingredientFinder(catalogue: CatalogueData): (text: string) => Ingredient | null {
  return (text) => {
    const key = normalize(text).replaceAll(/[.,;]/g, '').trim()
    const found = catalogue.names.get(key)
    if (found !== undefined) return found
    const words = key.split(' ').filter((word) => !catalogue.salts.has(word) && word !== 'de')
    return catalogue.names.get(words.join(' ')) ?? null
  }
}

function readIngredients(row: RegisterRow, catalogue: CatalogueData): Ingredient[] {
  const names = row.cells['Denominacion Generica']
    .split('/')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (names.length === 0) throw new Skipped('generic-missing', row.cells['Sustancia Química'])
  const find = ingredientFinder(catalogue)
  return names.map((name) => {
    if (catalogue.prohibited.has(normalize(name))) throw new Skipped('prohibited', name)
    const ingredient = find(name)
    if (ingredient === null) throw new Skipped('ingredient-unknown', name)
    return ingredient
  })
}

function readClass(row: RegisterRow): Fraction {
  const fraction = /^\s*(VI|IV|V|I{1,3})\b/.exec(row.cells['Fracción'])?.[1] as Fraction | undefined
  if (fraction === undefined) throw new Skipped('class-unreadable', row.cells['Fracción'])
  return fraction
}

function readRegistration(row: RegisterRow, fraction: Fraction): string {
  const checked = checkRegistration(row.cells['Número de Registro'], fraction)
  if (checked.ok) return checked.value.text
  const reason = checked.reason === 'fraction-mismatch' ? 'class-disagrees' : 'registration-unreadable'
  throw new Skipped(reason, `${row.cells['Número de Registro']} / ${row.cells['Fracción']}`)
}

function readForm(row: RegisterRow, catalogue: CatalogueData): Form {
  const cell = normalize(row.cells['Forma Farmaceutica'])
  const form = catalogue.forms.find((f) =>
    [f.name, f.plural, ...f.aliases].some((n) => normalize(n) === cell),
  )
  if (form === undefined) throw new Skipped('form-unknown', row.cells['Forma Farmaceutica'])
  return form
}

function readRoute(row: RegisterRow, catalogue: CatalogueData): string {
  const cell = normalize(row.cells['Vista Administración']).replaceAll(/ ?[/,] ?| y /g, ' o ')
  const route = catalogue.routes.find((r) => [r.name, ...r.aliases].some((n) => normalize(n) === cell))
  if (route === undefined) throw new Skipped('route-unknown', row.cells['Vista Administración'])
  return route.name
}

/**
 * Writes a brand in sentence case. Short words stay in capitals, because they are usually acronyms: "ROLODIQUIM FST" becomes
 * "Rolodiquim FST".
 */
function readBrand(row: RegisterRow, ingredients: Ingredient[]): string | null {
  const cell = row.cells['Denominación Distintiva']
  const isGeneric = ingredients.some((i) => normalize(i.name) === normalize(cell))
  if (isGeneric || !/\p{L}{2}/u.test(cell) || /^(s\/d|n\/a|sin )/i.test(cell)) return null
  return cell
    .split(/\s+/)
    .map((word) => (word.length <= 3 ? word : sentenceCase(word.toLocaleLowerCase('es-MX'))))
    .join(' ')
}

function readRow(row: RegisterRow, catalogue: CatalogueData): Registered {
  if (normalize(row.cells['Estado']) !== 'vigente') throw new Skipped('not-in-force', row.cells['Estado'])
  const ingredients = readIngredients(row, catalogue)
  const strengths = strengthsOf(
    row.cells['Cantidad'],
    ingredients,
    ingredientFinder(catalogue),
    catalogue.units,
  )
  if (strengths === null) throw new Skipped('strength-unreadable', row.cells['Cantidad'])
  const fraction = readClass(row)
  return {
    registration: readRegistration(row, fraction),
    fraction,
    ingredients,
    strengths,
    form: readForm(row, catalogue),
    route: readRoute(row, catalogue),
    brand: readBrand(row, ingredients),
    holder: row.cells['Titular'],
    atc: /^[A-Z]\d{2}[A-Z]{2}\d{2}/.exec(row.cells['Sustancia Química'])?.[0] ?? '',
  }
}

/** Registered strengths of a presentation: the one that the presentation states, or all of them if it states none. */
function strengthsFor(
  content: RegisteredContent,
  { strengths, form, ingredients }: Registered,
): { amounts: string[]; per: string }[] {
  const [amount = '', per = ''] = content.strength.split('/').map((s) => s.trim())
  if (per !== '' && ingredients.length === 1) return [{ amounts: [amount], per }]
  // The strength of a syrup or cream is meaningless without the volume or weight to which it refers.
  if (!form.counted) return []
  const stated = strengths.filter((s) => s[0] === amount)
  return (stated.length > 0 ? stated : strengths).map((amounts) => ({ amounts, per: '' }))
}

function productsOf(
  registered: Registered,
  content: RegisteredContent,
  catalogue: CatalogueData,
): ImportedProduct[] {
  const { form, route, registration, ingredients, atc } = registered
  return strengthsFor(content, registered).map(({ amounts, per }) => {
    const facts = {
      ingredients: ingredients.map((i, at) => ({ name: i.name, strength: amounts[at] ?? '' })),
      per,
      form: form.name,
      route,
      content: content.content,
      gtin: null,
      registration,
    }
    const id = idOf(facts, form.route)
    const codes = ingredients.flatMap((i) => i.atc)
    return {
      ...facts,
      id,
      uid: uidOf({ id, gtin: null }),
      generic: ingredients.map((i) => sentenceCase(i.name)).join(' / '),
      atc,
      fraction: registered.fraction,
      antibiotic: isAntibiotic({ ...facts, atc }, codes, catalogue.antibiotics),
      brands: registered.brand === null ? [] : [registered.brand],
      holder: registered.holder,
      priceCents: null,
      compendium: null,
      sources: [SOURCE],
    }
  })
}

/**
 * Makes products from the rows of COFEPRIS's register. Nothing is guessed: a text that can't be read exactly is skipped, and
 * every skipped row or sentence is listed with its reason.
 */
export function importRegister(rows: RegisterRow[], catalogue: CatalogueData): Import {
  const accepted = new Map<string, ImportedProduct>()
  const skipped: Skip[] = []
  for (const row of rows) {
    const registration = row.cells['Número de Registro']
    const skip = (reason: SkipReason, detail: string): void => {
      skipped.push({ line: row.line, registration, reason, detail })
    }
    try {
      const registered = readRow(row, catalogue)
      const { contents, unread } = contentsOf(row.cells['Presentación'], catalogue)
      for (const sentence of unread) skip('presentation-unreadable', sentence)
      if (contents.length === 0 && unread.length === 0) skip('presentation-unreadable', '')
      for (const content of contents) {
        const products = productsOf(registered, content, catalogue)
        if (products.length === 0) skip('strength-basis-missing', content.content)
        for (const product of products)
          if (accepted.has(product.id)) skip('duplicate', product.id)
          else accepted.set(product.id, product)
      }
    } catch (error) {
      if (!(error instanceof Skipped)) throw error
      skip(error.reason, error.detail)
    }
  }
  return { accepted: [...accepted.values()], skipped }
}
