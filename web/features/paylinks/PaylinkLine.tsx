import type { Paylink } from '#contract/paylinks/paylinks.ts'
import { formatDate, formatPesos } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { linkTo } from '../../paths.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { PaylinkTag } from './PaylinkTag.tsx'

/** One line of the ledger: amount, concept, person, state and date. */
export function PaylinkLine({ link }: { link: Paylink }) {
  const texts = useTexts('paylinks')
  return (
    <li>
      <Anchor
        to={linkTo('paylink', { slug: link.slug })}
        className="grid min-h-[4.75rem] grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 gap-y-0.5 px-4 py-2.5 text-ink no-underline hover:bg-sunk focus-visible:-outline-offset-2 sm:grid-cols-[6rem_minmax(0,1fr)_auto] sm:px-5"
      >
        <b className="font-semibold tabular-nums sm:row-span-2 sm:text-right sm:text-lg">
          {formatPesos(link.amount_cents / 100)}
        </b>
        <span className="wrap-anywhere max-sm:col-span-2 max-sm:row-start-2">{link.concept}</span>
        <span className="max-sm:col-start-2 max-sm:row-start-1 max-sm:justify-self-end sm:justify-self-end">
          <PaylinkTag state={link.state} />
        </span>
        <span className="truncate text-sm text-ink-faint max-sm:row-start-3 sm:col-start-2">
          {link.patient?.name || link.email || texts.nobody}
        </span>
        <time
          dateTime={link.changed_at}
          className="justify-self-end text-sm text-ink-faint max-sm:col-start-2 max-sm:row-start-3"
        >
          {formatDate(link.changed_at)}
        </time>
      </Anchor>
    </li>
  )
}
