import type { Catalogue } from '#knowledge/catalogue/load.ts'
import type { Product } from '#knowledge/catalogue/product.ts'
import type { Item } from './parse-items.ts'
import { type Lexicon, phraseKey } from './parse-lexicon.ts'

/** Form and route as far as they are known, and whether everything that was said about them agrees. */
export interface FormAndRoute {
  form: string | null
  route: string | null
  agrees: boolean
}

/** Forms that say too little by themselves, and whose kind the catalogue may settle. */
const VAGUE = new Set(['solución', 'suspensión', 'polvo', 'emulsión'])

const only = <T>(values: Iterable<T>): T | null => {
  const [first, ...others] = new Set(values)
  return first !== undefined && others.length === 0 ? first : null
}

/** The one form that several words name together: `susp … gts`, or a form and a more exact one. */
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

/** A form and a route said apart may be one form: `crema … vaginal`. */
function withRoute(form: string, route: string, catalogue: Catalogue): string | null {
  const own = catalogue.forms.find((f) => f.name === form)
  if (own === undefined || own.route === route) return form
  const first = form.split(' ')[0] ?? ''
  const joined = catalogue.forms.find(
    (f) => f.route === route && (f.name === `${form} ${route}` || f.name.startsWith(`${first} `)),
  )
  if (joined !== undefined && joined.name.split(' ').length <= 2) return joined.name
  return own.route === '' ? form : null
}

/** Settles form and route; what the text leaves out is taken from the catalogue only when it has one answer. */
export function formAndRouteOf(items: Item[], candidates: Product[], lexicon: Lexicon): FormAndRoute {
  const forms = items.flatMap((i) =>
    i.kind === 'known' && i.meaning.kind === 'form' ? [{ name: i.meaning.name, typed: i.typed }] : [],
  )
  const routes = items.flatMap((i) =>
    i.kind === 'known' && i.meaning.kind === 'route' ? [i.meaning.name] : [],
  )
  const containers = items.flatMap((i) =>
    i.kind === 'known' && i.meaning.kind === 'container' ? [i.meaning.term] : [],
  )
  const stated = only(routes)
  let agrees = routes.length === 0 || stated !== null
  let form = mergeForms(forms, lexicon)
  if (form === null && forms.length > 0) agrees = false
  if (form !== null && stated !== null) {
    const joined = withRoute(form, stated, lexicon.catalogue)
    if (joined === null) agrees = false
    else form = joined
  }
  const held = candidates.filter((p) =>
    containers.every((c) => c.name === 'caja' || p.content.includes(c.name) || p.content.includes(c.plural)),
  )
  if (form === null && forms.length === 0) form = only(held.map((p) => p.form))
  if (form !== null && VAGUE.has(form)) {
    const vague = form
    form = only(held.map((p) => p.form).filter((f) => f.startsWith(vague))) ?? form
  }
  const own = lexicon.catalogue.forms.find((f) => f.name === form)?.route ?? ''
  const settled = stated ?? (own === '' ? only(held.filter((p) => p.form === form).map((p) => p.route)) : own)
  return { form, route: settled, agrees }
}
