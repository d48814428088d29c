import type { CatalogueData } from '#knowledge/catalogue/load.ts'
import type { Product } from '#knowledge/catalogue/product.ts'
import type { Term } from '#knowledge/catalogue/terms.ts'
import type { ParsedItem } from './parse-items.ts'
import { type Lexicon, phraseKey } from './parse-lexicon.ts'

/** Pharmaceutical form and route of a product, as far as they are known, and whether all statements about them agree. */
export interface FormAndRoute {
  form: string | null
  route: string | null
  agrees: boolean
}

/** Names of pharmaceutical forms that are too general. The catalogue may have the exact form. */
const VAGUE = new Set(['solución', 'suspensión', 'polvo', 'emulsión', 'aerosol'])

const only = <T>(values: Iterable<T>): T | null => {
  const [first, ...others] = new Set(values)
  return first !== undefined && others.length === 0 ? first : null
}

/**
 * Combines several words for the form into one form: `susp … gts`, or a form and a more exact one. The result is null when the
 * words disagree.
 */
function mergeForms(named: { name: string; typed: string }[], lexicon: Lexicon): string | null {
  const distinct = [...new Map(named.map((f) => [f.name, f])).values()]
  if (distinct.length <= 1) return distinct[0]?.name ?? null
  const exact = distinct.filter((f) => distinct.every((other) => f.name.startsWith(other.name)))
  if (exact[0] !== undefined) return exact[0].name
  const [a, b] = distinct
  if (distinct.length > 2 || a === undefined || b === undefined) return null
  for (const phrase of [`${a.typed} ${b.typed}`, `${b.typed} ${a.typed}`, `${a.name} ${b.name}`]) {
    const meaning = lexicon.phrases.get(phraseKey(phrase))
    if (meaning?.kind === 'form') return meaning.name
  }
  return null
}

/**
 * Combines a form and a route that are written apart into one form: `crema … vaginal`. The result is null when they contradict
 * each other.
 */
function withRoute(form: string, route: string, catalogue: CatalogueData): string | null {
  const own = catalogue.forms.find((f) => f.name === form)
  if (own === undefined || own.route === route) return form
  const first = form.split(' ')[0] ?? ''
  const joined = catalogue.forms.find(
    (f) => f.route === route && (f.name === `${form} ${route}` || f.name.startsWith(`${first} `)),
  )
  if (joined !== undefined && joined.name.split(' ').length <= 2) return joined.name
  return own.route === '' ? form : null
}

/**
 * Finds the form that the catalogue has for this drug: the only exact form for a general one (`susp`), or the only longer name
 * with another route (`crema` for a drug that is only made as `crema vaginal`). The result is null when there are several such
 * longer names. A form for which the catalogue has neither stays as it is.
 */
function asCatalogued(form: string, products: Product[], catalogue: CatalogueData): string | null {
  const known = [...new Set(products.map((p) => p.form))]
  if (known.includes(form) || known.length === 0) return form
  if (VAGUE.has(form)) return only(known.filter((f) => f.includes(form))) ?? form
  const routeOf = (name: string): string => catalogue.forms.find((f) => f.name === name)?.route ?? ''
  const special = known.filter((f) => f.startsWith(`${form} `) && routeOf(f) !== routeOf(form))
  return special.length === 0 ? form : only(special)
}

/**
 * Determines the form and the route of a product. If one is missing in the text, it is taken from the catalogue, provided that
 * the catalogue has only one.
 * @param exact products of the drug with exactly these strengths
 * @param ofDrug all products of the drug
 */
export function formAndRouteOf(
  items: ParsedItem[],
  exact: Product[],
  ofDrug: Product[],
  lexicon: Lexicon,
): FormAndRoute {
  const { forms, routes, containers } = mentioned(items)
  const stated = only(routes)
  let agrees = routes.length === 0 || stated !== null
  let form = mergeForms(forms, lexicon)
  if (form === null && forms.length > 0) agrees = false
  if (form !== null && stated !== null) {
    const joined = withRoute(form, stated, lexicon.catalogue)
    if (joined === null) agrees = false
    else form = joined
  }
  const isHeld = (p: Product): boolean =>
    containers.every((c) => c.name === 'caja' || p.content.includes(c.name) || p.content.includes(c.plural))
  const held = exact.filter(isHeld)
  if (form === null && forms.length === 0) form = only(held.map((p) => p.form))
  if (form !== null && stated === null) {
    const catalogued = asCatalogued(form, exact.length > 0 ? held : ofDrug, lexicon.catalogue)
    if (catalogued === null) agrees = false
    else form = catalogued
  }
  const own = lexicon.catalogue.forms.find((f) => f.name === form)?.route ?? ''
  const possible = (exact.length > 0 ? held : ofDrug).filter((p) => p.form === form).map((p) => p.route)
  const settled = stated ?? (own === '' ? only(possible) : own)
  return { form, route: settled, agrees }
}

function mentioned(items: ParsedItem[]): {
  forms: { name: string; typed: string }[]
  routes: string[]
  containers: Term[]
} {
  const forms: { name: string; typed: string }[] = []
  const routes: string[] = []
  const containers: Term[] = []
  for (const item of items) {
    if (item.kind !== 'known') continue
    if (item.meaning.kind === 'form') forms.push({ name: item.meaning.name, typed: item.typed })
    if (item.meaning.kind === 'route') routes.push(item.meaning.name)
    if (item.meaning.kind === 'container') containers.push(item.meaning.term)
  }
  return { forms, routes, containers }
}
