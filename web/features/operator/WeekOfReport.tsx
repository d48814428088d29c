import { CalendarCheck } from 'lucide-react'
import type { GapCounts, WeeklyReport as Report } from '#contract/weekly/weekly-report.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { formatDateTime, formatDay } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { operatorCalls } from './calls.ts'
import { ask } from './turn.ts'
import { useAsked } from './use-asked.ts'

interface WeekProps {
  /** Monday of the week whose report is shown, or `last` for the latest report. */
  week: string
  onWeek: (week: string) => void
}

/** The weekly report to the responsible physician: figures and entries of one week, to be read or printed. */
export function WeekOfReport({ week, onWeek }: WeekProps) {
  const texts = useTexts('weekly-report')
  const { data, error, refetch } = useAsked(['week', week], async (signal) => {
    const query = week === 'last' ? {} : { week }
    return ask(operatorCalls.weekly, { query }, signal).catch((refusal: unknown) => {
      if (refusal instanceof ApiError && refusal.code === 'forbidden') return 'forbidden' as const
      throw refusal
    })
  })
  if (!data && error) return <LoadFailed title={texts.failed} error={error} retry={refetch} />
  if (!data) return <SkeletonRows rows={4} className="h-[4.75rem]" />
  if (data === 'forbidden') return <Notice text={texts.forbidden} />
  const { weeks, report } = data
  if (!report) return <Notice text={texts.none} />
  return (
    <article className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-3 print:hidden">
        <Select
          label={texts.week}
          value={report.from}
          options={weeks.map((value) => ({ value, label: formatDay(value) }))}
          onChange={(event) => onWeek(event.target.value)}
          className="w-56"
        />
        <Button onClick={() => window.print()}>{texts.print}</Button>
      </div>
      <header>
        <h2 className="text-lg font-semibold">
          {texts.weekOf(formatDay(report.from), formatDay(report.until))}
        </h2>
        <p className="text-sm text-ink-soft">{texts.madeAt(formatDateTime(report.made_at))}</p>
      </header>
      {report.issued === 0 ? <Notice text={texts.empty} /> : <Figures report={report} />}
      <p className="text-sm text-ink-soft">{texts.privacy}</p>
    </article>
  )
}

const Notice = ({ text }: { text: string }) => <EmptyState icon={CalendarCheck}>{text}</EmptyState>

function Figures({ report }: { report: Report }) {
  const texts = useTexts('weekly-report')
  const { unknown, overrides, repeats } = report
  const figures = [
    [texts.issued, texts.figure(report.issued)],
    [texts.doctors, texts.figure(report.doctors)],
    [texts.gapsPer100, texts.figure(per100(report.gaps, report.issued))],
  ] as const
  return (
    <>
      <dl className="grid gap-3 sm:grid-cols-3">
        {figures.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse justify-end surface p-4">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="text-xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {report.gaps_by && <Gaps counts={report.gaps_by} issued={report.issued} />}
      <Entries
        title={texts.sections.unknown}
        count={unknown.count}
        rows={unknown.rows.map(({ text, ...row }) => ({ ...row, what: text, reason: '' }))}
      />
      <Entries
        title={texts.sections.overrides}
        count={overrides.count}
        rows={overrides.rows.map(withNames)}
      />
      <Entries title={texts.sections.repeats} count={repeats.count} rows={repeats.rows.map(withNames)} />
    </>
  )
}

/** Converts a count to the number for each 100 prescriptions, with one decimal. */
const per100 = (count: number, issued: number): number => Math.round((1000 * count) / issued) / 10

/**
 * What the safety checks could not check, for each 100 prescriptions, by the cause: missing data of a patient, missing rules, or
 * text that was not understood.
 */
function Gaps({ counts, issued }: { counts: GapCounts; issued: number }) {
  const { gaps, figure } = useTexts('weekly-report')
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{gaps.title}</h3>
      <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
        {(['record', 'knowledge', 'text'] as const).map((kind) => (
          <div key={kind} className="flex justify-between gap-6 bg-card px-4 py-3">
            <dt>{gaps[kind]}</dt>
            <dd className="font-medium tabular-nums">{figure(per100(counts[kind], issued))}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">{gaps.once}</p>
    </section>
  )
}

const withNames = ({ about, ...row }: Report['overrides']['rows'][number]) => ({
  ...row,
  what: about.join(' + '),
})

interface Entry {
  code: string
  day: string
  doctor: string
  what: string
  reason: string
}

/** One list of the weekly report, such as that of the overridden findings. */
function Entries({ title, count, rows }: { title: string; count: number; rows: readonly Entry[] }) {
  const texts = useTexts('weekly-report')
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">
        {title}: {texts.figure(count)}
      </h3>
      {rows.length === 0 ? (
        <p className="text-ink-soft">{texts.nothing}</p>
      ) : (
        <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
          {rows.map(({ code, day, doctor, what, reason }, at) => (
            <li
              key={`${code} ${at}`}
              className="grid gap-x-6 gap-y-1 bg-card px-4 py-3 wrap-anywhere break-inside-avoid sm:grid-cols-[14rem_1fr]"
            >
              <p className="text-sm text-ink-soft">
                <span className="font-medium text-ink tabular-nums">{code}</span>, {formatDay(day)}
                <br />
                {doctor}
              </p>
              <div>
                <p lang="es">{what}</p>
                {reason !== '' && (
                  <p className="text-sm text-ink-soft">
                    {texts.reason}: <span lang="es">{reason}</span>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {count > rows.length && <p className="text-sm text-ink-soft">{texts.more(rows.length, count)}</p>}
    </section>
  )
}
