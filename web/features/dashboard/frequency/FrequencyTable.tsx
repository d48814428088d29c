import type { PrescriptionFrequency } from '#contract/figures/figures.ts'
import { formatDay } from '../../../lib/format.ts'
import { monthAndYear } from '../../../lib/format-period.ts'
import { useTexts } from '../../../lib/texts.ts'

/**
 * The numbers of prescriptions of the chart as a table, one row for each period, the newest first. The widget grows when the
 * table is shown.
 */
export function FrequencyTable({ frequency: { by, results } }: { frequency: PrescriptionFrequency }) {
  const texts = useTexts('figures')
  const name = by === 'month' ? monthAndYear : formatDay
  return (
    <table aria-label={texts.byTitle[by]} className="w-full text-left tabular-nums">
      <thead className="text-sm text-ink-soft">
        <tr>
          <th className="py-1.5 font-normal">{texts.period[by]}</th>
          <th className="py-1.5 text-right font-normal">{texts.count}</th>
        </tr>
      </thead>
      <tbody>
        {results.toReversed().map(({ from, prescriptions }) => (
          <tr key={from} className="border-t border-line">
            <th scope="row" className="py-1.5 font-normal">
              {name(from)}
            </th>
            <td className="py-1.5 text-right">{prescriptions}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
