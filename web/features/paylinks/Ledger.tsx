import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Download, HandCoins } from 'lucide-react'
import { useState } from 'react'
import type { PaymentAccount } from '#contract/paylinks/paylinks.ts'
import { api } from '../../lib/calls/api.ts'
import { listOf } from '../../lib/list-of.ts'
import { paylinkCalls } from '../../lib/calls/paylink-calls.ts'
import { problemText } from '../../lib/calls/problem-text.ts'
import { query } from '../../lib/calls/query.ts'
import { formatCount, formatPesos } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Link } from '../../ui/Link.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { notify } from '../../ui/notices/notices.ts'
import { saveFile } from '../../ui/save-file.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { AccountSummary } from './AccountSummary.tsx'
import { paylinkActs } from './calls.ts'
import { PaylinkLine } from './PaylinkLine.tsx'

const A_PAGE = 15

/** The doctor's payment links with their totals, the newest first. The account is undefined until it is read. */
export function Ledger({ account }: { account: PaymentAccount | undefined }) {
  const texts = useTexts('paylinks')
  const [offset, setOffset] = useState(0)
  const { data, error, refetch } = useQuery({
    ...query(paylinkCalls.list, { query: { limit: A_PAGE, offset } }),
    placeholderData: keepPreviousData,
  })
  const { count, items } = listOf(data, ({ slug }) => slug)
  const totals = [
    { label: texts.onItsWay, cents: data?.totals.on_its_way_cents },
    { label: texts.received, cents: data?.totals.received_cents },
  ]
  return (
    <div className="grid gap-6">
      <dl className="grid grid-cols-2 gap-4">
        {totals.map(({ label, cents }) => (
          <div key={label} className="surface px-4 py-3.5 sm:px-5">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="min-h-9 text-xl font-semibold tabular-nums">
              {cents !== undefined && formatPesos(cents / 100)}
            </dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="payments">
        <h2 id="payments" className="sr-only">
          {texts.list}
        </h2>
        {items.size > 0 && (
          <ul className="rows overflow-hidden">
            {[...items].map(([slug, link]) => (
              <PaylinkLine key={slug} link={link} />
            ))}
          </ul>
        )}
        {count === 0 && (
          <EmptyState icon={HandCoins} title={texts.empty}>
            {texts.emptyHelp}
          </EmptyState>
        )}
        {error && !data && <LoadFailed title={texts.failed} error={error} retry={refetch} />}
        {!data && !error && <SkeletonRows rows={5} className="h-[4.75rem]" />}
        {count > A_PAGE && <Pages offset={offset} shown={items.size} count={count} onGo={setOffset} />}
      </section>
      {/* The parts below the list are drawn once the list is loaded or has failed, because its height is unknown before. */}
      {account && (data || error) && (
        <div className="grid gap-4 border-t border-line pt-5 sm:grid-cols-2">
          <AccountSummary account={account} />
          <Accountant />
        </div>
      )}
    </div>
  )
}

interface PagesProps {
  offset: number
  shown: number
  count: number
  onGo: (offset: number) => void
}

function Pages({ offset, shown, count, onGo }: PagesProps) {
  const texts = useTexts('paylinks')
  return (
    <nav aria-label={texts.pages} className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-soft">
        {texts.range(formatCount(offset + 1), formatCount(offset + shown), formatCount(count))}
      </p>
      <div className="flex gap-2">
        <Button disabled={offset === 0} onClick={() => onGo(Math.max(0, offset - A_PAGE))}>
          <ChevronLeft aria-hidden className="size-4.5" />
          {texts.previous}
        </Button>
        <Button disabled={offset + shown >= count} onClick={() => onGo(offset + A_PAGE)}>
          {texts.next}
          <ChevronRight aria-hidden className="size-4.5" />
        </Button>
      </div>
    </nav>
  )
}

/** Section for the doctor's accountant: a link to the reconciliation, and a button that downloads all movements of money. */
function Accountant() {
  const { accountant } = useTexts('paylinks')
  const download = async () => {
    try {
      const { name, csv } = await api(paylinkActs.csv, {})
      saveFile(name, csv, 'text/csv;charset=utf-8')
    } catch (error) {
      notify({ message: problemText(error), colour: 'error' })
    }
  }
  return (
    <section aria-labelledby="accountant" className="grid content-start justify-items-start gap-2">
      <h2 id="accountant" className="font-semibold">
        {accountant.title}
      </h2>
      <p className="text-ink-soft">{accountant.text}</p>
      <div className="flex flex-wrap gap-2">
        <Link button="secondary" to={paths.reconciliation}>
          {accountant.reconcile}
        </Link>
        <Button onClick={() => void download()}>
          <Download aria-hidden className="size-4.5" />
          {accountant.download}
        </Button>
      </div>
    </section>
  )
}
