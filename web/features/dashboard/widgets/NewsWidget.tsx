import { useQuery } from '@tanstack/react-query'
import { newsCalls } from '../../../lib/calls/endpoints.ts'
import { query } from '../../../lib/calls/query.ts'
import { formatDate } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Link } from '../../../ui/Link.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { WidgetFrame } from '../frame/WidgetFrame.tsx'
import { shownNews, type ShownNews } from '../shown-news.ts'

const HALF_AN_HOUR_MS = 30 * 60_000
const GRID = 'grid content-start gap-x-5 @4xl:grid-cols-5'

/** Widget with titles and sources of five news items. Without a feed, and after a failure, it shows built-in items. */
export function NewsWidget() {
  const { builtIn } = useTexts('news')
  const { data, error } = useQuery({ ...query(newsCalls.list, {}), staleTime: HALF_AN_HOUR_MS })
  const items = shownNews({ results: data?.results, error }, builtIn)
  return (
    <WidgetFrame
      id="news"
      isBare
      loaded={items ? { state: 'ready', data: items } : { state: 'loading' }}
      skeleton={<NewsSkeleton count={builtIn.length} />}
    >
      {(news) => (
        <ul className={GRID}>
          {news.map((item) => (
            <NewsRow key={item.id} {...item} />
          ))}
        </ul>
      )}
    </WidgetFrame>
  )
}

/**
 * Style of a row of news: 5 rem high in one column; beside other rows, as high as a title of up to four lines. The whole row is
 * the link's target.
 */
const ROW =
  'relative grid h-20 content-center gap-y-0.5 border-line not-first:border-t @4xl:h-auto @4xl:content-start @4xl:border-t-0! @4xl:py-1'
const TITLE =
  'line-clamp-2 leading-snug font-semibold text-ink! no-underline! after:absolute after:inset-0 hover:underline! @4xl:line-clamp-4'

function NewsRow({ url, title, source, date_published: date }: ShownNews) {
  const { opensElsewhere } = useTexts('news')
  return (
    <li className={ROW}>
      {url.startsWith('/') ? (
        <Link to={url} className={TITLE}>
          {title}
        </Link>
      ) : (
        <a href={url} target="_blank" rel="noreferrer" className={`rounded-small ${TITLE}`}>
          {title}
          <span className="sr-only">, {opensElsewhere}</span>
        </a>
      )}
      <span className="truncate text-sm text-ink-soft">
        {source}
        {date && `, ${formatDate(date)}`}
      </span>
    </li>
  )
}

const NewsSkeleton = ({ count }: { count: number }) => (
  <div className={GRID}>
    {Array.from({ length: count }, (_, at) => (
      <div key={at} className={`${ROW} gap-2`}>
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
    ))}
  </div>
)
