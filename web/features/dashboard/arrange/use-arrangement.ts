import { useRef, useState } from 'react'
import type { WidgetArrangement } from '#contract/profile/widget-ids.ts'
import { savePreference, useDoctor } from '../../../lib/account/profile.ts'
import { useTexts } from '../../../lib/texts.ts'
import { notify } from '../../../ui/notices/notices.ts'

/**
 * The doctor's arrangement of the home page while it is being changed. Every change is saved in the account at once,
 * one after the other, and all of them can be undone together when the dialog closes.
 */
export function useArrangement(): {
  arrangement: WidgetArrangement
  change: (next: WidgetArrangement) => void
  /** Ends the changing, and offers to undo what was changed. */
  close: () => void
} {
  const { arrange } = useTexts('arrange')
  const saved = useDoctor().ux_settings.widgets
  const [before] = useState(saved)
  const [arrangement, setArrangement] = useState(saved)
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  const save = (widgets: WidgetArrangement) => {
    saving.current = saving.current.then(async () => {
      if (!(await savePreference({ widgets }))) notify({ message: arrange.notSaved, colour: 'error' })
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
