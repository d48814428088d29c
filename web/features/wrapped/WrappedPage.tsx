import { useQuery } from '@tanstack/react-query'
import type { YearReview } from '#contract/figures/year-review.ts'
import { usePrescriptionName } from '../../lib/account/prescription-name.ts'
import { ownToday } from '../../lib/own-clock.ts'
import { figureCalls } from '../../lib/calls/figure-calls.ts'
import { query } from '../../lib/calls/query.ts'
import { useSearchParams } from '../../lib/router/Router.tsx'
import { useTexts } from '../../lib/texts.ts'
import { linkTo, paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Link } from '../../ui/Link.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useReducedMotion } from '../../ui/use-media.ts'
import { CardContent } from './CardContent.tsx'
import { cardsOf } from './cards.ts'
import { Deck } from './Deck.tsx'

/**
 * Page `/wrapped`: the doctor's year as cards of one statement each. Where the system is set to reduced motion, all cards are
 * shown below each other.
 */
export function WrappedPage() {
  const texts = useTexts('wrapped')
  const asked = useSearchParams().get('year') ?? ''
  const current = ownToday().slice(0, 4)
  const year = /^20\d\d$/.test(asked) && asked < current ? asked : current
  const { data, error, refetch } = useQuery(query(figureCalls.year, { params: { year } }))
  const earlier = String(Number(year) - 1)
  return (
    <Page
      title={texts.title}
      heading={texts.heading(year)}
      lead={data?.is_running ? texts.running : '\u00A0'}
      actions={
        data?.first_year && data.first_year < year ? (
          <Link
            to={linkTo('wrapped', undefined, { year: earlier })}
            className="grid min-h-11 place-items-center"
          >
            {texts.earlier(earlier)}
          </Link>
        ) : undefined
      }
    >
      {error && !data && <LoadFailed title={texts.failed} error={error} retry={refetch} />}
      {!data && !error && <Skeleton className="h-[30rem] rounded-card" />}
      {data && <Year key={year} review={data} />}
    </Page>
  )
}

function Year({ review }: { review: YearReview }) {
  const texts = useTexts('wrapped')
  const prescriptionName = usePrescriptionName()
  const isCalm = useReducedMotion()
  const cards = cardsOf(review)
  if (cards.length === 0)
    return (
      <EmptyState
        title={review.is_running ? texts.noneYet(review.year) : texts.none(review.year)}
        action={review.is_running && <Link to={paths.newPrescription}>{prescriptionName}</Link>}
      >
        {review.is_running && texts.noneHelp}
      </EmptyState>
    )
  if (!isCalm) return <Deck review={review} cards={cards} />
  return (
    <div className="grid gap-5">
      {cards.map((card) => (
        <section key={card.kind} className="surface px-6 py-10 sm:px-12">
          <CardContent card={card} review={review} />
        </section>
      ))}
    </div>
  )
}
