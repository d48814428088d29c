import { isAnyRepeated } from '#contract/figures/any-repeated.ts'
import type { YearReview } from '#contract/figures/year-review.ts'
import { formatCount } from '../../lib/format.ts'
import { formatOneDigit, percentOf } from '../../lib/format-period.ts'
import { useTexts } from '../../lib/texts.ts'
import { BarList } from '../../ui/figures/BarList.tsx'
import { CardTitle } from './CardTitle.tsx'
import type { YearCard } from './cards.ts'
import { MonthBars } from './MonthBars.tsx'
import { ShareCard } from './ShareCard.tsx'

/** Texts and figures of one card of the review of the year. */
export function CardContent({ card, review }: { card: YearCard; review: YearReview }) {
  const texts = useTexts('wrapped')
  switch (card.kind) {
    case 'prescriptions':
      return (
        <Said
          large={formatCount(card.count)}
          said={texts.prescriptions(card.count)}
          more={texts.prescriptionsMore(card.cancelled)}
        />
      )
    case 'days':
      return (
        <Said
          large={formatCount(card.count)}
          said={texts.days(card.count)}
          more={card.perDay === null ? '' : texts.daysMore(formatOneDigit(card.perDay))}
        />
      )
    case 'months':
      return <MonthBars months={card.months} busiest={card.busiest} year={review.year} />
    case 'weekday':
      return (
        <Said
          large={texts.weekdays[card.day - 1] ?? ''}
          said={texts.weekday}
          more={texts.weekdayMore(percentOf(card.share, 1) ?? '')}
        />
      )
    case 'medications':
      return (
        <CardTitle
          title={texts.medications(isAnyRepeated(card.results))}
          more={texts.medicationsMore(card.inAll)}
        >
          <BarList
            className="mt-4 max-w-xl"
            entries={card.results.map(({ name, uses }) => ({
              id: name,
              name,
              uses,
              said: texts.uses(uses),
            }))}
          />
        </CardTitle>
      )
    case 'alerts':
      return (
        <Said
          large={formatCount(card.count)}
          said={texts.alerts(card.count)}
          more={texts.alertsMore(card.overridden)}
        />
      )
    case 'filled':
      return (
        <Said
          large={formatCount(card.count)}
          said={texts.filled(card.count)}
          more={texts.filledMore(percentOf(card.share, 1) ?? '')}
        />
      )
    case 'delivered':
      return (
        <Said
          large={percentOf(card.delivered, card.mails) ?? ''}
          said={texts.delivered}
          more={texts.deliveredMore(formatCount(card.delivered), formatCount(card.mails))}
        />
      )
    case 'share':
      break
  }
  return <ShareCard review={review} />
}

function Said({ large, said, more }: { large: string; said: string; more: string }) {
  return (
    <>
      <h2>
        <span className="block text-[min(6.5rem,14vw)] leading-none font-semibold tracking-tight tabular-nums">
          {large}
        </span>{' '}
        <span className="mt-3 block text-xl leading-snug font-normal sm:text-[1.75rem]">{said}</span>
      </h2>
      {more && <p className="mt-4 text-ink-soft">{more}</p>}
    </>
  )
}
