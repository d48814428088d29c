import { useEffect, useState } from 'react'
import { fieldIds } from './draft/field-ids.ts'
import { useIsPhone } from './use-media.ts'

/** The page opens where the writing begins. Not on a phone, where a keyboard would cover half of it unasked. */
export function useFirstFocus(isWithoutPatient: boolean): void {
  const isPhone = useIsPhone()
  const [id] = useState(isPhone ? undefined : isWithoutPatient ? fieldIds.patient : fieldIds.add)
  useEffect(() => {
    if (id) document.getElementById(id)?.focus()
  }, [id])
}
