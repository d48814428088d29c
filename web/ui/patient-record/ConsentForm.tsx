import { type FormEvent, useState } from 'react'
import { api } from '../../lib/calls/api.ts'
import { patientPrivacyCalls } from '../../lib/calls/patient-calls.ts'
import { problemText } from '../../lib/calls/problem-text.ts'
import { invalidate } from '../../lib/calls/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../Button.tsx'
import { FormEnd } from '../fields/FormEnd.tsx'
import { notify } from '../notices/notices.ts'
import { ConsentFields } from './ConsentFields.tsx'
import { type Statement, useStatement } from './use-statement.ts'

/**
 * Form of the express consent to the storage of health data: the text, and how the patient consented. The form sends the consent
 * alone, without a change of the record. The consent is required once for each version of the text.
 */
export function ConsentForm({ uid, name, onDone }: { uid: string; name: string; onDone: () => unknown }) {
  const { consent: texts } = useTexts('record')
  const { retry } = useTexts('common')
  const statement = useStatement(uid)
  const { isBusy, failure, record } = useRecording(uid, statement, onDone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void record()
  }
  return (
    <section aria-label={texts.title} className="rounded-card border border-accent bg-card px-4 py-4 sm:px-5">
      <form noValidate className="grid gap-3" onSubmit={submit}>
        <div>
          <h3 className="font-semibold">{texts.title}</h3>
          <p className="text-ink-soft">{texts.lead}</p>
        </div>
        <ConsentFields statement={statement} name={name} isTextFirst failure={failure} />
        <FormEnd>
          <Button type="submit" tone="primary" busy={isBusy || statement.isLoading}>
            {statement.text || !statement.loadError ? texts.record : retry}
          </Button>
        </FormEnd>
      </form>
    </section>
  )
}

/** Sends the doctor's statement of the patient's consent to the server, without a change of the record. */
function useRecording(uid: string, statement: Statement, onDone: () => unknown) {
  const { consent: texts } = useTexts('record')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const record = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    // A press on the button before the consent text was shown records no consent, because the patient cannot have read the text
    // yet.
    const isShown = statement.text !== undefined
    try {
      const body = (await statement.isComplete()) && isShown && statement.newConsent()
      if (!body) return
      await api(patientPrivacyCalls.consent, { params: { uid }, body })
      await invalidate(patientPrivacyCalls.get)
      notify({ colour: 'success', message: texts.recorded })
      await onDone()
    } catch (error) {
      setFailure(problemText(error))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, record }
}
