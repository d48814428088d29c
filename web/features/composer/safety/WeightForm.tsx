import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { api } from '../../../lib/calls/api.ts'
import { patientRecordCalls } from '../../../lib/calls/endpoints.ts'
import { problemText } from '../../../lib/calls/problem-text.ts'
import { invalidate, query } from '../../../lib/calls/query.ts'
import { recordChanged } from '../../../lib/drafts/record-changes.ts'
import { useTexts } from '../../../lib/texts.ts'
import { useUnsaved } from '../../../lib/drafts/unsaved.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { showRecord } from '../patient-record/record-open.ts'

/** Form beside the message that the safety checks lack the patient's weight. The weight is saved in the patient's record. */
export function WeightForm({ uid }: { uid: string }) {
  const texts = useTexts('safety')
  const { data: record } = useQuery(query(patientRecordCalls.get, { params: { uid } }))
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const id = useId()
  useUnsaved(id, text.trim() !== '')
  const save = async () => {
    const kg = /^\d{1,3}(?:[.,]\d{1,3})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : 0
    if (kg <= 0) {
      setError(texts.weightWrong)
      return
    }
    setSaving(true)
    setError(undefined)
    try {
      const { version } = await api(patientRecordCalls.get, { params: { uid } })
      await api(patientRecordCalls.save, {
        params: { uid },
        body: { version, weight: { kg, on: mexicoToday() } },
      })
      setText('')
      await invalidate(patientRecordCalls.get)
      recordChanged()
    } catch (failure) {
      setError(texts.weightFailed(problemText(failure)))
    } finally {
      setSaving(false)
    }
  }
  if (record?.consent_needed)
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p>{texts.weightNeedsConsent}</p>
        <Button onClick={() => showRecord(uid)}>{texts.openRecord}</Button>
      </div>
    )
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) void save()
      }}
    >
      <TextField
        id={id}
        label={texts.weight}
        hint={texts.weightHint}
        inputMode="decimal"
        value={text}
        error={error}
        className="w-56"
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" busy={isSaving} className="mt-6.5">
        {texts.saveWeight}
      </Button>
    </form>
  )
}
