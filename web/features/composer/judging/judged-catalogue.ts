import type { Presentation } from '#contract/medications/drug-catalogue.ts'
import type { JudgedCatalogue } from '#contract/prescription/draft.ts'
import { createRecogniser } from '#contract/prescription/recognise.ts'
import type { Recognised, RecognisedCatalogue } from '#contract/prescription/recognised.ts'

/** The catalogue of the page as the judge asks it, with a doctor's own medications. */
export function createJudgedCatalogue(
  catalogue: Omit<RecognisedCatalogue, 'products'> & { products: readonly Presentation[] },
): (own: readonly Presentation[]) => JudgedCatalogue {
  const byUid = new Map(catalogue.products.map((product) => [product.uid, product]))
  const recognise = remembering(() => createRecogniser(catalogue))
  return (own) => {
    const ownByUid = new Map(own.map((product) => [product.uid, product]))
    return { recognise, productByUid: (uid) => ownByUid.get(uid) ?? byUid.get(uid) }
  }
}

/** Made at the first question. The same texts are asked about at every letter of the others. */
function remembering(make: () => (text: string) => Recognised): (text: string) => Recognised {
  let read: ((text: string) => Recognised) | undefined
  const known = new Map<string, Recognised>()
  return (text) => {
    read ??= make()
    const found = known.get(text) ?? read(text)
    if (known.size >= REMEMBERED) known.clear()
    known.set(text, found)
    return found
  }
}

/** As many texts as some long drafts have. */
const REMEMBERED = 500
