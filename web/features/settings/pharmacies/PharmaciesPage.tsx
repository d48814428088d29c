import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { navigate } from '../../../lib/router/address.ts'
import { useSearchParams } from '../../../lib/router/Router.tsx'
import { pharmacyCalls } from '../../../lib/calls/pharmacy-calls.ts'
import { formatCount } from '../../../lib/format.ts'
import { query } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { LiveRegion } from '../../../ui/notices/LiveRegion.tsx'
import { ChoiceButtons } from '../../../ui/fields/ChoiceButtons.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Page } from '../../../ui/Page.tsx'
import { SearchBox } from '../../../ui/search/SearchBox.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { DirectoryEmpty } from './DirectoryEmpty.tsx'
import { DirectoryPager } from './DirectoryPager.tsx'
import {
  DIRECTORY_PAGE_SIZE,
  directoryParams,
  directoryView,
  type DirectoryView,
  LONGEST_DIRECTORY_SEARCH,
} from './directory-view.ts'
import { PharmacyRow } from './PharmacyRow.tsx'
import { useStar } from './use-star.ts'

/** Page of the partner pharmacies, with a search, and of the doctor's favourites among them. */
export function PharmaciesPage() {
  const texts = useTexts('pharmacy-directory')
  const view = directoryView(useSearchParams())
  const { search, favourites, offset } = view
  const change = (part: Partial<DirectoryView>) => {
    const now = new URLSearchParams(window.location.search)
    navigate(`?${directoryParams({ ...directoryView(now), ...part }, now)}`, { replace: true })
  }
  const summary = useRef<HTMLParagraphElement>(null)
  const star = useStar()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query(pharmacyCalls.directory, {
      query: { limit: DIRECTORY_PAGE_SIZE, offset, search, favourite: favourites ? 'true' : 'false' },
    }),
    // The previous rows stay until the next ones are read, so that the list does not flicker.
    placeholderData: keepPreviousData,
  })
  const rows = data?.results ?? []
  const said = data && sentence(texts, data.count, search)
  const go = (next: number) => {
    change({ offset: next })
    summary.current?.focus()
  }
  return (
    <Page title={texts.title} lead={texts.lead} width="narrow">
      <div className="flex flex-wrap gap-3">
        <SearchBox
          search={search}
          onSearch={(text) => change({ search: text, offset: 0 })}
          label={texts.search}
          placeholder={texts.placeholder}
          clearLabel={texts.clear}
          maxLength={LONGEST_DIRECTORY_SEARCH}
          className="min-w-56 flex-1"
        />
        <Choice isFavourites={favourites} onChoose={(only) => change({ favourites: only, offset: 0 })} />
      </div>
      <p ref={summary} tabIndex={-1} className="mt-2 mb-3 min-h-6 text-sm text-ink-faint outline-none">
        {said}
      </p>
      <LiveRegion text={!isPlaceholderData && search ? (said ?? '') : ''} />
      {rows.length > 0 && data && (
        <div className="grid gap-5">
          <ul aria-label={texts.list} className="rows">
            {rows.map((pharmacy) => (
              <PharmacyRow key={pharmacy.id} pharmacy={pharmacy} onStar={(one) => void star(one)} />
            ))}
          </ul>
          <DirectoryPager offset={offset} rows={rows.length} count={data.count} onGo={go} />
        </div>
      )}
      {data && rows.length === 0 && (
        <DirectoryEmpty view={view} isPastEnd={data.count > 0} onChange={change} />
      )}
      {error && !data && <LoadFailed title={texts.failed} error={error} retry={refetch} />}
      {!data && !error && <SkeletonRows rows={5} />}
    </Page>
  )
}

/** Choice between all pharmacies and the favourites. */
function Choice({ isFavourites, onChoose }: { isFavourites: boolean; onChoose: (only: boolean) => void }) {
  const texts = useTexts('pharmacy-directory')
  return (
    <ChoiceButtons
      label={texts.show}
      options={[
        { value: 'all', label: texts.all },
        { value: 'favourites', label: texts.favourites },
      ]}
      chosen={isFavourites ? 'favourites' : 'all'}
      onChoose={(value) => onChoose(value === 'favourites')}
    />
  )
}

interface CountWords {
  count: (count: string, isOne: boolean) => string
  found: (count: string, isOne: boolean, search: string) => string
}

const sentence = (texts: CountWords, count: number, search: string): string =>
  search ? texts.found(formatCount(count), count === 1, search) : texts.count(formatCount(count), count === 1)
