import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ConsentMethod, NewConsent } from '#contract/patients/patient-consent.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { patientPrivacyCalls } from '../../lib/calls/patient-calls.ts'
import { query, queryClient } from '../../lib/calls/query.ts'
import { useTexts } from '../../lib/texts.ts'

export type Statement = ReturnType<typeof useStatement>

/** State of the doctor's statement about a patient's consent: how it was given, for which text version, with a note. */
export function useStatement(uid: string) {
  const { consent: texts } = useTexts('record')
  const options = query(patientPrivacyCalls.get, { params: { uid } })
  const { data, isFetching, error: loadError, refetch } = useQuery(options)
  const [method, setMethod] = useState<ConsentMethod>()
  const [isTried, setTried] = useState(false)
  const chooser = useRef<HTMLSelectElement>(null)
  const noteField = useRef<HTMLInputElement>(null)
  const [note, setNote] = useState('')
  const text = data?.text
  const isException = method?.startsWith('exception') === true
  const isNoteMissing = isException && !note.trim()
  /**
   * Whether the statement can be sent; otherwise it moves the focus to the missing value. Waits until the consent text has
   * loaded.
   * @throws ApiError when the consent text cannot be loaded
   */
  const isComplete = async (): Promise<boolean> => {
    setTried(true)
    if (method && !isNoteMissing) {
      await queryClient.ensureQueryData(options)
      return true
    }
    if (!text) void refetch()
    const missing = method ? noteField : chooser
    missing.current?.focus()
    return false
  }
  const newConsent = (): NewConsent | undefined => {
    // The consent text is read from the cache, because it may have arrived after the last rendering.
    const version = queryClient.getQueryData(options.queryKey)?.text.version
    return version && method ? { version, method, on: mexicoToday(), note } : undefined
  }
  return {
    text,
    loadError,
    chooser,
    noteField,
    method,
    setMethod,
    methodError: isTried && !method ? texts.methodMissing : undefined,
    note,
    setNote,
    noteError: isTried && isNoteMissing ? texts.noteMissing : undefined,
    isException,
    isLoading: isFetching && !text,
    isComplete,
    newConsent,
  }
}
