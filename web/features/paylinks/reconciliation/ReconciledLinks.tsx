import type { PaymentMatch, ReconciledLink } from '#contract/paylinks/reconciliation.ts'
import { surplusOf } from '#contract/paylinks/surplus.ts'
import { MEXICO_CITY } from '#contract/values/mexico-day.ts'
import { formatDate, formatPesos } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo } from '../../../paths.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Tag, type TagTone } from '../../../ui/Tag.tsx'

const TONES: Record<PaymentMatch, TagTone> = {
  matched: 'ok',
  returned: 'plain',
  waiting: 'outline',
  reported: 'accent',
  short: 'warn',
  over: 'warn',
  unpaid: 'plain',
  withdrawn: 'plain',
  'other-currency': 'warn',
}

const COLUMNS = '@2xl:grid-cols-[6.5rem_minmax(0,1fr)_7rem_7rem_9rem]'

/**
 * The payment links of a month in lines of five columns; on a telephone each line is a small block. Their days are those of
 * Mexico City, because the month is one of Mexico City (decision 062).
 */
export function ReconciledLinks({ links }: { links: readonly ReconciledLink[] }) {
  const texts = useTexts('reconciliation')
  return (
    <section aria-labelledby="reconciled" className="@container overflow-hidden surface">
      <h2 id="reconciled" className="sr-only">
        {texts.list}
      </h2>
      <div
        aria-hidden
        className={`@max-2xl:hidden gap-x-4 border-b border-line bg-sunk px-5 py-2 text-sm text-ink-soft grid ${COLUMNS}`}
      >
        <span>{texts.date}</span>
        <span>{texts.link}</span>
        <span className="text-right">{texts.asked}</span>
        <span className="text-right">{texts.received}</span>
        <span className="text-right">{texts.result}</span>
      </div>
      <ul className="divide-y divide-line">
        {links.map((link) => (
          <Line key={link.slug} link={link} />
        ))}
      </ul>
    </section>
  )
}

function Line({ link }: { link: ReconciledLink }) {
  const texts = useTexts('reconciliation')
  const detail = useDetail(link)
  return (
    <li className="break-inside-avoid">
      <Anchor
        to={linkTo('paylink', { slug: link.slug })}
        className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 px-4 py-3 text-ink no-underline hover:bg-sunk focus-visible:-outline-offset-2 @2xl:px-5 ${COLUMNS}`}
      >
        <time
          dateTime={link.created_at}
          className="text-sm text-ink-soft @max-2xl:col-start-2 @max-2xl:row-start-2 @max-2xl:justify-self-end"
        >
          {formatDate(link.created_at, MEXICO_CITY)}
        </time>
        <span className="wrap-anywhere @max-2xl:col-start-1 @max-2xl:row-start-1">{link.concept}</span>
        <span className="text-sm text-ink-soft @max-2xl:col-start-1 @max-2xl:row-start-2 @2xl:col-start-2 @2xl:row-start-2">
          {link.person || texts.nobody}. {texts.reference(link.reference)}
        </span>
        <Amount
          label={texts.asked}
          cents={link.asked_cents}
          className="@max-2xl:col-start-1 @2xl:col-start-3 @2xl:row-start-1"
        />
        <Amount
          label={texts.received}
          cents={link.received_cents - link.returned_cents}
          className="@max-2xl:col-start-2 @max-2xl:justify-self-end @2xl:col-start-4 @2xl:row-start-1"
        />
        <span className="justify-self-end @max-2xl:col-start-2 @max-2xl:row-start-1 @2xl:col-start-5 @2xl:row-start-1">
          <Tag tone={TONES[link.match]}>{texts.match[link.match]}</Tag>
        </span>
        {detail && (
          <span className="text-sm text-ink-soft @max-2xl:col-span-2 @max-2xl:row-start-4 @2xl:col-start-3 @2xl:col-end-6 @2xl:row-start-2 @2xl:text-right">
            {detail}
          </span>
        )}
      </Anchor>
    </li>
  )
}

/** An amount of money, with its name where no column heading has it. */
const Amount = ({ label, cents, className }: { label: string; cents: number; className: string }) => (
  <span className={`tabular-nums @max-2xl:row-start-3 @2xl:text-right ${className}`}>
    <span className="text-sm text-ink-soft @2xl:sr-only">{label} </span>
    {formatPesos(cents / 100)}
  </span>
)

/**
 * Sentence on the amount of a payment link that is missing or was paid too much, and on the part of its money that moved in this
 * month, where that part differs from the whole.
 */
function useDetail({ match, month_cents, ...link }: ReconciledLink): string {
  const { explained, otherMonths } = useTexts('reconciliation')
  const kept = link.received_cents - link.returned_cents
  const inMonth = month_cents === kept ? '' : otherMonths(formatPesos(month_cents / 100))
  const of = (): string => {
    if (match === 'short') return explained.short(formatPesos((link.asked_cents - kept) / 100))
    if (match === 'over')
      return explained.over(
        formatPesos(surplusOf({ state: link.state, asked: link.asked_cents, kept }) / 100),
      )
    if (match === 'returned') return explained.returned(formatPesos(link.returned_cents / 100))
    return match === 'reported' || match === 'other-currency' ? explained[match] : ''
  }
  return [of(), inMonth].filter(Boolean).join('. ')
}
