import type { AssistantProfile } from '#contract/accounts/assistants.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormEnd } from '../../../ui/fields/FormEnd.tsx'
import { Page } from '../../../ui/Page.tsx'
import { DiagnosisSection } from '../diagnosis/DiagnosisSection.tsx'
import { hasContent } from '../draft/draft.ts'
import { useInstructionReader } from '../draft/instruction-reader.ts'
import { useShortcuts } from '../issue/use-shortcuts.ts'
import { JudgementProvider } from '../judging/use-judging.ts'
import { NotesSection } from '../NotesSection.tsx'
import { goToNextMedicine } from '../rows/move-focus.ts'
import { RowsSection } from '../rows/RowsSection.tsx'
import { storageOf } from '../session/draft-state.ts'
import { useFirstFocus } from '../use-first-focus.ts'
import { PreparePatient } from './PreparePatient.tsx'
import { ToMend } from './ToMend.tsx'
import { useAssisted } from './use-assisted.ts'
import { useHandingOn } from './use-handing-on.ts'
import { type PreparedStart, usePreparedDraft } from './use-prepared-draft.ts'

interface PrepareFormProps {
  doctor: AssistantProfile['doctors'][number]
  start: PreparedStart
}

/**
 * Form in which an assistant prepares a draft: the sections of the doctor's composer, and a button that submits the
 * draft to the doctor in place of the one that issues it.
 */
export function PrepareForm({ doctor, start }: PrepareFormProps) {
  const texts = useTexts('assistants')
  const composer = useTexts('composer')
  const prepared = usePreparedDraft(doctor, start)
  const { state, dispatch, choosePatient } = prepared
  const { patient } = state.words
  const { draft, shown, isGenericOnly, judgement, hasNoPlace } = useAssisted(doctor.id, prepared.draft)
  useInstructionReader(draft.rows.some((row) => row.instructions.trim() !== ''))
  useShortcuts({ issue: () => undefined, add: goToNextMedicine })
  useFirstFocus(draft)
  const { isSending, submit } = useHandingOn(doctor, prepared, judgement)
  const parts = { draft, dispatch, errorOf: () => undefined }
  const isSubmitted = start.state === 'submitted'
  const isReady = patient !== null && draft.rows.length > 0
  return (
    <Page
      title={texts.prepareTitle}
      lead={texts.prepareFor(doctor.female, doctor.name)}
      actions={
        <span className="text-sm text-ink-faint max-sm:basis-full">
          {storageOf(state) === 'account' ? texts.saved : hasContent(state.words) && composer.saving}
        </span>
      }
    >
      <div className="grid gap-6">
        <StateOfDraft {...start} />
        <JudgementProvider value={judgement}>
          <fieldset disabled={isSubmitted} className="grid min-w-0 gap-6 disabled:[&_button]:opacity-35">
            <PreparePatient
              doctorId={doctor.id}
              noticeKey={doctor.notice_key}
              patient={patient}
              newPatient={draft.newPatient}
              onNew={(newPatient) => dispatch({ kind: 'set', change: { newPatient } })}
              onChoose={choosePatient}
            />
            <DiagnosisSection {...parts} />
            <RowsSection {...parts} isGenericOnly={isGenericOnly} />
            <NotesSection {...parts} />
          </fieldset>
          {shown && (
            <p className="text-ink-soft">
              {texts.issuedAt([shown.hospital, shown.clinic].filter(Boolean).join(', '))}
            </p>
          )}
          {!isSubmitted && <ToMend doctor={doctor} draft={draft} hasNoPlace={hasNoPlace} />}
        </JudgementProvider>
        {!isSubmitted && (
          <FormEnd>
            {!isReady && <p className="mr-auto text-ink-soft">{texts.notReady}</p>}
            <Button tone="primary" busy={isSending} disabled={!isReady} onClick={() => void submit()}>
              {texts.submit(doctor.female, doctor.name)}
            </Button>
          </FormEnd>
        )}
      </div>
    </Page>
  )
}

/** Shows the doctor's note on a returned draft, or that the draft is with the doctor. */
function StateOfDraft({ state, note }: Pick<PreparedStart, 'state' | 'note'>) {
  const texts = useTexts('assistants')
  if (state === 'submitted')
    return <p className="rounded-card border border-line bg-sunk px-4 py-3">{texts.isWithDoctor}</p>
  if (state !== 'returned' || note === '') return null
  return (
    <p className="rounded-card border border-warn bg-warn-soft px-4 py-3 text-warn-ink">
      {texts.returnedWith(note)}
    </p>
  )
}
