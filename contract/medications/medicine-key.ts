import { unitOfWord } from '../posology/pack.ts'
import { packageName } from '../posology/packs/package-text.ts'
import { plain } from '../posology/words.ts'

/**
 * Key of the medicine that a presentation names, whatever its package: the words of the presentation, sorted, and with units and
 * forms in the singular. "Clonazepam 2mg tabletas" has the same key as "Clonazepam tableta 2 mg".
 */
export const medicineKey = (presentation: string): string =>
  [...plain(packageName(presentation)).matchAll(/\p{L}+|[\d.,]+|%/gu)]
    .map(([word]) => unitOfWord(word) ?? word)
    .toSorted()
    .join(' ')
