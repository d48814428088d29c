import type { Reconciliation } from '#contract/paylinks/reconciliation.ts'
import { formatPesos } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'

/**
 * Sums of money that payment links asked for, that arrived, and that was given back in a month; blank until the
 * sums are known.
 */
export function MonthSums({ totals }: { totals: Reconciliation['totals'] | undefined }) {
  const texts = useTexts('reconciliation')
  const sums = [
    { label: texts.asked, help: texts.askedHelp, cents: totals?.asked_cents },
    { label: texts.received, help: texts.receivedHelp, cents: totals?.received_cents },
    { label: texts.returned, help: texts.returnedHelp, cents: totals?.returned_cents },
  ]
  return (
    <dl
      aria-label={texts.sums}
      className="mb-5 grid overflow-hidden surface max-sm:divide-y sm:grid-cols-3 sm:divide-x divide-line"
    >
      {sums.map(({ label, help, cents }) => (
        <div
          key={label}
          className="grid content-start px-4 py-3.5 max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-baseline max-sm:gap-x-4 sm:px-5"
        >
          <dt className="text-sm text-ink-soft max-sm:text-base max-sm:text-ink">{label}</dt>
          <dd className="min-h-8 text-lg font-semibold tabular-nums max-sm:justify-self-end sm:text-xl">
            {/* A space keeps the baseline of the line, so that the rows keep their height when the sums come. */}
            {cents === undefined ? '\u00A0' : formatPesos(cents / 100)}
          </dd>
          <dd className="text-sm text-ink-faint max-sm:col-span-2">{help}</dd>
        </div>
      ))}
    </dl>
  )
}
