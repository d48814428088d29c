import type { Presentation } from '#contract/medications/drug-catalogue.ts'
import type { JudgedCatalogue } from '#contract/prescription/draft.ts'
import { createRecogniser } from '#contract/prescription/names/recognise.ts'
import type { RecognisedCatalogue } from '#contract/prescription/names/recognised.ts'
import { readersOfOrders } from '#contract/prescription/ordered-drug.ts'
import { createWatchedNames } from '#contract/prescription/names/watched-names.ts'

/** The page's catalogue in the form that the judge uses, with a doctor's own medications. */
export function createJudgedCatalogue(
  catalogue: Omit<RecognisedCatalogue, 'products'> & { products: readonly Presentation[] },
): (own: readonly Presentation[]) => JudgedCatalogue {
  const byUid = new Map(catalogue.products.map((product) => [product.uid, product]))
  const recognise = remembering(() => createRecogniser(catalogue))
  const watchedIn = remembering(() => createWatchedNames(catalogue))
  const orders = readersOfOrders({ recognise, watchedIn })
  return (own) => {
    const ownByUid = new Map(own.map((product) => [product.uid, product]))
    return { recognise, ...orders, productByUid: (uid) => ownByUid.get(uid) ?? byUid.get(uid) }
  }
}

/**
 * Caches what each text is read as: at every letter typed in one row, the judge asks for the texts of
 * all rows again. `make` runs at the first question.
 */
function remembering<T>(make: () => (text: string) => T): (text: string) => T {
  let read: ((text: string) => T) | undefined
  const known = new Map<string, T>()
  return (text) => {
    read ??= make()
    const found = known.get(text) ?? read(text)
    if (known.size >= REMEMBERED) known.clear()
    known.set(text, found)
    return found
  }
}

/** Maximum number of cached texts: as many as several long drafts have. A full cache is emptied. */
const REMEMBERED = 500
