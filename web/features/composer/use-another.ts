import { navigate } from '../../lib/router/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { linkTo } from '../../paths.ts'
import { notify } from '../../ui/notices/notices.ts'
import { emptyDraft } from './draft/draft.ts'
import { fieldIds } from './draft/field-ids.ts'
import { moveFocus } from './rows/move-focus.ts'
import type { OwnDraft } from './session/use-own-draft.ts'

/** Returns a handler that begins another prescription. The current draft stays in the list of drafts. */
export function useAnother({ desk }: OwnDraft): () => void {
  const { drafts: texts } = useTexts('composer')
  return () => {
    const { idempotencyKey, patient, newPatient } = desk.get().words
    desk.show(emptyDraft(crypto.randomUUID()))
    notify({
      message: texts.keptAside(patient?.name ?? newPatient?.name ?? ''),
      action: {
        label: texts.backToIt,
        run: () => navigate(linkTo('newPrescription', undefined, { draft: idempotencyKey })),
      },
    })
    moveFocus(fieldIds.patient)
  }
}
