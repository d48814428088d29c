import { normalize } from '#contract/values/normalize.ts'
import type { DepotMark } from '#knowledge/safety/forms/form-knowledge.ts'
import { ANY_DRUG } from '#knowledge/safety/forms/read-depots.ts'
import type { Contents } from '../read-contents.ts'

/**
 * Whether an injection is a depot, by the marks of its ingredients.
 * @param text words with which the row names its medicine
 */
export function isDepotInjection(
  { ingredients, per, form }: Pick<Contents, 'ingredients' | 'per' | 'form'>,
  text: string,
  depots: ReadonlyMap<string, readonly DepotMark[]>,
): boolean {
  const words = ` ${normalize(`${text} ${form}`).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  const isMarked = (key: string, strength: string): boolean =>
    (depots.get(key) ?? []).some(
      (mark) =>
        mark.isEveryInjection ||
        mark.strengths.includes(per === '' ? strength : `${strength}/${per}`) ||
        mark.words.some((word) => words.includes(` ${word} `)),
    )
  return isMarked(ANY_DRUG, '') || ingredients.some(({ key, strength }) => isMarked(key, strength))
}
