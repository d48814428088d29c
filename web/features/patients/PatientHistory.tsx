import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate, formatDay } from '../../lib/format.ts'
import { patientPages } from '../../lib/calls/patient-calls.ts'
import { query } from '../../lib/calls/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { linkTo } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { AlteredNotice } from '../../ui/AlteredNotice.tsx'
import { Anchor } from '../../ui/Anchor.tsx'
import { Clinical } from '../../ui/Clinical.tsx'

const STEP = 10

/** Prescriptions of the patient, newest first. */
export function PatientHistory({ uid }: { uid: string }) {
  const texts = useTexts('patient-pages')
  const [limit, setLimit] = useState(STEP)
  const { data, error, refetch } = useQuery({
    ...query(patientPages.prescriptions, { params: { uid }, query: { limit } }),
    placeholderData: keepPreviousData,
  })
  const rows = data?.results ?? []
  return (
    <section aria-labelledby="history" className="grid gap-3">
      <h2 id="history" className="text-lg font-semibold">
        {texts.history}
      </h2>
      <AlteredNotice altered={data?.altered} />
      {rows.length > 0 && (
        <ul className="rows">
          {rows.map((rx) => (
            <li
              key={rx.signature}
              className="relative grid gap-x-4 px-4 py-3 hover:bg-sunk sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:px-5"
            >
              <Anchor
                to={linkTo('prescription', { signature: rx.signature })}
                className="font-semibold text-ink no-underline outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
              >
                {formatDate(rx.issued_at)}
              </Anchor>
              <div className="min-w-0">
                <p className="wrap-anywhere">
                  <Clinical>{rx.medications.join(', ')}</Clinical>
                </p>
                {rx.follow_up_on && <p className="text-sm">{texts.followUp(formatDay(rx.follow_up_on))}</p>}
                <p className="text-sm text-ink-faint">
                  <Clinical>{rx.diagnosis}</Clinical>
                </p>
              </div>
              <div className="flex items-start sm:justify-end">
                {rx.is_rejected ? (
                  <Tag>{texts.cancelled}</Tag>
                ) : (
                  // The link to repeat the prescription stands above the link of the row, which covers the whole row.
                  <Link
                    button="quiet"
                    to={linkTo('newPrescription', undefined, { repeat: rx.signature })}
                    aria-label={texts.repeatOf(formatDate(rx.issued_at))}
                    className="relative z-10 -my-2 -ml-4 sm:-mr-4"
                  >
                    {texts.repeat}
                  </Link>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {data && data.count > rows.length + (data.altered?.length ?? 0) && (
        <Button className="justify-self-start" onClick={() => setLimit(limit + STEP)}>
          {texts.more}
        </Button>
      )}
      {data?.count === 0 && <p className="text-ink-soft">{texts.noHistory}</p>}
      {error && !data && <LoadFailed title={texts.historyFailed} error={error} retry={refetch} />}
      {!data && !error && <SkeletonRows rows={2} />}
    </section>
  )
}
