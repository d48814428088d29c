import { useRef, useState } from 'react'
import type { WidgetArrangement } from '#contract/profile/widget-ids.ts'
import type { UxSettingsChange } from '#contract/profile/profile.ts'
import { api } from '../../../lib/calls/api.ts'
import { profileCalls } from '../../../lib/calls/endpoints.ts'
import { savePreference, useDoctor } from '../../../lib/account/profile.ts'
import { useTexts } from '../../../lib/texts.ts'
import { notify } from '../../../ui/notices/notices.ts'

/** The last arrangement of the widgets, kept until the server has stored it. */
let unsaved: UxSettingsChange['widgets']

/**
 * Id of this page and number of its latest change. By these the server keeps the arrangement that was made last, in whatever
 * order the requests arrive.
 */
const change = { page: crypto.randomUUID(), turn: 0 }

// Each save of an arrangement is sent after the answer to the previous save. When the page is left, the last arrangement is sent
// without that answer, because it would be lost otherwise, and may arrive before the previous one.
addEventListener('pagehide', () => {
  if (unsaved === undefined) return
  const call = { body: { ux_settings: { widgets: unsaved } } }
  // An error is ignored, because the page is closing and can show none.
  void api(profileCalls.update, call, { keepalive: true }).catch(() => undefined)
})

/**
 * The doctor's arrangement of the widgets on the home page while it is being changed. Each change is saved in the account, once
 * the save of the change before is answered. All changes can be undone together when the dialog closes.
 */
export function useArrangement(): {
  arrangement: WidgetArrangement
  change: (next: WidgetArrangement) => void
  /** Ends the arranging of the widgets, and offers to undo its changes. */
  close: () => void
} {
  const { arrange } = useTexts('arrange')
  const saved = useDoctor().ux_settings.widgets
  const [before] = useState(saved)
  const [arrangement, setArrangement] = useState(saved)
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  const save = (next: WidgetArrangement) => {
    change.turn += 1
    const widgets = { ...next, change: { ...change } }
    unsaved = widgets
    saving.current = saving.current.then(async () => {
      // An arrangement is not sent if the doctor changed it again while it waited for the save before it.
      if (unsaved !== widgets) return
      const isSaved = await savePreference({ widgets })
      if (unsaved === widgets) unsaved = undefined
      if (!isSaved) notify({ message: arrange.notSaved, colour: 'error' })
    })
  }
  return {
    arrangement,
    change: (next) => {
      setArrangement(next)
      save(next)
    },
    close: () => {
      if (JSON.stringify(arrangement) === JSON.stringify(before)) return
      notify({
        message: arrange.saved,
        colour: 'success',
        action: { label: arrange.undo, run: () => save(before) },
        lasts: 10_000,
      })
    },
  }
}
