import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { NewConsent } from '#contract/patients/patient-consent.ts'
import type { PatientRecord, RecordPatch } from '#contract/patients/patient-record.ts'
import { api } from '../../lib/calls/api.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { patientRecordCalls } from '../../lib/calls/endpoints.ts'
import { query, queryClient } from '../../lib/calls/query.ts'

export type RecordChange = Omit<RecordPatch, 'version' | 'consent'>

/** Loads a patient's record and saves changes against the version that is shown. */
export function useRecord(uid: string, onSaved?: (record: PatientRecord) => void) {
  const [savedVersion, setSaved] = useState(0)
  const options = query(patientRecordCalls.get, { params: { uid } })
  const { data, error, refetch } = useQuery({ ...options, staleTime: 0 })
  const save = async (change: RecordChange, consent?: NewConsent): Promise<void> => {
    if (!data) return
    try {
      const body = { version: data.version, ...change, ...(consent && { consent }) }
      const saved = await api(patientRecordCalls.save, { params: { uid }, body })
      queryClient.setQueryData(options.queryKey, saved)
      setSaved(saved.version)
      onSaved?.(saved)
    } catch (failure) {
      // Another device has changed the record. The record is loaded again, and the typed values stay in their form.
      if (failure instanceof ApiError && failure.code === 'record-stale') await refetch()
      throw failure
    }
  }
  return {
    record: data,
    error,
    reload: refetch,
    save,
    isSaved: savedVersion > 0 && savedVersion === data?.version,
  }
}
