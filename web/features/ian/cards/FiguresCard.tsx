import { formatCount } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Clinical } from '../../../ui/Clinical.tsx'
import { Card } from './Card.tsx'
import type { CardOf } from './card-of.ts'

/** Card with the figures of a period: how many prescriptions and patients, and the most frequent medicines. */
export function FiguresCard({ card }: { card: CardOf<'figures'> }) {
  const texts = useTexts('ian')
  const { prescriptions, patients, top } = card
  const figures = [
    [prescriptions, texts.prescriptions(prescriptions)],
    [patients, texts.patients(patients)],
  ] as const
  return (
    <Card>
      <dl className="flex gap-8">
        {figures.map(([count, name]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="text-xl font-semibold tabular-nums">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      {top.length > 0 && (
        <table className="mt-2 w-full">
          <caption className="text-left text-sm text-ink-faint">{texts.top}</caption>
          <tbody className="divide-y divide-line">
            {top.map(({ name, uses }) => (
              <tr key={name}>
                <th scope="row" className="py-1.5 text-left font-normal">
                  <Clinical>{name}</Clinical>
                </th>
                <td className="py-1.5 text-right text-ink-soft tabular-nums">{texts.uses(uses)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
