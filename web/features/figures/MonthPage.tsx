import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { MONTH } from '#contract/figures/month.ts'
import type { MonthReport } from '#contract/figures/month-report.ts'
import { ownToday } from '../../lib/own-clock.ts'
import { figureCalls } from '../../lib/calls/figure-calls.ts'
import { query } from '../../lib/calls/query.ts'
import { formatDay } from '../../lib/format.ts'
import { capitalized, monthAndYear } from '../../lib/format-period.ts'
import { useSearchParams } from '../../lib/router/Router.tsx'
import { useTexts } from '../../lib/texts.ts'
import { linkTo } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { FiguresOfMonth } from './FiguresOfMonth.tsx'
import { MonthLists } from './MonthLists.tsx'
import { neighbours } from '../../lib/neighbours.ts'
import { useReportFile } from './use-report-file.ts'

/** Page `/figures`: figures of the prescriptions of one month, with the most frequent medicines and diagnoses. */
export function MonthPage() {
  const texts = useTexts('month-page')
  const asked = useSearchParams().get('month') ?? ''
  const current = ownToday().slice(0, 7)
  const month = MONTH.test(asked) && asked < current ? asked : current
  const { data, error, refetch } = useQuery(query(figureCalls.month, { params: { month } }))
  const file = useReportFile(month)
  return (
    <Page
      title={texts.title}
      heading={capitalized(monthAndYear(month))}
      lead={data ? leadOf(data, texts) : '\u00A0'}
      actions={
        <Button busy={file.isBusy} onClick={() => void file.save()}>
          <Download aria-hidden className="size-4.5" />
          {texts.print}
        </Button>
      }
    >
      {file.hasFailed && (
        <p role="alert" className="mb-4 rounded-control bg-warn-soft px-3 py-2 text-warn-ink">
          {texts.printFailed}
        </p>
      )}
      <Months month={month} first={data?.first_month ?? null} />
      {error && !data && <LoadFailed title={texts.failed} error={error} retry={refetch} />}
      {!data && !error && <SkeletonRows rows={4} className="h-28" />}
      {data && (
        <>
          <FiguresOfMonth report={data} />
          <MonthLists report={data} />
          <p className="mt-7 text-sm text-ink-faint">{texts.note}</p>
        </>
      )}
    </Page>
  )
}

const leadOf = ({ month, until }: MonthReport, texts: { until: (day: string) => string; whole: string }) =>
  until.startsWith(month) && until === ownToday() ? texts.until(formatDay(until)) : texts.whole

/**
 * Links to the months before and after this one, from the month of the doctor's first prescription to the current month, and
 * to the review of the year.
 */
function Months({ month, first }: { month: string; first: string | null }) {
  const texts = useTexts('month-page')
  const { before, after } = neighbours(month, { first, today: ownToday() })
  const year = month.slice(0, 4)
  return (
    <nav aria-label={texts.title} className="mb-3 flex min-h-11 flex-wrap gap-x-5">
      {before && (
        <Link
          to={linkTo('figures', undefined, { month: before })}
          className="grid min-h-11 place-items-center"
        >
          {texts.before}
        </Link>
      )}
      {after && (
        <Link
          to={linkTo('figures', undefined, { month: after })}
          className="grid min-h-11 place-items-center"
        >
          {texts.after}
        </Link>
      )}
      <Link to={linkTo('wrapped', undefined, { year })} className="ml-auto grid min-h-11 place-items-center">
        {texts.year(year)}
      </Link>
    </nav>
  )
}
