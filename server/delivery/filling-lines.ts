import { mail as t } from '#locales/es/mail.ts'
import type { SignedDocument } from '#contract/prescription/document.ts'
import { QTY_PHARMACIST_DECIDES } from '#contract/prescription/quantities.ts'

/**
 * Sentences on how often a pharmacy fills what these documents prescribe, by the same rules as `leftToFill`: in parts
 * wherever there is more than one package, and again where the doctor allowed refills.
 */
export function fillingLines(documents: readonly Pick<SignedDocument, 'items'>[]): string[] {
  const rows = documents.flatMap(({ items }) => items)
  const isOfParts = rows.length > 1 || rows.some(({ qty }) => qty > 1 && qty !== QTY_PHARMACIST_DECIDES)
  const hasRefills = rows.some(({ refills = 0 }) => refills > 0)
  return [...(isOfParts ? [t.inParts] : []), ...(hasRefills ? [t.refills] : [])]
}
