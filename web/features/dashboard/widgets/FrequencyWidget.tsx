import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PrescriptionFrequency } from '#contract/figures/figures.ts'
import { figureCalls } from '../../../lib/calls/figure-calls.ts'
import { query } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChoiceButtons } from '../../../ui/fields/ChoiceButtons.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { loadedFrom, type WidgetData } from '../loaded.ts'
import { WidgetFrame } from '../frame/WidgetFrame.tsx'
import { FrequencyChart } from '../frequency/FrequencyChart.tsx'
import { FrequencyTable } from '../frequency/FrequencyTable.tsx'
import { useDashboardPart } from '../use-dashboard.ts'

type By = PrescriptionFrequency['by']
const BY: readonly By[] = ['day', 'week', 'month']

/** How many prescriptions the doctor issued by day, week or month, as a chart and as a table. */
export function FrequencyWidget() {
  const texts = useTexts('figures')
  const [by, setBy] = useState<By>('day')
  const [isTable, setTable] = useState(false)
  const loaded = useFrequency(by)
  return (
    <WidgetFrame
      id="frequency"
      title={texts.byTitle[by]}
      choice={<Choice by={by} choose={setBy} />}
      loaded={loaded}
      action={
        loaded.state !== 'failed' && (
          <Button
            tone="quiet"
            className="-mr-4 text-sm"
            disabled={loaded.state === 'loading'}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? texts.asChart : texts.asTable}
          </Button>
        )
      }
    >
      {(frequency) => (
        <div
          className={classNames(
            'grid px-5 pt-2 pb-3',
            isTable ? 'content-start' : 'h-[14rem] grid-rows-[minmax(0,1fr)]',
          )}
        >
          {isTable ? <FrequencyTable frequency={frequency} /> : <Chart frequency={frequency} />}
        </div>
      )}
    </WidgetFrame>
  )
}

/** Choice between days, weeks and months for the chart. The choice is shown also while the data load, and after a failure. */
function Choice({ by, choose }: { by: By; choose: (by: By) => void }) {
  const texts = useTexts('figures')
  return (
    <div className="-ml-3 px-5 pt-3">
      <ChoiceButtons
        label={texts.byLabel}
        options={BY.map((value) => ({ value, label: texts.by[value] }))}
        chosen={by}
        onChoose={choose}
        isFramed={false}
      />
    </div>
  )
}

function Chart({ frequency }: { frequency: PrescriptionFrequency }) {
  const { chartNone } = useTexts('figures')
  const isEmpty = frequency.results.every(({ prescriptions }) => prescriptions === 0)
  return isEmpty ? (
    <p className="grid place-content-center text-center text-ink-soft">{chartNone}</p>
  ) : (
    <FrequencyChart frequency={frequency} />
  )
}

/** Counts of prescriptions: by day from the request for all widgets; by week or month from a request of their own. */
function useFrequency(by: By): WidgetData<PrescriptionFrequency> {
  const days = useDashboardPart('frequency', { clears: true })
  const { data, error, refetch } = useQuery({
    ...query(figureCalls.frequency, { query: { by } }),
    enabled: by !== 'day',
  })
  return by === 'day' ? days : loadedFrom({ data, error, refetch }, { clears: true })
}
