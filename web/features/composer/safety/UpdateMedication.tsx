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
import { Kbd } from '../../../ui/Kbd.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import type { ComposerDraft } from '../draft/draft.ts'
import { useAltKey } from '../use-alt-key.ts'
import { withContinued } from './with-continued.ts'

interface UpdateMedicationProps {
  uid: string
  rows: ComposerDraft['rows']
  findings: readonly Finding[]
}

/** Button, and Alt with A, that writes the rows that continue a treatment into the medication of the record. */
export function UpdateMedication({ uid, rows, findings }: UpdateMedicationProps) {
  const texts = useTexts('safety')
  const { data: record } = useQuery(query(patientRecordCalls.get, { params: { uid } }))
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState('')
  const continued = findings.flatMap((finding) => finding.continued ?? [])
  const next = (medication: readonly CurrentMedication[] | null) =>
    withContinued(medication ?? [], rows, continued, mexicoToday())
  const isOffered = record && continued.length > 0 && next(record.medication) !== null
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
      notify({ message: texts.updated })
    } catch (failure) {
      setError(texts.notUpdated(problemText(failure)))
    } finally {
      setSaving(false)
    }
  }
  useAltKey('KeyA', () => {
    if (isOffered && !record.consent_needed && !isSaving) void save()
  })
  if (!isOffered) return null
  if (record.consent_needed) return <p>{texts.updateNeedsConsent}</p>
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Button busy={isSaving} aria-keyshortcuts="Alt+A" onClick={() => void save()}>
        {texts.update}
        <Kbd>Alt A</Kbd>
      </Button>
      <p className="text-sm">{texts.updateHint}</p>
      {error && <p role="alert">{error}</p>}
    </div>
  )
}
