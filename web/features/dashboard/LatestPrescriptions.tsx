import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import type { Prescription } from '#contract/prescriptions.ts'
import { prescriptionCalls } from '../../lib/calls/endpoints.ts'
import { formatDateTime } from '../../lib/format.ts'
import { query } from '../../lib/calls/query.ts'
import { stateTag } from '../../lib/state-tag.ts'
import { useTexts } from '../../lib/texts.ts'
import { linkTo, paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Link } from '../../ui/Link.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Clinical } from '../../ui/Clinical.tsx'

const LATEST = 5
const NAMED = 2

/** The five prescriptions that were written last. */
export function LatestPrescriptions() {
  const texts = useTexts('dashboard')
  const { data, error, refetch } = useQuery(
    query(prescriptionCalls.list, { query: { limit: LATEST, offset: 0 } }),
  )
  return (
    <section aria-labelledby="latest">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 id="latest" className="font-semibold text-ink-soft">
          {texts.latest}
        </h2>
        {data && data.count > 0 && (
          <Link to={paths.prescriptions} className="grid min-h-11 place-items-center">
            {texts.all}
          </Link>
        )}
      </div>
      {data && data.count > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
          {data.results.map((rx) => (
            <LatestRow key={rx.signature} rx={rx} />
          ))}
        </ul>
      )}
      {data?.count === 0 && (
        <EmptyState icon={FileText} title={texts.none}>
          {texts.noneHelp}
        </EmptyState>
      )}
      {error && !data && <LoadFailed title={texts.failed} error={error} retry={refetch} />}
      {!data && !error && <SkeletonRows rows={LATEST} className="h-[4.25rem]" />}
    </section>
  )
}

function LatestRow({ rx }: { rx: Prescription }) {
  const texts = useTexts('dashboard')
  const { state } = useTexts('prescription-states')
  const [code] = rx.status.rx_status
  const names = rx.medications.slice(0, NAMED).map((row) => row.generic || row.presentation)
  const more = rx.medications.length - names.length
  return (
    <li>
      <Link
        to={linkTo('prescription', { signature: rx.signature })}
        className="grid grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-3 text-ink! no-underline! hover:bg-sunk focus-visible:-outline-offset-2"
      >
        <span className="font-semibold wrap-anywhere">{rx.patient.name || texts.patientUnnamed}</span>
        <span className="justify-self-end">
          <Tag tone={stateTag[code]}>{state[code]}</Tag>
        </span>
        <span className="truncate font-normal text-ink-soft">
          <Clinical>{names.join(', ')}</Clinical>
          {more > 0 && ` ${texts.more(more)}`}
        </span>
        <time dateTime={rx.issued_at} className="text-right text-sm font-normal text-ink-faint">
          {formatDateTime(rx.issued_at)}
        </time>
      </Link>
    </li>
  )
}
