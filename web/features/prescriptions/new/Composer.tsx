import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Profile } from '#contract/profile.ts'
import { api } from '../../../lib/api.ts'
import { workplaces } from '../../../lib/endpoints.ts'
import { answerOrKept } from '../../../lib/kept-answers.ts'
import { prefetchWhenIdle } from '../../../lib/prefetch.ts'
import { query } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { closeNoticesAbout, notify } from '../../../ui/notices.ts'
import { ComposerHeader } from './ComposerHeader.tsx'
import { DiagnosisSection } from './diagnosis/DiagnosisSection.tsx'
import { useCommands } from './command/use-commands.ts'
import { defaultPlace } from './draft/default-place.ts'
import { emptyDraft, hasContent } from './draft/draft.ts'
import { useInstructionReader } from './draft/instruction-reader.ts'
import { documentsOf } from './draft/row-state.ts'
import { withoutBrand } from './draft/row.ts'
import { isUntouched, type Start } from './draft/starting-draft.ts'
import { useDraft } from './draft/use-draft.ts'
import { ExtrasSection } from './ExtrasSection.tsx'
import { Favourites } from './favourites/OnDemand.tsx'
import { IssueBar } from './issue/IssueBar.tsx'
import { summaryOf } from './issue/summary.ts'
import { useIssue } from './issue/use-issue.ts'
import { useConfirmedIssue } from './issue/use-confirmed-issue.ts'
import { useSeal } from './issue/use-seal.ts'
import { useShortcuts } from './issue/use-shortcuts.ts'
import { NoticeRoom } from './NoticeRoomOnDemand.tsx'
import { onDemand } from './on-demand.ts'
import { PatientSection } from './patient/PatientSection.tsx'
import { shownPlace } from './place.ts'
import { PlaceSection } from './PlaceSection.tsx'
import { goToNextMedicine } from './rows/move-focus.ts'
import { RowsSection } from './rows/RowsSection.tsx'
import { Reasons, Safety } from './safety/OnDemand.tsx'
import { mailAddress, noteOf, SendSection } from './SendSection.tsx'
import { SheetBeside, SheetDialog } from './sheet/OnDemand.tsx'
import { useAnother } from './use-another.ts'
import { useFirstFocus } from './use-first-focus.ts'
import { useHasRoom } from './use-media.ts'
import { useOtherVersion } from './use-other-version.ts'
import { useStartNotice } from './use-start-notice.ts'
import { useSwipe } from './use-swipe.ts'

const RelationNotice = onDemand(async () => (await import('./RelationNotice.tsx')).RelationNotice)
const UnusualDialog = onDemand(async () => (await import('./issue/UnusualDialog.tsx')).UnusualDialog)

/** Without a network those that the tab kept: it must be known where it is issued. */
const places = {
  ...query(workplaces.locations, {}),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    answerOrKept('places', () => api(workplaces.locations, {}, { signal })),
  networkMode: 'always' as const,
}

interface ComposerProps {
  start: Start
  doctor: Profile
  /** The doctor writes on what the page began with. */
  onTouched: () => void
}

/** One screen, one task: who, why, what, and the sheet that comes of it. */
export function Composer({ start, doctor, onTouched }: ComposerProps) {
  const texts = useTexts('composer')
  const words = useTexts('drafts')
  const hasRoom = useHasRoom()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [wasSheetOpen, setWasSheetOpen] = useState(false)
  if (isSheetOpen && !wasSheetOpen) setWasSheetOpen(true)
  const [isEditing, setEditing] = useState(false)
  const saved = useDraft({
    doctorId: doctor.id,
    draft: start.draft,
    base: start.base,
    isSaved: start.isSaved,
    queued: start.queued,
    isNowhere: start.origin === 'undone',
    isUntouched: isUntouched(start),
    onTouched,
    onStale: useOtherVersion(),
  })
  const { draft: written, dispatch, kept, forget, replaceWith, bringBack, queue, hold } = saved
  useStartNotice(start, bringBack)
  useCommands(written, dispatch)
  useInstructionReader(written.rows.some((row) => row.instructions.trim() !== ''))
  const locations = useQuery(places)
  const wanted = { ...written, profileClinic: doctor.ux_settings.clinicId }
  const place = defaultPlace(locations.data ?? [], wanted)
  const shown = shownPlace(locations.data ?? [], place)
  // Brands stay in what is written, and come back with another place.
  const draft = shown?.isPublic ? { ...written, rows: written.rows.map(withoutBrand) } : written
  const { code, seal } = useSeal(forget, place, doctor.ux_settings.clinicId, draft.relation)
  const { queued } = start
  const noPlace = locations.isPending
    ? texts.placesLoading
    : locations.data
      ? texts.noPlaces
      : texts.placesFailed
  const issuing = useIssue({
    doctorId: doctor.id,
    draft,
    written,
    place,
    noPlace,
    dispatch,
    queued,
    keepQueued: queue,
    hold,
    onIssued: seal,
  })
  const { errorOf, check } = issuing
  const confirming = useConfirmedIssue({
    draft,
    written,
    place,
    isPlaceComing: locations.isPending,
    dispatch,
    check,
    issue: issuing.issue,
    onOther: () => issuing.refuseAll(texts.otherMeanwhile),
  })
  const { issue } = confirming
  const unusual = confirming.unusual && {
    unusual: confirming.unusual,
    clinic: shown?.clinic || (shown?.hospital ?? ''),
  }
  const isVerified = doctor.specialty_verified
  useShortcuts({
    issue: () => isVerified && void issue(),
    add: goToNextMedicine,
  })
  useFirstFocus(draft)
  const swipe = useSwipe('left', () => !hasRoom && setSheetOpen(true))

  // Without a network the sheet is looked at too.
  useEffect(() => {
    if (!hasRoom) prefetchWhenIdle(SheetDialog.fetch)
  }, [hasRoom])

  const discard = () => {
    const idempotencyKey = crypto.randomUUID()
    replaceWith(emptyDraft(idempotencyKey))
    setEditing(false)
    const action = { label: texts.undo, run: () => bringBack(written) }
    const message = issuing.isWaiting ? words.discardedWaiting : texts.discarded
    notify({ message, action, about: idempotencyKey })
  }
  const { idempotencyKey: id } = written
  // With another draft, and with the issue of this one, there is nothing left to undo.
  const isIssued = code !== null
  useEffect(() => {
    if (isIssued) closeNoticesAbout(id)
    return () => closeNoticesAbout(id)
  }, [id, isIssued])

  const another = useAnother(written, dispatch)
  const { idempotencyKey } = start.draft
  const isResumed =
    start.origin === 'stored' && hasContent(start.draft) && written.idempotencyKey === idempotencyKey

  const parts = { draft, dispatch, errorOf }
  const sheet = { draft, doctor, place: shown, code }
  return (
    <div className="min-h-full xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(22rem,28rem)]" {...swipe}>
      <div className="flex min-h-full min-w-0 flex-col">
        {!hasRoom && <NoticeRoom />}
        <div className="mx-auto grid w-full max-w-3xl flex-1 content-start gap-6 px-4 py-4 sm:px-6 sm:py-5 lg:px-8">
          <ComposerHeader
            kept={kept}
            isEmpty={!hasContent(written)}
            preparedBy={start.preparedBy}
            isResumed={isResumed}
            onAnother={issuing.isSending || issuing.isWaiting || kept === 'nothing' ? undefined : another}
            onDiscard={issuing.isSending ? undefined : discard}
          />
          <ErrorSummary errors={summaryOf(issuing.errors, draft.rows, texts)} attempt={issuing.attempt} />
          {draft.relation && <RelationNotice relation={draft.relation} dispatch={dispatch} />}
          <PatientSection {...parts} isEditing={isEditing} onEdit={setEditing} />
          <DiagnosisSection {...parts} />
          <Favourites draft={draft} dispatch={dispatch} clinic={place?.clinic ?? null} />
          <RowsSection {...parts} isGenericOnly={shown?.isPublic ?? false} />
          <Safety draft={draft} />
          <ExtrasSection {...parts} />
          <PlaceSection
            {...parts}
            locations={locations.data}
            place={place}
            hasFailed={locations.isLoadingError}
            onRetry={() => void locations.refetch()}
          />
          <SendSection {...parts} onAddAddress={() => setEditing(true)} />
        </div>
        <IssueBar
          documents={documentsOf(draft.rows).length}
          note={isVerified ? noteOf(draft, texts) : texts.notVerified}
          isMailed={draft.patient ? mailAddress(draft) !== null : undefined}
          isVerified={isVerified}
          isSending={issuing.isSending}
          onStopWaiting={issuing.isWaiting ? issuing.stopWaiting : undefined}
          failure={issuing.failure}
          onShowSheet={hasRoom ? undefined : () => setSheetOpen(true)}
          onIssue={() => void issue()}
          onIssueAsNew={issuing.issueAsNew}
        />
      </div>
      {hasRoom && <SheetBeside {...sheet} onEnlarge={() => setSheetOpen(true)} />}
      {issuing.isUnanswered && (
        <Reasons draft={draft} onClose={issuing.leaveUnanswered} onReasons={issuing.issue} />
      )}
      {unusual &&
        (confirming.asksReasons ? (
          <Reasons
            draft={draft}
            unusual={unusual}
            onClose={confirming.leave}
            onReasons={confirming.confirm}
          />
        ) : (
          <UnusualDialog {...unusual} onConfirm={confirming.confirm} onClose={confirming.leave} />
        ))}
      {wasSheetOpen && <SheetDialog {...sheet} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />}
    </div>
  )
}
