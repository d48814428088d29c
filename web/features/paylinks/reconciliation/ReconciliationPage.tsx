import { useQuery } from '@tanstack/react-query'
import { Download, Printer, Scale } from 'lucide-react'
import { useState } from 'react'
import { MONTH } from '#contract/figures/month.ts'
import { isUnmatched, type Reconciliation } from '#contract/paylinks/reconciliation.ts'
import { addDays, addMonths } from '#contract/values/calendar-day.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { api } from '../../../lib/calls/api.ts'
import { paylinkCalls } from '../../../lib/calls/paylink-calls.ts'
import { problemText } from '../../../lib/calls/problem-text.ts'
import { query } from '../../../lib/calls/query.ts'
import { monthAndYear } from '../../../lib/format-period.ts'
import { neighbours } from '../../../lib/neighbours.ts'
import { useSearchParams } from '../../../lib/router/Router.tsx'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo, paths } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import { Page } from '../../../ui/Page.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { paylinkActs } from '../calls.ts'
import { type MatchFilter, MatchFilters } from './MatchFilters.tsx'
import { MonthSums } from './MonthSums.tsx'
import { ReconciledLinks } from './ReconciledLinks.tsx'

/** Page `/paylinks/reconciliation`: what the payment links of a month asked for, beside what arrived. */
export function ReconciliationPage() {
  const texts = useTexts('reconciliation')
  const asked = useSearchParams().get('month') ?? ''
  const month = MONTH.test(asked) ? asked : mexicoToday().slice(0, 7)
  const { data, error, refetch } = useQuery(query(paylinkCalls.reconciliation, { params: { month } }))
  return (
    <Page
      title={texts.title}
      heading={texts.heading(monthAndYear(month))}
      lead={texts.lead}
      back={{ to: paths.paylinks, label: texts.back }}
      actions={<Files month={month} />}
    >
      <Months month={month} first={data?.first_month ?? null} />
      <MonthSums totals={data?.totals} />
      {error && !data && <LoadFailed title={texts.failed} error={error} retry={refetch} />}
      {!data && !error && <SkeletonRows rows={5} className="h-[4.75rem]" />}
      {data && <Links key={month} month={data} />}
    </Page>
  )
}

const OPEN: ReadonlySet<string> = new Set(['waiting', 'unpaid'])

/** The payment links of a month, with buttons that limit them to some results of the reconciliation. */
function Links({ month: { links, count } }: { month: Reconciliation }) {
  const texts = useTexts('reconciliation')
  const [filter, setFilter] = useState<MatchFilter>('all')
  if (links.length === 0)
    return (
      <EmptyState icon={Scale} title={texts.empty}>
        {texts.emptyHelp}
      </EmptyState>
    )
  const of = {
    all: links,
    unmatched: links.filter(({ match }) => isUnmatched(match)),
    open: links.filter(({ match }) => OPEN.has(match)),
    matched: links.filter(({ match }) => match === 'matched' || match === 'returned'),
  }
  const counts = {
    all: count,
    unmatched: of.unmatched.length,
    open: of.open.length,
    matched: of.matched.length,
  }
  return (
    <>
      <MatchFilters chosen={filter} counts={counts} onChoose={setFilter} />
      {of[filter].length > 0 ? (
        <ReconciledLinks links={of[filter]} />
      ) : (
        <EmptyState>{texts.noneOf}</EmptyState>
      )}
      {links.length < count && (
        <p className="mt-4 text-sm text-ink-soft">{texts.more(links.length, count)}</p>
      )}
    </>
  )
}

/** Buttons that print the reconciliation of a month, and that save its movements of money as a file. */
function Files({ month }: { month: string }) {
  const texts = useTexts('reconciliation')
  const from = `${month}-01`
  const download = async () => {
    try {
      const until = addDays(addMonths(from, 1), -1)
      const { name, csv } = await api(paylinkActs.csv, { query: { from, until } })
      saveFile(name, csv, 'text/csv;charset=utf-8')
    } catch (error) {
      notify({ message: problemText(error), colour: 'error' })
    }
  }
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-auto print:hidden">
      <Button onClick={() => window.print()}>
        <Printer aria-hidden className="size-4.5" />
        {texts.print}
      </Button>
      <Button onClick={() => void download()}>
        <Download aria-hidden className="size-4.5" />
        {texts.csv}
      </Button>
    </div>
  )
}

/** Links to the months before and after the shown one. */
function Months({ month, first }: { month: string; first: string | null }) {
  const texts = useTexts('reconciliation')
  const { before, after } = neighbours(month, { first, today: mexicoToday() })
  const of = (to: string) => linkTo('reconciliation', undefined, { month: to })
  if (!before && !after) return null
  return (
    <nav aria-label={texts.months} className="-mt-2 mb-3 flex min-h-11 flex-wrap gap-x-5 print:hidden">
      {before && (
        <Link to={of(before)} className="grid min-h-11 place-items-center">
          {texts.before}
        </Link>
      )}
      {after && (
        <Link to={of(after)} className="ml-auto grid min-h-11 place-items-center">
          {texts.after}
        </Link>
      )}
    </nav>
  )
}
