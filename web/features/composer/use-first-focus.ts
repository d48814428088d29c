import { useEffect, useState } from 'react'
import type { ComposerDraft } from './draft/draft.ts'
import { fieldIds, rowFieldId } from './draft/field-ids.ts'
import { useIsPhone } from '../../ui/use-media.ts'

/**
 * Focuses the first control to be filled in when a draft is shown, as the page opens or after another draft was discarded: the
 * dose of the first medicine where a prescription is corrected, the search for the next medicine in any other draft with a
 * patient, and else the search for the patient. It does nothing on a phone, where the keyboard would cover half of the page.
 */
export function useFirstFocus(draft: ComposerDraft): void {
  const isPhone = useIsPhone()
  const of = draft.idempotencyKey
  const [first, setFirst] = useState(() => ({ of, id: firstControl(draft) }))
  if (first.of !== of) setFirst({ of, id: firstControl(draft) })
  useEffect(() => {
    const control = !isPhone && first.id && document.getElementById(first.id)
    // A field that the doctor entered before this effect ran keeps the focus.
    if (!control || document.activeElement?.matches('main :is(input, textarea, select)')) return
    control.focus()
    // The page is scrolled to its top, so that a draft with medicines is read from its beginning: focusing a
    // control far down has scrolled the page.
    window.scrollTo(0, 0)
    // The instructions of a prescription that the draft replaces are selected: typing overwrites them, and an arrow
    // key keeps them.
    if (control instanceof HTMLTextAreaElement) control.select()
  }, [first, isPhone])
}

/** Id of the first control to be filled in; undefined while the form of a new patient is open, which has a focus of its own. */
function firstControl({ patient, newPatient, rows, relation }: ComposerDraft): string | undefined {
  const [first] = rows
  if (newPatient) return undefined
  if (!patient) return fieldIds.patient
  return first && relation?.kind === 'replaces' ? rowFieldId(first.key, 'instructions') : fieldIds.add
}
