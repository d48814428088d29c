import { medicineKey } from '../../medications/medicine-key.ts'
import type { Posology } from '../parse.ts'
import { type Computed, computedPacks, fewestUnits, unitsOf } from './computed-packs.ts'
import { packageName, packageOf } from './package-text.ts'

/** Contents of the packages that exist of one medicine: "caja con 30 tabletas", "caja con 100 tabletas". */
export type BoxesOf = (presentation: string) => readonly string[]

/** Reads which packages exist of each medicine of a catalogue. */
export function boxesOf(presentations: readonly string[]): BoxesOf {
  const contents = new Map<string, string[]>()
  for (const text of presentations) {
    const { content } = packageOf(text)
    const medicine = medicineKey(text)
    contents.set(medicine, [...(contents.get(medicine) ?? []), content])
  }
  return (presentation) => contents.get(medicineKey(presentation)) ?? []
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
      .toSorted(fewestUnits)[0] ?? null
  )
}
