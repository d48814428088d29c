import { useReducer, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { AssistantProfile } from '#contract/assistants.ts'
import type { DraftBody, DraftPatient, DraftState } from '#contract/drafts.ts'
import { api } from '../../../lib/api.ts'
import { assistants } from '../../../lib/endpoints.ts'
import { problemText } from '../../../lib/problem-text.ts'
import { invalidate } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { notify } from '../../../ui/notices.ts'
import { Page } from '../../../ui/Page.tsx'
import { DiagnosisSection } from '../new/diagnosis/DiagnosisSection.tsx'
import { checkDraft } from '../new/draft/check-draft.ts'
import { bodyOf, type Draft, hasContent } from '../new/draft/draft.ts'
import { draftReducer } from '../new/draft/draft-reducer.ts'
import { fieldIds } from '../new/draft/field-ids.ts'
import { useInstructionReader } from '../new/draft/instruction-reader.ts'
import { type AccountCalls, useAccountCopy } from '../new/draft/use-account-copy.ts'
import { ExtrasSection } from '../new/ExtrasSection.tsx'
import { problemSentence } from '../new/issue/problem-sentence.ts'
import { useShortcuts } from '../new/issue/use-shortcuts.ts'
import { goToNextMedicine, moveFocus } from '../new/rows/move-focus.ts'
import { RowsSection } from '../new/rows/RowsSection.tsx'
import { PreparePatient } from './PreparePatient.tsx'

interface PrepareFormProps {
  doctor: AssistantProfile['doctors'][number]
  start: { body: DraftBody; version: number; state: DraftState; note: string }
}

/** The same sections as the doctor's, and instead of signing: handing it on. */
export function PrepareForm({ doctor, start }: PrepareFormProps) {
  const texts = useTexts('assistants')
  const { saving, problems } = useTexts('composer')
  const navigate = useNavigate()
  const [draft, dispatch] = useReducer(draftReducer, { ...start.body, patient: null } satisfies Draft)
  const [patient, setPatient] = useState(start.body.patient)
  const [isSending, setSending] = useState(false)
  useInstructionReader(draft.rows.some((row) => row.instructions.trim() !== ''))
  const isLeft = useRef(false)
  const isSubmitted = start.state === 'submitted'
  const params = (id: string) => ({ doctor: String(doctor.id), id })
  const calls: AccountCalls = {
    save: (id, saving, of) =>
      api(assistants.save, { params: params(id), body: { ...saving, body: { ...bodyOf(of), patient } } }),
    remove: (id) => api(assistants.discard, { params: params(id) }),
  }
  const account = useAccountCopy({
    calls,
    draft,
    base: { version: start.version, unanswered: [] },
    isSaved: start.version > 0,
    isForgotten: () => isLeft.current || isSubmitted,
    onSaved: () => undefined,
    onStale: () => notify({ message: texts.stale, colour: 'warning' }),
  })
  const id = draft.idempotencyKey
  const choose = (chosen: DraftPatient | null) =>
    moveFocus(chosen ? fieldIds.diagnosis : fieldIds.patient, () => {
      setPatient(chosen)
      // Another patient is another draft to save, although nothing else of it changed.
      dispatch({ kind: 'set', change: { patientSearch: chosen?.name ?? '', newPatient: null } })
    })
  useShortcuts({ issue: () => undefined, add: goToNextMedicine })
  const submit = async () => {
    const typed = checkDraft(draft).find(({ problem }) => problem.kind === 'search-unfinished')
    if (typed) {
      // It would go to the doctor without that medicine.
      notify({ message: problemSentence(typed.problem, problems), colour: 'warning' })
      document.getElementById(typed.id)?.focus()
      return
    }
    setSending(true)
    try {
      const version = await account.put(draft)
      isLeft.current = true
      await api(assistants.submit, { params: params(id), body: { version } })
      await invalidate(assistants.drafts)
      notify({ message: texts.submitted(doctor.female, doctor.name), colour: 'success' })
      await navigate(paths.assistant)
    } catch (error) {
      isLeft.current = false
      setSending(false)
      notify({ message: problemText(error), colour: 'error' })
    }
  }
  const parts = { draft, dispatch, errorOf: () => undefined }
  const isReady = patient !== null && draft.rows.length > 0
  return (
    <Page
      title={texts.prepareTitle}
      lead={texts.prepareFor(doctor.female, doctor.name)}
      actions={
        <span className="text-sm text-ink-faint">
          {account.state === 'saved' ? texts.saved : hasContent(draft) && saving}
        </span>
      }
    >
      <div className="grid gap-6">
        {start.note && start.state === 'returned' && (
          <p className="rounded-card border border-warn bg-warn-soft px-4 py-3 text-warn-ink">
            {texts.returnedWith(start.note)}
          </p>
        )}
        {isSubmitted && (
          <p className="rounded-card border border-line bg-sunk px-4 py-3">{texts.isWithDoctor}</p>
        )}
        <fieldset disabled={isSubmitted} className="grid min-w-0 gap-6">
          <PreparePatient
            doctorId={doctor.id}
            patient={patient}
            newPatient={draft.newPatient}
            onNew={(newPatient) => dispatch({ kind: 'set', change: { newPatient } })}
            onChoose={choose}
          />
          <DiagnosisSection {...parts} />
          <RowsSection {...parts} isGenericOnly={false} />
          <ExtrasSection {...parts} />
        </fieldset>
        {!isSubmitted && (
          <div className="flex flex-wrap items-center gap-4">
            <Button tone="primary" busy={isSending} disabled={!isReady} onClick={() => void submit()}>
              {texts.submit(doctor.female, doctor.name)}
            </Button>
            {!isReady && <p className="text-ink-soft">{texts.notReady}</p>}
          </div>
        )}
      </div>
    </Page>
  )
}
