import { useState } from 'react'
import type { Privacy, RightKind } from '#contract/patients/patient-privacy.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { api } from '../../lib/calls/api.ts'
import { formatDay } from '../../lib/format.ts'
import { patientPrivacyCalls } from '../../lib/calls/patient-calls.ts'
import { problemText } from '../../lib/calls/problem-text.ts'
import { invalidate } from '../../lib/calls/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { notify } from '../../ui/notices/notices.ts'
import { EditorForm } from '../../ui/patient-record/EditorForm.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'

const KINDS: readonly RightKind[] = ['access', 'rectification', 'cancellation', 'opposition']

/**
 * The patient's requests about their data, the day until which each must be answered, and the day until which the law requires
 * the doctor to keep the record.
 */
export function Requests({ uid, privacy }: { uid: string; privacy: Privacy }) {
  const { privacy: texts } = useTexts('patient-pages')
  const [open, setOpen] = useState<'new' | number>()
  return (
    <div className="grid gap-2 px-4 py-3.5 sm:px-5">
      <h3 className="font-semibold">{texts.requests}</h3>
      <p className="text-ink-soft">
        {privacy.kept_until ? texts.keptUntil(formatDay(privacy.kept_until)) : texts.notKept}
      </p>
      {privacy.requests.length === 0 && <p className="text-ink-soft">{texts.noRequests}</p>}
      <ul className="grid gap-3 empty:hidden">
        {privacy.requests.map((request) => (
          <li key={request.id} className="grid gap-2">
            <div className="flex flex-wrap items-center gap-x-3">
              <div className="min-w-0 flex-1 basis-56">
                <p>{`${texts.kinds[request.kind]}. ${formatDay(request.received_on)}`}</p>
                <p className="text-sm text-ink-soft wrap-anywhere">
                  {[request.note, request.answer].filter(Boolean).join('. ')}
                </p>
              </div>
              {request.answered_on ? (
                <>
                  <Tag tone="ok">{texts.answered(formatDay(request.answered_on))}</Tag>
                  {request.effect_due_on && (
                    <p className="text-sm text-ink-soft">
                      {texts.effectBy(formatDay(request.effect_due_on))}
                    </p>
                  )}
                </>
              ) : (
                <>
                  <Tag tone={request.due_on < mexicoToday() ? 'stop' : 'warn'}>
                    {texts.dueOn(formatDay(request.due_on))}
                  </Tag>
                  {request.extended_on === null && request.due_on >= mexicoToday() && (
                    <Button tone="quiet" onClick={() => void extend(uid, request.id)}>
                      {texts.extend}
                    </Button>
                  )}
                  <Button tone="quiet" onClick={() => setOpen(request.id)}>
                    {texts.answer}
                  </Button>
                </>
              )}
            </div>
            {open === request.id && (
              <AnswerForm uid={uid} id={request.id} onClose={() => setOpen(undefined)} />
            )}
          </li>
        ))}
      </ul>
      {open === 'new' ? (
        <RequestForm uid={uid} onClose={() => setOpen(undefined)} />
      ) : (
        <Button className="justify-self-start" onClick={() => setOpen('new')}>
          {texts.note}
        </Button>
      )}
    </div>
  )
}

/**
 * Doubles the time limit to answer a patient's request, which is allowed once. Afterwards the list of requests is read again,
 * also when the server refused.
 */
async function extend(uid: string, id: number): Promise<void> {
  try {
    await api(patientPrivacyCalls.extend, { params: { uid, id: String(id) } })
  } catch (error) {
    notify({ colour: 'error', message: problemText(error) })
  }
  await invalidate(patientPrivacyCalls.get)
}

function RequestForm({ uid, onClose }: { uid: string; onClose: () => void }) {
  const { privacy: texts } = useTexts('patient-pages')
  const [kind, setKind] = useState<RightKind>('access')
  const [received, setReceived] = useState(mexicoToday)
  const [note, setNote] = useState('')
  return (
    <EditorForm
      action={texts.save}
      onClose={onClose}
      onSubmit={async () => {
        await api(patientPrivacyCalls.request, {
          params: { uid },
          body: { kind, received_on: received, note },
        })
        await invalidate(patientPrivacyCalls.get)
        return true
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={texts.kind}
          value={kind}
          options={KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
          onChange={({ target }) => setKind(KINDS.find((one) => one === target.value) ?? kind)}
        />
        <DayField label={texts.received} max={mexicoToday()} value={received} onDay={setReceived} />
        <TextField
          label={texts.detail}
          optional
          maxLength={1000}
          className="sm:col-span-2"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </EditorForm>
  )
}

function AnswerForm({ uid, id, onClose }: { uid: string; id: number; onClose: () => void }) {
  const { privacy: texts } = useTexts('patient-pages')
  const [answer, setAnswer] = useState('')
  return (
    <EditorForm
      action={texts.save}
      onClose={onClose}
      onSubmit={async () => {
        const params = { uid, id: String(id) }
        await api(patientPrivacyCalls.answer, { params, body: { answered_on: mexicoToday(), answer } })
        await invalidate(patientPrivacyCalls.get)
        return true
      }}
    >
      <TextField
        label={texts.answerText}
        maxLength={1000}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
    </EditorForm>
  )
}
