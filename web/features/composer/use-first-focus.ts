import { useEffect, useState } from 'react'
import type { ComposerDraft } from './draft/draft.ts'
import { fieldIds, rowFieldId } from './draft/field-ids.ts'
import { useIsPhone } from '../../ui/use-media.ts'

/**
 * Focuses the first control to be filled in when the page opens: the dose of the first medicine where a prescription is
 * corrected, and the search for the next one in any other draft with medicines. It does nothing on a phone, where the
 * keyboard would cover half of the page.
 */
export function useFirstFocus({ patient, newPatient, rows, relation }: ComposerDraft): void {
  const isPhone = useIsPhone()
  const [id] = useState(() => {
    const [first] = rows
    if (isPhone || newPatient) return undefined
    if (!patient) return fieldIds.patient
    return first && relation?.kind === 'replaces' ? rowFieldId(first.key, 'instructions') : fieldIds.add
  })
  useEffect(() => {
    const control = id && document.getElementById(id)
    // A field that the doctor entered before this effect ran keeps the focus.
    if (!control || document.activeElement?.matches('main :is(input, textarea, select)')) return
    control.focus()
    // The page is scrolled to its top, so that a draft with medicines is read from its beginning: focusing a
    // control far down has scrolled the page.
    window.scrollTo(0, 0)
    // The instructions of a prescription that the draft replaces are selected: typing overwrites them, and an arrow
    // key keeps them.
    if (control instanceof HTMLTextAreaElement) control.select()
  }, [id])
}
