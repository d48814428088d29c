import type { Drug } from '#contract/medications/medications.ts'
import { normalize } from '#contract/values/normalize.ts'

export interface NamePart {
  text: string
  isStressed: boolean
}

/**
 * A drug's name in parts, of which those that tell it from its look-alike are stressed.
 * @param marks half-open ranges `[from, to)` of the name, in order
 */
export function nameParts(name: string, marks: readonly (readonly [number, number])[]): NamePart[] {
  const parts: NamePart[] = []
  let at = 0
  for (const [from, to] of marks) {
    parts.push(
      { text: name.slice(at, from), isStressed: false },
      { text: name.slice(from, to), isStressed: true },
    )
    at = to
  }
  parts.push({ text: name.slice(at), isStressed: false })
  return parts.filter((part) => part.text !== '')
}

/**
 * Whether a result warns of a look-alike: only the first result of each name does, because a warning on every
 * line would not be read.
 */
export const saysLookAlike = (drug: Drug, at: number, all: readonly Drug[]): boolean =>
  drug.look_alike !== null &&
  all.findIndex((other) => other.generic === drug.generic && other.brand === drug.brand) === at

/** Whether a list of results has both a drug and the drug whose name is easily taken for it. */
export const isLookAlikeBeside = ({ look_alike: other }: Drug, all: readonly Drug[]): boolean =>
  other !== null && all.some(({ generic, brand }) => isName(generic, other.name) || isName(brand, other.name))

const isName = (shown: string | null, name: string): boolean =>
  shown !== null && normalize(shown) === normalize(name)
