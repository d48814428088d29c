import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CurrentMedication } from '#contract/patients/patient-record.ts'
import type { Finding } from '#contract/safety.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { api } from '../../../lib/calls/api.ts'
import { patientRecordCalls } from '../../../lib/calls/endpoints.ts'
import { problemText } from '../../../lib/calls/problem-text.ts'
import { invalidate, query } from '../../../lib/calls/query.ts'
import { recordChanged } from '../../../lib/drafts/record-changes.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import type { ComposerDraft } from '../draft/draft.ts'
import { withContinued } from './with-continued.ts'

interface UpdateMedicationProps {
  uid: string
  rows: ComposerDraft['rows']
  findings: readonly Finding[]
}

/** Button that writes the rows that continue a treatment into the medication of the record. */
export function UpdateMedication({ uid, rows, findings }: UpdateMedicationProps) {
  const texts = useTexts('safety')
  const { data: record } = useQuery(query(patientRecordCalls.get, { params: { uid } }))
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState('')
  const continued = findings.flatMap((finding) => finding.continued ?? [])
  const next = (medication: readonly CurrentMedication[] | null) =>
    withContinued(medication ?? [], rows, continued, mexicoToday())
  if (!record || continued.length === 0 || next(record.medication) === null) return null
  if (record.consent_needed) return <p>{texts.updateNeedsConsent}</p>
  const save = async () => {
    setSaving(true)
    setError('')
    try {
      const { version, medication } = await api(patientRecordCalls.get, { params: { uid } })
      const changed = next(medication)
      if (changed)
        await api(patientRecordCalls.save, { params: { uid }, body: { version, medication: changed } })
      await invalidate(patientRecordCalls.get)
      recordChanged()
    } catch (failure) {
      setError(texts.notUpdated(problemText(failure)))
    } finally {
      setSaving(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Button busy={isSaving} onClick={() => void save()}>
        {texts.update}
      </Button>
      <p className="text-sm">{texts.updateHint}</p>
      {error && <p role="alert">{error}</p>}
    </div>
  )
}
