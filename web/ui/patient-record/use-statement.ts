import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ConsentMethod, NewConsent } from '#contract/patients/patient-consent.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { patientPrivacyCalls } from '../../lib/calls/patient-calls.ts'
import { query } from '../../lib/calls/query.ts'
import { useTexts } from '../../lib/texts.ts'

export type Statement = ReturnType<typeof useStatement>

/** State of the doctor's statement about a patient's consent: how it was given, for which text version, with a note. */
export function useStatement(uid: string) {
  const { consent: texts } = useTexts('record')
  const {
    data,
    isFetching,
    error: loadError,
    refetch,
  } = useQuery(query(patientPrivacyCalls.get, { params: { uid } }))
  const [method, setMethod] = useState<ConsentMethod>()
  const [isTried, setTried] = useState(false)
  const chooser = useRef<HTMLSelectElement>(null)
  const noteField = useRef<HTMLInputElement>(null)
  const [note, setNote] = useState('')
  const text = data?.text
  const isException = method?.startsWith('exception') === true
  const isNoteMissing = isException && !note.trim()
  /** Whether the statement can be sent; otherwise it moves the focus to what is missing. */
  const isComplete = (): boolean => {
    setTried(true)
    if (!text) void refetch()
    else if (!method) chooser.current?.focus()
    else if (isNoteMissing) noteField.current?.focus()
    else return true
    return false
  }
  const newConsent = (): NewConsent | undefined =>
    text && method ? { version: text.version, method, on: mexicoToday(), note } : undefined
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
