import type { PaylinkDetail } from '#contract/paylinks/paylinks.ts'
import { formatDateTime, formatPesos } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'

/** List of all that happened to a payment link, the newest first. */
export function Movements({ link }: { link: PaylinkDetail }) {
  const { one: texts } = useTexts('paylinks')
  return (
    <section aria-labelledby="movements" className="grid gap-2">
      <h2 id="movements" className="font-semibold">
        {texts.history}
      </h2>
      <ol className="rows">
        {link.movements.toReversed().map((moved) => (
          <li
            key={moved.at + moved.kind}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4 py-3 sm:px-5"
          >
            <span>
              {[texts.kinds[moved.kind] ?? moved.kind, texts.methods[moved.method]]
                .filter(Boolean)
                .join(', ')}
            </span>
            {moved.amount_cents !== 0 && (
              <span className="col-start-2 text-right font-semibold tabular-nums">
                {formatPesos(moved.amount_cents / 100)}
              </span>
            )}
            {moved.note !== '' && (
              <span className="col-start-1 row-start-2 text-sm wrap-anywhere text-ink-faint">
                {moved.note}
              </span>
            )}
            <time dateTime={moved.at} className="col-start-2 text-right text-sm text-ink-faint">
              {formatDateTime(moved.at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
