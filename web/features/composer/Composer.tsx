import { useState } from 'react'
import type { Profile } from '#contract/profile/profile.ts'
import { useTexts } from '../../lib/texts.ts'
import { ComposerHeader } from './ComposerHeader.tsx'
import { useComposerCommands } from './command/use-commands.ts'
import { hasContent } from './draft/draft.ts'
import { useInstructionReader } from './draft/instruction-reader.ts'
import { isResumed, type Start } from './draft/start.ts'
import { DraftSections } from './DraftSections.tsx'
import { IssueBar } from './issue/IssueBar.tsx'
import { IssueQuestions } from './issue/IssueQuestions.tsx'
import { useConfirmedIssue } from './issue/use-confirmed-issue.ts'
import { useIssue } from './issue/use-issue.ts'
import { usePractising } from './issue/use-practice.ts'
import { useSeal } from './issue/use-seal.ts'
import { useShortcuts } from './issue/use-shortcuts.ts'
import { JudgementProvider, useJudging } from './judging/use-judging.ts'
import { PATIENT_BAR_ID } from './patient-record/record-open.ts'
import { goToNextMedicine } from './rows/move-focus.ts'
import { mailAddress, noteOf } from './SendSection.tsx'
import { storageOf } from './session/draft-state.ts'
import { useDraftNews } from './session/use-draft-news.ts'
import { useOwnDraft } from './session/use-own-draft.ts'
import { SheetBeside, SheetDialogOnDemand } from './sheet/OnDemand.tsx'
import { useAnother } from './use-another.ts'
import { useDiscard } from './use-discard.ts'
import { useFirstFocus } from './use-first-focus.ts'
import { useSheetDialog } from './use-sheet-dialog.ts'
import { useStartNotice } from './start/use-start-notice.ts'
import { useWorkplace } from './place/use-workplace.ts'

interface ComposerProps {
  start: Start
  doctor: Profile
  /** Callback: the doctor begins to edit the draft with which the page opened. */
  onTouched: () => void
  /** Callback: the draft was issued, and its prescription is being opened. */
  onIssued: () => void
}

/** The composer of a prescription: patient, diagnosis, medicines, and a preview of the printed sheet. */
export function Composer({ start, doctor, onTouched, onIssued }: ComposerProps) {
  const texts = useTexts('composer')
  const [isEditing, setEditing] = useState(false)
  const own = useOwnDraft(start, doctor.id, onTouched)
  const { desk, state, dispatch } = own
  const written = state.words
  const workplace = useWorkplace(written, doctor)
  const { draft, place, shown } = workplace
  const { isPractice, judgedAs } = usePractising(doctor)
  const { judgement, judged } = useJudging(draft, shown, judgedAs)
  useStartNotice(start, desk.show)
  useComposerCommands(written, dispatch)
  useInstructionReader(written.rows.some((row) => row.instructions.trim() !== ''))
  useFirstFocus(draft)

  const { code, seal } = useSeal(place, doctor.ux_settings.clinicId, draft.relation, onIssued)
  const issuing = useIssue({ desk, state, workplace, judged, isPractice })
  const confirming = useConfirmedIssue({
    ...own,
    workplace,
    issuing,
    onOther: () => issuing.refuseAll(texts.otherMeanwhile),
  })
  useDraftNews(desk, { onIssued: seal, onFailed: issuing.fail })
  const isSending = issuing.isSending || code !== null
  const issue = () => void (isSending || confirming.issue())
  useShortcuts({ issue, add: goToNextMedicine })

  const another = useAnother(own)
  const discardDraft = useDiscard(own, code !== null)
  const discard = () => {
    discardDraft()
    setEditing(false)
  }
  const sheet = { draft, doctor, place: shown, code }
  const dialog = useSheetDialog()
  const kept = storageOf(state)
  return (
    <JudgementProvider value={judgement}>
      <div className="min-h-full xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(22rem,28rem)]" {...dialog.swipe}>
        <div className="flex min-h-full min-w-0 flex-col">
          <div id={PATIENT_BAR_ID} className="sticky top-16 z-15 mx-auto h-0 w-full max-w-4xl sm:top-0" />
          <div className="above-bar mx-auto grid w-full max-w-4xl flex-1 content-start gap-4 px-4 py-3 sm:px-6 lg:px-8">
            <ComposerHeader
              draft={draft}
              kept={kept}
              isEmpty={!hasContent(written)}
              preparedBy={start.preparedBy}
              isResumed={isResumed(start, written)}
              onAnother={isSending || issuing.isWaiting || kept === 'nothing' ? undefined : another}
              onDiscard={isSending ? undefined : discard}
            />
            <DraftSections
              draft={draft}
              dispatch={dispatch}
              issuing={issuing}
              workplace={workplace}
              isEditing={isEditing}
              onEdit={setEditing}
            />
          </div>
          <IssueBar
            documents={judgement.documents.length}
            note={isPractice ? texts.practiceNote : noteOf(draft, texts)}
            isMailed={draft.patient && !isPractice ? mailAddress(draft) !== null : undefined}
            isPractice={isPractice}
            isSending={isSending}
            onStopWaiting={issuing.isWaiting ? () => desk.send({ kind: 'stop-waiting' }) : undefined}
            failure={issuing.failure}
            onShowSheet={dialog.hasRoom ? undefined : dialog.open}
            onIssue={issue}
            onIssueAsNew={issuing.issueAsNew}
          />
        </div>
        {dialog.hasRoom && <SheetBeside {...sheet} onEnlarge={dialog.open} />}
        <IssueQuestions workplace={workplace} issuing={issuing} confirming={confirming} />
        {dialog.isThere && <SheetDialogOnDemand {...sheet} isOpen={dialog.isOpen} onClose={dialog.close} />}
      </div>
    </JudgementProvider>
  )
}
