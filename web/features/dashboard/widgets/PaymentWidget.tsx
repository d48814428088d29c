import { formatPesos } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo, paths } from '../../../paths.ts'
import { Link } from '../../../ui/Link.tsx'
import { TitleLink } from '../frame/TitleLink.tsx'
import { WidgetFrame } from '../frame/WidgetFrame.tsx'
import { useDashboardPart } from '../use-dashboard.ts'

/** Widget of payment links: the amounts that are not paid yet and that were received, and the newest links. */
export function PaymentWidget() {
  const texts = useTexts('paylinks')
  return (
    <WidgetFrame
      id="payment"
      loaded={useDashboardPart('payments')}
      action={<TitleLink to={paths.paylinks}>{texts.title}</TitleLink>}
      isEmpty={({ count }) => count === 0}
      empty={
        <>
          <p className="font-semibold text-ink">{texts.empty}</p>
          <p>{texts.emptyHelp}</p>
        </>
      }
    >
      {({ on_its_way_cents: onItsWay, month_cents: month, latest }) => (
        <div className="grid content-start">
          <dl className="grid h-[5.25rem] grid-cols-2 content-center px-4 sm:px-5">
            <Total label={texts.onItsWay} cents={onItsWay} />
            <Total label={texts.thisMonth} cents={month} />
          </dl>
          <ul>
            {latest.map((link) => (
              <li key={link.slug} className="border-t border-line">
                <Link
                  to={linkTo('paylink', { slug: link.slug })}
                  className="grid h-14 content-center px-4 text-ink! no-underline! hover:bg-sunk focus-visible:-outline-offset-2 sm:px-5"
                >
                  <span className="flex justify-between gap-4">
                    <b className="font-semibold tabular-nums">{formatPesos(link.amount_cents / 100)}</b>
                    <span className="text-sm font-normal text-ink-soft">{texts.state[link.state]}</span>
                  </span>
                  <span className="truncate text-sm font-normal">{link.person || link.concept}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </WidgetFrame>
  )
}

const Total = ({ label, cents }: { label: string; cents: number }) => (
  <div>
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="text-xl font-semibold tabular-nums">{formatPesos(cents / 100)}</dd>
  </div>
)
