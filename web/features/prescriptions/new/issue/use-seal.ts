import { useState } from 'react'
import { useNavigate } from 'react-router'
import { patients } from '../../../../lib/endpoints.ts'
import type { IssuedPrescription } from '#contract/prescriptions.ts'
import { prescriptions } from '../../../../lib/endpoints.ts'
import { formatCode } from '#contract/values/human-code.ts'
import { savePreference } from '../../../../lib/profile.ts'
import { invalidate } from '../../../../lib/query.ts'
import { loadTexts, textsNow, useTexts } from '../../../../lib/texts.ts'
import { linkTo } from '../../../../paths.ts'
import type { Place } from '../draft/default-place.ts'
import type { Draft } from '../draft/draft.ts'
import { closeNoticesAbout, notify } from '../../../../ui/notices.ts'
import type { offerUndo as Offer } from '../../shared/offer-undo.ts'

type Offering = Parameters<typeof Offer>

/** Comes with its words, which nobody needs before something is issued. */
async function offerUndo(of: Offering[0], told: number, issued: string, goBack: Offering[3]): Promise<void> {
  const [offer] = await Promise.all([import('../../shared/offer-undo.ts'), loadTexts('prescription')])
  const words = textsNow('prescription')?.undo
  if (words) await offer.offerUndo(of, told, { ...words, issued }, goBack)
}

/** How long the signed sheet is seen before its own page comes, ms. */
const SEEN = 450

/**
 * What follows on issuing: the sheet gets its code, the draft is forgotten, the prescription's page opens, and the next
 * prescription begins at this place. @param usualClinic the clinic at which new ones begin
 */
export function useSeal(
  forget: () => Promise<unknown>,
  place: Place | null,
  usualClinic: number | null,
  relation: Draft['relation'],
) {
  const texts = useTexts('composer')
  const navigate = useNavigate()
  const [code, setCode] = useState<string | null>(null)
  const seal = (issued: IssuedPrescription) => {
    const printed = formatCode(issued.code)
    setCode(printed)
    const words = texts.issued([issued, ...(issued.also_issued ?? [])].map((one) => formatCode(one.code)))
    // What it stands for can't be undone any more.
    if (relation?.kind === 'replaces') closeNoticesAbout(relation.signature)
    void forget()
    if (place?.clinic && place.clinic !== usualClinic) void savePreference({ clinicId: place.clinic })
    void invalidate(prescriptions.list)
    void invalidate(patients.list)
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    setTimeout(
      () => {
        const notice = notify({ message: words, colour: 'success' })
        void navigate(linkTo('prescription', { signature: issued.signature }), { replace: true })
        if (issued.send_rx)
          void offerUndo(issued, notice, words, ({ replaced }) => {
            // The correction goes on being one.
            const of = replaced?.is_restored ? replaced.signature : ''
            void navigate(
              linkTo('newPrescription', undefined, { repeat: issued.signature, as: 'undone', of }),
            )
          })
      },
      isStill ? 0 : SEEN,
    )
  }
  return { code, seal }
}
