import { drugName } from '#contract/medications/drug-name.ts'
import type { NamedUses } from '#contract/figures/month-figures.ts'
import { normalize } from '#contract/values/normalize.ts'

/**
 * Adds up the uses of names that differ only in accents, capitals or blanks: "ÁCIDO FÓLICO" and "Acido folico" are one
 * medicine. Each medicine is listed in its most frequent spelling. Of two equally frequent spellings, the one with accents and
 * small letters is used.
 * @returns names with at least one use, the most used first; names with equal use are sorted by name
 */
export function foldNames(written: readonly NamedUses[]): NamedUses[] {
  const folded = new Map<string, { uses: number; spelling: NamedUses }>()
  for (const { name, uses } of written) {
    const one = { name: drugName({ generic: name, presentation: '' }), uses }
    const key = normalize(name)
    const before = folded.get(key)
    folded.set(key, {
      uses: (before?.uses ?? 0) + uses,
      spelling: before && isPreferred(before.spelling, one) ? before.spelling : one,
    })
  }
  return [...folded.values()]
    .filter(({ uses }) => uses > 0)
    .map(({ uses, spelling }) => ({ name: spelling.name, uses }))
    .toSorted((a, b) => b.uses - a.uses || a.name.localeCompare(b.name, 'es'))
}

/**
 * Whether spelling `a` of a medicine's name is preferred to spelling `b`: the more frequent one is, and of two equally frequent
 * ones the one later by code points. Letters with accents come after those without, and small letters after capitals.
 */
const isPreferred = (a: NamedUses, b: NamedUses): boolean =>
  a.uses > b.uses || (a.uses === b.uses && a.name > b.name)
