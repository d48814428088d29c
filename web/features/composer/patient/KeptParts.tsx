import type { Dispatch } from 'react'
import { intlLocale } from '#locales/locale.ts'
import { useStore } from '../../../lib/store.ts'
import { language, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import type { ComposerDraft } from '../draft/draft.ts'
import type { DraftAction } from '../draft/draft-reducer.ts'
import { fieldIds } from '../draft/field-ids.ts'
import { moveFocus } from '../rows/move-focus.ts'
import { useAltKey } from '../use-alt-key.ts'
import { fieldsToPutBack, withoutParts, writtenParts } from './kept-parts.ts'

interface KeptPartsProps {
  draft: ComposerDraft
  dispatch: Dispatch<DraftAction>
  /** Name of the patient for whom the parts of the draft were written. */
  former: string
  onClose: () => void
}

/**
 * Notice that lists the parts of the draft that were written for its former patient, with a button (or Alt with X) that removes
 * these parts.
 */
export function KeptParts({ draft, dispatch, former, onClose }: KeptPartsProps) {
  const texts = useTexts('kept-parts')
  const locale = intlLocale[useStore(language)]
  const parts = writtenParts(draft)
  const list = new Intl.ListFormat(locale).format(
    parts.map((part) => (part === 'rows' ? texts.rows(draft.rows.length) : texts[part])),
  )
  const takeOut = () => {
    const { rows, idempotencyKey } = draft
    dispatch({ kind: 'set', change: withoutParts })
    for (const { key } of rows) dispatch({ kind: 'remove-row', key })
    moveFocus(fieldIds.diagnosis)
    onClose()
    notify({
      message: texts.takenOut(list),
      about: idempotencyKey,
      action: {
        label: texts.undo,
        run: () => {
          dispatch({ kind: 'set', change: fieldsToPutBack(draft) })
          rows.forEach((row, at) => dispatch({ kind: 'add-row', row, at }))
        },
      },
    })
  }
  useAltKey('KeyX', () => {
    if (parts.length > 0) takeOut()
  })

  if (parts.length === 0) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-warn-soft px-3 py-1">
      <output className="min-w-0 flex-[1_1_16rem] text-sm">{texts.kept(list, former)}</output>
      <span className="flex flex-wrap max-sm:-ml-3">
        <Button tone="quiet" className="px-3" aria-keyshortcuts="Alt+X" onClick={takeOut}>
          {texts.takeOut}
          <Kbd>Alt X</Kbd>
        </Button>
        <Button tone="quiet" className="px-3" onClick={onClose}>
          {texts.keep}
        </Button>
      </span>
    </div>
  )
}
