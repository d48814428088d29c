import type { CatalogueWords, Presentation } from '#contract/medications/drug-catalogue.ts'
import { createCompendium } from '#contract/prescription/compendium/listed-medicine.ts'
import type { JudgedCatalogue } from '#contract/prescription/draft.ts'
import { recogniserInSteps } from '#contract/prescription/names/recognise.ts'
import type { RecognisedCatalogue } from '#contract/prescription/names/recognised.ts'
import { watchedNamesInSteps } from '#contract/prescription/names/watched-names.ts'
import { readersOfOrders } from '#contract/prescription/ordered-drug.ts'

type PageData = Omit<RecognisedCatalogue, 'products'> &
  Pick<CatalogueWords, 'ingredients' | 'forms' | 'routes' | 'shortNames' | 'compendium'> & {
    products: readonly Presentation[]
  }

/**
 * Builds the page's catalogue in the form that the legal check uses, with a doctor's own medications, in short steps between
 * which the browser can handle the user's input.
 */
export function* judgedCatalogueInSteps(
  catalogue: PageData,
): Generator<undefined, (own: readonly Presentation[]) => JudgedCatalogue, undefined> {
  const byUid = new Map<string, Presentation>()
  for (const product of catalogue.products) {
    yield
    byUid.set(product.uid, product)
  }
  const watchedIn = remembering(yield* watchedNamesInSteps(catalogue))
  const recognise = remembering(yield* recogniserInSteps(catalogue, watchedIn))
  const orders = readersOfOrders({ recognise, watchedIn })
  let isListed: ((text: string) => boolean) | undefined
  // The Compendio is read at the first lookup, because only some professions are limited to it.
  const hasCompendiumKey = (text: string): boolean => {
    isListed ??= remembering(createCompendium(catalogue, catalogue.compendium, catalogue.products))
    return isListed(text)
  }
  return (own) => {
    const ownByUid = new Map(own.map((product) => [product.uid, product]))
    return {
      recognise,
      hasCompendiumKey,
      ...orders,
      productByUid: (uid) => ownByUid.get(uid) ?? byUid.get(uid),
    }
  }
}

/**
 * Returns a function that caches the result of `read` for each text: at every letter typed in one row, the legal check parses the
 * texts of all rows again.
 */
function remembering<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text) ?? read(text)
    if (known.size >= REMEMBERED) known.clear()
    known.set(text, found)
    return found
  }
}

/** Maximum number of cached texts: as many as several long drafts have. A full cache is emptied. */
const REMEMBERED = 500
