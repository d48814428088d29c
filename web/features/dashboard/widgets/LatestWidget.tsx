import type { LatestPrescription } from '#contract/dashboard/dashboard.ts'
import { useNow } from '../../../ui/use-now.ts'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo, paths } from '../../../paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Clinical } from '../../../ui/Clinical.tsx'
import { Link } from '../../../ui/Link.tsx'
import { formatMoment } from '../format-moment.ts'
import { TitleLink } from '../frame/TitleLink.tsx'
import { WidgetFrame } from '../frame/WidgetFrame.tsx'
import { useDashboardPart } from '../use-dashboard.ts'

const NAMED = 3

/** The five prescriptions that the doctor issued last. The button that repeats one is shown on wide screens only. */
export function LatestWidget() {
  const { latest } = useTexts('widgets')
  const now = useNow()
  return (
    <WidgetFrame
      id="latest"
      loaded={useDashboardPart('latest')}
      action={<TitleLink to={paths.prescriptions}>{latest.all}</TitleLink>}
      isEmpty={(rows) => rows.length === 0}
      empty={
        <>
          <p className="font-semibold text-ink">{latest.none}</p>
          <p>{latest.noneHelp}</p>
        </>
      }
    >
      {(rows) => (
        <ul>
          {rows.map((row) => (
            <LatestRow key={row.signature} row={row} now={now} />
          ))}
        </ul>
      )}
    </WidgetFrame>
  )
}

function LatestRow({ row, now }: { row: LatestPrescription; now: Date }) {
  const { todayAt } = useTexts('dashboard')
  const { patientUnnamed, latest } = useTexts('widgets')
  const { state } = useTexts('prescription-states')
  const patient = row.patient_name || patientUnnamed
  const isLost = row.sent === 'failed' && row.status === 'available'
  const names = row.medications.slice(0, NAMED)
  const more = row.medications.length - names.length
  return (
    <li className="flex items-center border-line not-first:border-t hover:bg-sunk">
      <Link
        to={linkTo('prescription', { signature: row.signature })}
        className="grid h-[4.25rem] min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 px-4 text-ink! no-underline! focus-visible:-outline-offset-2 sm:px-5"
      >
        <span className="truncate font-semibold">{patient}</span>
        <span
          className={classNames('text-right text-sm font-normal', isLost ? 'text-warn-ink' : 'text-ink-soft')}
        >
          {isLost ? latest.undelivered : state[row.status]}
        </span>
        <span className="truncate font-normal text-ink-soft">
          <Clinical>{names.join(', ')}</Clinical>
          {more > 0 && ` ${latest.more(more)}`}
        </span>
        <time dateTime={row.issued_at} className="text-right text-sm font-normal text-ink-faint">
          {formatMoment(row.issued_at, now, todayAt)}
        </time>
      </Link>
      <Link
        button="quiet"
        to={linkTo('newPrescription', undefined, { repeat: row.signature })}
        aria-label={latest.repeatOf(patient)}
        className="-ml-4 max-lg:hidden"
      >
        {latest.repeat}
      </Link>
    </li>
  )
}
