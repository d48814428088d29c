import type { WatchedName } from './recognised.ts'

/**
 * Finds the controlled drug or antibiotic that a text means by a slip, with digits for letters or in parts:
 * "clonazepan", "M0rfina", "amoxi cilina". Taken for an unknown drug, the row would evade the rules of its class.
 * @param find finds the watched names in a text
 * @returns function of a text and of whether it names a drug as well, in which case no brand is looked for
 */
export function createMisspelt(
  find: (text: string) => readonly WatchedName[],
): (text: string, isNamed: boolean) => string | null {
  return (text, isNamed) =>
    find(text).find(({ how, isBrand }) => how === 'disguised' || (how === 'near' && !(isBrand && isNamed)))
      ?.name ?? null
}
