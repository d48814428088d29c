import type { ReactNode } from 'react'
import { isAnyRepeated } from '#contract/figures/any-repeated.ts'
import type { MonthReport } from '#contract/figures/month-report.ts'
import { useTexts } from '../../lib/texts.ts'
import { type BarEntry, BarList } from '../../ui/figures/BarList.tsx'

/**
 * Medicines and diagnoses of a month, the most frequent first. The lists stand beside each other only where the names of
 * diagnoses have room.
 */
export function MonthLists({ report }: { report: MonthReport }) {
  const texts = useTexts('month-page')
  const { topUses } = useTexts('figures')
  const medications = report.medications.map(({ name, uses }) => ({
    id: name,
    name,
    uses,
    said: topUses(uses),
  }))
  const diagnoses = report.diagnoses.map(({ code, name, uses }) => ({
    id: code,
    name,
    code,
    uses,
    said: texts.inPrescriptions(uses),
  }))
  return (
    <div className="@container mt-7">
      <div className="grid gap-7 @3xl:grid-cols-2">
        <NamedList
          title={texts.medications(isAnyRepeated(medications))}
          more={report.medications_in_all > 0 ? texts.medicationsInAll(report.medications_in_all) : ''}
          entries={medications}
          none={texts.medicationsNone}
        />
        <NamedList
          title={texts.diagnoses(isAnyRepeated(diagnoses))}
          more=""
          entries={diagnoses}
          none={texts.diagnosesNone}
        />
      </div>
    </div>
  )
}

interface NamedListProps {
  title: string
  more: ReactNode
  entries: readonly BarEntry[]
  none: string
}

function NamedList({ title, more, entries, none }: NamedListProps) {
  return (
    <section aria-label={title} className="flex flex-col">
      <div className="mb-2 flex min-h-7 items-baseline justify-between gap-4">
        <h2 className="font-semibold">{title}</h2>
        <span className="text-sm text-ink-faint">{more}</span>
      </div>
      <div className="flex-1 surface px-5 py-2.5">
        {entries.length === 0 ? <p className="py-4 text-ink-soft">{none}</p> : <BarList entries={entries} />}
      </div>
    </section>
  )
}
