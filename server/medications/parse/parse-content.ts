import type { CatalogueData } from '#knowledge/catalogue/load.ts'
import type { Form, Term } from '#knowledge/catalogue/terms.ts'
import type { ParsedItem } from './parse-items.ts'
import { type Counted, readCountedThing } from './parse-strengths.ts'

/** Content of a package, and whether all statements of the product text about it agree. */
export interface Content {
  /** Content as text, such as `caja con 20 tabletas` or `15 mL`; null when the product text does not state it. */
  text: string | null
  agrees: boolean
}

/** Unit that a count in a product text refers to, such as tablets, or the ampoules of `c/3` for an injection. */
function termOf(
  counted: Counted,
  form: Form | undefined,
  inner: Term | null,
  catalogue: CatalogueData,
): Term | null {
  if (counted === 'pieces') return form?.counted === true ? form : inner
  if ('container' in counted) return counted.container
  if (form?.name.startsWith(counted.form) === true) return form
  return catalogue.forms.find((f) => f.name === counted.form) ?? null
}

/**
 * Names of outer containers of medicines. A product text writes them before the counted unit, as in "caja con 20 tabletas".
 */
const OUTER = new Set(['caja', 'frasco', 'tubo', 'bolsa', 'tarro'])

/** Combines the counts, volumes and containers of a product text into one description of the package. */
export function contentOf(items: ParsedItem[], form: string | null, catalogue: CatalogueData): Content {
  const counts = new Set<string>()
  const volumes = new Set<string>()
  let outer: string | null = null
  let inner: Term | null = null
  let understood = true
  const ownForm = catalogue.forms.find((f) => f.name === form)
  for (const [at, item] of items.entries()) {
    if (item.kind === 'known' && item.meaning.kind === 'container') {
      const counted = items[at - 1]
      const isCounted = counted?.kind === 'quantities' && readCountedThing(items, at - 1) !== null
      if (!isCounted && OUTER.has(item.meaning.term.name)) outer ??= item.meaning.term.name
      else if (!isCounted) inner = item.meaning.term
    }
    if (item.kind !== 'quantities') continue
    const [quantity, ...more] = item.list
    const counted = readCountedThing(items, at)
    if (quantity === undefined || more.length > 0) understood = false
    else if (counted !== null) {
      const amount = quantity.amount ?? '1'
      const term = termOf(counted, ownForm, inner, catalogue)
      if (term === null) understood = false
      else counts.add(`${amount} ${amount === '1' ? term.name : term.plural}`)
    } else if (quantity.unit === null) understood = false
    else volumes.add(`${quantity.amount ?? '1'} ${quantity.unit.name}`)
  }
  const [count] = counts
  const [volume] = volumes
  // A "caja" contains pieces. If only a volume is given ("envase con 120 mL"), the container is therefore unknown.
  if (outer === 'caja' && count === undefined) outer = null
  const held = count === undefined ? volume : volume === undefined ? count : `${count} de ${volume}`
  const single = count === undefined && inner !== null ? inner.name : null
  const text =
    held === undefined
      ? null
      : single !== null
        ? `1 ${single} de ${held}`
        : outer === null
          ? held
          : `${outer} con ${held}`
  return { text, agrees: understood && counts.size <= 1 && volumes.size <= 1 }
}
