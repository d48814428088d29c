import { useEffect, useState } from 'react'
import type { ComposerDraft } from './draft/draft.ts'
import { fieldIds } from './draft/field-ids.ts'
import { useIsPhone } from '../../ui/use-media.ts'

/**
 * The page opens where the writing begins. Not on a phone, where a keyboard would cover half of it unasked, and not on a
 * draft with medicines, which is read from the top first.
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
