import { useQuery } from '@tanstack/react-query'
import { type Dispatch, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { drugName } from '#contract/medications/drug-name.ts'
import type { Favourite } from '#contract/medications/favourites.ts'
import type { Patient } from '#contract/patients/patients.ts'
import type { PrescriptionAgain } from '#contract/medications/usual.ts'
import { api } from '../../../lib/calls/api.ts'
import { favouriteCalls } from '../../../lib/calls/endpoints.ts'
import { prefetchWhenIdle } from '../../../lib/calls/prefetch.ts'
import { invalidate } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { LiveRegion } from '../../../ui/notices/LiveRegion.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import { type ComposerDraft, hasContent } from '../draft/draft.ts'
import type { DraftAction } from '../draft/draft-reducer.ts'
import { fieldIds } from '../draft/field-ids.ts'
import { onDemand } from '../../../lib/on-demand.ts'
import { moveFocus } from '../rows/move-focus.ts'
import { useRoom } from '../rows/use-room.ts'
import { useIsPhone } from '../../../ui/use-media.ts'
import { leftOutNotice } from '../left-out-notice.ts'
import { FavouriteList } from './FavouriteList.tsx'
import { Hand } from './Hand.tsx'
import { shelfQueries } from './shelf-queries.ts'
import { namesDiagnosis } from './names-diagnosis.ts'
import { useLast } from './use-last.ts'
import { useShelfKeys } from './use-shelf-keys.ts'
import { isWritten, type Words, writing } from './words.ts'

const RepeatLast = onDemand(async () => (await import('./RepeatLast.tsx')).RepeatLast)
const UsualList = onDemand(async () => (await import('./UsualList.tsx')).UsualList)

/**
 * Medicines of a favourite or an older prescription that are not written as they were: they are gone from the catalogue (`gone`),
 * or were cancelled before (`left_out`).
 */
interface Missing extends Pick<PrescriptionAgain, 'gone'> {
  left_out?: PrescriptionAgain['left_out']
}

interface ShelfProps {
  draft: ComposerDraft
  dispatch: Dispatch<DraftAction>
  /** Id of the clinic where the draft is written: templates of other clinics are left out. */
  clinic: number | null
}

/** Number of favourites that have a keyboard shortcut; the rest is on the page of favourites. */
const SHOWN = 9

/** Panel with this patient's last prescription, the doctor's favourites, the clinic's templates and the usual medicines. */
export function Shelf({ draft, dispatch, clinic }: ShelfProps) {
  const texts = useTexts('favourites')
  const isPhone = useIsPhone()
  const { leftOut: sayLeftOut } = useTexts('composer')
  const [said, setSaid] = useState('')
  const { data, error, isPending } = useQuery(shelfQueries.favourites)
  const recent = useQuery(shelfQueries.recent)
  const unfinished = useQuery(shelfQueries.unfinished)
  const isEmpty = !hasContent(draft)
  const here = data?.results.filter(({ is_own: isOwn, shared_with: shared }) => {
    return isOwn || shared?.clinic === null || shared?.clinic === clinic
  })
  const shown = here?.slice(0, SHOWN) ?? []
  const usual = useRef<HTMLElement>(null)
  const hasRoom = useRoom(draft)

  const write = (words: Words, name: string, { gone, left_out: leftOut = [] }: Missing) => {
    const present = words.rows.filter((row) => isWritten(row, draft))
    const added = words.rows.length - present.length
    if (!hasRoom(added)) return false
    // The rows are drawn before the focus moves, whether a key press or a late response added them.
    flushSync(() => {
      for (const action of writing(words, draft, () => crypto.randomUUID())) dispatch(action)
      // The search for medicines is emptied: letters of an unfinished search would stay below the added medicines.
      if (added > 0) dispatch({ kind: 'set', change: { drugSearch: '' } })
    })
    if (added > 0) setSaid(texts.added(name, added))
    const lost = words.rows.filter(({ key }) => gone.includes(key)).map(drugName)
    const news = [
      ...(present.length > 0 ? [texts.present(present.map(drugName).join(', '))] : []),
      ...(lost.length > 0 ? [texts.gone(lost.join(', '))] : []),
      ...leftOut.map((row) => sayLeftOut(row.name, row.reason)),
    ]
    if (news.length > 0) notify({ message: news.join(' '), ...leftOutNotice })
    moveFocus(fieldIds.add)
    // A phone shows one medicine at a time: the page scrolls to the title of the list, so that the first medicine is visible.
    if (isPhone) document.getElementById(fieldIds.rows)?.scrollIntoView()
    return added > 0
  }
  const use = (favourite: Favourite) => {
    if (!write(favourite, favourite.name, favourite)) return
    // The call that counts a use of the favourite is not awaited, and its errors are ignored.
    void api(favouriteCalls.use, { params: { id: String(favourite.id) } })
      .then(() => invalidate(favouriteCalls.list))
      .catch(() => undefined)
  }
  const pick = (patient: Patient) => {
    dispatch({ kind: 'set', change: { patient, patientSearch: '' } })
    moveFocus(fieldIds.diagnosis)
  }
  const last = useLast(draft, write)
  useEffect(() => prefetchWhenIdle(RepeatLast.fetch), [])
  useShelfKeys({
    favourite: (at) => {
      const favourite = shown[at]
      if (favourite) use(favourite)
    },
    repeat: last.repeat,
    usual: () => usual.current?.querySelector('button')?.focus(),
  })

  // Nothing is drawn before all queries are answered, so that the content below moves at most once.
  if (isEmpty && (isPending || recent.isPending || unfinished.isPending))
    return <Skeleton className="h-41 w-full rounded-card sm:h-36" />
  return (
    <div className="grid gap-4">
      {isEmpty && <Hand recent={recent.data ?? []} unfinished={unfinished.data ?? []} onPick={pick} />}
      {draft.rows.length === 0 && (last.prescription ?? last.isComing) && (
        // The button that repeats a prescription appears a moment after its patient: its place is reserved, so that nothing below
        // moves.
        <div className="grid min-h-17 md:min-h-11">
          {last.prescription && (
            <RepeatLast prescription={last.prescription} isBusy={last.isBusy} onRepeat={last.repeat} />
          )}
        </div>
      )}
      <FavouriteList
        draft={draft}
        favourites={shown}
        all={here?.length ?? 0}
        isPending={isPending}
        error={data ? null : error}
        onUse={use}
      />
      {namesDiagnosis(draft) && <UsualList ref={usual} draft={draft} dispatch={dispatch} onSaid={setSaid} />}
      <LiveRegion text={said} />
    </div>
  )
}
