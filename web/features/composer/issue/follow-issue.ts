import type { IssuedPrescription } from '#contract/prescriptions.ts'
import { formatCode } from '#contract/values/identifiers/format-code.ts'
import type { Texts } from '#locales/locale.ts'
import { draftCalls, patientCalls, prescriptionCalls } from '../../../lib/calls/endpoints.ts'
import { savePreference } from '../../../lib/account/profile.ts'
import { invalidate } from '../../../lib/calls/query.ts'
import { loadTexts, textsNow } from '../../../lib/texts.ts'
import { navigate } from '../../../lib/router/address.ts'
import { linkTo } from '../../../paths.ts'
import { closeNoticesAbout, notify } from '../../../ui/notices/notices.ts'
import type { offerUndo as Offer } from '../../../ui/issued/offer-undo.ts'
import type { ChosenPlace } from '../draft/default-place.ts'
import type { ComposerDraft } from '../draft/draft.ts'

type Offering = Parameters<typeof Offer>

/**
 * Offers to undo the issue of a prescription. The code and texts of the offer are fetched only after an issue, because nobody
 * needs them before.
 */
async function offerUndo(of: Offering[0], told: number, issued: string, goBack: Offering[3]): Promise<void> {
  const [offer] = await Promise.all([import('../../../ui/issued/offer-undo.ts'), loadTexts('prescription')])
  const words = textsNow('prescription')?.undo
  if (words) await offer.offerUndo(of, told, { ...words, issued }, goBack)
}

/** How long the signed sheet is shown before the prescription's page opens, ms. */
const SEEN = 450

interface IssuedHere {
  texts: Texts<'composer'>
  place: ChosenPlace | null
  /** Id of the clinic at which new prescriptions begin; null when none is set. */
  usualClinic: number | null
  relation: ComposerDraft['relation']
}

/** The code of an issued prescription, in the form in which the signed sheet prints it. */
const printedCode = ({ code }: Pick<IssuedPrescription, 'code'>): string => formatCode(code)

/** Opens the prescription's page, and saves this clinic as the one at which the next prescription begins. */
export function followIssue(issued: IssuedPrescription, here: IssuedHere): void {
  const { texts, place, usualClinic, relation } = here
  const words = texts.issued([issued, ...(issued.also_issued ?? [])].map(printedCode))
  // The replaced prescription can no longer be undone, so notices with an undo button for it are closed.
  if (relation?.kind === 'replaces') closeNoticesAbout(relation.signature)
  if (place?.clinic && place.clinic !== usualClinic) void savePreference({ clinicId: place.clinic })
  void invalidate(prescriptionCalls.list)
  void invalidate(draftCalls.list)
  void invalidate(patientCalls.list)
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  setTimeout(
    () => {
      const notice = notify({ message: words, colour: 'success' })
      navigate(linkTo('prescription', { signature: issued.signature }), { replace: true })
      if (issued.send_rx)
        void offerUndo(issued, notice, words, ({ replaced }) => {
          // If the undone prescription was a correction, the new draft corrects the same earlier prescription.
          const of = replaced?.is_restored ? replaced.signature : ''
          navigate(linkTo('newPrescription', undefined, { repeat: issued.signature, as: 'undone', of }))
        })
    },
    isStill ? 0 : SEEN,
  )
}
