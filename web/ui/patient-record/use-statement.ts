import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ConsentMethod } from '#contract/patients/patient-consent.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { api } from '../../lib/calls/api.ts'
import { patientPrivacyCalls } from '../../lib/calls/patient-calls.ts'
import { problemText } from '../../lib/calls/problem-text.ts'
import { invalidate, query } from '../../lib/calls/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { notify } from '../notices/notices.ts'

/** State of the doctor's statement about a patient's consent: how it was given, for which text version, with a note. */
export function useStatement(uid: string, onDone: () => unknown) {
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
  const [note, setNote] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const text = data?.text
  const isException = method?.startsWith('exception') === true
  const record = async () => {
    if (isBusy) return
    if (!text) {
      await refetch()
      return
    }
    setTried(true)
    if (!method) {
      chooser.current?.focus()
      return
    }
    if (isException && !note.trim()) {
      setError(texts.noteMissing)
      return
    }
    setBusy(true)
    setError('')
    try {
      const body = { version: text.version, method, on: mexicoToday(), note }
      await api(patientPrivacyCalls.consent, { params: { uid }, body })
      await invalidate(patientPrivacyCalls.get)
      notify({ colour: 'success', message: texts.recorded })
      await onDone()
    } catch (failure) {
      setError(problemText(failure))
    } finally {
      setBusy(false)
    }
  }
  return {
    text,
    loadError,
    chooser,
    method,
    setMethod,
    methodError: isTried && !method ? texts.methodMissing : undefined,
    note,
    setNote,
    noteError: error || undefined,
    isException,
    isBusy: isBusy || (isFetching && !text),
    record,
  }
}
