import type { SignedDocument, SignedRow } from './document.ts'

/** Why a sheet is signed by hand: the class of a medicine requires it, or the product does not recognise a medicine. */
export type HandReason = 'class' | 'unrecognised'

const isWatched = ({ fraction }: Pick<SignedRow, 'fraction'>): boolean =>
  fraction === 'I' || fraction === 'II' || fraction === 'III'

/** Why a signed document needs a signature by hand; null for an electronic original. */
export function handReason({
  document_kind,
  items,
}: {
  document_kind: SignedDocument['document_kind']
  items: readonly Pick<SignedRow, 'fraction' | 'recognised'>[]
}): HandReason | null {
  if (document_kind === 'electronic') return null
  return items.some((row) => !row.recognised && !isWatched(row)) ? 'unrecognised' : 'class'
}
