import { lexemesOf } from '#contract/posology/reading/lexemes.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { RouteTerm } from '#knowledge/catalogue/terms.ts'

/** Route that the field for the route of a row names, and whether every word of the field was understood. */
export interface WrittenRoute {
  /** Name of the route in full words; '' where the field names none, or several that exclude each other. */
  route: string
  isUnderstood: boolean
}

/** Kinds of phrases that may stand beside a route without changing it: "Vía: oral (VO)". */
const BESIDE: ReadonlySet<string> = new Set(['skip', 'stop', 'colon', 'open', 'close', 'slash', 'dash', 'or'])

/**
 * Creates the reader of the field for the route. The field is understood by its full name, as the shorthand of instructions
 * ("VO", "v.o.", "Vía oral"), or as an abbreviation of the catalogue.
 */
export function createRouteReader(
  routes: readonly Pick<RouteTerm, 'name' | 'aliases'>[],
): (written: string) => WrittenRoute {
  const plain = (text: string): string => normalize(text).replaceAll(/[^\p{L}/]/gu, '')
  const names = new Map(routes.map(({ name }) => [plain(name), name]))
  const aliases = new Map(routes.flatMap(({ name, aliases: all }) => all.map((one) => [plain(one), name])))
  const together = (found: ReadonlySet<string>): string | undefined =>
    routes.find(({ name }) => {
      const single = name.split(' o ')
      return single.length === found.size && single.every((one) => found.has(one))
    })?.name
  return (written) => {
    const text = written.trim()
    if (text === '') return { route: '', isUnderstood: true }
    const name = names.get(plain(text))
    if (name !== undefined) return { route: name, isUnderstood: true }
    const lexemes = lexemesOf(text)
    const route = together(new Set(lexemes.filter(({ kind }) => kind === 'route').map(({ value }) => value)))
    if (route !== undefined)
      return { route, isUnderstood: lexemes.every(({ kind }) => kind === 'route' || BESIDE.has(kind)) }
    const alias = aliases.get(plain(text))
    return { route: alias ?? '', isUnderstood: alias !== undefined }
  }
}
