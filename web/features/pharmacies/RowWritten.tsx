import { keepDosesWhole } from '#contract/values/keep-doses-whole.ts'
import { useTexts } from '../../lib/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { Tag } from '../../ui/Tag.tsx'
import type { CounterRow } from './sale.ts'
import { Clinical } from '../../ui/Clinical.tsx'

/**
 * What the doctor wrote in a row: first the presentation, by which the pharmacist looks for the package, then the
 * instructions.
 */
export function RowWritten({ row }: { row: CounterRow }) {
  const texts = useTexts('pharmacies')
  const { fraction } = useTexts('verification')
  const names = row.presentation.toLocaleLowerCase('es').includes(row.generic.toLocaleLowerCase('es'))
  return (
    <div className="grid content-start gap-1">
      <h3 className={classNames('text-lg font-semibold', row.ended && 'line-through')}>
        <Clinical>{keepDosesWhole(row.presentation)}</Clinical>
      </h3>
      {!names && (
        <p className="text-ink-soft">
          <Clinical>{row.generic}</Clinical>
        </p>
      )}
      <p className={classNames('text-pretty text-ink-soft', row.ended && 'line-through')}>
        <Clinical>{keepDosesWhole(row.instructions)}</Clinical>
      </p>
      {(row.fraction || !row.substitution_allowed) && (
        <p className="mt-0.5 flex flex-wrap gap-2">
          {row.fraction && <Tag tone="outline">{fraction(row.fraction)}</Tag>}
          {!row.substitution_allowed && <Tag tone="warn">{texts.row.noSubstitution}</Tag>}
        </p>
      )}
    </div>
  )
}
