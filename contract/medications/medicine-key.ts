import { unitOfWord } from '../posology/pack.ts'
import { packageName } from '../posology/packs/package-text.ts'
import { plain } from '../posology/words.ts'

/**
 * Ingredient, form and strength that a presentation names, without its package and in whichever order and number they were
 * written: "Clonazepam 2mg tabletas" has the key of "Clonazepam tableta 2 mg".
 */
export const medicineKey = (presentation: string): string =>
  [...plain(packageName(presentation)).matchAll(/\p{L}+|[\d.,]+|%/gu)]
    .map(([word]) => unitOfWord(word) ?? word)
    .toSorted()
    .join(' ')
