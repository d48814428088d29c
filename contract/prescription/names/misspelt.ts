import { isBesideAmount } from './beside-amount.ts'
import type { WatchedName } from './recognised.ts'

/**
 * Finds the controlled drug, antibiotic or prohibited substance that a text means without its right name: by a typing error,
 * with digits for letters, in parts, or beside an amount by its abbreviation or beginning ("clonazepan", "M0rfina", "amoxi
 * cilina", "MST 30 mg"). If such a name counted as an unknown drug, the row would evade the rules of the drug's class.
 * @param find finds the names of controlled drugs, antibiotics and prohibited substances in a text
 * @returns function of a text and of whether it names a drug as well, in which case
 * neither brands nor parts of names are looked for
 */
export function createMisspelt(
  find: (text: string) => readonly WatchedName[],
): (text: string, isNamed: boolean) => string | null {
  const isMeant = (text: string, isNamed: boolean, named: WatchedName): boolean => {
    if (named.how === 'exact') return false
    if (named.how === 'begun' || named.how === 'abbreviated') return !isNamed && isBesideAmount(text, named)
    return named.how === 'disguised' || !(named.isBrand && isNamed)
  }
  return (text, isNamed) => find(text).find((named) => isMeant(text, isNamed, named))?.name ?? null
}
