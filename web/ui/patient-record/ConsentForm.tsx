import { Printer } from 'lucide-react'
import { useState } from 'react'
import type { ConsentMethod } from '#contract/patients/patient-consent.ts'
import type { Privacy } from '#contract/patients/patient-privacy.ts'
import { api } from '../../lib/calls/api.ts'
import { patientPrivacyCalls } from '../../lib/calls/patient-calls.ts'
import { loadProblemText, problemText } from '../../lib/calls/problem-text.ts'
import { invalidate } from '../../lib/calls/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../Button.tsx'
import { FormEnd } from '../fields/FormEnd.tsx'
import { Select } from '../fields/Select.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { TextField } from '../fields/TextField.tsx'
import { notify } from '../notices/notices.ts'
import { printConsent } from './print-consent.ts'
import { type Statement, useStatement } from './use-statement.ts'

/** Ways to consent, in the order in which they are offered. */
export const CONSENT_METHODS: readonly ConsentMethod[] = [
  'handwritten-signature',
  'electronic-signature',
  'authentication',
  'exception-emergency',
  'exception-care',
]

/**
 * Express consent to keep health data: the text, how it was given, and the sheet to sign. It is asked for once per
 * text version.
 */
export function ConsentForm({ uid, name, onDone }: { uid: string; name: string; onDone: () => unknown }) {
  const { consent: texts } = useTexts('record')
  const { retry } = useTexts('common')
  const statement = useStatement(uid)
  const { chooser, noteField, text, method, isException } = statement
  const { isBusy, failure, record } = useRecording(uid, statement, onDone)
  return (
    <section
      aria-label={texts.title}
      className="grid gap-3 rounded-card border border-accent bg-card px-4 py-4 sm:px-5"
    >
      <div>
        <h3 className="font-semibold">{texts.title}</h3>
        <p className="text-ink-soft">{texts.lead}</p>
      </div>
      <ConsentText text={text} loadError={statement.loadError} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          ref={chooser}
          label={texts.method}
          // The doctor must state how the consent was given, as the law requires: no option is preselected.
          value={method ?? ''}
          error={statement.methodError}
          options={[
            { value: '', label: texts.choose, disabled: true },
            ...CONSENT_METHODS.map((value) => ({ value, label: texts.methods[value] })),
          ]}
          onChange={({ target }) => statement.setMethod(CONSENT_METHODS.find((one) => one === target.value))}
        />
        <TextField
          ref={noteField}
          label={texts.note}
          hint={texts.noteHint}
          optional={!isException}
          maxLength={300}
          value={statement.note}
          error={statement.noteError ?? failure}
          onChange={({ target }) => statement.setNote(target.value)}
        />
      </div>
      <FormEnd>
        <Button disabled={!text} onClick={() => text && printConsent(text, name, texts)}>
          <Printer aria-hidden className="size-5" />
          {texts.print}
        </Button>
        <Button tone="primary" busy={isBusy || statement.isLoading} onClick={() => void record()}>
          {text || !statement.loadError ? texts.record : retry}
        </Button>
      </FormEnd>
    </section>
  )
}

/** Sends the statement by itself, apart from a change of the record. */
function useRecording(uid: string, statement: Statement, onDone: () => unknown) {
  const { consent: texts } = useTexts('record')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const record = async () => {
    if (isBusy || !statement.isComplete()) return
    const body = statement.newConsent()
    if (!body) return
    setBusy(true)
    setFailure(undefined)
    try {
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

interface ConsentTextProps {
  text: Privacy['text'] | undefined
  loadError: Error | null
}

/** The text that the patient agrees to. While it loads, its space is reserved. */
export function ConsentText({ text, loadError }: ConsentTextProps) {
  const { consent: texts } = useTexts('record')
  return (
    <div className="grid min-h-24 gap-2 rounded-control bg-sunk px-4 py-3 text-sm">
      {!text && (loadError ? <p>{loadProblemText(loadError)}</p> : <Skeleton className="h-20 w-full" />)}
      {text?.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {text && (
        <p className="text-ink-faint">{`${texts.source(text.source)}. ${texts.version(text.version)}.`}</p>
      )}
    </div>
  )
}
