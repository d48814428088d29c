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
 * Id of this page and number of its latest change, by which the server keeps the change that was made last,
 * whichever arrives first.
 */
const change = { page: crypto.randomUUID(), turn: 0 }

// On leaving the page, an arrangement that still waits for the answer to the one before is sent at once: it would be lost
// otherwise. It may arrive before the other one.
addEventListener('pagehide', () => {
  if (unsaved === undefined) return
  const call = { body: { ux_settings: { widgets: unsaved } } }
  // An error is ignored, because the page is closing and can show none.
  void api(profileCalls.update, call, { keepalive: true }).catch(() => undefined)
})

/**
 * The doctor's arrangement of the home page while it is being changed. A change is saved in the account at once, or after the one
 * before, and all of them can be undone together when the dialog closes.
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
      // An arrangement that was changed again while it waited for the save before it is not sent.
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
