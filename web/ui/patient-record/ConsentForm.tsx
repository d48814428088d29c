import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ConsentMethod } from '#contract/patient-consent.ts'
import { api } from '../../lib/api.ts'
import { today } from '../../lib/day.ts'
import { patientPrivacy } from '../../lib/patient-calls.ts'
import { loadProblemText, problemText } from '../../lib/problem-text.ts'
import { invalidate, query } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../Button.tsx'
import { notify } from '../notices.ts'
import { Select } from '../Select.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { TextField } from '../TextField.tsx'
import { printConsent } from './print-consent.ts'

const METHODS: readonly ConsentMethod[] = [
  'handwritten-signature',
  'electronic-signature',
  'authentication',
  'exception-emergency',
  'exception-care',
]

/** Express consent to keep health data: the text, how it was given, and the sheet to sign. Asked once a version. */
export function ConsentForm({ uid, name, onDone }: { uid: string; name: string; onDone: () => unknown }) {
  const { consent: texts } = useTexts('record')
  const { retry } = useTexts('common')
  const {
    data,
    isFetching,
    error: loadError,
    refetch,
  } = useQuery(query(patientPrivacy.get, { params: { uid } }))
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
      const body = { version: text.version, method, on: today(), note }
      await api(patientPrivacy.consent, { params: { uid }, body })
      await invalidate(patientPrivacy.get)
      notify({ colour: 'success', message: texts.recorded })
      await onDone()
    } catch (failure) {
      setError(problemText(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section
      aria-label={texts.title}
      className="grid gap-3 rounded-card border border-accent bg-card px-4 py-4 sm:px-5"
    >
      <div>
        <h3 className="font-semibold">{texts.title}</h3>
        <p className="text-ink-soft">{texts.lead}</p>
      </div>
      <div className="grid min-h-24 gap-2 rounded-control bg-sunk px-4 py-3 text-sm">
        {!text && (loadError ? <p>{loadProblemText(loadError)}</p> : <Skeleton className="h-20 w-full" />)}
        {text?.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {text && (
          <p className="text-ink-faint">{`${texts.source(text.source)}. ${texts.version(text.version)}.`}</p>
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          ref={chooser}
          label={texts.method}
          // What the law asks to be stated is stated by the doctor: nothing is chosen before.
          value={method ?? ''}
          error={isTried && !method ? texts.methodMissing : undefined}
          options={[
            { value: '', label: texts.choose, disabled: true },
            ...METHODS.map((value) => ({ value, label: texts.methods[value] })),
          ]}
          onChange={({ target }) => setMethod(METHODS.find((one) => one === target.value))}
        />
        <TextField
          label={texts.note}
          hint={texts.noteHint}
          optional={!isException}
          maxLength={300}
          value={note}
          error={error || undefined}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button disabled={!text} onClick={() => text && printConsent(text, name, texts)}>
          <Printer aria-hidden className="size-5" />
          {texts.print}
        </Button>
        <Button tone="primary" busy={isBusy || (isFetching && !text)} onClick={() => void record()}>
          {text || !loadError ? texts.record : retry}
        </Button>
      </div>
    </section>
  )
}
