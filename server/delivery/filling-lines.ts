import { mail as t } from '#locales/es/mail.ts'
import type { SignedDocument } from '#contract/prescription/document.ts'
import { QTY_PHARMACIST_DECIDES } from '#contract/prescription/quantities.ts'

/**
 * Sentences that tell how often a pharmacy can fill the prescriptions of a mail. A prescription of more than one package can
 * be filled in parts, and one with refills can be filled again. The rules are those of `leftToFill`.
 */
export function fillingLines(documents: readonly Pick<SignedDocument, 'items'>[]): string[] {
  const rows = documents.flatMap(({ items }) => items)
  const isOfParts = rows.length > 1 || rows.some(({ qty }) => qty > 1 && qty !== QTY_PHARMACIST_DECIDES)
  const hasRefills = rows.some(({ refills = 0 }) => refills > 0)
  return [...(isOfParts ? [t.inParts] : []), ...(hasRefills ? [t.refills] : [])]
}
