import type { Dispatch } from 'react'
import type { AssistantProfile } from '#contract/accounts/assistants.ts'
import type { DraftBody, DraftPatient, DraftState } from '#contract/drafts/drafts.ts'
import { useTexts } from '../../../lib/texts.ts'
import { notify } from '../../../ui/notices/notices.ts'
import { type DraftAction, draftReducer, isChange } from '../draft/draft-reducer.ts'
import { fieldIds } from '../draft/field-ids.ts'
import { moveFocus } from '../rows/move-focus.ts'
import { draftDesk } from '../session/draft-desk.ts'
import { useDraftSession } from '../session/use-draft-session.ts'
import { assistantPorts } from './assistant-ports.ts'

/** A draft as an assistant begins or opens it. */
export interface PreparedStart {
  body: DraftBody
  version: number
  state: DraftState
  note: string
}

/** The draft that an assistant writes for a doctor: its desk (DraftDesk), its content, and the function that changes it. */
export function usePreparedDraft(doctor: AssistantProfile['doctors'][number], start: PreparedStart) {
  const texts = useTexts('assistants')
  const [desk, state] = useDraftSession(() =>
    draftDesk(
      assistantPorts(doctor.id, () => notify({ message: texts.stale, colour: 'warning' })),
      {
        words: start.body,
        base: { version: start.version, unanswered: [] },
        isSaved: start.version > 0,
        isKept: start.state !== 'submitted',
      },
    ),
  )
  const dispatch: Dispatch<DraftAction> = (action) => {
    const { words } = desk.get()
    const before = { ...words, patient: null }
    desk.send({
      kind: 'written',
      words: { ...draftReducer(before, action), patient: words.patient },
      isChange: isChange(before, action),
    })
  }
  const choosePatient = (chosen: DraftPatient | null) =>
    moveFocus(chosen ? fieldIds.diagnosis : fieldIds.patient, () => {
      const patientSearch = chosen?.name ?? ''
      const words = { ...desk.get().words, patient: chosen, patientSearch, newPatient: null }
      desk.send({ kind: 'written', words, isChange: true })
    })
  return { desk, state, draft: { ...state.words, patient: null }, dispatch, choosePatient }
}

export type DraftBeingPrepared = ReturnType<typeof usePreparedDraft>
