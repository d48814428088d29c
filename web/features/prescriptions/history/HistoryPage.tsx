import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus, UsersRound } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import type { Prescription } from '#contract/prescriptions.ts'
import { prescriptionCalls } from '../../../lib/calls/endpoints.ts'
import { formatCount } from '../../../lib/format.ts'
import { useDoctor } from '../../../lib/account/profile.ts'
import { listOf, UNKNOWN_COUNT } from '../../../lib/list-of.ts'
import { query } from '../../../lib/calls/query.ts'
import { loadTexts, useTexts } from '../../../lib/texts.ts'
import { paths } from '../../../paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import { AlteredNotice } from '../../../ui/AlteredNotice.tsx'
import { Link } from '../../../ui/Link.tsx'
import { LiveRegion } from '../../../ui/notices/LiveRegion.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Page } from '../../../ui/Page.tsx'
import { useActions } from '../shared/use-actions.tsx'
import { HistoryList } from './HistoryList.tsx'
import { HistoryPager } from './HistoryPager.tsx'
import { HistoryRow } from './HistoryRow.tsx'
import { HistorySearch } from './HistorySearch.tsx'
import { HistorySkeleton } from './HistorySkeleton.tsx'
import { PAGE_SIZE, pageLinks } from './paging.ts'
import { useHistoryView } from './use-history-view.ts'
import { useWide } from './use-wide.ts'

const SidePanel = lazy(async () => {
  const texts = loadTexts('prescription', 'sheet', 'prescription-sheet')
  const [module] = await Promise.all([import('./SidePanel.tsx'), texts])
  return { default: module.SidePanel }
})

const HistoryEmpty = lazy(() => import('./HistoryEmpty.tsx').then((m) => ({ default: m.HistoryEmpty })))

/** History page: every prescription of the doctor, newest first, with a search. */
export function HistoryPage() {
  const texts = useTexts('prescriptions')
  const [{ search, offset, open }, change] = useHistoryView()
  const isWide = useWide()
  const actions = useActions()
  const summary = useRef<HTMLParagraphElement>(null)
  const { data, error, refetch, isPlaceholderData } = useRows(search, offset)
  const { count, items } = listOf(data, ({ signature }) => signature)
  const onPage = items.size + (data?.altered?.length ?? 0)
  const shown = isWide ? items.get(open) : undefined
  const show = ({ signature }: Prescription) => change({ open: signature })
  const close = () => {
    change({ open: '' })
    document.querySelector<HTMLElement>('[data-history-row][aria-current]')?.focus()
  }
  const goTo = (next: number) => {
    change({ offset: next, open: '' }, { replace: false })
    window.scrollTo({ top: 0 })
    summary.current?.focus()
  }
  const said = count === UNKNOWN_COUNT ? undefined : countWords(texts.list, count, search)
  return (
    <Page title={texts.title} actions={<HistoryLinks />}>
      <div
        className={classNames(
          'grid items-start gap-6',
          shown && 'grid-cols-[minmax(0,1fr)_minmax(27rem,42%)]',
        )}
      >
        <div className="min-w-0">
          <HistorySearch search={search} onSearch={(text) => change({ search: text, offset: 0, open: '' })} />
          <p ref={summary} tabIndex={-1} className="mt-2 mb-4 min-h-6 text-sm text-ink-faint outline-none">
            {said}
          </p>
          <LiveRegion text={!isPlaceholderData && search ? (said ?? '') : ''} />
          <AlteredNotice altered={data?.altered} />
          {onPage > 0 && (
            <>
              <HistoryList
                rows={[...items.values()]}
                renderRow={(rx) => (
                  <HistoryRow
                    key={rx.signature}
                    rx={rx}
                    isOpen={rx === shown}
                    onOpen={isWide ? show : undefined}
                    onFollow={shown && rx !== shown ? show : undefined}
                    actions={actions.of(rx)}
                  />
                )}
              />
              <HistoryPager links={pageLinks(offset, onPage, count)} count={count} onGo={goTo} />
            </>
          )}
          <Suspense>
            {count !== UNKNOWN_COUNT && onPage === 0 && (
              <HistoryEmpty
                search={search}
                isPastEnd={count > 0}
                onClear={() => change({ search: '', offset: 0 })}
              />
            )}
          </Suspense>
          {error && !data && <LoadFailed title={texts.list.failed} error={error} retry={refetch} />}
          {!data && !error && <HistorySkeleton />}
        </div>
        <Suspense>
          {shown && (
            <SidePanel key={shown.signature} rx={shown} actions={actions.of(shown)} onClose={close} />
          )}
        </Suspense>
      </div>
      {actions.dialogs}
    </Page>
  )
}

/**
 * One page of the search's results. The previous rows stay until the next ones are read, so that the list
 * does not flicker.
 */
function useRows(search: string, offset: number) {
  const answer = useQuery({
    ...query(prescriptionCalls.list, { query: { limit: PAGE_SIZE, offset, search } }),
    placeholderData: keepPreviousData,
  })
  return answer
}

/** Links from the history page (the doctor's prescriptions): to the patients, and to a new prescription. */
function HistoryLinks() {
  const texts = useTexts('prescriptions')
  const { specialty_verified: canPrescribe } = useDoctor()
  return (
    <div className="flex flex-wrap gap-2">
      <Link button="secondary" to={paths.patients}>
        <UsersRound aria-hidden className="size-5" />
        {texts.patients}
      </Link>
      {canPrescribe && (
        <Link button="primary" to={paths.newPrescription} className="max-sm:hidden">
          <Plus aria-hidden className="size-5" />
          {texts.newPrescription}
        </Link>
      )}
    </div>
  )
}

interface CountWords {
  count: (count: string, isOne: boolean) => string
  found: (count: string, isOne: boolean, search: string) => string
}

const countWords = (texts: CountWords, count: number, search: string): string =>
  search ? texts.found(formatCount(count), count === 1, search) : texts.count(formatCount(count), count === 1)
