import { useEffect, useState } from 'react'
import type { IssuedPrescription } from '#contract/prescriptions.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ChosenPlace } from '../draft/default-place.ts'
import type { ComposerDraft } from '../draft/draft.ts'
import { forgetPaper } from '../sheet/chosen-paper.ts'
import { followIssue } from './follow-issue.ts'

/**
 * Handles an issued prescription: puts its code on the sheet, and opens its page.
 * @param usualClinic id of the clinic at which new prescriptions begin
 * @param onIssued called before the page opens
 */
export function useSeal(
  place: ChosenPlace | null,
  usualClinic: number | null,
  relation: ComposerDraft['relation'],
  onIssued: () => void,
) {
  const texts = useTexts('composer')
  const [code, setCode] = useState<string | null>(null)
  useEffect(() => forgetPaper, [])
  const seal = (issued: IssuedPrescription): void => {
    onIssued()
    setCode(issued.code)
    followIssue(issued, { texts, place, usualClinic, relation })
  }
  return { code, seal }
}
