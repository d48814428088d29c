import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useState } from 'react'
import type { Favourite } from '#contract/medications/favourites.ts'
import { favouriteCalls } from '../../lib/calls/endpoints.ts'
import { query } from '../../lib/calls/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Link } from '../../ui/Link.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { EditDialog } from './EditDialog.tsx'
import { FavouriteRow } from './FavouriteRow.tsx'
import { ShareDialog } from './ShareDialog.tsx'

interface Asked {
  act: 'edit' | 'share'
  favourite: Favourite
}

/** Page `/favourites`: the doctor's own favourites, to name, edit, share and remove, and those that colleagues share. */
export function FavouritesPage() {
  const texts = useTexts('favourites')
  const { data, error, refetch } = useQuery(query(favouriteCalls.list, { query: { limit: 0 } }))
  const [asked, setAsked] = useState<Asked>()
  const mine = data?.results.filter(({ is_own: isOwn }) => isOwn) ?? []
  const shared = data?.results.filter(({ is_own: isOwn }) => !isOwn) ?? []
  const close = () => setAsked(undefined)
  const lists = [
    { id: 'mine', title: texts.mine, lead: '', rows: mine },
    { id: 'shared', title: texts.shared, lead: texts.sharedLead, rows: shared },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <Page title={texts.title} lead={texts.lead}>
      <div className="grid gap-7">
        {lists.map(({ id, title, lead, rows }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="font-semibold text-ink-soft">
              {title}
            </h2>
            {lead && <p className="text-ink-soft">{lead}</p>}
            <ul className="mt-2 rows overflow-hidden">
              {rows.map((favourite) => (
                <FavouriteRow
                  key={favourite.id}
                  favourite={favourite}
                  onEdit={() => setAsked({ act: 'edit', favourite })}
                  onShare={() => setAsked({ act: 'share', favourite })}
                />
              ))}
            </ul>
          </section>
        ))}
        {data?.results.length === 0 && (
          <EmptyState
            icon={Star}
            title={texts.empty}
            action={
              <Link button="primary" to={paths.newPrescription}>
                {texts.write}
              </Link>
            }
          >
            {texts.emptyHelp}
          </EmptyState>
        )}
        {error && !data && <LoadFailed title={texts.failed} error={error} retry={refetch} />}
        {!data && !error && <SkeletonRows rows={4} className="h-[4.25rem]" />}
      </div>
      {asked?.act === 'edit' && <EditDialog favourite={asked.favourite} onClose={close} />}
      {asked?.act === 'share' && <ShareDialog favourite={asked.favourite} onClose={close} />}
    </Page>
  )
}
