import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PrescribedFigures } from '#contract/medications/medications.ts'
import { usePrescriptionName } from '../../lib/account/prescription-name.ts'
import { formatCount, formatDate } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Link } from '../../ui/Link.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { figuresQuery, PERIOD_AT_FIRST } from './arrived.ts'
import { Part } from './Part.tsx'
import { SHOWN_PERIODS } from './periods.ts'
import { Clinical } from '../../ui/Clinical.tsx'

/** Figures of what the doctor prescribes and how often, as bars with their numbers. */
export function Figures() {
  const texts = useTexts('medications')
  const prescriptionName = usePrescriptionName()
  const [days, setDays] = useState(PERIOD_AT_FIRST)
  const { data, error, refetch } = useQuery({
    ...figuresQuery(days),
    placeholderData: keepPreviousData,
    // The figures are fetched at each visit, because a prescription may have been issued since the last one.
    refetchOnMount: 'always',
  })
  return (
    <Part
      title={texts.figuresTitle}
      lead={
        // The height of the lead is reserved from the beginning: nothing moves when the response comes.
        data?.prescriptions ? (
          <>
            {texts.figuresLead(formatCount(data.prescriptions), data.prescriptions === 1)}{' '}
            {data.is_bounded && texts.figuresBounded}
          </>
        ) : (
          '\u00A0'
        )
      }
      actions={
        <Select
          label={texts.period}
          hideLabel
          className="w-32"
          value={days}
          options={SHOWN_PERIODS.map((value) => ({ value, label: texts.periods[value] }))}
          onChange={({ target }) =>
            setDays(SHOWN_PERIODS.find((one) => one === target.value) ?? PERIOD_AT_FIRST)
          }
        />
      }
    >
      {error && !data && <LoadFailed title={texts.figuresFailed} error={error} retry={refetch} />}
      {!data && !error && <SkeletonRows rows={4} className="h-12" />}
      {data?.results.length === 0 && (
        <EmptyState
          title={texts.noFigures}
          action={<Link to={paths.newPrescription}>{prescriptionName}</Link>}
        >
          {texts.noFiguresHelp}
        </EmptyState>
      )}
      {data && data.results.length > 0 && <Bars results={data.results} />}
    </Part>
  )
}

function Bars({ results }: Pick<PrescribedFigures, 'results'>) {
  const texts = useTexts('medications')
  const most = Math.max(...results.map(({ uses }) => uses))
  return (
    <ol className="grid gap-3 surface p-4">
      {results.map(({ name, uses, patients, last_used_at: last }) => (
        <li key={name} className="grid gap-1">
          <div className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 font-semibold wrap-anywhere">
              <Clinical>{name}</Clinical>
            </span>
            <span className="shrink-0 tabular-nums">{texts.uses(formatCount(uses), uses === 1)}</span>
          </div>
          <span aria-hidden className="block h-2 overflow-hidden rounded-full bg-sunk">
            <span
              className="block h-full rounded-full bg-accent"
              style={{ width: `${Math.max(2, (100 * uses) / most)}%` }}
            />
          </span>
          <span className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-faint">
            <span>{texts.patients(formatCount(patients), patients === 1)}</span>
            <span>{texts.lastUsed(formatDate(last))}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
