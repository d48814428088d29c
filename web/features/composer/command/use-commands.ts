import { type Dispatch, useEffect, useEffectEvent } from 'react'
import { api } from '../../../lib/calls/api.ts'
import { type ComposerCommand, composerCommand } from '../../../lib/drafts/composer-command.ts'
import { hasOpenPatient } from '../../../lib/drafts/search-marks.ts'
import { favouriteCalls } from '../../../lib/calls/endpoints.ts'
import { invalidate } from '../../../lib/calls/query.ts'
import { useStore } from '../../../lib/store.ts'
import type { ComposerDraft } from '../draft/draft.ts'
import type { DraftAction } from '../draft/draft-reducer.ts'
import { fieldIds, rowFieldId } from '../draft/field-ids.ts'
import { moveFocus } from '../rows/move-focus.ts'
import { useRoom } from '../rows/use-room.ts'
import { carriedOut } from './carry-out.ts'

/**
 * Carries out the commands that the command palette (Ctrl K) passes to the composer, when the composer opens and while it is
 * open.
 */
export function useComposerCommands(draft: ComposerDraft, dispatch: Dispatch<DraftAction>): void {
  const command = useStore(composerCommand)
  const hasRoom = useRoom(draft)
  const hasPatient = draft.patient !== null
  useEffect(() => {
    hasOpenPatient.set(hasPatient)
    return () => hasOpenPatient.set(undefined)
  }, [hasPatient])
  const run = useEffectEvent((wanted: ComposerCommand) => {
    composerCommand.set(undefined)
    const actions = carriedOut(wanted, draft, () => crypto.randomUUID())
    const added = actions.filter((action) => action.kind === 'add-row')
    if (added.length > 0 && !hasRoom(added.length)) return
    const last = added.at(-1)
    // The focus is not moved here for a new patient, whose form takes the focus itself.
    if (wanted.kind === 'new-patient') {
      for (const action of actions) dispatch(action)
      return
    }
    const next = wanted.kind === 'patient' ? fieldIds.diagnosis : fieldIds.add
    moveFocus(wanted.kind === 'drug' && last ? rowFieldId(last.row.key, 'instructions') : next, () => {
      for (const action of actions) dispatch(action)
    })
    if (wanted.kind === 'favourite' && last) {
      // The call that counts a use of the favourite is not awaited, and its errors are ignored.
      void api(favouriteCalls.use, { params: { id: String(wanted.favourite.id) } })
        .then(() => invalidate(favouriteCalls.list))
        .catch(() => undefined)
    }
  })
  useEffect(() => {
    if (!command) return
    // `run` draws synchronously, which React does not allow inside an effect. A microtask runs before the
    // next key event.
    queueMicrotask(() => {
      const wanted = composerCommand.get()
      if (wanted) run(wanted)
    })
  }, [command])
}
