import { useEffect, useState } from 'react'
import type { ComposerDraft } from './draft/draft.ts'
import { fieldIds } from './draft/field-ids.ts'
import { useIsPhone } from '../../ui/use-media.ts'

/**
 * Focuses the first control to be filled in when the page opens. It does nothing on a phone, where the keyboard would
 * cover half of the page, nor on a draft with medicines, which is read from the top first.
 */
export function useFirstFocus({ patient, newPatient, rows }: ComposerDraft): void {
  const isPhone = useIsPhone()
  const [id] = useState(
    isPhone || newPatient || rows.length > 0 ? undefined : patient ? fieldIds.add : fieldIds.patient,
  )
  useEffect(() => {
    if (id) document.getElementById(id)?.focus()
  }, [id])
}
