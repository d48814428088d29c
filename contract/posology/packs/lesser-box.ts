import type { Posology } from '../parse.ts'
import { unitOfWord } from '../pack.ts'
import { plain } from '../words.ts'
import { type Computed, computedPacks } from './computed-packs.ts'
import { packageName, packageOf } from './package-text.ts'

/** Contents of the packages that exist of one medicine: "caja con 30 tabletas", "caja con 100 tabletas". */
export type BoxesOf = (presentation: string) => readonly string[]

/**
 * The medicine that a presentation names, without its package and in whichever order and number it was written:
 * "Clonazepam 2mg tabletas" is "Clonazepam tableta 2 mg".
 */
const medicineOf = (presentation: string): string =>
  [...plain(packageName(presentation)).matchAll(/\p{L}+|[\d.,]+|%/gu)]
    .map(([word]) => unitOfWord(word) ?? word)
    .toSorted()
    .join(' ')

/** Reads which packages exist of each medicine of a catalogue. */
export function boxesOf(presentations: readonly string[]): BoxesOf {
  const contents = new Map<string, string[]>()
  for (const text of presentations) {
    const { content } = packageOf(text)
    const medicine = medicineOf(text)
    contents.set(medicine, [...(contents.get(medicine) ?? []), content])
  }
  return (presentation) => contents.get(medicineOf(presentation)) ?? []
}

/**
 * The package of the same medicine that covers a treatment with the fewest units; null where the package of the row is
 * that one already.
 * @param contents packages that exist of the medicine
 */
export function lesserBox(
  posology: Pick<Posology, 'steps'>,
  presentation: string,
  contents: readonly string[],
): Computed | null {
  const own = computedPacks(posology, packageOf(presentation))
  if (own === null) return null
  return (
    contents
      .map((content) => computedPacks(posology, packageOf(`${packageName(presentation)}, ${content}`)))
      .filter((other) => other !== null)
      .filter((other) => other.unit.es[0] === own.unit.es[0] && unitsOf(other) < unitsOf(own))
      .toSorted((a, b) => unitsOf(a) - unitsOf(b) || a.packs - b.packs)[0] ?? null
  )
}

/** Number of units that the packages of a treatment hold. */
const unitsOf = ({ packs, each }: Computed): number => packs * each
