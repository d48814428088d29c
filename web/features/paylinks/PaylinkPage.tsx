import { useQuery } from '@tanstack/react-query'
import type { PaylinkDetail } from '#contract/paylinks/paylinks.ts'
import { groupedClabe } from '#contract/values/identifiers/grouped-clabe.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { paylinkCalls } from '../../lib/calls/paylink-calls.ts'
import { query } from '../../lib/calls/query.ts'
import { formatDateTime, formatPesos } from '../../lib/format.ts'
import { useParams } from '../../lib/router/params.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Movements } from './Movements.tsx'
import { PaylinkActs } from './PaylinkActs.tsx'
import { PaylinkTag } from './PaylinkTag.tsx'
import { SharePaylink } from './SharePaylink.tsx'

/** Page `/paylinks/{slug}`: one payment link, with buttons for the actions that its state allows, and with its history. */
export function PaylinkPage() {
  const { one: texts } = useTexts('paylinks')
  const slug = useParams()['slug'] ?? ''
  const { data, error, refetch } = useQuery(query(paylinkCalls.get, { params: { slug } }))
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <Page
      title={texts.title}
      heading={data?.concept ?? texts.title}
      back={{ to: paths.paylinks, label: texts.back }}
    >
      {data && <Content link={data} />}
      {isMissing && <EmptyState title={texts.missing} />}
      {error && !data && !isMissing && <LoadFailed title={texts.failed} error={error} retry={refetch} />}
      {!data && !error && <SkeletonRows rows={4} className="h-24" />}
    </Page>
  )
}

function Content({ link }: { link: PaylinkDetail }) {
  const { one: texts, stateHelp, nobody } = useTexts('paylinks')
  const excess = link.balance_cents - link.amount_cents
  const returned = -link.movements.reduce((sum, { amount_cents: cents }) => sum + Math.min(cents, 0), 0)
  // The bank's tracking key, which the doctor looks for in the bank's list of movements.
  const tracking = link.movements.findLast(({ kind }) => kind === 'report')?.note
  const facts = [
    { name: texts.person, value: link.patient?.name || link.email || nobody },
    { name: texts.reference, value: link.reference },
    {
      name: texts.account,
      value: (
        <>
          {link.bank}, <span className="whitespace-nowrap">{groupedClabe(link.clabe)}</span>
        </>
      ),
    },
  ]
  return (
    <div className="grid gap-6">
      <section aria-label={texts.facts} className="grid gap-5 surface p-5 sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div>
            <p className="title tabular-nums">{formatPesos(link.amount_cents / 100)}</p>
            {link.balance_cents > 0 && (excess < 0 || returned > 0) && (
              <p>
                {returned > 0
                  ? texts.kept(
                      formatPesos((link.balance_cents + returned) / 100),
                      formatPesos(returned / 100),
                    )
                  : texts.partly(formatPesos(link.balance_cents / 100))}
              </p>
            )}
          </div>
          <PaylinkTag state={link.state} />
        </div>
        <p className="text-ink-soft">
          {stateHelp[link.state]}
          {link.state === 'pending' && ` ${texts.until(lastMoment(link.expires_at))}.`}
        </p>
        {link.state === 'reported' && tracking && (
          <p>
            {texts.tracking}: <b className="font-semibold wrap-anywhere">{tracking}</b>
          </p>
        )}
        {excess > 0 && (
          <p className="rounded-control bg-warn-soft px-4 py-3 text-warn-ink">
            {texts.excess(formatPesos(excess / 100))}
          </p>
        )}
        <dl className="grid gap-x-6 gap-y-3 border-t border-line pt-4 sm:grid-cols-2">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-sm text-ink-faint">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <PaylinkActs link={link} />
      </section>
      <SharePaylink link={link} />
      <Movements link={link} />
    </div>
  )
}

/** The last minute in which a payment link can be paid: its end is the midnight after its last day. */
const lastMoment = (expiresAt: string): string =>
  formatDateTime(new Date(new Date(expiresAt).getTime() - 60_000))
